/**
 * Meadows, forests and waters are joined in the picture exactly as in the zones: a flood fill over what is painted
 * (crowns as circles, water as widths of lines and rims) on a 56 × 56 grid, for all designs in all rotations. It knows
 * nothing of the grid and labels that the outlines keep for themselves.
 */
import { HUNTERS_TILES, type HuntersTile } from '@/games/hunters/tiles';
import { type Edge, inward, onEdge, type Point, type Turns } from '@/board/art/geometry/point';
import { contains, lineDistance } from '@/board/art/geometry/polygon';
import { type HuntersOutlines, huntersOutlines, OUTLINE_VARIANTS } from '@/board/art/hunters/outlines';
import { allCrowns } from '@/board/art/hunters/paintForest';

const GRID = 56;
const TURNS: readonly Turns[] = [0, 1, 2, 3];

type Kind = 'meadow' | 'forest' | 'water';

const centre = (cell: number): Point => ({
  x: ((cell % GRID) + 0.5) / GRID,
  y: (Math.floor(cell / GRID) + 0.5) / GRID,
});
const cellOf = (p: Point): number => Math.floor(p.y * GRID) * GRID + Math.floor(p.x * GRID);

function isWet(outlines: HuntersOutlines, p: Point): boolean {
  if (outlines.pools.some((pool) => contains(pool.rim, p))) return true;
  return outlines.rivers.some(({ line, halves }) => lineDistance(line, p) < Math.min(...halves));
}

function kinds(outlines: HuntersOutlines): Kind[] {
  const cells = Array.from({ length: GRID * GRID }, (_, cell): Kind => {
    const p = centre(cell);
    if (outlines.forests.some((f) => f.shapes.some((shape) => contains(shape, p)))) return 'forest';
    return isWet(outlines, p) ? 'water' : 'meadow';
  });
  const clamp = (value: number): number => Math.max(0, Math.min(GRID - 1, Math.floor(value * GRID)));
  for (const { at, radius } of allCrowns(outlines)) {
    for (let row = clamp(at.y - radius); row <= clamp(at.y + radius); row++) {
      for (let column = clamp(at.x - radius); column <= clamp(at.x + radius); column++) {
        const p = centre(row * GRID + column);
        // 0.93: the valleys between the lobes of a crown.
        if (Math.hypot(p.x - at.x, p.y - at.y) < radius * 0.93) cells[row * GRID + column] = 'forest';
      }
    }
  }
  return cells;
}

function patches(cells: readonly Kind[]): Int16Array {
  const patch = new Int16Array(cells.length).fill(-1);
  let count = 0;
  for (let start = 0; start < cells.length; start++) {
    if (patch[start] !== -1) continue;
    const queue = [start];
    while (queue.length > 0) {
      const cell = queue.pop()!;
      if (patch[cell] !== -1 || cells[cell] !== cells[start]) continue;
      patch[cell] = count;
      const x = cell % GRID;
      if (x > 0) queue.push(cell - 1);
      if (x < GRID - 1) queue.push(cell + 1);
      if (cell >= GRID) queue.push(cell - GRID);
      if (cell < GRID * (GRID - 1)) queue.push(cell + GRID);
    }
    count++;
  }
  return patch;
}

interface Probe {
  readonly zone: string;
  readonly kind: Kind;
  readonly at: Point;
}

/** A place in every zone at every edge it reaches. */
function probes(tile: HuntersTile, turns: Turns): Probe[] {
  return ([0, 1, 2, 3] as const).flatMap((edge) => {
    const turned = ((edge + turns) % 4) as Edge;
    const inside = (t: number): Point => {
      const p = onEdge(turned, t);
      return { x: p.x + inward(turned).x * 0.03, y: p.y + inward(turned).y * 0.03 };
    };
    const zones = tile.edges[edge];
    const places = zones.length === 3 ? [0.24, 0.5, 0.76] : [0.5];
    return zones.map((zone, i): Probe => {
      const { kind } = tile.zones[zone]!;
      return { zone, kind: kind === 'river' || kind === 'lake' ? 'water' : kind, at: inside(places[i]!) };
    });
  });
}

/** Rivers that meet in a lake are one water. */
const bodyOf = (tile: HuntersTile, id: string): string => {
  const zone = tile.zones[id]!;
  return zone.kind === 'river' && zone.end === 'lake' ? zone.lake : id;
};

const everyTile = HUNTERS_TILES.flatMap((tile) => TURNS.map((turns) => ({ tile, id: tile.id, turns })));

describe('topology of hunters tiles', () => {
  test.each(everyTile)('flood fill of $id turned $turns agrees with the zones', ({ tile, id, turns }) => {
    for (let variant = 0; variant < (turns === 0 ? OUTLINE_VARIANTS : 1); variant++) {
      const cells = kinds(huntersOutlines(id, turns, variant));
      const patch = patches(cells);
      const found = new Map<string, Set<number>>();
      for (const { zone, kind, at } of probes(tile, turns)) {
        expect(`${zone} ${cells[cellOf(at)]}`).toBe(`${zone} ${kind}`);
        const name = bodyOf(tile, zone);
        found.set(name, (found.get(name) ?? new Set()).add(patch[cellOf(at)]!));
      }
      const owners = new Map<number, string>();
      for (const [name, set] of found) {
        expect({ name, patches: set.size }).toEqual({ name, patches: 1 });
        const [only] = [...set];
        expect(owners.get(only!) ?? name).toBe(name);
        owners.set(only!, name);
      }
      expect(owners.size).toBe(found.size);
    }
  });
});
