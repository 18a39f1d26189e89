import type { ReactNode } from 'react';
import { View, type StyleProp, type ViewProps, type ViewStyle } from 'react-native';

import { useTheme } from '../look/theme';
import { CORNER, type Depth } from '../look/tokens';

/** Cream paper on the table: seats, trays, cards and rows lie on one. */
export function Panel({
  depth = 'resting',
  corner = CORNER.panel,
  tone = 'panel',
  style,
  children,
  ...rest
}: Omit<ViewProps, 'style'> & {
  depth?: Depth;
  corner?: number;
  tone?: 'panel' | 'sunk' | 'actionSoft' | 'table';
  style?: StyleProp<ViewStyle>;
  children?: ReactNode;
}) {
  const theme = useTheme();
  return (
    <View
      style={[
        { backgroundColor: theme.colors[tone], borderRadius: corner, boxShadow: theme.depth[depth], ...theme.outline },
        style,
      ]}
      {...rest}
    >
      {children}
    </View>
  );
}

/** A quiet line between the rows of a panel. */
export function Divider() {
  const { colors, isHighContrast } = useTheme();
  return <View style={{ height: isHighContrast ? 2 : 1, backgroundColor: colors.line }} />;
}
