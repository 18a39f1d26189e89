/** Where the trees of a forest stand, as data of the unturned tile: along the rim, in tongues, and scattered inside. */
import { along, length } from '../geometry/curve';
import { EDGES, onEdge, type Point, turnPoint, type Turns } from '../geometry/point';
import type { Polygon } from '../geometry/polygon';
import { Dice, hash } from '../random';
import { EDGE_CROWNS } from './profile';
import type { Grid } from './shape/grid';
import type { ZoneMap } from './shape/zoneMap';

// Looked up once: these run ten thousand times a tile, and a global is slow to find in some engines.
const { abs, floor, hypot, max, min, round } = Math;

export interface Crown {
  readonly at: Point;
  readonly radius: number;
  /** Which of the painted crowns; `FIR` is the pointed one. */
  readonly template: number;
  readonly hasBerries: boolean;
  /** For trees of the rim, the direction out of the forest. */
  readonly faces?: Point;
}

const LEAFY = 8;
export const FIR = 8;
/** Rims towards the sun are lit, rims away from it are deep: that gives a forest its body. */
const SUNLIT = [9, 10] as const;
const DEEP = [2, 7, 7] as const;

/** The crown on a turned tile: its place turns with the tile, the sun does not. */
export function turnCrown(crown: Crown, turns: Turns): Crown {
  const at = turnPoint(crown.at, turns);
  if (!crown.faces) return { ...crown, at };
  const faces = turnPoint({ x: crown.faces.x + 0.5, y: crown.faces.y + 0.5 }, turns);
  const away = (faces.x - 0.5) * 0.6 + (faces.y - 0.5) * 0.8;
  const { template } = crown;
  // Ochre trees keep their colour, for variety.
  if (template === 5 || abs(away) < 0.35) return { ...crown, at };
  const tones = away > 0 ? DEEP : SUNLIT;
  return { ...crown, at, template: tones[template % tones.length] ?? template };
}

const border = (p: Point): number => min(p.x, p.y, 1 - p.x, 1 - p.y);

function slope(grid: Grid, p: Point): Point {
  const step = 0.012;
  const dx = grid.at(p.x + step, p.y) - grid.at(p.x - step, p.y);
  const dy = grid.at(p.x, p.y + step) - grid.at(p.x, p.y - step);
  const size = hypot(dx, dy) || 1;
  return { x: dx / size, y: dy / size };
}

/** Points by cells of the tile, so that asking for neighbours looks at nine cells and not at every tree. */
class Neighbours {
  private static readonly SIDE = 14;
  private readonly cells = new Map<number, Point[]>();

  private static cell(value: number): number {
    return max(-1, min(Neighbours.SIDE, floor(value * Neighbours.SIDE)));
  }

  add(p: Point): void {
    const key = Neighbours.cell(p.y) * 32 + Neighbours.cell(p.x);
    const list = this.cells.get(key);
    if (list) list.push(p);
    else this.cells.set(key, [p]);
  }

  /** Whether nobody stands nearer than `gap`, which must be less than a cell. */
  isFree(p: Point, gap: number): boolean {
    const column = Neighbours.cell(p.x);
    const row = Neighbours.cell(p.y);
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        for (const q of this.cells.get((row + dy) * 32 + column + dx) ?? []) {
          const x = p.x - q.x;
          const y = p.y - q.y;
          if (x * x + y * y <= gap * gap) return false;
        }
      }
    }
    return true;
  }
}

/** Places that are tried between two pauses. */
const BREATH = 24;

/** `rims` are the outlines of the forest. */
export function* growCrowns(
  map: ZoneMap,
  forest: number,
  rims: readonly Polygon[],
  seed: number,
): Generator<void, Crown[]> {
  const grid = map.forestGrids[forest];
  const shape = map.forests[forest];
  if (!grid || !shape) return [];
  const dice = new Dice(hash('crowns', map.layout.tile.id, forest, seed));
  const taken = new Neighbours();
  for (const edge of EDGES) {
    if (!shape.edges.includes(edge)) continue;
    for (const slot of EDGE_CROWNS.horizontal) taken.add(onEdge(edge, slot.along));
  }
  const crowns: Crown[] = [];
  const isFree = (p: Point, gap: number): boolean => taken.isFree(p, gap);
  const put = (p: Point, radius: number, isRim: boolean, faces?: Point): void => {
    const isFir = !isRim && dice.chance(0.2) && border(p) > radius * 1.8;
    crowns.push({ at: p, radius, template: isFir ? FIR : dice.int(LEAFY), hasBerries: dice.chance(0.12), faces });
    taken.add(p);
  };
  for (const tongue of shape.tongues) {
    if (tongue.to !== 'corner') continue;
    const steps = round(length(tongue.line) / 0.02);
    for (let i = round(steps * 0.25); i <= steps; i++) {
      const share = i / steps;
      const radius = max(0.034, (tongue.radii[0] ?? 0.07) * (1 - share) + 0.03 * share);
      const { point, direction } = along(tongue.line, share);
      const aside = (i % 2 === 0 ? 1 : -1) * radius * 0.3;
      const p = { x: point.x - direction.y * aside, y: point.y + direction.x * aside };
      // At the corner itself a small tree is cut by the border, so that no gap opens there.
      if ((border(p) > radius || i === steps) && isFree(p, radius * 0.75)) put(i === steps ? point : p, radius, true);
    }
    yield;
  }
  for (const rim of rims) {
    const whole = length(rim);
    const count = round(whole / 0.03);
    for (let i = 0; i < count; i++) {
      const p = along(rim, i / count).point;
      const out = slope(grid, p);
      let radius = dice.range(0.043, 0.061);
      // Thin tongues get small trees, or the tongue would look as wide as its crowns.
      for (let tries = 0; tries < 3 && -grid.at(p.x - out.x * radius, p.y - out.y * radius) < radius * 0.62; tries++)
        radius *= 0.82;
      const centre = { x: p.x - out.x * radius * 0.8, y: p.y - out.y * radius * 0.8 };
      if (border(centre) > radius * 1.02 && isFree(centre, radius * 1.05)) put(centre, radius, true, out);
      if (i % BREATH === 0) yield;
    }
  }
  function* fill(wood: Grid, tries: number, least: number, most: number, gap: number): Generator<void, void> {
    for (let i = 0; i < tries; i++) {
      const p = { x: dice.next(), y: dice.next() };
      const radius = dice.range(least, most);
      if (wood.at(p.x, p.y) < -0.035 && border(p) > radius * 1.03 && isFree(p, gap)) put(p, radius, false);
      if (i % (BREATH * 2) === 0) yield;
    }
  }
  yield* fill(grid, 900, 0.05, 0.068, 0.059);
  // Young trees where the old ones leave a hole.
  yield* fill(grid, 600, 0.036, 0.044, 0.048);
  return crowns;
}
