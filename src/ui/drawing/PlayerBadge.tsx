import { View } from 'react-native';
import Svg, { Path, Text as SvgText } from 'react-native-svg';

import { playerColours, useTheme } from '../look/theme';
import type { Colour } from '@/core/seat';
import { FACES } from '../text/type';
import { shapePath } from './shapes';

/**
 * A player at a glance: colour, shape and initial. The letter is part of the picture, so it does not grow with the
 * system's text; the name beside the badge does, and it is also what readers hear.
 */
export function PlayerBadge({
  player,
  name,
  size = 26,
  label,
}: {
  player: Colour;
  name: string;
  size?: number;
  /** Spoken when the name does not stand beside the badge. */
  label?: string;
}) {
  const theme = useTheme();
  const { shape, fill, onFill, edge } = playerColours(theme, player);
  const outline = shapePath(shape, 16, 16, 12);
  const isTriangle = shape === 'triangle';
  const isHidden = label === undefined;
  return (
    <View
      role={isHidden ? undefined : 'img'}
      aria-label={label}
      aria-hidden={isHidden}
      importantForAccessibility={isHidden ? 'no-hide-descendants' : 'yes'}
      style={{ width: size, height: size, pointerEvents: 'none' }}
    >
      <Svg width={size} height={size} viewBox="0 0 32 32">
        <Path
          d={outline}
          fill={fill}
          stroke={edge}
          strokeWidth={theme.isHighContrast ? 2.6 : 1.8}
          strokeLinejoin="round"
        />
        <SvgText
          x={16}
          y={isTriangle ? 24.4 : 20.7}
          fill={theme.isHighContrast && player === 2 ? '#000000' : onFill}
          fontFamily={FACES.extrabold}
          fontSize={isTriangle || shape === 'star' ? 11 : 13.5}
          textAnchor="middle"
        >
          {initialOf(name)}
        </SvgText>
      </Svg>
    </View>
  );
}

/** The first letter as people write it; an empty name still shows that somebody sits there. */
export function initialOf(name: string): string {
  return (Array.from(name.trim())[0] ?? '?').toLocaleUpperCase();
}
