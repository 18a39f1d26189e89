import { useId, type ComponentType, type PropsWithChildren } from 'react';
import { View } from 'react-native';
import Svg, { Defs, LinearGradient, Path, RadialGradient, Stop } from 'react-native-svg';

import { isGlow, isGradient, type Mark, type Paint } from './marks';

// The web types of the library forget that definitions have children.
const Definitions = Defs as unknown as ComponentType<PropsWithChildren>;

/**
 * Shows a picture made of marks. It never speaks: what it means is said by the control that carries it.
 * The view box is what must be seen; what lies beyond it fills the rest of the space.
 */
export function Drawing({
  marks,
  viewBox,
  width = '100%',
  height = '100%',
  align = 'xMidYMid',
  fit = 'meet',
}: {
  marks: readonly Mark[];
  viewBox: string;
  width?: number | `${number}%`;
  height?: number | `${number}%`;
  align?: 'xMidYMid' | 'xMidYMax' | 'xMidYMin';
  /** `meet` shows all of the view box, `slice` fills the space and cuts the sides. */
  fit?: 'meet' | 'slice';
}) {
  const id = useId().replace(/[^a-zA-Z0-9]/g, '');
  const paint = (value: Paint | undefined, index: number) =>
    value === undefined ? 'none' : typeof value === 'string' ? value : `url(#${id}-${index})`;
  return (
    <View style={{ width, height, pointerEvents: 'none' }} aria-hidden importantForAccessibility="no-hide-descendants">
      <Svg width="100%" height="100%" viewBox={viewBox} preserveAspectRatio={`${align} ${fit}`}>
        <Definitions>{marks.map((mark, index) => definition(mark.fill, `${id}-${index}`))}</Definitions>
        {marks.map((mark, index) => (
          <Path
            key={index}
            d={mark.d}
            fill={paint(mark.fill, index)}
            stroke={mark.stroke}
            strokeWidth={mark.stroke === undefined ? undefined : (mark.width ?? 2)}
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeDasharray={mark.dash?.join(' ')}
            opacity={mark.opacity}
          />
        ))}
      </Svg>
    </View>
  );
}

function definition(fill: Paint | undefined, id: string) {
  if (isGradient(fill)) {
    return (
      <LinearGradient
        key={id}
        id={id}
        gradientUnits="userSpaceOnUse"
        x1={fill.from[0]}
        y1={fill.from[1]}
        x2={fill.to[0]}
        y2={fill.to[1]}
      >
        {fill.stops.map(stop)}
      </LinearGradient>
    );
  }
  if (isGlow(fill)) {
    return (
      <RadialGradient
        key={id}
        id={id}
        gradientUnits="userSpaceOnUse"
        cx={fill.centre[0]}
        cy={fill.centre[1]}
        r={fill.radius}
      >
        {fill.stops.map(stop)}
      </RadialGradient>
    );
  }
  return null;
}

function stop([offset, color, opacity = 1]: readonly [number, string, number?]) {
  return <Stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />;
}
