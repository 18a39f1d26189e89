/** Three red caps with white dots. */
import type { Brush, Pen } from '../../brush';
import type { Detail } from '../../detail';
import type { Pigments } from '../colours';
import { closedLine, type Mark, paintSticker } from '../figure';

interface Mushroom {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** x and y of the cap's rim, and the cap's radius; the last stands in front. */
export const MUSHROOMS: readonly Mushroom[] = [
  { x: -0.27, y: 0.04, r: 0.25 },
  { x: 0.3, y: 0.06, r: 0.23 },
  { x: 0.02, y: -0.02, r: 0.35 },
];

export const cap = ({ x, y, r }: Mushroom): Mark[] => [
  [x - r, y, 1],
  [x - r * 0.9, y - r * 0.55],
  [x, y - r * 1.02],
  [x + r * 0.9, y - r * 0.55],
  [x + r, y, 1],
  [x + r * 0.5, y + r * 0.2],
  [x - r * 0.5, y + r * 0.2],
];

export const stem = ({ x, y, r }: Mushroom): Mark[] => [
  [x - r * 0.24, y, 1],
  [x + r * 0.24, y, 1],
  [x + r * 0.3, y + r * 1.05],
  [x, y + r * 1.18],
  [x - r * 0.3, y + r * 1.05],
];

export function drawMushrooms(brush: Brush, colours: Pigments, detail: Detail): void {
  const all = (pen: Pen): void =>
    MUSHROOMS.forEach((m) => {
      closedLine(pen, stem(m));
      closedLine(pen, cap(m));
    });
  paintSticker(brush, all, {
    rim: colours.rim,
    rimWidth: [0.1, 0.055, 0.035][detail] ?? 0.08,
    ink: colours.charcoal,
    inkWidth: [0.055, 0.05, 0.042][detail] ?? 0.05,
    shadow: 0.5,
  });
  for (const m of MUSHROOMS) {
    const { x, y, r } = m;
    brush.stroke((pen) => closedLine(pen, cap(m)), colours.charcoal, 0.06, { closed: true });
    brush.fill((pen) => closedLine(pen, stem(m)), '#F6EAD2');
    brush.fill((pen) => closedLine(pen, cap(m)), '#D8291F');
    brush.clipped(
      (pen) => closedLine(pen, cap(m)),
      () => {
        brush.oval(x + r * 0.35, y + r * 0.05, r * 0.9, r * 0.5, '#8E1410', { alpha: 0.45, blur: r * 0.2 });
        brush.oval(x - r * 0.35, y - r * 0.65, r * 0.45, r * 0.25, '#FF7A60', { alpha: 0.7, blur: r * 0.1 });
      },
    );
    const dots: readonly (readonly [number, number, number])[] =
      detail === 0
        ? [[-0.1, -0.45, 0.24]]
        : [
            [-0.42, -0.3, 0.15],
            [0.08, -0.58, 0.17],
            [0.5, -0.24, 0.14],
            [-0.05, -0.14, 0.13],
          ];
    for (const [dx, dy, s] of dots) brush.circle(x + dx * r, y + dy * r, s * r, '#FFFAF0');
  }
}
