/** Three faceted nuggets; the light comes from the upper left like everywhere. */
import type { Brush } from '../../brush';
import type { Detail } from '../../detail';
import type { Pigments } from '../colours';
import { paintSticker } from '../figure';

interface Nugget {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** One unit wide, about the middle; the last lies in front. */
export const NUGGETS: readonly Nugget[] = [
  { x: 0.01, y: -0.2, r: 0.29 },
  { x: -0.26, y: 0.16, r: 0.29 },
  { x: 0.25, y: 0.17, r: 0.3 },
];

/** No two nuggets are cut alike. */
const CUTS: readonly (readonly number[])[] = [
  [-118, -52, 8, 62, 118, 176],
  [-104, -66, -4, 48, 128, 190],
  [-128, -58, 14, 60, 112, 168],
];

export const corners = ({ x, y, r }: Nugget): { x: number; y: number }[] =>
  (CUTS[x < -0.1 ? 1 : x > 0.1 ? 2 : 0] ?? []).map((angle, i) => {
    const a = (angle / 180) * Math.PI;
    const size = r * (i % 2 === 0 ? 1.02 : 0.9);
    return { x: x + Math.cos(a) * size * 1.04, y: y + Math.sin(a) * size * 0.96 };
  });

export function drawGold(brush: Brush, colours: Pigments, detail: Detail): void {
  paintSticker(brush, (pen) => NUGGETS.forEach((n) => pen.addPoly(corners(n), true)), {
    rim: colours.rim,
    rimWidth: [0.1, 0.06, 0.035][detail] ?? 0.08,
    ink: colours.charcoal,
    inkWidth: [0.06, 0.05, 0.045][detail] ?? 0.05,
    shadow: 0.5,
  });
  for (const nugget of NUGGETS) {
    const rim = corners(nugget);
    const { x, y, r } = nugget;
    brush.stroke(rim, colours.charcoal, 0.07, { closed: true });
    brush.fill(rim, '#E9B32F');
    const [a, b, c, d, e, f] = rim;
    if (!a || !b || !c || !d || !e || !f) return;
    const top = { x: x - r * 0.12, y: y - r * 0.2 };
    const low = { x: x + r * 0.08, y: y + r * 0.3 };
    brush.fill([a, b, top, f], '#FFF0A8');
    brush.fill([b, c, low, top], '#F7C944');
    brush.fill([f, top, low, e], '#F2BC34');
    brush.fill([c, d, low], '#C98B17');
    brush.fill([d, e, low], '#AE7210');
    if (detail === 2) brush.circle(x - r * 0.32, y - r * 0.45, r * 0.12, '#FFFFFF', { alpha: 0.95 });
  }
}
