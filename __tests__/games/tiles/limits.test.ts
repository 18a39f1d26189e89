import { makeAppraiser } from '@/ai/tiles/makeAppraiser';
import { PLAIN } from '@/ai/tiles/styles';
import { WEIGHTS } from '@/ai/tiles/weights';
import { defaultOptions } from '@/core/options';
import { classic } from '@/games/classic';
import { ClassicPosition } from '@/games/classic/position';
import { setFor } from '@/games/classic/set';
import { CITY, ROAD } from '@/games/classic/types';
import { hunters } from '@/games/hunters';
import { checkLanes } from '@/games/hunters/set';
import { HUNTERS_TILES } from '@/games/hunters/tiles';
import { solo } from '@/games/solo';
import {
  AMOUNT_A,
  CLAIMS,
  HEAD_FREE,
  JOIN_PLAIN,
  JOIN_TILES,
  Land,
  majority,
  MAX_PLACEMENTS,
  MAX_TILES,
  OPEN,
  TILES,
} from '@/games/tiles/land';
import { checkPieces } from '@/games/tiles/limits';
import { TileSet, type EdgeShape, type SegmentShape, type SetRules, type TileShape } from '@/games/tiles/set';

const OPTIONS = defaultOptions(classic.options);
const RULES: SetRules = {
  joins: { 1: [JOIN_PLAIN], 2: [JOIN_PLAIN, JOIN_TILES, JOIN_PLAIN], 3: [JOIN_TILES] },
  tileCountedKinds: [CITY, ROAD],
};

/** A set of some tiles of classic, the first of them the start tile. */
function roads(stock: Record<string, number>): TileSet {
  const { shapes } = setFor(OPTIONS);
  const chosen = Object.keys(stock).flatMap((id) => shapes.filter((shape) => shape.id === id));
  return new TileSet(chosen, { copies: Object.values(stock), start: 0 }, RULES);
}

/** One tile with what is wrong with it. */
function tile(changes: Partial<TileShape>): TileSet {
  const segments: SegmentShape[] = [{ name: 'city0', kind: CITY }];
  const edges: EdgeShape[] = [0, 1, 2, 3].map(() => ({ terrain: 3, ports: [0] }));
  return new TileSet([{ id: 'Z', segments, edges, ...changes }], { copies: [1], start: 0 }, RULES);
}

const [CROSSING, CURVE, STRAIGHT] = [0, 1, 2];
const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3];

class Builder {
  readonly land: Land;

  constructor(readonly set: TileSet) {
    this.land = new Land(set, HEAD_FREE);
    this.land.mark();
    this.land.placeStart(0);
  }

  lay(design: number, x: number, y: number, rotation = 0): void {
    this.land.mark();
    this.land.place(design, rotation, this.land.cellAt(x, y), 0);
  }

  /** A bend that joins the sides `from` and the next one clockwise. */
  curve(x: number, y: number, from: number): void {
    // The bend of classic joins south and west.
    this.lay(CURVE, x, y, (from - SOUTH + 4) % 4);
  }

  /** The root of the road that leaves a crossing on one of its sides. */
  roadOf(x: number, y: number, side: number): number {
    const tileThere = this.land.tileAt(this.land.cellAt(x, y));
    return this.land.rootOf(this.land.nodeOf(tileThere, this.set.segmentNamed(CROSSING, `road${side}`)));
  }
}

/** Crossings in a row, each with a number. */
function row(crossings: number, others: Record<string, number> = {}): Builder {
  const builder = new Builder(roads({ X: crossings, V: 5, U: 0, ...others }));
  for (let x = 1; x < crossings; x++) builder.lay(CROSSING, x, 0);
  return builder;
}

describe('a ring road', () => {
  it.each([1, 2, 15, 16, 17, 32, 33, 100])('counts four tiles through the crossing number %i', (number) => {
    const builder = row(number);
    const x = number - 1;
    builder.curve(x + 1, 0, SOUTH);
    builder.curve(x + 1, 1, WEST);
    builder.curve(x, 1, NORTH);
    const road = builder.roadOf(x, 0, EAST);
    expect(road).toBe(builder.roadOf(x, 0, SOUTH));
    expect([builder.land.mem[road + TILES], builder.land.mem[road + OPEN]]).toEqual([4, 0]);
    builder.land.rollback();
    expect(builder.roadOf(x, 0, EAST)).not.toBe(builder.roadOf(x, 0, SOUTH));
  });

  it('counts every tile of its own where two crossings bear the same mark', () => {
    const builder = row(17, { U: 15 });
    builder.curve(0, 1, NORTH);
    for (let x = 1; x < 16; x++) builder.lay(STRAIGHT, x, 1, 1);
    builder.curve(16, 1, WEST);
    const road = builder.roadOf(0, 0, SOUTH);
    expect(road).toBe(builder.roadOf(16, 0, SOUTH));
    expect([builder.land.mem[road + TILES], builder.land.mem[road + OPEN]]).toEqual([19, 0]);
  });
});

describe('the largest box', () => {
  it('lies in one row and is taken up again', () => {
    const builder = new Builder(roads({ U: MAX_TILES }));
    const { land } = builder;
    const empty = land.mem.slice();
    for (let y = 1; y < MAX_TILES; y++) builder.lay(0, 0, y);
    const last = land.nodeOf(MAX_TILES - 1, builder.set.segmentNamed(0, 'road0'));
    expect(land.mem[land.rootOf(last) + TILES]).toBe(MAX_TILES);
    expect(land.cellOf(MAX_TILES - 1)).toBe(land.cellAt(0, MAX_TILES - 1));
    expect(land.requirementAt(land.cellAt(0, MAX_TILES))).not.toBe(0);
    // Beyond what sixteen bits could note in the log.
    expect(land.centre + land.cellAt(0, MAX_TILES)).toBeGreaterThan(65535);
    for (let y = 1; y < MAX_TILES; y++) land.rollback();
    expect(land.mem).toEqual(empty);
  });

  it('has room for every placement', () => {
    expect(MAX_PLACEMENTS).toBeGreaterThanOrEqual(4 * (2 * MAX_TILES + 2));
  });

  it('is refused with one tile more', () => {
    expect(() => roads({ U: MAX_TILES + 1 })).toThrow('whole numbers');
    expect(() => roads({ U: MAX_TILES, V: 1 })).toThrow('128 tiles in the box: the land has room for 127');
  });

  it('needs its start tile, and copies of every design', () => {
    expect(() => roads({ U: 0, V: 1 })).toThrow('the start tile is not in the box');
    const { shapes } = roads({ U: 1, V: 1 });
    expect(() => new TileSet(shapes, { copies: [1], start: 0 }, RULES)).toThrow('2 designs, but copies of 1');
  });

  it('is refused where its records would begin beyond what a number can name', () => {
    expect(() => new Land(roads({ U: MAX_TILES }), 32000)).toThrow('places before the grid');
  });
});

describe('a tile', () => {
  const city: SegmentShape = { name: 'city0', kind: CITY };
  const cloister: SegmentShape = { name: 'cloister', kind: 3, isSurrounded: true };
  const sixteen = Array.from({ length: 16 }, () => city);
  const edgesOf = (edge: EdgeShape): EdgeShape[] => [edge, edge, edge, edge];

  it('may have sixteen segments', () => {
    expect(tile({ segments: sixteen }).maxSegments).toBe(16);
  });

  it.each<[string, Partial<TileShape>, string]>([
    ['a seventeenth segment', { segments: [...sixteen, city] }, '17 segments'],
    ['a fourth terrain', { edges: edgesOf({ terrain: 4 as 3, ports: [0] }) }, 'terrain 4'],
    ['three edges', { edges: edgesOf({ terrain: 3, ports: [0] }).slice(1) }, '3 edges'],
    ['a port too many', { edges: edgesOf({ terrain: 3, ports: [0, 0] }) }, '2 ports, not 1'],
    ['a port into nothing', { edges: edgesOf({ terrain: 3, ports: [-1] }) }, 'no segment'],
    ['a city that joins as a field', { edges: edgesOf({ terrain: 1, ports: [0] }) }, 'in another way'],
    ['a segment of no kind', { segments: [{ ...city, kind: -1 }] }, 'of no kind'],
    ['an amount below nothing', { segments: [{ ...city, amountA: -1 }] }, 'an amount of -1'],
    ['a river to a lake elsewhere', { segments: [{ ...city, lake: 1 }] }, 'ends in no lake'],
    ['lakes and counted tiles', { segments: [{ ...city, lake: 0 }] }, 'has lakes and features'],
    ['two monasteries', { segments: [city, cloister, cloister] }, '2 monasteries'],
    ['an open monastery', { segments: [{ ...city, isSurrounded: true }] }, 'opens into an edge'],
  ])('is refused with %s', (_, changes, problem) => {
    expect(() => tile(changes)).toThrow(problem);
  });

  it('is refused where an edge would join in a way that the land does not know', () => {
    const joins = { ...RULES.joins, 3: [JOIN_TILES, JOIN_TILES] };
    expect(() => new TileSet([], { copies: [], start: 0 }, { ...RULES, joins })).toThrow('the start tile');
    const { shapes } = roads({ U: 1 });
    expect(() => new TileSet(shapes, { copies: [1], start: 0 }, { ...RULES, joins })).toThrow('not 2');
  });

  it('may have amounts that just fit a number together', () => {
    const rich = (amountA: number) => () =>
      tile({ segments: [city, { ...city, amountA: 32000 }, { ...city, amountA }] });
    expect(rich(767)().templates[0]?.[4 + 2 * 10 + AMOUNT_A]).toBe(767);
    expect(rich(768)).toThrow('may add up to 32768');
  });
});

describe('a table', () => {
  it('has five players, and the fifth has seven pieces on a feature', () => {
    expect(() => ClassicPosition.start(OPTIONS, 1, 6)).toThrow('6 players');
    const { land } = ClassicPosition.start(OPTIONS, 1, 5);
    const node = land.nodeOf(0, 0);
    for (let piece = 0; piece < 7; piece++) land.putPiece(node, node, 4, 0);
    for (let piece = 0; piece < 6; piece++) land.putPiece(node, node, 3, 0);
    expect(majority(land.mem[node + CLAIMS] ?? 0)).toBe(1 << 4);
  });

  it('has four piles, and no more tiles in them than the land was made for', () => {
    expect(() => solo.start({ ...defaultOptions(solo.options), colours: 5 }, 1, 1)).toThrow('5 piles');
    const pile = setFor(OPTIONS).pileOf();
    expect(() => ClassicPosition.withPile(OPTIONS, Int16Array.from([...pile, 0]), 2)).toThrow('73 tiles to lay');
  });

  it('has seven pieces of a kind for everybody, and 64 together', () => {
    expect(() => ClassicPosition.start({ ...OPTIONS, followers: 8 }, 1, 2)).toThrow('8 pieces of a kind');
    expect(() => checkPieces(4, 7, 7)).not.toThrow();
    expect(() => checkPieces(5, 7, 6)).toThrow('65 pieces');
  });

  it('of hunters has fewer animals than the next count begins at', () => {
    const [start] = HUNTERS_TILES;
    if (start === undefined) throw new Error('no tiles');
    const herd = (count: number) => ({
      ...start,
      count,
      zones: { m1: { kind: 'meadow' as const, animals: ['deer' as const] } },
    });
    expect(() => checkLanes([herd(127)])).not.toThrow();
    expect(() => checkLanes([herd(128)])).toThrow('128 of deer');
  });

  it('is judged only by who has a taste for all its features', () => {
    const position = classic.start(OPTIONS, 1, 2);
    expect(() => makeAppraiser(position, WEIGHTS.classic, { ...PLAIN, likes: [1, 1] })).toThrow('4 kinds of features');
  });
});

test('games with the same options share one compiled set', () => {
  expect(classic.start(OPTIONS, 1, 2).set).toBe(classic.start({ ...OPTIONS, fields: false }, 2, 5).set);
  expect(solo.start(defaultOptions(solo.options), 1, 1).set).toBe(setFor(OPTIONS));
  const chosen = defaultOptions(hunters.options);
  expect(hunters.start(chosen, 1, 2).set).toBe(hunters.start(chosen, 2, 3).clone().set);
});
