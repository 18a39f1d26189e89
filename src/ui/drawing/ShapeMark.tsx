import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { playerColours, useTheme } from '../look/theme';
import type { Colour } from '@/core/seat';
import { shapePath } from './shapes';

/** A player's colour and shape without a letter. The words beside it do the speaking. */
export function ShapeMark({ player, size = 20 }: { player: Colour; size?: number }) {
  const theme = useTheme();
  const { shape, fill, edge } = playerColours(theme, player);
  return (
    <View
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      style={{ width: size, height: size, pointerEvents: 'none' }}
    >
      <Svg width={size} height={size} viewBox="0 0 32 32">
        <Path
          d={shapePath(shape, 16, 16, 13)}
          fill={fill}
          stroke={edge}
          strokeWidth={theme.isHighContrast ? 2.6 : 1.8}
          strokeLinejoin="round"
        />
      </Svg>
    </View>
  );
}
