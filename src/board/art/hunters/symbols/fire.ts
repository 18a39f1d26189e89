/** A camp fire in a ring of stones; its glow is light, so dusk sees more of it. */
import type { Brush } from '../../brush';
import type { Detail } from '../../detail';
import { BLEND_SCREEN } from '../../skia';
import type { Pigments } from '../colours';
import { closed, type Mark, paintSticker } from '../figure';

export const FLAME: readonly Mark[] = [
  [0.02, -0.62, 1],
  [0.09, -0.4],
  [0.19, -0.3],
  [0.2, -0.42, 1],
  [0.31, -0.16],
  [0.28, 0.14],
  [0.12, 0.3],
  [-0.14, 0.3],
  [-0.3, 0.12],
  [-0.29, -0.12],
  [-0.2, -0.3, 1],
  [-0.14, -0.16],
  [-0.06, -0.34],
];

const inner = (by: number, down: number): Mark[] =>
  FLAME.map(([x, y, sharp]): Mark =>
    sharp ? [x * by, (y - 0.3) * by + 0.3 + down, 1] : [x * by, (y - 0.3) * by + 0.3 + down],
  );

const STONES: readonly (readonly [number, number, number])[] = [
  [-0.4, 0.27, 0.09],
  [0.4, 0.27, 0.09],
  [-0.26, 0.38, 0.1],
  [0.27, 0.38, 0.1],
  [0, 0.43, 0.11],
];

export function drawFire(brush: Brush, colours: Pigments, detail: Detail): void {
  const { charcoal, stone, glow } = colours;
  brush.circle(0, 0.05, 0.75, '#FFB347', { alpha: 0.3 + glow, blur: 0.22, blend: BLEND_SCREEN });
  brush.oval(0, 0.36, 0.52, 0.16, '#2A1A10', { alpha: 0.5, blur: 0.05 });
  for (const [ax, bx] of [
    [-0.36, 0.3],
    [0.36, -0.3],
  ] as const) {
    const log = [
      { x: ax, y: 0.36 },
      { x: bx, y: 0.2 },
    ];
    brush.stroke(log, charcoal, 0.17);
    brush.stroke(log, '#7A4A28', 0.1);
  }
  paintSticker(brush, closed(FLAME), {
    rim: colours.rim,
    rimWidth: [0.07, 0.04, 0.022][detail] ?? 0.05,
    ink: charcoal,
    inkWidth: 0.045,
  });
  brush.gradient(closed(FLAME), { x: 0, y: -0.6 }, { x: 0, y: 0.3 }, ['#D8331C', '#EE5A1C', '#F57C1C']);
  brush.fill(closed(inner(0.7, 0.01)), '#FBA324');
  brush.fill(closed(inner(0.42, 0.01)), '#FFE88A');
  for (const [x, y, r] of STONES) {
    brush.oval(x, y, r * 1.15, r * 0.9, charcoal);
    brush.oval(x, y, r * 0.88, r * 0.64, stone.mid);
    if (detail > 0) brush.oval(x - r * 0.2, y - r * 0.2, r * 0.45, r * 0.28, stone.light);
  }
}
