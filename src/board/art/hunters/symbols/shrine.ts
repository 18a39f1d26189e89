/** A trilithon with a red spiral: three stones, an offering bowl before them. */
import type { Brush, Pen } from '../../brush';
import type { Detail } from '../../detail';
import type { Pigments } from '../colours';
import { closedLine, type Mark, paintSticker } from '../figure';

export const LINTEL: readonly Mark[] = [
  [-0.58, -0.3],
  [-0.5, -0.45],
  [0, -0.48],
  [0.5, -0.46],
  [0.58, -0.33],
  [0.52, -0.23],
  [0, -0.2],
  [-0.5, -0.22],
];
const post = (x: number, lean: number): Mark[] => [
  [x - 0.11, -0.24, 1],
  [x + 0.11, -0.24, 1],
  [x + 0.14 + lean, 0.12],
  [x + 0.15 + lean, 0.4],
  [x - 0.15 + lean, 0.4],
  [x - 0.13 + lean, 0.1],
];
export const POSTS: readonly (readonly Mark[])[] = [post(-0.34, -0.03), post(0.34, 0.03)];

export function spiral(pen: Pen, x: number, y: number, radius: number, turns = 2.4): void {
  const steps = 30;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const angle = t * turns * Math.PI * 2 - 0.6;
    const r = radius * (0.08 + 0.92 * t);
    const [px, py] = [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    if (i === 0) pen.moveTo(px, py);
    else pen.lineTo(px, py);
  }
}

export function drawShrine(brush: Brush, colours: Pigments, detail: Detail): void {
  const { stone, charcoal, palette } = colours;
  brush.oval(0.06, 0.42, 0.62, 0.1, palette.shadow, { alpha: palette.shadowAlpha, blur: 0.05 });
  const all = (pen: Pen): void => {
    POSTS.forEach((p) => closedLine(pen, p));
    closedLine(pen, LINTEL);
  };
  paintSticker(brush, all, {
    rim: colours.rim,
    rimWidth: [0.07, 0.04, 0.022][detail] ?? 0.05,
    ink: charcoal,
    inkWidth: 0.045,
  });
  brush.rect(-0.22, -0.22, 0.44, 0.6, '#F0DDB4', { alpha: 0.92 });
  brush.stroke((pen) => spiral(pen, 0, 0.04, 0.155), '#C0361E', detail === 0 ? 0.075 : 0.052);
  for (const p of POSTS) {
    brush.gradient(
      (pen) => closedLine(pen, p),
      { x: (p[0]?.[0] ?? 0) - 0.03, y: 0 },
      { x: (p[1]?.[0] ?? 0) + 0.05, y: 0 },
      [stone.light, stone.mid, stone.dark],
    );
  }
  brush.stroke((pen) => closedLine(pen, LINTEL), charcoal, 0.05, { closed: true });
  brush.gradient((pen) => closedLine(pen, LINTEL), { x: 0, y: -0.5 }, { x: 0.05, y: -0.18 }, [
    stone.light,
    stone.mid,
    stone.dark,
  ]);
  if (detail === 0) return;
  brush.stroke(
    (pen) =>
      pen
        .moveTo(-0.36, -0.12)
        .lineTo(-0.39, 0.06)
        .lineTo(-0.35, 0.16)
        .moveTo(0.36, 0.02)
        .lineTo(0.4, 0.2)
        .moveTo(0.15, -0.4)
        .lineTo(0.2, -0.3),
    charcoal,
    0.018,
    { alpha: 0.6 },
  );
  brush.oval(0, 0.4, 0.15, 0.055, charcoal);
  brush.oval(0, 0.39, 0.12, 0.036, stone.light);
}
