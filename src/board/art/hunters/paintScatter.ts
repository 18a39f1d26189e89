/** Paints the small things of the steppe; the flat ones lie under everything. */
import type { Brush } from '../brush';
import type { Detail } from '../detail';
import { mix } from '../colour';
import { lit, shaded } from '../palette';
import type { Pigments } from './colours';
import type { Scrap } from './scatter';
import { spiral } from './symbols/shrine';

export function paintScatter(brush: Brush, colours: Pigments, detail: Detail, scraps: readonly Scrap[]): void {
  const { palette } = colours;
  const { steppe } = palette;
  if (detail > 0) {
    // Built once and stroked twice: the blades are most of what a tile asks of Skia.
    const blades = brush.path((pen) => {
      for (const { at, kind, pick } of scraps) {
        if (kind !== 'tuft') continue;
        const lean = ((pick % 7) - 3) * 0.0016;
        const high = 0.016 + (pick % 5) * 0.0022;
        for (const k of [-1, 0, 1])
          pen
            .moveTo(at.x + k * 0.005, at.y)
            .quadTo(at.x + k * 0.006, at.y - high * 0.6, at.x + k * 0.011 + lean, at.y - high);
      }
    }, false);
    brush.moved(0.003, 0, () => brush.stroke(blades, shaded(palette, steppe.deep, 0.35), 0.0042, { alpha: 0.55 }));
    brush.stroke(blades, mix(steppe.accent, colours.lichen, 0.6), 0.0042, { alpha: 0.95 });
    blades.dispose();
    brush.stroke(
      (pen) => {
        for (const { at, kind, size } of scraps) {
          if (kind === 'dust')
            pen.moveTo(at.x - size, at.y).quadTo(at.x, at.y - size * 0.35, at.x + size, at.y + size * 0.1);
        }
      },
      lit(palette, steppe.light, 0.4),
      0.006,
      { alpha: 0.55 },
    );
  }
  for (const scrap of scraps) paintScrap(brush, colours, detail, scrap);
}

function paintScrap(brush: Brush, colours: Pigments, detail: Detail, { kind, at, size, pick }: Scrap): void {
  const { theme } = colours.palette;
  const stamp = (name: string, scale: number, draw: (brush: Brush) => void): void =>
    brush.stamp(`${name}/${theme}/${detail}`, at.x, at.y, scale, draw);
  switch (kind) {
    case 'pebbles':
      stamp(`pebbles${pick % 3}`, size, (b) => drawPebbles(b, colours, detail, pick % 3));
      return;
    case 'bush':
      stamp('bush', size * 0.95, (b) => drawBush(b, colours, detail));
      return;
    case 'fern':
      if (detail > 0) stamp('fern', size, (b) => drawFern(b, colours));
      return;
    case 'spiral':
      if (detail > 0)
        brush.stroke((pen) => spiral(pen, at.x, at.y, size * 0.8), colours.redOchre, 0.009, {
          alpha: 0.38,
          rough: [0.02, 0.002],
        });
      return;
    case 'dots':
      if (detail > 0)
        brush.fill(
          (pen) => {
            for (let i = 0; i < 6; i++)
              pen.addCircle(at.x + (i - 2.5) * size * 0.42, at.y + Math.sin(i * 1.1 + (pick % 6)) * size * 0.3, 0.0085);
          },
          colours.redOchre,
          { alpha: 0.4 },
        );
      return;
    case 'hand':
      if (detail > 0) stamp(`hand${pick % 2}`, size, (b) => drawHand(b, colours, pick % 2 === 0 ? 1 : -1));
      return;
    default:
  }
}

function drawPebbles(brush: Brush, colours: Pigments, detail: Detail, template: number): void {
  const { stone, palette } = colours;
  const all: readonly (readonly [number, number, number, number])[] = (
    [
      [
        [-0.25, 0, 0.55, 0.38],
        [0.5, 0.22, 0.32, 0.22],
      ],
      [
        [0.1, -0.05, 0.6, 0.4],
        [-0.55, 0.2, 0.3, 0.22],
        [0.62, 0.3, 0.2, 0.15],
      ],
      [[0, 0, 0.48, 0.36]],
    ] as const
  )[template] ?? [[0, 0, 0.48, 0.36]];
  for (const [x, y, rx, ry] of all) {
    brush.oval(x + 0.14, y + 0.18, rx, ry * 0.85, palette.shadow, { alpha: palette.shadowAlpha, blur: 0.08 });
    brush.oval(x, y, rx, ry, shaded(palette, stone.dark, 0.4));
    brush.oval(x - 0.01, y - 0.02, rx - 0.08, ry - 0.08, stone.mid);
    if (detail > 0) brush.oval(x - rx * 0.25, y - ry * 0.3, rx * 0.48, ry * 0.4, stone.light);
  }
}

function drawBush(brush: Brush, colours: Pigments, detail: Detail): void {
  const tones = colours.canopies[4] ?? colours.canopies[0];
  if (!tones) return;
  const { palette } = colours;
  brush.oval(0.12, 0.35, 0.75, 0.35, palette.shadow, { alpha: palette.shadowAlpha, blur: 0.12 });
  const leaves: readonly (readonly [number, number, number])[] = [
    [-0.45, 0.12, 0.36],
    [0.42, 0.14, 0.36],
    [0, -0.18, 0.42],
    [0.02, 0.22, 0.38],
  ];
  brush.fill((pen) => leaves.forEach(([x, y, r]) => pen.addCircle(x, y, r + 0.1)), shaded(palette, tones.dark, 0.55));
  for (const [x, y, r] of leaves) brush.circle(x, y, r, tones.dark);
  for (const [x, y, r] of leaves) brush.circle(x - 0.08, y - 0.1, r * 0.62, tones.mid);
  brush.circle(-0.1, -0.32, 0.2, tones.light);
  const berries: readonly (readonly [number, number])[] = [
    [-0.4, 0],
    [0.3, -0.05],
    [0.05, 0.3],
    [-0.02, -0.2],
    [0.5, 0.25],
  ];
  brush.fill((pen) => berries.forEach(([x, y]) => pen.addCircle(x, y, detail === 0 ? 0.16 : 0.13)), colours.berry);
}

function drawFern(brush: Brush, colours: Pigments): void {
  const green = mix(colours.lichen, colours.palette.canopy.mid, 0.5);
  brush.stroke(
    (pen) => {
      for (const a of [-70, -40, -14, 14, 40, 70]) {
        const r = ((a - 90) / 180) * Math.PI;
        pen
          .moveTo(0, 0.4)
          .quadTo(Math.cos(r) * 0.5, 0.4 + Math.sin(r) * 0.75, Math.cos(r) * 1.0, 0.4 + Math.sin(r) * 0.82);
      }
    },
    green,
    0.13,
    { alpha: 0.95 },
  );
}

/** A hand pressed on the rock with red ochre, fingers spread. */
function drawHand(brush: Brush, colours: Pigments, side: 1 | -1): void {
  const look = { alpha: 0.3 };
  const fingers: readonly (readonly [number, number, number])[] = [
    [-100, 0.95, 0.17],
    [-77, 1.0, 0.17],
    [-124, 0.82, 0.16],
    [-52, 0.86, 0.16],
    [-12, 0.66, 0.19],
  ];
  const path = brush.path((pen) => {
    pen.addOval({ x: -0.34, y: -0.12, width: 0.68, height: 0.74 });
    for (const [angle, reach, width] of fingers) {
      const a = (angle / 180) * Math.PI;
      const [cx, cy] = [Math.cos(a), Math.sin(a)];
      // A finger is a row of dabs, which keeps one flat colour without overlaps.
      pen.addPoly(
        [
          { x: side * (cx * 0.2 - cy * width * 0.55), y: 0.15 + cy * 0.2 + cx * width * 0.55 },
          { x: side * (cx * reach - cy * width * 0.45), y: 0.15 + cy * reach + cx * width * 0.45 },
          { x: side * (cx * (reach + 0.1)), y: 0.15 + cy * (reach + 0.1) },
          { x: side * (cx * reach + cy * width * 0.45), y: 0.15 + cy * reach - cx * width * 0.45 },
          { x: side * (cx * 0.2 + cy * width * 0.55), y: 0.15 + cy * 0.2 - cx * width * 0.55 },
        ],
        true,
      );
    }
  });
  brush.canvas.saveLayer();
  brush.fill(path, colours.redOchre, look);
  brush.canvas.restore();
  path.dispose();
}
