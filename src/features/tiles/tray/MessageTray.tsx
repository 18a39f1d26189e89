import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useLayout } from '@/ui/frame/layout';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { useIsInPanel } from '../dock';

/** What is going on when there is nothing to decide: who thinks, what is shown, how it ended. */
export function MessageTray({
  title,
  text,
  mark,
  children,
  testID,
}: {
  title: string;
  text?: string;
  /** Whose doing it is. */
  mark?: ReactNode;
  /** The one thing that can be done. */
  children?: ReactNode;
  testID: string;
}) {
  const { edge, kind } = useLayout();
  const isInPanel = useIsInPanel();
  return (
    <View
      testID={testID}
      style={{ gap: SPACE.between, paddingHorizontal: isInPanel ? 0 : edge, paddingTop: isInPanel ? 0 : SPACE.edge }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.between, minHeight: 48 }}>
        {mark}
        <View style={{ flex: 1, gap: 2 }}>
          <Text variant={kind === 'tablet' ? 'cardLarge' : 'card'} role="heading" aria-level={2}>
            {title}
          </Text>
          {text !== undefined && (
            <Text variant="caption" color="ink2">
              {text}
            </Text>
          )}
        </View>
      </View>
      {children}
    </View>
  );
}
