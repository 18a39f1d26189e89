import { useId } from 'react';
import { View, type ViewStyle } from 'react-native';
import Svg, { Defs, LinearGradient, Rect, Stop } from 'react-native-svg';

import { useTheme } from '../look/theme';
import type { Palette } from '../look/tokens';

// The web types of the library forget that definitions have children.
const Definitions = Defs as unknown as React.ComponentType<React.PropsWithChildren>;

/** The ground coming up over what scrolls away below it, or ends beside it. In high contrast nothing is half seen, so there is none. */
export function Fade({
  color,
  to = 'bottom',
  style,
}: {
  color: Exclude<keyof Palette, 'scrim'>;
  /** The side where nothing is left to see. */
  to?: 'bottom' | 'right';
  style?: ViewStyle;
}) {
  const { colors, isHighContrast } = useTheme();
  const id = useId().replace(/[^a-zA-Z0-9]/g, '');
  if (isHighContrast) return null;
  return (
    <View aria-hidden style={[{ pointerEvents: 'none' }, style]}>
      <Svg width="100%" height="100%" viewBox="0 0 1 1" preserveAspectRatio="none">
        <Definitions>
          <LinearGradient id={id} x1={0} y1={0} x2={to === 'right' ? 1 : 0} y2={to === 'bottom' ? 1 : 0}>
            <Stop offset={0} stopColor={colors[color]} stopOpacity={0} />
            <Stop offset={1} stopColor={colors[color]} stopOpacity={1} />
          </LinearGradient>
        </Definitions>
        <Rect x={0} y={0} width={1} height={1} fill={`url(#${id})`} />
      </Svg>
    </View>
  );
}
