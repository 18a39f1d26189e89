import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { useTheme } from '../look/theme';
import type { Palette } from '../look/tokens';
import { ICONS, type IconName, type IconPaths } from './icons';

export type { IconName } from './icons';

/** An icon on a 24 grid: round 2 pt strokes, one area filled at 16 % for body. The control beside it does the speaking. */
export function Icon({
  name,
  color = 'ink2',
  size = 24,
}: {
  name: IconName;
  color?: Exclude<keyof Palette, 'scrim'>;
  size?: number;
}) {
  const { colors } = useTheme();
  const { body, stroke, solid }: IconPaths = ICONS[name];
  const ink = colors[color];
  return (
    <View style={{ width: size, height: size, pointerEvents: 'none' }} aria-hidden>
      <Svg width={size} height={size} viewBox="0 0 24 24">
        {body !== undefined && <Path d={body} fill={ink} fillOpacity={0.16} />}
        {stroke !== undefined && (
          <Path d={stroke} fill="none" stroke={ink} strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" />
        )}
        {solid !== undefined && <Path d={solid} fill={ink} fillRule="evenodd" />}
      </Svg>
    </View>
  );
}
