import * as fc from 'fast-check';

import { IllegalMove } from '@/core/game';
import type { TilePosition } from '@/games/tiles/position';
import { ROTATIONS } from '@/games/tiles/set';
import type { PieceChoice, TileMove } from '@/games/tiles/types';
import { anyMoment } from '../support/arbitraries';
import { snapshot, somewhere, tileGame } from '../support/tilePlay';

jest.setTimeout(600_000);

const { encode } = tileGame('classic');

/** Every segment name that any tile might have, and some that none has. */
const SEGMENTS = [
  'city0',
  'city1',
  'road0',
  'road1',
  'road2',
  'road3',
  'field0',
  'field1',
  'cloister',
  'cloister0',
].concat(['f1', 'f2', 'm1', 'm2', 'm3', 'r1', 'r2', 'l1', 'l2', 's1', 's2', '', 'toString']);

/** Every move that somebody at this table could think of, legal or not. */
function* imaginableMoves(position: TilePosition): Generator<TileMove> {
  const laid = position.laidTiles();
  const xs = laid.map(({ x }) => x);
  const ys = laid.map(({ y }) => y);
  for (let x = Math.min(...xs) - 2; x <= Math.max(...xs) + 2; x++) {
    for (let y = Math.min(...ys) - 2; y <= Math.max(...ys) + 2; y++) {
      for (const rotation of ROTATIONS) {
        const place: TileMove = { type: 'place', x, y, rotation, piece: null };
        yield place;
        for (const segment of SEGMENTS) {
          yield { ...place, piece: { kind: 'member', segment } };
          yield { ...place, piece: { kind: 'hut', segment } };
        }
      }
      for (const segment of SEGMENTS) yield { type: 'score', x, y, segment };
    }
  }
  for (let colour = -1; colour < 6; colour++) yield { type: 'count', colour };
}

/** Moves that no program of ours would make: the position must shrug them off. */
const malformedMove = fc.oneof(
  fc.anything(),
  fc.record({ type: fc.anything() }),
  fc.record({
    type: fc.constant('place'),
    x: fc.anything(),
    y: fc.anything(),
    rotation: fc.anything(),
    piece: fc.anything(),
  }),
  fc.record({
    type: fc.constant('place'),
    x: fc.oneof(fc.integer({ min: -200, max: 200 }), fc.double()),
    y: fc.oneof(fc.integer({ min: -200, max: 200 }), fc.double()),
    rotation: fc.oneof(fc.integer(), fc.double(), fc.constantFrom('0', null, undefined, [1])),
    piece: fc.oneof(fc.anything(), fc.record({ kind: fc.anything(), segment: fc.anything() })),
  }),
  fc.record({ type: fc.constant('score'), x: fc.anything(), y: fc.anything(), segment: fc.anything() }),
  fc.record({
    type: fc.constant('count'),
    colour: fc.oneof(fc.anything(), fc.constantFrom('0', '1', 'length', [0], 0.5, -1, 9)),
  }),
);

test('every move that is offered plays, and no move is offered twice', () => {
  fc.assert(
    fc.property(anyMoment, ({ table, seed, plies }) => {
      const position = somewhere(table, seed, plies);
      const moves = position.legalMoves();
      expect(new Set(moves.map(encode)).size).toBe(moves.length);
      expect(moves.length === 0).toBe(position.isOver);
      const before = snapshot(position);
      for (const move of moves) {
        expect(position.objectionTo(move)).toBeNull();
        position.play(move);
        position.undo();
      }
      expect(snapshot(position)).toEqual(before);
    }),
    { numRuns: 150 },
  );
});

test('every other move that can be imagined at the table is refused with a reason', () => {
  fc.assert(
    fc.property(anyMoment, ({ table, seed, plies }) => {
      const position = somewhere(table, seed, plies);
      const offered = new Set(position.legalMoves().map(encode));
      const isJudging = position.legalMoves()[0]?.type === 'score';
      const before = snapshot(position);
      for (const move of imaginableMoves(position)) {
        const objection = position.objectionTo(move);
        // A waiting feature may be named by any of its segments, not only by the one that is offered.
        const isRight = offered.has(encode(move))
          ? objection === null
          : objection?.key.startsWith('tiles.') || (move.type === 'score' && isJudging);
        if (!isRight) throw new Error(`${encode(move)}: ${objection?.key}`);
      }
      expect(snapshot(position)).toEqual(before);
    }),
    { numRuns: 40 },
  );
});

test('a malformed move is refused without a crash and changes nothing', () => {
  fc.assert(
    fc.property(
      anyMoment,
      fc.array(malformedMove, { minLength: 20, maxLength: 60 }),
      ({ table, seed, plies }, moves) => {
        const position = somewhere(table, seed, plies);
        const before = snapshot(position);
        for (const move of moves as TileMove[]) {
          expect(position.objectionTo(move)).not.toBeNull();
          expect(() => position.play(move)).toThrow(IllegalMove);
        }
        expect(snapshot(position)).toEqual(before);
      },
    ),
    { numRuns: 200 },
  );
});

test.each([
  ['an object that is no text', { toString: 1 }],
  ['an object without any methods', Object.create(null) as object],
  ['a symbol', Symbol('city0')],
])('a piece on %s is refused like any other nonsense', (_, segment) => {
  const position = somewhere({ game: 'classic', seats: 2 }, 3, 6);
  const [legal] = position.legalMoves();
  const before = snapshot(position);
  const piece = { kind: 'member', segment } as unknown as PieceChoice;
  expect(position.objectionTo({ ...legal, piece } as TileMove)).toMatchObject({ key: 'tiles.objection.noSuchSegment' });
  expect(snapshot(position)).toEqual(before);
});

test('what a move would do can be asked without doing it', () => {
  fc.assert(
    fc.property(anyMoment, fc.nat(), ({ table, seed, plies }, pick) => {
      const position = somewhere(table, seed, plies);
      const moves = position.legalMoves();
      const move = moves[pick % Math.max(1, moves.length)];
      if (move === undefined) return;
      const before = snapshot(position);
      const foreseen = position.preview(move);
      expect(snapshot(position)).toEqual(before);
      expect(position.play(move)).toEqual(foreseen);
    }),
    { numRuns: 200 },
  );
});
