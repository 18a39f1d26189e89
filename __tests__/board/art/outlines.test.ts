import { CLASSIC_TILE_IDS, CLASSIC_TILES, type ClassicTile, EDGE_NAMES, HALF_NAMES } from '@/games/classic/tiles';
import {
  type ClassicOutlines,
  classicOutlines,
  OUTLINE_VARIANTS,
  segmentAt,
  spotOf,
} from '@/board/art/classic/outlines';
import { HUB_RADIUS, ROAD_HALF } from '@/board/art/classic/profile';
import { type Edge, inward, onEdge, type Point, type Turns } from '@/board/art/geometry/point';
import { area, contains, lineDistance } from '@/board/art/geometry/polygon';

const TURNS: readonly Turns[] = [0, 1, 2, 3];
const GRID = 44;

const everyTile = CLASSIC_TILE_IDS.flatMap((id) => TURNS.map((turns) => ({ id, turns })));

/** Grass is what no city, road, plaza or yard takes; found without the polygons of the fields. */
function isGrass(outlines: ClassicOutlines, p: Point): boolean {
  if (outlines.cities.some((c) => contains(c.polygon, p))) return false;
  if (outlines.roads.some((r) => lineDistance(r.line, p) < ROAD_HALF)) return false;
  if (outlines.hub && Math.hypot(p.x - outlines.hub.x, p.y - outlines.hub.y) < HUB_RADIUS) return false;
  return true;
}

const centre = (index: number): Point => ({
  x: ((index % GRID) + 0.5) / GRID,
  y: (Math.floor(index / GRID) + 0.5) / GRID,
});
const cellOf = (p: Point): number => Math.floor(p.y * GRID) * GRID + Math.floor(p.x * GRID);

/** Numbers the connected patches of grass. */
function flood(outlines: ClassicOutlines): Int16Array {
  const patch = new Int16Array(GRID * GRID).fill(-1);
  const open = Array.from({ length: GRID * GRID }, (_, i) => isGrass(outlines, centre(i)));
  let count = 0;
  for (let start = 0; start < patch.length; start++) {
    if (!open[start] || patch[start] !== -1) continue;
    const queue = [start];
    patch[start] = count;
    while (queue.length > 0) {
      const i = queue.pop()!;
      const x = i % GRID;
      const next = [x > 0 ? i - 1 : -1, x < GRID - 1 ? i + 1 : -1, i - GRID, i + GRID];
      for (const n of next) {
        if (n >= 0 && n < patch.length && open[n] && patch[n] === -1) {
          patch[n] = count;
          queue.push(n);
        }
      }
    }
    count++;
  }
  return patch;
}

/** A point just inside the middle of a half-edge of the unturned tile. */
function halfPoint(half: number, turns: Turns): Point {
  const edge = ((Math.floor(half / 2) + turns) % 4) as Edge;
  const p = onEdge(edge, half % 2 === 0 ? 0.25 : 0.75);
  return { x: p.x + inward(edge).x * 0.03, y: p.y + inward(edge).y * 0.03 };
}

describe('outlines of classic tiles', () => {
  test.each(everyTile)('flood fill of $id turned $turns agrees with the fields of the data', ({ id, turns }) => {
    const tile: ClassicTile = CLASSIC_TILES[id];
    for (const variant of [0, 4]) {
      const outlines = classicOutlines(id, turns, variant);
      const patch = flood(outlines);
      const patchOf = new Map<number, number>();
      (tile.fields ?? []).forEach((field, index) => {
        const patches = new Set(field.halves.map((half) => patch[cellOf(halfPoint(HALF_NAMES.indexOf(half), turns))]));
        expect([...patches]).toHaveLength(1);
        const only = [...patches][0]!;
        expect(only).toBeGreaterThanOrEqual(0);
        expect(patchOf.has(only)).toBe(false);
        patchOf.set(only, index);
      });
      let wrong = 0;
      patch.forEach((value, cell) => {
        const index = patchOf.get(value);
        if (index === undefined) return;
        if (!contains(outlines.fields[index]!.polygon, centre(cell))) wrong++;
      });
      // Only cells on the rim may disagree, where the walk rounds a corner and the flood counts a square.
      expect(wrong / patch.length).toBeLessThan(0.012);
    }
  });

  test.each(everyTile)('every segment of $id turned $turns has a spot that lies on it', ({ id, turns }) => {
    const tile: ClassicTile = CLASSIC_TILES[id];
    for (let variant = 0; variant < OUTLINE_VARIANTS; variant++) {
      const outlines = classicOutlines(id, turns, variant);
      const kinds = { city: tile.cities, road: tile.roads, field: tile.fields };
      for (const [kind, list] of Object.entries(kinds)) {
        (list ?? []).forEach((_, index) => {
          const ref = { kind: kind as 'city', index };
          expect(segmentAt(outlines, spotOf(outlines, ref))).toEqual(ref);
        });
      }
      if (tile.cloister)
        expect(segmentAt(outlines, spotOf(outlines, { kind: 'cloister', index: 0 }))?.kind).toBe('cloister');
    }
  });

  test('cities, roads and fields touch exactly the edges of the data', () => {
    for (const { id, turns } of everyTile) {
      const tile: ClassicTile = CLASSIC_TILES[id];
      const outlines = classicOutlines(id, turns, 0);
      for (let e = 0; e < 4; e++) {
        const edge = ((e + turns) % 4) as Edge;
        const p = onEdge(edge, 0.5);
        const middle = { x: p.x + inward(edge).x * 0.02, y: p.y + inward(edge).y * 0.02 };
        expect(segmentAt(outlines, middle)?.kind).toBe(tile.edges[e]);
      }
      outlines.cities.forEach((city, i) => {
        const names = tile.cities![i]!.edges.map((name) => (EDGE_NAMES.indexOf(name) + turns) % 4);
        expect([...city.edges].sort()).toEqual(names.sort());
      });
    }
  });

  test('polygons run clockwise, so that winding adds them up and never cuts holes', () => {
    for (const { id, turns } of everyTile) {
      const { cities, fields } = classicOutlines(id, turns, 3);
      for (const { polygon } of [...cities, ...fields]) expect(area(polygon)).toBeGreaterThan(0);
    }
  });

  test('two cities of one tile never touch', () => {
    for (const id of ['H', 'I'] as const) {
      for (let variant = 0; variant < OUTLINE_VARIANTS; variant++) {
        const [a, b] = classicOutlines(id, 0, variant).cities;
        for (const wall of a!.walls)
          for (const p of wall.line) expect(lineDistance(b!.polygon, p)).toBeGreaterThan(0.06);
      }
    }
  });
});
