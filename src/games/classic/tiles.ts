/**
 * The tiles of the classic game, 72 in the base box, by the letters of the printed rulebook, each at rotation 0.
 *
 * Segments are numbered per kind in the order written here (`cities[0]`, `roads[1]`, …) and keep their numbers under
 * rotation: traces, records and follower moves refer to them.
 */
export const EDGE_NAMES = ['N', 'E', 'S', 'W'] as const;
export type EdgeName = (typeof EDGE_NAMES)[number];

/** Halves of the edges, clockwise from the north-west corner: L and R as seen from the centre looking out. */
export const HALF_NAMES = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'] as const;
export type HalfName = (typeof HALF_NAMES)[number];

export type ClassicTerrain = 'field' | 'road' | 'city';

/** Boxes that tiles come in; the options say which of them a game is played with. */
export type ClassicBox = 'base';

export interface ClassicTile {
  readonly name: string;
  /** The base game's where it is not said. */
  readonly box?: ClassicBox;
  /** Copies in the box; one D of the four is the start tile. */
  readonly count: number;
  /** What each edge shows, N E S W. */
  readonly edges: readonly [ClassicTerrain, ClassicTerrain, ClassicTerrain, ClassicTerrain];
  readonly cities?: readonly { readonly edges: readonly EdgeName[]; readonly pennant?: true }[];
  /** A road with two edges passes through; one with a single edge is closed here by what `ends` says. */
  readonly roads?: readonly { readonly edges: readonly EdgeName[]; readonly ends?: 'crossing' | 'city' | 'cloister' }[];
  /** `cities` are the city segments of this tile that the field touches. */
  readonly fields?: readonly { readonly halves: readonly HalfName[]; readonly cities?: readonly number[] }[];
  readonly cloister?: true;
}

export const START_TILE = 'D';

export const CLASSIC_TILES = {
  A: {
    name: 'cloister with road',
    count: 2,
    edges: ['field', 'field', 'road', 'field'],
    roads: [{ edges: ['S'], ends: 'cloister' }],
    fields: [{ halves: ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'] }],
    cloister: true,
  },
  B: {
    name: 'cloister',
    count: 4,
    edges: ['field', 'field', 'field', 'field'],
    fields: [{ halves: ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'] }],
    cloister: true,
  },
  C: {
    name: 'city on all four sides, pennant',
    count: 1,
    edges: ['city', 'city', 'city', 'city'],
    cities: [{ edges: ['N', 'E', 'S', 'W'], pennant: true }],
  },
  D: {
    name: 'city cap, straight road',
    count: 4,
    edges: ['city', 'road', 'field', 'road'],
    cities: [{ edges: ['N'] }],
    roads: [{ edges: ['E', 'W'] }],
    fields: [{ halves: ['EL', 'WR'], cities: [0] }, { halves: ['ER', 'SL', 'SR', 'WL'] }],
  },
  E: {
    name: 'city cap',
    count: 5,
    edges: ['city', 'field', 'field', 'field'],
    cities: [{ edges: ['N'] }],
    fields: [{ halves: ['EL', 'ER', 'SL', 'SR', 'WL', 'WR'], cities: [0] }],
  },
  F: {
    name: 'city tube, pennant',
    count: 2,
    edges: ['field', 'city', 'field', 'city'],
    cities: [{ edges: ['E', 'W'], pennant: true }],
    fields: [
      { halves: ['NL', 'NR'], cities: [0] },
      { halves: ['SL', 'SR'], cities: [0] },
    ],
  },
  G: {
    name: 'city tube',
    count: 1,
    edges: ['field', 'city', 'field', 'city'],
    cities: [{ edges: ['E', 'W'] }],
    fields: [
      { halves: ['NL', 'NR'], cities: [0] },
      { halves: ['SL', 'SR'], cities: [0] },
    ],
  },
  H: {
    name: 'two separate city caps, opposite sides',
    count: 3,
    edges: ['field', 'city', 'field', 'city'],
    cities: [{ edges: ['W'] }, { edges: ['E'] }],
    fields: [{ halves: ['NL', 'NR', 'SL', 'SR'], cities: [0, 1] }],
  },
  I: {
    name: 'two separate city caps, adjacent sides',
    count: 2,
    edges: ['city', 'city', 'field', 'field'],
    cities: [{ edges: ['N'] }, { edges: ['E'] }],
    fields: [{ halves: ['SL', 'SR', 'WL', 'WR'], cities: [0, 1] }],
  },
  J: {
    name: 'city cap, road bending right',
    count: 3,
    edges: ['city', 'road', 'road', 'field'],
    cities: [{ edges: ['N'] }],
    roads: [{ edges: ['E', 'S'] }],
    fields: [{ halves: ['EL', 'SR', 'WL', 'WR'], cities: [0] }, { halves: ['ER', 'SL'] }],
  },
  K: {
    name: 'city cap, road bending left',
    count: 3,
    edges: ['city', 'field', 'road', 'road'],
    cities: [{ edges: ['N'] }],
    roads: [{ edges: ['S', 'W'] }],
    fields: [{ halves: ['EL', 'ER', 'SL', 'WR'], cities: [0] }, { halves: ['SR', 'WL'] }],
  },
  L: {
    name: 'city cap, three-way crossing',
    count: 3,
    edges: ['city', 'road', 'road', 'road'],
    cities: [{ edges: ['N'] }],
    roads: [
      { edges: ['E'], ends: 'crossing' },
      { edges: ['S'], ends: 'crossing' },
      { edges: ['W'], ends: 'crossing' },
    ],
    fields: [{ halves: ['EL', 'WR'], cities: [0] }, { halves: ['ER', 'SL'] }, { halves: ['SR', 'WL'] }],
  },
  M: {
    name: 'city corner, pennant',
    count: 2,
    edges: ['city', 'city', 'field', 'field'],
    cities: [{ edges: ['N', 'E'], pennant: true }],
    fields: [{ halves: ['SL', 'SR', 'WL', 'WR'], cities: [0] }],
  },
  N: {
    name: 'city corner',
    count: 3,
    edges: ['city', 'city', 'field', 'field'],
    cities: [{ edges: ['N', 'E'] }],
    fields: [{ halves: ['SL', 'SR', 'WL', 'WR'], cities: [0] }],
  },
  O: {
    name: 'city corner with road, pennant',
    count: 2,
    edges: ['city', 'road', 'road', 'city'],
    cities: [{ edges: ['N', 'W'], pennant: true }],
    roads: [{ edges: ['E', 'S'] }],
    fields: [{ halves: ['EL', 'SR'], cities: [0] }, { halves: ['ER', 'SL'] }],
  },
  P: {
    name: 'city corner with road',
    count: 3,
    edges: ['city', 'road', 'road', 'city'],
    cities: [{ edges: ['N', 'W'] }],
    roads: [{ edges: ['E', 'S'] }],
    fields: [{ halves: ['EL', 'SR'], cities: [0] }, { halves: ['ER', 'SL'] }],
  },
  Q: {
    name: 'city on three sides, pennant',
    count: 1,
    edges: ['city', 'city', 'field', 'city'],
    cities: [{ edges: ['N', 'E', 'W'], pennant: true }],
    fields: [{ halves: ['SL', 'SR'], cities: [0] }],
  },
  R: {
    name: 'city on three sides',
    count: 3,
    edges: ['city', 'city', 'field', 'city'],
    cities: [{ edges: ['N', 'E', 'W'] }],
    fields: [{ halves: ['SL', 'SR'], cities: [0] }],
  },
  S: {
    name: 'city on three sides with road, pennant',
    count: 2,
    edges: ['city', 'city', 'road', 'city'],
    cities: [{ edges: ['N', 'E', 'W'], pennant: true }],
    roads: [{ edges: ['S'], ends: 'city' }],
    fields: [
      { halves: ['SL'], cities: [0] },
      { halves: ['SR'], cities: [0] },
    ],
  },
  T: {
    name: 'city on three sides with road',
    count: 1,
    edges: ['city', 'city', 'road', 'city'],
    cities: [{ edges: ['N', 'E', 'W'] }],
    roads: [{ edges: ['S'], ends: 'city' }],
    fields: [
      { halves: ['SL'], cities: [0] },
      { halves: ['SR'], cities: [0] },
    ],
  },
  U: {
    name: 'straight road',
    count: 8,
    edges: ['road', 'field', 'road', 'field'],
    roads: [{ edges: ['N', 'S'] }],
    fields: [{ halves: ['NR', 'EL', 'ER', 'SL'] }, { halves: ['NL', 'SR', 'WL', 'WR'] }],
  },
  V: {
    name: 'road bend',
    count: 9,
    edges: ['field', 'field', 'road', 'road'],
    roads: [{ edges: ['S', 'W'] }],
    fields: [{ halves: ['NL', 'NR', 'EL', 'ER', 'SL', 'WR'] }, { halves: ['SR', 'WL'] }],
  },
  W: {
    name: 'three-way crossing',
    count: 4,
    edges: ['field', 'road', 'road', 'road'],
    roads: [
      { edges: ['E'], ends: 'crossing' },
      { edges: ['S'], ends: 'crossing' },
      { edges: ['W'], ends: 'crossing' },
    ],
    fields: [{ halves: ['NL', 'NR', 'EL', 'WR'] }, { halves: ['ER', 'SL'] }, { halves: ['SR', 'WL'] }],
  },
  X: {
    name: 'four-way crossing',
    count: 1,
    edges: ['road', 'road', 'road', 'road'],
    roads: [
      { edges: ['N'], ends: 'crossing' },
      { edges: ['E'], ends: 'crossing' },
      { edges: ['S'], ends: 'crossing' },
      { edges: ['W'], ends: 'crossing' },
    ],
    fields: [{ halves: ['NR', 'EL'] }, { halves: ['ER', 'SL'] }, { halves: ['SR', 'WL'] }, { halves: ['NL', 'WR'] }],
  },
} as const satisfies Record<string, ClassicTile>;

export type ClassicTileId = keyof typeof CLASSIC_TILES;
export const CLASSIC_TILE_IDS = Object.keys(CLASSIC_TILES) as ClassicTileId[];
