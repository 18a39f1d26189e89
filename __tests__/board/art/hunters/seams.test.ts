import { HUNTERS_TILES } from '@/games/hunters/tiles';
import type { Edge, Point, Turns } from '@/board/art/geometry/point';
import { turnPoint } from '@/board/art/geometry/point';
import { huntersOutlines, OUTLINE_VARIANTS } from '@/board/art/hunters/outlines';
import { edgeCrowns } from '@/board/art/hunters/paintForest';
import { FOREST_INSET, RIVER_HALF } from '@/board/art/hunters/profile';

type What = 'forest' | 'river' | 'meadow';
interface Profile {
  readonly name: string;
  readonly what: What;
  /** Places along the edge, clockwise, where an outline crosses it. */
  readonly crossings: readonly number[];
  /** The same a little further inside: equal places mean a right angle. */
  readonly inside: readonly number[];
}

/** Brings an edge to the north, so that x is the place along it and y the depth. */
const toNorth = (p: Point, edge: Edge): Point => turnPoint(p, ((4 - edge) % 4) as Turns);

/** Where closed outlines cross the line at this depth below an edge. */
function crossingsAt(shapes: readonly (readonly Point[])[], edge: Edge, depth: number): number[] {
  const found: number[] = [];
  for (const shape of shapes) {
    shape.forEach((here, i) => {
      const a = toNorth(here, edge);
      const b = toNorth(shape[(i + 1) % shape.length]!, edge);
      if (a.y < depth !== b.y < depth) found.push(a.x + ((b.x - a.x) * (depth - a.y)) / (b.y - a.y));
    });
  }
  return found.filter((x) => x > 0 && x < 1).sort((p, q) => p - q);
}

const all: Profile[] = [];
for (const tile of HUNTERS_TILES) {
  for (const turns of [0, 1, 2, 3] as const) {
    for (let variant = 0; variant < (turns === 0 ? OUTLINE_VARIANTS : 1); variant++) {
      const outlines = huntersOutlines(tile.id, turns, variant);
      for (const edge of [0, 1, 2, 3] as const) {
        const forest = outlines.forests.find((f) => f.edges.includes(edge));
        const hasRiver = outlines.rivers.some((r) => r.edges.includes(edge));
        const shapes = forest ? forest.shapes : hasRiver ? outlines.waters : [];
        all.push({
          name: `${tile.id}/${turns}/${variant}/${edge}`,
          what: forest ? 'forest' : hasRiver ? 'river' : 'meadow',
          crossings: crossingsAt(shapes, edge, 0.0001),
          inside: crossingsAt(shapes, edge, 0.015),
        });
      }
    }
  }
}

describe('seams of hunters tiles', () => {
  test('for every legal pair the profiles at the border agree within one per cent of a tile', () => {
    // A neighbour sees the edge from the other side: its place t is ours 1 − t. If all edges of one terrain agree with
    // one another and with their mirror image, every legal pair agrees; comparing extremes covers all pairs at once.
    for (const [what, width] of [
      ['forest', 1 - FOREST_INSET * 2],
      ['river', RIVER_HALF * 2],
    ] as const) {
      const edges = all.filter((p) => p.what === what);
      expect(edges.length).toBeGreaterThan(500);
      for (const side of [0, 1]) {
        const places = edges.flatMap(({ crossings }) => [
          crossings.at(side === 0 ? 0 : -1)!,
          1 - crossings.at(side === 0 ? -1 : 0)!,
        ]);
        expect(Math.max(...places) - Math.min(...places)).toBeLessThan(0.01);
        expect(Math.abs(places[0]! - (side === 0 ? 0.5 - width / 2 : 0.5 + width / 2))).toBeLessThan(0.01);
      }
    }
  });

  test('nothing else crosses a border', () => {
    for (const { crossings, what, name } of all)
      expect(`${name} ${crossings.length}`).toBe(`${name} ${what === 'meadow' ? 0 : 2}`);
  });

  test('forest and river cross a border at a right angle, so lines meet without a kink', () => {
    for (const { crossings, inside, name } of all) {
      const steps = crossings.map((x, i) => Math.abs(x - (i === 0 ? inside[0]! : inside.at(-1)!)));
      expect({ name, isStraight: steps.every((step) => step < 0.01), steps }).toMatchObject({ name, isStraight: true });
    }
  });

  test('both neighbours paint the same trees on their border', () => {
    const shifted = (edge: Edge, dx: number, dy: number) =>
      edgeCrowns(edge).map((crown) => ({ ...crown, at: { x: crown.at.x + dx, y: crown.at.y + dy } }));
    expect(shifted(0, 0, 1)).toEqual(edgeCrowns(2));
    expect(shifted(3, 1, 0)).toEqual(edgeCrowns(1));
  });
});
