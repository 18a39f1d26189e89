/** The table: linen with the faint contour lines of a survey map, as one texture that repeats every few cells. */
import type { Brush } from './brush';
import type { Point } from './geometry/point';

/** Cells until the lines repeat. */
export const TABLE_PERIOD = 20;
const STEPS = 128;
const LEVELS = 9;

/** Hills that meet themselves at the border: waves of whole numbers a period. */
const WAVES: readonly (readonly [fx: number, fy: number, phase: number, height: number])[] = [
  [1, 0, 0.4, 1],
  [0, 1, 2.1, 0.9],
  [1, 1, 4.4, 0.8],
  [2, -1, 1.3, 0.55],
  [1, 2, 5.2, 0.45],
  [3, 1, 0.7, 0.3],
  [-2, 3, 3.6, 0.28],
  [4, -3, 2.9, 0.14],
];

/** Heights at the corners of a grid of squares. */
function heights(): Float64Array {
  const turn = (2 * Math.PI) / STEPS;
  const side = STEPS + 1;
  return Float64Array.from({ length: side * side }, (_, i) => {
    const [x, y] = [i % side, Math.floor(i / side)];
    return WAVES.reduce((sum, [fx, fy, phase, height]) => sum + height * Math.cos(turn * (fx * x + fy * y) + phase), 0);
  });
}

/** Pieces of the line where the hills have one height, square by square. */
function crossings(hills: Float64Array, level: number): [Point, Point][] {
  const lines: [Point, Point][] = [];
  for (let y = 0; y < STEPS; y++) {
    for (let x = 0; x < STEPS; x++) {
      const corners = [
        { x, y },
        { x: x + 1, y },
        { x: x + 1, y: y + 1 },
        { x, y: y + 1 },
      ].map((p) => ({ ...p, h: (hills[p.y * (STEPS + 1) + p.x] ?? 0) - level }));
      const cuts: Point[] = [];
      corners.forEach((from, i) => {
        const to = corners[(i + 1) % 4] ?? from;
        if (from.h < 0 === to.h < 0) return;
        const share = from.h / (from.h - to.h);
        cuts.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
      });
      for (let i = 0; i + 1 < cuts.length; i += 2) {
        const [one, other] = [cuts[i], cuts[i + 1]];
        if (one && other) lines.push([one, other]);
      }
    }
  }
  return lines;
}

/** Paints one period from the origin on, in cells. */
export function paintContours(brush: Brush, table: string, contour: string): void {
  brush.rect(0, 0, TABLE_PERIOD, TABLE_PERIOD, table);
  const cell = TABLE_PERIOD / STEPS;
  const hills = heights();
  for (let step = 0; step < LEVELS; step++) {
    const level = -2.4 + (4.8 * step) / (LEVELS - 1);
    brush.stroke(
      (pen) => {
        for (const [from, to] of crossings(hills, level))
          pen.moveTo(from.x * cell, from.y * cell).lineTo(to.x * cell, to.y * cell);
      },
      contour,
      0.035,
    );
  }
}
