/** Where the trees of a forest stand, as data of the unturned tile: along the rim, in tongues, and scattered inside. */
import { along, length } from '../geometry/curve';
import { EDGES, onEdge, type Point } from '../geometry/point';
import { Dice, hash } from '../random';
import { EDGE_CROWNS } from './profile';
import { contours, type Grid } from './shape/grid';
import type { Land } from './shape/land';

export interface Crown {
  readonly at: Point;
  readonly radius: number;
  /** Which of the painted crowns; `FIR` is the pointed one. */
  readonly template: number;
  readonly hasBerries: boolean;
}

export const LEAFY = 8;
export const FIR = 8;

const border = (p: Point): number => Math.min(p.x, p.y, 1 - p.x, 1 - p.y);

function slope(grid: Grid, p: Point): Point {
  const step = 0.012;
  const dx = grid.at(p.x + step, p.y) - grid.at(p.x - step, p.y);
  const dy = grid.at(p.x, p.y + step) - grid.at(p.x, p.y - step);
  const size = Math.hypot(dx, dy) || 1;
  return { x: dx / size, y: dy / size };
}

export function growCrowns(land: Land, forest: number, seed: number): Crown[] {
  const grid = land.forestGrids[forest];
  const shape = land.forests[forest];
  if (!grid || !shape) return [];
  const dice = new Dice(hash('crowns', land.layout.tile.id, forest, seed));
  const taken: { x: number; y: number }[] = [];
  for (const edge of EDGES) {
    if (!shape.edges.includes(edge)) continue;
    for (const slot of EDGE_CROWNS.horizontal) taken.push(onEdge(edge, slot.along));
  }
  const crowns: Crown[] = [];
  const isFree = (p: Point, gap: number): boolean => taken.every((q) => Math.hypot(p.x - q.x, p.y - q.y) > gap);
  const put = (p: Point, radius: number, isRim: boolean): void => {
    const isFir = !isRim && dice.chance(0.2) && border(p) > radius * 1.8;
    crowns.push({ at: p, radius, template: isFir ? FIR : dice.int(LEAFY), hasBerries: dice.chance(0.12) });
    taken.push(p);
  };
  for (const tongue of shape.tongues) {
    if (tongue.to !== 'corner') continue;
    const steps = Math.round(length(tongue.line) / 0.02);
    for (let i = Math.round(steps * 0.25); i <= steps; i++) {
      const share = i / steps;
      const radius = Math.max(0.034, (tongue.radii[0] ?? 0.07) * (1 - share) + 0.03 * share);
      const { point, direction } = along(tongue.line, share);
      const aside = (i % 2 === 0 ? 1 : -1) * radius * 0.3;
      const p = { x: point.x - direction.y * aside, y: point.y + direction.x * aside };
      // At the corner itself a small tree is cut by the border, so that no gap opens there.
      if ((border(p) > radius || i === steps) && isFree(p, radius * 0.75)) put(i === steps ? point : p, radius, true);
    }
  }
  for (const rim of contours(grid)) {
    const whole = length(rim);
    const count = Math.round(whole / 0.03);
    for (let i = 0; i < count; i++) {
      const p = along(rim, i / count).point;
      const out = slope(grid, p);
      let radius = dice.range(0.043, 0.061);
      // Thin tongues get small trees, or the tongue would look as wide as its crowns.
      for (let tries = 0; tries < 3 && -grid.at(p.x - out.x * radius, p.y - out.y * radius) < radius * 0.62; tries++)
        radius *= 0.82;
      const centre = { x: p.x - out.x * radius * 0.8, y: p.y - out.y * radius * 0.8 };
      if (border(centre) > radius * 1.02 && isFree(centre, radius * 1.05)) put(centre, radius, true);
    }
  }
  for (let i = 0; i < 1100; i++) {
    const p = { x: dice.next(), y: dice.next() };
    const radius = dice.range(0.05, 0.068);
    if (grid.at(p.x, p.y) < -0.035 && border(p) > radius * 1.03 && isFree(p, 0.058)) put(p, radius, false);
  }
  return crowns;
}
