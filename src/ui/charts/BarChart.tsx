import { useState } from 'react';
import { View } from 'react-native';
import Svg, { Line, Rect, Text as SvgText } from 'react-native-svg';

import { useTheme } from '../look/theme';
import { FACES } from '../text/type';
import { tickFor } from './StepChart';

export interface Bar {
  readonly value: number;
  /** Full bars against hollow ones: told apart without colour. */
  readonly isFull: boolean;
}

const HEIGHT = 132;
const TOP = 12;
const BOTTOM = 10;
const LEFT = 34;
const WIDEST = 26;

/** Values one after another. One picture for readers, who hear its summary instead. */
export function BarChart({ bars, summary }: { bars: readonly Bar[]; summary: string }) {
  const { colors, isHighContrast } = useTheme();
  const [width, setWidth] = useState(0);
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  const tick = tickFor(highest);
  const top = Math.ceil(highest / tick) * tick;
  const down = (value: number) => TOP + (1 - value / top) * (HEIGHT - TOP - BOTTOM);
  const step = Math.min(WIDEST + 8, (width - LEFT) / Math.max(1, bars.length));
  const thick = Math.max(2, Math.min(WIDEST, step * 0.72));
  return (
    <View
      role="img"
      aria-label={summary}
      accessible
      onLayout={(event) => setWidth(event.nativeEvent.layout.width)}
      style={{ height: HEIGHT }}
    >
      {width > 0 && (
        <Svg width={width} height={HEIGHT}>
          {Array.from({ length: top / tick + 1 }, (_, index) => index * tick).map((value) => (
            <Line
              key={value}
              x1={LEFT}
              x2={width}
              y1={down(value)}
              y2={down(value)}
              stroke={colors.line}
              strokeOpacity={isHighContrast ? 0.4 : 1}
              strokeWidth={1}
            />
          ))}
          {Array.from({ length: top / tick + 1 }, (_, index) => index * tick).map((value) => (
            <SvgText
              key={value}
              x={LEFT - 8}
              y={down(value) + 4}
              textAnchor="end"
              fontFamily={FACES.semibold}
              fontSize={12}
              fill={colors.ink2}
            >
              {String(value)}
            </SvgText>
          ))}
          {bars.map(({ value, isFull }, index) => {
            const shown = Math.max(0, value);
            return (
              <Rect
                key={index}
                x={LEFT + index * step + (step - thick) / 2}
                y={down(shown)}
                width={thick}
                height={Math.max(1, down(0) - down(shown))}
                rx={Math.min(4, thick / 3)}
                fill={isFull ? colors.action : 'none'}
                stroke={colors.action}
                strokeWidth={1.8}
              />
            );
          })}
        </Svg>
      )}
    </View>
  );
}
