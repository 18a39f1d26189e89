import { defaultOptions } from '@/core/options';
import { classic } from '@/games/classic';
import { setFor } from '@/games/classic/set';
import { CLASSIC_TILES, EDGE_NAMES, HALF_NAMES, START_TILE, type ClassicTile } from '@/games/classic/tiles';

/** Those of the base box. */
const tiles = Object.entries<ClassicTile>(CLASSIC_TILES).filter(([, { box = 'base' }]) => box === 'base');

/** Counts something over all 72 copies. */
function overAll(count: (tile: ClassicTile) => number): number {
  return tiles.reduce((sum, [, tile]) => sum + tile.count * count(tile), 0);
}

test('the box holds 72 tiles in 24 designs, by the numbers of the printed list', () => {
  const printed = 'A2 B4 C1 D4 E5 F2 G1 H3 I2 J3 K3 L3 M2 N3 O2 P3 Q1 R3 S2 T1 U8 V9 W4 X1';
  expect(tiles.map(([id, { count }]) => `${id}${count}`).join(' ')).toBe(printed);
  expect(overAll(() => 1)).toBe(72);
  expect(START_TILE).toBe('D');
  expect(setFor(defaultOptions(classic.options)).pileOf()).toHaveLength(71);
});

test('the box holds six monasteries, ten pennants, and edges that match in number', () => {
  expect(overAll((tile) => (tile.cloister ? 1 : 0))).toBe(6);
  expect(overAll((tile) => (tile.cities ?? []).filter((city) => city.pennant).length)).toBe(10);
  const edges = (terrain: string) => overAll((tile) => tile.edges.filter((edge) => edge === terrain).length);
  expect([edges('city'), edges('road'), edges('field')]).toEqual([79, 94, 115]);
});

describe.each(tiles)('tile %s', (_, tile) => {
  const { cities = [], roads = [], fields = [] } = tile;

  test('has every edge in exactly one city or road, or in none where it is field', () => {
    tile.edges.forEach((terrain, index) => {
      const edge = EDGE_NAMES[index] ?? 'N';
      expect(cities.filter((city) => city.edges.includes(edge))).toHaveLength(terrain === 'city' ? 1 : 0);
      expect(roads.filter((road) => road.edges.includes(edge))).toHaveLength(terrain === 'road' ? 1 : 0);
    });
  });

  test('has every half edge that is no city in exactly one field', () => {
    HALF_NAMES.forEach((half, index) => {
      const isCity = tile.edges[index >> 1] === 'city';
      expect(fields.filter((field) => field.halves.includes(half))).toHaveLength(isCity ? 0 : 1);
    });
  });

  test('has both halves of a field edge in one field, and the halves beside a road in fields that meet only elsewhere', () => {
    tile.edges.forEach((terrain, index) => {
      const [left, right] = [HALF_NAMES[index * 2], HALF_NAMES[index * 2 + 1]];
      const of = (half: typeof left) => fields.findIndex((field) => half !== undefined && field.halves.includes(half));
      if (terrain === 'field') expect(of(left)).toBe(of(right));
      // A road that ends at a monastery runs into one field; every other road parts two.
      if (terrain === 'road' && !tile.cloister) expect(of(left)).not.toBe(of(right));
    });
  });

  test('says what closes a road that ends here, and nothing of one that passes', () => {
    for (const road of roads) {
      expect(road.edges.length === 1 || road.edges.length === 2).toBe(true);
      expect(road.ends === undefined).toBe(road.edges.length === 2);
    }
    if (roads.length > 1) expect(roads.every((road) => road.ends === 'crossing')).toBe(true);
  });

  test('has fields in one piece: each takes a run of halves that no other field or road cuts', () => {
    // Walking round the border, two fields may not interleave: a b a b would make them cross.
    const walk = HALF_NAMES.map((half) => fields.findIndex((field) => field.halves.includes(half))).filter(
      (field) => field >= 0,
    );
    for (let a = 0; a < fields.length; a++) {
      for (let b = a + 1; b < fields.length; b++) {
        const seen = walk.filter((field) => field === a || field === b);
        const changes = seen.filter((field, index) => field !== seen[(index + 1) % seen.length]).length;
        expect(changes).toBeLessThanOrEqual(2);
      }
    }
  });

  test('has every city beside a field that it can touch, and every field name only cities of this tile', () => {
    for (const field of fields) for (const city of field.cities ?? []) expect(cities[city]).toBeDefined();
    if (fields.length === 0) return;
    cities.forEach((_city, index) => {
      expect(fields.some((field) => field.cities?.includes(index))).toBe(true);
    });
    // A field that reaches a half next to a city edge touches that city.
    fields.forEach((field) => {
      for (const half of field.halves) {
        const at = HALF_NAMES.indexOf(half);
        const next = at % 2 === 0 ? (at + 7) % 8 : (at + 1) % 8;
        const edge = EDGE_NAMES[next >> 1] ?? 'N';
        const city = cities.findIndex((other) => other.edges.includes(edge));
        if (city >= 0) expect(field.cities).toContain(city);
      }
    });
  });
});

test('a field inside the bend of a road touches no city where the road lies between', () => {
  const borders = (id: keyof typeof CLASSIC_TILES) =>
    ((CLASSIC_TILES[id] as ClassicTile).fields ?? []).map((field) => field.cities ?? []);
  expect(borders('D')).toEqual([[0], []]);
  expect(borders('J')).toEqual([[0], []]);
  expect(borders('K')).toEqual([[0], []]);
  expect(borders('L')).toEqual([[0], [], []]);
  expect(borders('O')).toEqual([[0], []]);
  expect(borders('P')).toEqual([[0], []]);
  expect(borders('H')).toEqual([[0, 1]]);
  expect(borders('I')).toEqual([[0, 1]]);
  expect(borders('S')).toEqual([[0], [0]]);
});
