/** One tree of the canopy as a stamp of unit radius: clumps of leaves turned to the sun, or a fir of three skirts. */
import type { Brush } from '../brush';
import type { Detail } from '../detail';
import type { Point } from '../geometry/point';
import { lit, shaded } from '../palette';
import { Dice, hash } from '../random';
import { blob } from '../things/tree';
import type { Pigments } from './colours';
import { FIR } from './crowns';

type Tones = Pigments['canopies'][number];

export function paintCrown(
  brush: Brush,
  colours: Pigments,
  detail: Detail,
  at: Point,
  radius: number,
  template: number,
): void {
  brush.stamp(`crown/${colours.palette.theme}/${detail}/${template}`, at.x, at.y, radius, (stamp) =>
    template === FIR ? drawFir(stamp, colours, detail) : drawCrown(stamp, colours, detail, template),
  );
}

interface Clump {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly sun: number;
}

/** A ring of clumps, one in the middle; `sun` runs from −1 (away) to 1 (towards the upper left). */
function clumps(template: number, dice: Dice): Clump[] {
  const count = 7 + (template % 2);
  const start = dice.range(0, 1);
  const ring = Array.from({ length: count }, (_, i): Clump => {
    const angle = ((i + start) / count) * Math.PI * 2;
    const x = Math.cos(angle) * dice.range(0.55, 0.64);
    const y = Math.sin(angle) * dice.range(0.55, 0.64);
    return { x, y, r: dice.range(0.34, 0.42), sun: -(x * 0.6 + y * 0.8) / 0.6 };
  });
  const inner = Array.from({ length: 3 }, (_, i): Clump => {
    const angle = ((i + start) / 3) * Math.PI * 2;
    const x = -0.08 + Math.cos(angle) * 0.26;
    const y = -0.1 + Math.sin(angle) * 0.26;
    return { x, y, r: 0.36, sun: 0.25 - (x * 0.6 + y * 0.8) / 0.45 };
  });
  return [...ring.sort((a, b) => a.sun - b.sun), ...inner.sort((a, b) => a.sun - b.sun)];
}

function drawCrown(brush: Brush, colours: Pigments, detail: Detail, template: number): void {
  const { palette } = colours;
  const tones = colours.canopies[template];
  if (!tones) return;
  const dice = new Dice(hash('crown', template));
  const outline = blob(100 + template, 1, 9, 0.14);
  if (detail > 0) brush.stroke(outline, shaded(palette, tones.dark, 0.62), 0.2, { closed: true });
  brush.fill(outline, shaded(palette, tones.dark, detail === 0 ? 0.15 : 0.3));
  const all = clumps(template, dice);
  for (const clump of all) drawClump(brush, colours, detail, tones, clump);
  if (detail === 2) drawLeaves(brush, colours, tones, dice);
}

function drawClump(brush: Brush, colours: Pigments, detail: Detail, tones: Tones, { x, y, r, sun }: Clump): void {
  const { palette } = colours;
  const base =
    sun > 0.62 ? tones.light : sun > -0.1 ? tones.mid : sun > -0.65 ? tones.dark : shaded(palette, tones.dark, 0.22);
  if (detail > 0) brush.circle(x + 0.06, y + 0.08, r, shaded(palette, base, 0.38), { alpha: 0.8 });
  brush.circle(x, y, r * 0.95, base);
  if (detail > 0 && sun > -0.3)
    brush.circle(x - r * 0.22, y - r * 0.28, r * 0.52, sun > 0.62 ? tones.dab : lit(palette, base, 0.16), {
      alpha: 0.75,
    });
}

/** Short strokes of leaves: light ones towards the sun, dark ones away. */
function drawLeaves(brush: Brush, colours: Pigments, tones: Tones, dice: Dice): void {
  const strokes = (count: number, cx: number, cy: number, spread: number, colour: string, alpha: number): void =>
    brush.stroke(
      (pen) => {
        for (let i = 0; i < count; i++) {
          const angle = dice.range(0, 6.28);
          const r = Math.sqrt(dice.next()) * spread;
          const x = cx + Math.cos(angle) * r;
          const y = cy + Math.sin(angle) * r;
          pen.moveTo(x - 0.06, y + 0.04).quadTo(x - 0.02, y - 0.06, x + 0.07, y - 0.02);
        }
      },
      colour,
      0.055,
      { alpha },
    );
  strokes(9, -0.3, -0.34, 0.5, lit(colours.palette, tones.dab, 0.25), 0.85);
  strokes(10, 0.1, 0.1, 0.72, tones.light, 0.6);
  strokes(9, 0.32, 0.42, 0.5, shaded(colours.palette, tones.dark, 0.5), 0.75);
}

function drawFir(brush: Brush, colours: Pigments, detail: Detail): void {
  const { palette } = colours;
  const tones = colours.canopies[FIR] ?? colours.canopies[0];
  if (!tones) return;
  const skirt = (top: number, bottom: number, half: number): Point[] => [
    { x: 0, y: top },
    { x: half * 0.55, y: top + (bottom - top) * 0.62 },
    { x: half, y: bottom - 0.06 },
    { x: half * 0.55, y: bottom + 0.07 },
    { x: half * 0.22, y: bottom - 0.02 },
    { x: -half * 0.15, y: bottom + 0.1 },
    { x: -half * 0.58, y: bottom },
    { x: -half, y: bottom - 0.05 },
    { x: -half * 0.55, y: top + (bottom - top) * 0.62 },
  ];
  const skirts = [skirt(-0.7, 0.95, 1), skirt(-1.15, 0.35, 0.78), skirt(-1.65, -0.25, 0.54)];
  for (const shape of skirts) {
    if (detail > 0) brush.stroke(shape, shaded(palette, tones.dark, 0.66), 0.17, { closed: true });
    brush.fill(shape, shaded(palette, tones.dark, 0.12));
    // The side towards the sun, down to the middle line.
    brush.fill([...shape.filter((p) => p.x <= 0.001), { x: 0.02, y: shape[0]?.y ?? 0 }], tones.mid);
    if (detail > 0)
      brush.fill(
        [shape[0] ?? { x: 0, y: 0 }, { x: -0.02, y: (shape[6]?.y ?? 0) - 0.12 }, shape[7] ?? { x: 0, y: 0 }],
        tones.light,
        { alpha: 0.6 },
      );
  }
}

const BERRIES: readonly (readonly [number, number])[] = [
  [-0.35, -0.1],
  [-0.1, 0.2],
  [0.3, -0.25],
  [0.38, 0.25],
  [0.02, -0.42],
  [-0.45, 0.35],
];

/** Red berries on a crown, each with its own small light. */
export function paintBerries(brush: Brush, colours: Pigments, detail: Detail, at: Point, radius: number): void {
  brush.stamp(`berries/${colours.palette.theme}/${detail}`, at.x, at.y, radius, (stamp) => {
    const dots = (dx: number, dy: number, r: number, colour: string, alpha = 1): void =>
      stamp.fill((pen) => BERRIES.forEach(([x, y]) => pen.addCircle(x + dx, y + dy, r)), colour, { alpha });
    if (detail > 0) dots(0.03, 0.04, 0.15, shaded(colours.palette, colours.berry, 0.6), 0.9);
    dots(0, 0, 0.12, colours.berry);
    if (detail === 2) dots(-0.04, -0.04, 0.04, '#FFD9C8', 0.9);
  });
}
