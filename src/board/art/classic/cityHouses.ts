/**
 * The houses of one city segment: rows that overlap like scales, in board axes, so that a city runs on over borders.
 *
 * Houses that straddle an open edge stand at fixed slots, the same for both neighbours; each tile paints its half.
 * Houses inside never reach a border.
 */
import { extend } from '../geometry/curve';
import type { Edge, Point } from '../geometry/point';
import { contains, lineDistance, type Polygon } from '../geometry/polygon';
import type { Dice } from '../random';
import { HOUSE_RISE, type House, type HouseKind } from '../things/house';
import type { CityOutline } from './outlines';

type Slot = readonly [along: number, width: number, across: number, kind: HouseKind, roof: number];

/** On a horizontal edge: x, width, base below the edge. */
const HORIZONTAL: readonly Slot[] = [
  [0.172, 0.096, 0.03, 'ridge', 2],
  [0.285, 0.088, 0.062, 'gable', 1],
  [0.4, 0.114, 0.02, 'corner', 0],
  [0.525, 0.094, 0.052, 'ridge', 3],
  [0.645, 0.112, 0.026, 'ridge', 1],
  [0.75, 0.086, 0.058, 'cornerLeft', 4],
  [0.84, 0.078, 0.024, 'ridge', 0],
];
/** On a vertical edge: y of the base, width, x offset. */
const VERTICAL: readonly Slot[] = [
  [0.24, 0.098, 0.012, 'ridge', 0],
  [0.345, 0.086, -0.014, 'cornerLeft', 3],
  [0.455, 0.108, 0.016, 'ridge', 4],
  [0.57, 0.09, -0.01, 'gable', 2],
  [0.675, 0.104, 0.008, 'ridge', 1],
  [0.78, 0.09, -0.012, 'corner', 0],
  [0.885, 0.086, 0.006, 'ridge', 2],
];

export interface CityHouses {
  /** Painted before everything else of the city. */
  readonly north: readonly House[];
  /** Sorted by foot. */
  readonly inside: readonly House[];
  /** Painted after everything else of the city. */
  readonly south: readonly House[];
  readonly church: Point | null;
  readonly trees: readonly Point[];
}

const horizontal = (y: number): House[] =>
  HORIZONTAL.map(([x, width, below, kind, roof]) => ({ at: { x, y: y + below }, width, kind, roof }));
const vertical = (x: number): House[] =>
  VERTICAL.map(([y, width, shift, kind, roof]) => ({ at: { x: x + shift, y }, width, kind, roof }));

const KINDS = ['ridge', 'ridge', 'ridge', 'gable', 'corner', 'cornerLeft'] as const;

/** The city without its open edges: walls prolonged outwards, so that only walls count as limits. */
const openArea = (city: CityOutline): Polygon => city.walls.flatMap((wall) => extend(wall.line, 0.3));

export function cityHouses(city: CityOutline, dice: Dice, gate: Point | null): CityHouses {
  const has = (edge: Edge): boolean => city.edges.includes(edge);
  const sides = [...(has(1) ? vertical(1) : []), ...(has(3) ? vertical(0) : [])];
  const north = has(0) ? horizontal(0) : [];
  const south = has(2) ? horizontal(1) : [];
  const church = city.edges.length >= 3 ? findChurch(city, gate) : null;
  const inside = [...sides];
  const trees: Point[] = [];
  const area = openArea(city);
  const walls = city.walls.map((w) => w.line);
  const blocked = (x: number, y: number, width: number, rise: number): boolean => {
    if (x - width / 2 < 0.012 || x + width / 2 > 0.988 || y > 0.975 || y - rise < 0.008) return true;
    if (church && Math.abs(x - church.x - 0.005) < 0.1 + width * 0.4 && y > church.y - 0.085 && y < church.y + 0.05)
      return true;
    if (city.shield && Math.hypot(x - city.shield.x, (y - rise * 0.45 - city.shield.y) * 0.85) < 0.075) return true;
    if (gate && Math.hypot(x - gate.x, y - gate.y) < 0.1) return true;
    return sides.some((s) => Math.abs(s.at.x - x) < (s.width + width) * 0.47 && Math.abs(s.at.y - y) < 0.042);
  };
  const standsIn = (x: number, y: number, width: number, rise: number): boolean => {
    if (!contains(area, { x, y }) || !contains(area, { x, y: y - rise * 0.7 })) return false;
    if (!contains(area, { x: x - width / 2, y: y - 0.02 }) || !contains(area, { x: x + width / 2, y: y - 0.02 }))
      return false;
    return walls.every((line) => lineDistance(line, { x, y: y - 0.01 }) > width * 0.5);
  };
  for (let row = 0; row < 14; row++) {
    const base = 0.114 + row * 0.0655;
    let x = 0.02 + dice.range(0, 0.1);
    while (x < 1) {
      const width = dice.range(0.084, 0.118);
      const kind = dice.pick(KINDS);
      const y = base + dice.range(-0.014, 0.014);
      const roof = dice.chance(0.07) ? 5 : dice.int(5);
      const centre = x + width / 2;
      const rise = HOUSE_RISE[kind] * width;
      if (!blocked(centre, y, width, rise) && standsIn(centre, y, width, rise)) {
        if (dice.chance(0.045)) trees.push({ x: centre, y: y - 0.03 });
        else inside.push({ at: { x: centre, y }, width, kind, roof });
        x += width + dice.range(-0.006, 0.012);
      } else {
        x += 0.024;
      }
    }
  }
  inside.sort((a, b) => a.at.y - b.at.y);
  return { north, inside, south, church, trees };
}

/** Where the spire has room, far from shield and gate. */
function findChurch(city: CityOutline, gate: Point | null): Point {
  let best: Point = { x: 0.5, y: 0.5 };
  let most = -1;
  for (const x of [0.3, 0.4, 0.5, 0.6, 0.7]) {
    for (const y of [0.42, 0.5, 0.58, 0.66]) {
      if (!contains(city.polygon, { x, y }) || !contains(city.polygon, { x, y: y - 0.22 })) continue;
      // Seen as a whole the church stands above its foot.
      const away = (p: Point | null): number => (p ? Math.hypot(x - p.x, y - 0.1 - p.y) : 0.45);
      const room = Math.min(away(city.shield), away(gate), 0.42) - Math.abs(x - 0.5) * 0.05;
      if (room > most) [best, most] = [{ x, y }, room];
    }
  }
  return best;
}
