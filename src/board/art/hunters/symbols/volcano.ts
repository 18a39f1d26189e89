/** The volcano of the first tile: ribbed cone, lava tongues, a column of smoke. */
import type { Brush } from '../../brush';
import type { Detail } from '../../detail';
import { BLEND_SCREEN } from '../../skia';
import type { Pigments } from '../colours';
import { closed, type Mark, paintSticker } from '../figure';

export const CONE: readonly Mark[] = [
  [-0.17, -0.3, 1],
  [0.17, -0.3, 1],
  [0.27, -0.02],
  [0.44, 0.32],
  [0.64, 0.56, 1],
  [0, 0.6],
  [-0.64, 0.56, 1],
  [-0.44, 0.32],
  [-0.27, -0.02],
];

const LAVA: readonly (readonly Mark[])[] = [
  [
    [-0.06, -0.29, 1],
    [0.05, -0.29, 1],
    [0.04, -0.08],
    [0.07, 0.12],
    [0.02, 0.24],
    [-0.04, 0.12],
    [-0.02, -0.06],
  ],
  [
    [0.08, -0.29, 1],
    [0.16, -0.29, 1],
    [0.22, -0.06],
    [0.25, 0.08],
    [0.19, 0.05],
    [0.13, -0.1],
  ],
  [
    [-0.15, -0.29, 1],
    [-0.09, -0.29, 1],
    [-0.15, -0.08],
    [-0.2, -0.02],
  ],
];

export const SMOKE: readonly (readonly [number, number, number])[] = [
  [0, -0.42, 0.09],
  [0.05, -0.52, 0.115],
  [-0.04, -0.6, 0.12],
  [0.12, -0.64, 0.12],
  [0.05, -0.73, 0.11],
];

export function drawVolcano(brush: Brush, colours: Pigments, detail: Detail): void {
  const { stone, charcoal, glow, palette } = colours;
  brush.oval(0.08, 0.55, 0.68, 0.12, palette.shadow, { alpha: palette.shadowAlpha * 1.3, blur: 0.06 });
  for (const [x, y, r] of SMOKE) brush.circle(x, y, r * 1.12, charcoal, { alpha: 0.75, blur: 0.01 });
  for (const [x, y, r] of SMOKE) {
    brush.circle(x, y, r, stone.dark);
    brush.circle(x - r * 0.22, y - r * 0.24, r * 0.64, stone.mid, { alpha: 0.85 });
  }
  paintSticker(brush, closed(CONE), {
    rim: colours.rim,
    rimWidth: [0.06, 0.03, 0.016][detail] ?? 0.04,
    ink: charcoal,
    inkWidth: 0.035,
  });
  brush.gradient(closed(CONE), { x: -0.5, y: 0.2 }, { x: 0.5, y: 0.3 }, ['#B39A84', '#8E7767', '#5E4C46']);
  if (detail > 0) {
    brush.clipped(closed(CONE), () =>
      brush.stroke(
        (pen) => {
          for (let i = -5; i <= 5; i++) pen.moveTo(i * 0.03, -0.3).quadTo(i * 0.05, 0, i * 0.125, 0.62);
        },
        charcoal,
        0.016,
        { alpha: 0.35 },
      ),
    );
  }
  for (const tongue of LAVA) {
    if (detail > 0) brush.stroke(closed(tongue), '#7A1A0C', 0.03, { closed: true, alpha: 0.8 });
    brush.fill(closed(tongue), '#F0481C');
  }
  brush.fill(closed(LAVA[0] ?? []), '#FF9A2A', { alpha: 0.75 });
  brush.oval(0, -0.3, 0.175, 0.055, charcoal);
  brush.oval(0, -0.295, 0.14, 0.036, '#FF7A22');
  brush.oval(0, -0.29, 0.08, 0.02, '#FFE08A');
  if (glow > 0) brush.circle(0, -0.32, 0.34, '#FF7A2A', { alpha: glow * 1.6, blur: 0.14, blend: BLEND_SCREEN });
}
