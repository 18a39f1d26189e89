import type { ReactNode } from 'react';
import { ScrollView, View } from 'react-native';

import { useTheme } from '../look/theme';
import { SPACE } from '../look/tokens';
import { useLayout } from './layout';

/** A scrolling screen: safe on every edge, never wider than a page one likes to read. */
export function Screen({
  testID,
  header,
  footer,
  maxWidth = 720,
  children,
}: {
  testID: string;
  header?: ReactNode;
  /** Stays on screen below what scrolls: the one main button. */
  footer?: ReactNode;
  maxWidth?: number;
  children: ReactNode;
}) {
  const { colors } = useTheme();
  const { edge, insets } = useLayout();
  const sides = { paddingLeft: Math.max(edge, insets.left), paddingRight: Math.max(edge, insets.right) };
  return (
    <View testID={testID} role="main" style={{ flex: 1, backgroundColor: colors.bg, paddingTop: insets.top }}>
      {header !== undefined && (
        <View style={[sides, { width: '100%', maxWidth: maxWidth + 2 * edge, alignSelf: 'center' }]}>{header}</View>
      )}
      <ScrollView
        style={{ flex: 1 }}
        contentContainerStyle={[
          sides,
          {
            width: '100%',
            maxWidth: maxWidth + 2 * edge,
            alignSelf: 'center',
            paddingTop: SPACE.inside,
            paddingBottom: footer === undefined ? insets.bottom + SPACE.edgeTablet : SPACE.edge,
            gap: SPACE.between,
          },
        ]}
      >
        {children}
      </ScrollView>
      {footer !== undefined && (
        <View
          style={[
            sides,
            {
              width: '100%',
              maxWidth: maxWidth + 2 * edge,
              alignSelf: 'center',
              paddingTop: SPACE.inside,
              paddingBottom: insets.bottom + SPACE.between,
            },
          ]}
        >
          {footer}
        </View>
      )}
    </View>
  );
}
