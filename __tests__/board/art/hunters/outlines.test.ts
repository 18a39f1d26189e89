import { HUNTERS_TILES, type HuntersTile } from '@/games/hunters/tiles';
import { type Edge, inward, onEdge, type Point, type Turns } from '@/board/art/geometry/point';
import { area, contains } from '@/board/art/geometry/polygon';
import { litRiver, litZone, meadowShapes } from '@/board/art/hunters/onBoard';
import { type HuntersOutlines, huntersOutlines, OUTLINE_VARIANTS, spotOf, zoneAt } from '@/board/art/hunters/outlines';
import { BOXES } from '@/board/art/hunters/placement';
import { huntersPainter } from '@/board/art/hunters/painter';

const TURNS: readonly Turns[] = [0, 1, 2, 3];
const everyTile = HUNTERS_TILES.flatMap((tile) => TURNS.map((turns) => ({ tile, id: tile.id, turns })));

const count = <T>(list: readonly T[], wanted: T): number => list.filter((item) => item === wanted).length;

/** Zones touch exactly the edges of the data, in their order. */
function expectEdges(tile: HuntersTile, outlines: HuntersOutlines, turns: Turns): void {
  tile.edges.forEach((zones, e) => {
    const edge = ((e + turns) % 4) as Edge;
    const inside = (t: number): Point => {
      const p = onEdge(edge, t);
      return { x: p.x + inward(edge).x * 0.02, y: p.y + inward(edge).y * 0.02 };
    };
    const places = zones.length === 3 ? [0.24, 0.5, 0.76] : [0.5];
    expect(places.map((t) => zoneAt(outlines, inside(t)))).toEqual([...zones]);
  });
}

/** Figures do not cover one another. */
function expectApart({ things }: HuntersOutlines): void {
  things.forEach((a, i) => {
    for (const b of things.slice(i + 1)) {
      const dx = Math.abs(a.at.x - b.at.x) - (BOXES[a.kind][0] * a.size + BOXES[b.kind][0] * b.size) / 2;
      const dy = Math.abs(a.at.y - b.at.y) - (BOXES[a.kind][1] * a.size + BOXES[b.kind][1] * b.size) / 2;
      expect(Math.max(dx, dy)).toBeGreaterThan(-0.035);
    }
  });
}

describe('outlines of hunters tiles', () => {
  test('there are 78 designs and every one has a painter', () => {
    expect(huntersPainter.designs).toHaveLength(78);
    expect(huntersPainter.designs).toEqual(HUNTERS_TILES.map((tile) => tile.id));
  });

  test.each(everyTile)(
    'every zone of $id turned $turns has an outline, and a spot that lies on it',
    ({ tile, id, turns }) => {
      for (let variant = 0; variant < (turns === 0 ? OUTLINE_VARIANTS : 1); variant++) {
        const outlines = huntersOutlines(id, turns, variant);
        expect(outlines.zones.map((zone) => zone.id)).toEqual(Object.keys(tile.zones));
        for (const zone of outlines.zones) {
          const size = zone.polygons.reduce((sum, polygon) => sum + area(polygon), 0);
          expect(Math.abs(size)).toBeGreaterThan(0.005);
          const spot = spotOf(outlines, zone.id);
          // A hut stands on the shore of its lake, half in the water, so that the fish stay visible.
          if (zone.kind === 'lake') {
            const pool = outlines.pools.find((p) => p.id === zone.id)!;
            expect(Math.hypot(spot.x - pool.at.x, spot.y - pool.at.y)).toBeLessThan(pool.radius * 1.1);
          } else expect(zoneAt(outlines, spot)).toBe(zone.id);
        }
        expectEdges(tile, outlines, turns);
      }
    },
  );

  test.each(everyTile)('what the zones of $id hold stands in them when turned $turns', ({ tile, id, turns }) => {
    const outlines = huntersOutlines(id, turns, 0);
    for (const [zone, facts] of Object.entries(tile.zones)) {
      const held = outlines.things.filter((thing) => thing.zone === zone);
      const kinds = held.map((thing) => thing.kind);
      if (facts.kind === 'meadow') {
        for (const animal of ['deer', 'mammoth', 'aurochs', 'tiger'] as const)
          expect(count(kinds, animal)).toBe(count(facts.animals ?? [], animal));
        expect(count(kinds, 'shrine')).toBe(facts.special === 'shrine' ? 1 : 0);
        expect(count(kinds, 'fire')).toBe(facts.special === 'fire' ? 1 : 0);
      }
      if (facts.kind === 'forest') {
        expect(count(kinds, 'gold')).toBe(facts.gold ? 1 : 0);
        expect(count(kinds, 'mushrooms')).toBe(facts.mushrooms ?? 0);
        expect(count(kinds, 'volcano')).toBe(tile.special === 'volcano' ? 1 : 0);
      }
      for (const { at, kind, size } of held) {
        expect(zoneAt(outlines, at)).toBe(zone);
        const [w, h] = BOXES[kind];
        // Whole bodies inside the tile, or a neighbour would cut them.
        expect(Math.min(at.x - (w / 2) * size, 1 - at.x - (w / 2) * size)).toBeGreaterThan(-0.012);
        expect(Math.min(at.y - (h / 2) * size, 1 - at.y - (h / 2) * size)).toBeGreaterThan(-0.012);
      }
    }
    for (const pool of outlines.pools) {
      const facts = tile.zones[pool.id]!;
      expect(pool.fish).toBe(facts.kind === 'lake' ? facts.fish : 0);
    }
    expectApart(outlines);
  });

  test('the outlines of all zones fill the tile, and overlap only at rims', () => {
    for (const { id } of HUNTERS_TILES.map((tile) => ({ id: tile.id }))) {
      const { zones } = huntersOutlines(id, 0, 0);
      let empty = 0;
      const side = 40;
      for (let i = 0; i < side * side; i++) {
        const p = { x: ((i % side) + 0.5) / side, y: (Math.floor(i / side) + 0.5) / side };
        if (!zones.some((zone) => zone.polygons.some((polygon) => contains(polygon, p)))) empty++;
      }
      // Springs' pools and the notches between two edges of a forest belong to no polygon.
      expect(empty / (side * side)).toBeLessThan(0.03);
    }
  });

  test('on the board forests are lit with their rim, rivers along their line, meadows grown over the border', () => {
    const outlines = huntersOutlines('L40', 0, 0);
    const part = { x: 3, y: -2, outlines };
    const forest = litZone([{ ...part, zone: 'f1' }]);
    expect(forest.polygons).toHaveLength(1);
    expect(forest.walls.length).toBeGreaterThan(0);
    for (const p of forest.walls.flat()) expect(p.y).toBeLessThan(-1 + 1e-6);
    const [river] = litRiver([{ ...part, zone: 'r1' }]);
    expect(river![0]!.x).toBeCloseTo(4);
    expect(river!.at(-1)!.x).toBeCloseTo(3);
    const { polygons, holes } = meadowShapes([{ ...part, zone: 'm1' }]);
    expect(polygons).toHaveLength(1);
    expect(holes).toHaveLength(0);
    expect(Math.min(...polygons[0]!.map((p) => p.y))).toBeLessThan(-2);
  });
});
