import { useState } from 'react';
import { View } from 'react-native';
import Svg, { G, Line, Path, Text as SvgText } from 'react-native-svg';

import { shapePath } from '../drawing/shapes';
import { playerColours, useTheme, type Theme } from '../look/theme';
import type { Colour } from '@/core/seat';
import { FACES } from '../text/type';

interface ChartSeries {
  readonly player: Colour;
  /** One value a step, from the start on. */
  readonly values: readonly number[];
}

/** Lines differ by dash as well as by colour, and end in their player's shape. */
const DASHES: readonly (readonly number[] | undefined)[] = [
  undefined,
  [7, 4],
  [2, 4],
  [9, 4, 2, 4],
  [12, 4],
  [4, 3, 1, 3],
];
const LEFT = 36;
const RIGHT = 34;
const TOP = 16;
const BOTTOM = 26;
const HEIGHT = 200;

/** The values of several players step by step. One picture for readers, who hear its summary instead. */
export function StepChart({
  series,
  mark,
  startLabel,
  endLabel,
  summary,
}: {
  series: readonly ChartSeries[];
  /** A step worth finding, with its words under the axis. */
  mark?: { readonly at: number; readonly label: string };
  startLabel: string;
  endLabel: string;
  summary: string;
}) {
  const theme = useTheme();
  const { colors, isHighContrast } = theme;
  const [width, setWidth] = useState(0);
  const steps = Math.max(1, ...series.map(({ values }) => values.length - 1));
  const highest = Math.max(1, ...series.flatMap(({ values }) => values));
  const tick = tickFor(highest);
  const top = Math.ceil(highest / tick) * tick;
  const across = (step: number) => LEFT + (step / steps) * Math.max(1, width - LEFT - RIGHT);
  const down = (value: number) => TOP + (1 - value / top) * (HEIGHT - TOP - BOTTOM);
  const aside = (index: number) => dodgeOf(index, series.length, down(0) - down(1));
  // Whoever ends highest is drawn last, over the others.
  const order = series
    .map((_, index) => index)
    .sort((one, other) => lastOf(series[one]) - lastOf(series[other]) || other - one);
  const ends = spreadEnds(series.map((line) => down(lastOf(line))));
  const ink = { fontFamily: FACES.semibold, fontSize: 12, fill: colors.ink2 } as const;
  return (
    <View
      role="img"
      aria-label={summary}
      accessible
      testID="score-chart"
      onLayout={(event) => setWidth(event.nativeEvent.layout.width)}
      style={{ height: HEIGHT }}
    >
      {width > 0 && (
        <Svg width={width} height={HEIGHT}>
          {Array.from({ length: top / tick + 1 }, (_, index) => index * tick).map((value) => (
            <G key={value}>
              <Line
                x1={LEFT}
                x2={width - RIGHT}
                y1={down(value)}
                y2={down(value)}
                stroke={colors.line}
                strokeWidth={1}
                strokeOpacity={isHighContrast ? 0.4 : 1}
              />
              <SvgText {...ink} x={LEFT - 8} y={down(value) + 4} textAnchor="end">
                {String(value)}
              </SvgText>
            </G>
          ))}
          {mark !== undefined && (
            <Line
              x1={across(mark.at)}
              x2={across(mark.at)}
              y1={TOP}
              y2={HEIGHT - BOTTOM}
              stroke={colors.brass}
              strokeWidth={2}
              strokeDasharray="3 4"
            />
          )}
          {order.map((index, rank) => {
            const { player, values } = series[index] ?? { player: 0, values: [] };
            return (
              <Path
                key={player}
                d={stairs(values, across, (value) => down(value) + aside(index))}
                fill="none"
                stroke={lineColour(theme, player)}
                strokeWidth={rank === order.length - 1 ? 3.5 : 2.5}
                strokeDasharray={DASHES[player]?.join(' ')}
                strokeLinejoin="round"
              />
            );
          })}
          {series.map(({ player }, index) => {
            const { shape, fill, edge } = playerColours(theme, player);
            return (
              <Path
                key={player}
                d={shapePath(shape, width - 14, ends[index] ?? 0, 8)}
                fill={fill}
                stroke={edge}
                strokeWidth={1.4}
              />
            );
          })}
          <SvgText {...ink} x={LEFT} y={HEIGHT - 8} textAnchor="start">
            {startLabel}
          </SvgText>
          {mark !== undefined && across(mark.at) > LEFT + 70 && across(mark.at) < width - RIGHT - 60 && (
            <SvgText {...ink} x={across(mark.at)} y={HEIGHT - 8} textAnchor="middle">
              {mark.label}
            </SvgText>
          )}
          <SvgText {...ink} x={width - RIGHT} y={HEIGHT - 8} textAnchor="end">
            {endLabel}
          </SvgText>
        </Svg>
      )}
    </View>
  );
}

/** The players' colours by night, as light as a thin line on a dark panel must be to be seen. */
const NIGHT: readonly string[] = ['#EC6A62', '#6FA6E6', '#E6B343', '#4DB883', '#B692DE'];

/** A line is thin: it takes the darkest of its player's colours by day, and a lighter one than the shape by night. */
export function lineColour(theme: Theme, player: Colour): string {
  const own = playerColours(theme, player);
  // The last player is nearly black: at night the line takes the rim's colour, the shape at its end keeps its own.
  if (theme.scheme === 'dark') return NIGHT[player] ?? (theme.isHighContrast ? '#FFFFFF' : theme.colors.rim);
  // The strong yellow is a bright one, made to be seen as a shape with an edge.
  return theme.isHighContrast && player !== 2 ? own.fill : own.deep;
}

function lastOf(line: ChartSeries | undefined): number {
  return line?.values[line.values.length - 1] ?? 0;
}

/** Points from one line to the next where several stand at the same value. */
const LANE = 3.5;

/**
 * Where a point of the score is tall, players who are level run side by side instead of one over the other; where it is
 * a hair's breadth, they would seem to differ, and stay where they are.
 */
export function dodgeOf(index: number, count: number, pointHeight: number): number {
  if (LANE * count > pointHeight) return 0;
  return (index - (count - 1) / 2) * LANE;
}

/** Round distances between the grid lines: at most five of them. */
export function tickFor(highest: number): number {
  for (let scale = 1; ; scale *= 10) {
    for (const step of [1, 2, 2.5, 5]) {
      const tick = step * scale;
      if (Number.isInteger(tick) && highest / tick <= 4.4) return tick;
    }
  }
}

function stairs(values: readonly number[], across: (step: number) => number, down: (value: number) => number): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  let d = `M${round(across(0))} ${round(down(values[0] ?? 0))}`;
  values.slice(1).forEach((value, index) => {
    d += `H${round(across(index + 1))}`;
    if (value !== values[index]) d += `V${round(down(value))}`;
  });
  return d;
}

/** Shapes at the ends of the lines do not cover one another. */
export function spreadEnds(ends: readonly number[], gap = 19): number[] {
  const order = ends.map((_, index) => index).sort((one, other) => (ends[one] ?? 0) - (ends[other] ?? 0));
  const spread = [...ends];
  let last = -Infinity;
  for (const index of order) {
    const at = Math.max(ends[index] ?? 0, last + gap);
    spread[index] = at;
    last = at;
  }
  // What was pushed beyond the foot of the chart moves back up, and its neighbours with it.
  let floor = HEIGHT - BOTTOM;
  for (const index of [...order].reverse()) {
    if ((spread[index] ?? 0) <= floor) break;
    spread[index] = floor;
    floor -= gap;
  }
  return spread;
}
