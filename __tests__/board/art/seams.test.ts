import { CLASSIC_TILE_IDS } from '@/games/classic/tiles';
import { classicOutlines, OUTLINE_VARIANTS } from '@/board/art/classic/outlines';
import { CITY_INSET } from '@/board/art/classic/profile';
import { at, along, length } from '@/board/art/geometry/curve';
import { type Edge, inward, onEdge, type Point, turnPoint, type Turns } from '@/board/art/geometry/point';

/** What crosses one edge: places along it (clockwise) and, a little inside, how far the line has wandered. */
interface Profile {
  readonly what: 'city' | 'road' | 'field';
  readonly crossings: readonly number[];
  readonly wander: number;
}

/** Brings an edge to the north, so that x is the place along it and y the depth. */
const toNorth = (p: Point, edge: Edge): Point => turnPoint(p, ((4 - edge) % 4) as Turns);

/** How far sideways a line moves in its first 0.03, going inwards from an edge. */
function wander(line: readonly Point[], edge: Edge): number {
  const start = toNorth(at(line, 0), edge);
  const inside = toNorth(along(line, 0.03 / length(line)).point, edge);
  return Math.abs(inside.x - start.x);
}

function profile(id: (typeof CLASSIC_TILE_IDS)[number], turns: Turns, variant: number, edge: Edge): Profile {
  const { cities, roads } = classicOutlines(id, turns, variant);
  const city = cities.find((c) => c.edges.includes(edge));
  if (city) {
    const leaving = city.walls.find((w) => w.from === edge)!;
    const arriving = city.walls.find((w) => w.to === edge)!;
    const back = [...arriving.line].reverse();
    return {
      what: 'city',
      crossings: [toNorth(at(back, 0), edge).x, toNorth(at(leaving.line, 0), edge).x],
      wander: Math.max(wander(leaving.line, edge), wander(back, edge)),
    };
  }
  const road = roads.find((r) => r.edges.includes(edge));
  if (!road) return { what: 'field', crossings: [], wander: 0 };
  const line = road.edges[0] === edge ? road.line : [...road.line].reverse();
  return { what: 'road', crossings: [toNorth(at(line, 0), edge).x], wander: wander(line, edge) };
}

const all = CLASSIC_TILE_IDS.flatMap((id) =>
  ([0, 1, 2, 3] as const).flatMap((turns) =>
    Array.from({ length: OUTLINE_VARIANTS }, (_, variant) =>
      ([0, 1, 2, 3] as const).map((edge) => ({ id, turns, variant, edge, ...profile(id, turns, variant, edge) })),
    ).flat(),
  ),
);

describe('seams of classic tiles', () => {
  test('for every legal pair the profiles at the border agree within one per cent of a tile', () => {
    // A neighbour sees the edge from the other side: its place t is ours 1 − t. Equal profiles on all edges of one
    // terrain, and symmetry, make every pair agree; comparing extremes covers all pairs at once.
    for (const what of ['city', 'road'] as const) {
      const edges = all.filter((p) => p.what === what);
      expect(edges.length).toBeGreaterThan(500);
      const places = edges[0]!.crossings.length;
      for (let i = 0; i < places; i++) {
        const here = edges.map((p) => p.crossings[i]!);
        const mirrored = edges.map((p) => 1 - p.crossings[places - 1 - i]!);
        const both = [...here, ...mirrored];
        expect(Math.max(...both) - Math.min(...both)).toBeLessThan(0.0001);
      }
    }
  });

  test('everything crosses a border at a right angle, so lines meet without a kink', () => {
    for (const p of all) expect(p.wander).toBeLessThan(0.01);
  });

  test('walls cross where the profile says, and corners stay free', () => {
    for (const p of all.filter((q) => q.what === 'city')) {
      expect(p.crossings[0]).toBeCloseTo(CITY_INSET, 6);
      expect(p.crossings[1]).toBeCloseTo(1 - CITY_INSET, 6);
    }
  });

  test('inward points into the tile from every edge', () => {
    for (const edge of [0, 1, 2, 3] as const) {
      const p = onEdge(edge, 0.5);
      expect([p.x + inward(edge).x * 0.5, p.y + inward(edge).y * 0.5]).toEqual([0.5, 0.5]);
    }
  });
});
