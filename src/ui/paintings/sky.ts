import { circle, box, scatter, curve, type Mark } from '../drawing/marks';

/** Land and sky go on far beyond the frame, so that a wide screen shows more country instead of cutting heads off. */
export const FRAME = { width: 320, height: 210 } as const;
export const FAR = { left: -560, right: 880, top: -1400, bottom: 470 } as const;

export type Light = 'day' | 'night';

/** Picks the colour of the hour. */
export type Hour = (day: string, night: string) => string;
export function hourOf(light: Light): Hour {
  return (day, night) => (light === 'night' ? night : day);
}

export function sky(colors: readonly [top: string, middle: string, horizon: string], horizon: number): Mark {
  return {
    d: box(FAR.left, FAR.top, FAR.right - FAR.left, FAR.bottom - FAR.top),
    fill: {
      from: [0, -30],
      to: [0, horizon],
      stops: [
        [0, colors[0]],
        [0.6, colors[1]],
        [1, colors[2]],
      ],
    },
  };
}

/** The sun by day, the moon by night, each with the light around it. */
export function orb(light: Light, x: number, y: number, radius: number, color: string, halo: string): Mark[] {
  const marks: Mark[] = [
    {
      d: circle(x, y, radius * 3.2),
      fill: {
        centre: [x, y],
        radius: radius * 3.2,
        stops: [
          [0.28, halo, light === 'night' ? 0.34 : 0.6],
          [0.55, halo, light === 'night' ? 0.12 : 0.22],
          [1, halo, 0],
        ],
      },
    },
    { d: circle(x, y, radius), fill: color },
  ];
  if (light === 'night') {
    marks.push({
      d:
        circle(x - radius * 0.3, y - radius * 0.22, radius * 0.2) +
        circle(x + radius * 0.3, y + radius * 0.3, radius * 0.27) +
        circle(x + radius * 0.12, y - radius * 0.5, radius * 0.12) +
        circle(x - radius * 0.38, y + radius * 0.42, radius * 0.1),
      fill: '#8A7A5C',
      opacity: 0.22,
    });
  }
  return marks;
}

/** Stars by night, none by day; they thin out towards the horizon. */
export function stars(light: Light, horizon: number, seed: number): Mark[] {
  if (light === 'day') return [];
  let small = '';
  let large = '';
  for (let i = 0; i < 190; i++) {
    const x = FAR.left + scatter(seed + i * 3) * (FAR.right - FAR.left);
    const y = -70 + scatter(seed + i * 3 + 1) ** 1.4 * (horizon + 55);
    if (scatter(seed + i * 3 + 2) > 0.8) large += circle(x, y, 1.15);
    else small += circle(x, y, 0.7);
  }
  return [
    { d: small, fill: '#FFF4D8', opacity: 0.6 },
    { d: large, fill: '#FFF4D8', opacity: 0.9 },
  ];
}

/** A long thin cloud, or a bank of mist by night. */
export function cloud(x: number, y: number, size: number): string {
  const s = size;
  return (
    `M${x - 26 * s} ${y}c0 ${-5 * s} ${7 * s} ${-7 * s} ${11 * s} ${-5 * s}c${2 * s} ${-8 * s} ${15 * s} ${-9 * s} ${18 * s} ${-1.5 * s}` +
    `c${5 * s} ${-3 * s} ${11 * s} ${-0.5 * s} ${11.5 * s} ${3 * s}c${5 * s} ${-1.5 * s} ${9 * s} ${0.5 * s} ${9 * s} ${3.5 * s}Z`
  );
}

/** Birds, as two strokes of a brush. */
export function birds(...at: (readonly [x: number, y: number, span: number])[]): string {
  return at
    .map(
      ([x, y, s]) =>
        curve([x - s, y - s * 0.35], [x - s * 0.45, y - s * 0.5], [x, y]) +
        curve([x, y], [x + s * 0.45, y - s * 0.5], [x + s, y - s * 0.35]),
    )
    .join('');
}
