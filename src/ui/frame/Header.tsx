import type { ReactNode } from 'react';
import { View } from 'react-native';

import { IconButton } from '../controls/IconButton';
import { SPACE } from '../look/tokens';
import { Text } from '../text/Text';

/** The way back and the name of the screen. */
export function Header({
  title,
  backLabel,
  onBack,
  end,
}: {
  title: string;
  backLabel: string;
  onBack: () => void;
  /** What else the screen offers, where a row of its own would take too much of it. */
  end?: ReactNode;
}) {
  return (
    <View
      testID="header"
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.inside,
        paddingVertical: SPACE.inside,
        marginLeft: -SPACE.inside,
      }}
    >
      <IconButton icon="back" label={backLabel} bare onPress={onBack} testID="back" />
      <Text variant="title" role="heading" aria-level={1} style={{ flex: 1 }}>
        {title}
      </Text>
      {end}
    </View>
  );
}
