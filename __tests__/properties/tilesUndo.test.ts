import * as fc from 'fast-check';

import { Rng } from '@/core/rng';
import { anyMoment } from '../support/arbitraries';
import { TABLES } from '../support/randomGames';
import { asTiles, playOn, snapshot, somewhere, startTable } from '../support/tilePlay';

jest.setTimeout(600_000);

test.each(TABLES.map((table) => [JSON.stringify(table), table] as const))(
  'a whole game can be taken back move by move, exactly: %s',
  (_, table) => {
    const position = startTable(table, 77);
    const rng = Rng.fromSeed(78);
    const past = [snapshot(position)];
    while (!position.isOver) {
      playOn(position, rng, 1);
      past.push(snapshot(position));
    }
    expect(position.ply).toBe(past.length - 1);
    for (let ply = past.length - 1; ply > 0; ply--) {
      expect(snapshot(position)).toEqual(past[ply]);
      position.undo();
    }
    expect(snapshot(position)).toEqual(past[0]);
    expect(() => position.undo()).toThrow(RangeError);
    expect(snapshot(position)).toEqual(past[0]);
  },
);

test('undo restores the position exactly from any depth', () => {
  fc.assert(
    fc.property(anyMoment, fc.integer({ min: 1, max: 30 }), ({ table, seed, plies }, depth) => {
      const position = somewhere(table, seed, plies);
      const before = snapshot(position);
      const legal = position.legalMoves();
      const played = playOn(position, Rng.fromSeed(seed + 2), depth);
      for (let back = 0; back < played.length; back++) position.undo();
      expect(snapshot(position)).toEqual(before);
      expect(position.legalMoves()).toEqual(legal);
    }),
    { numRuns: 200 },
  );
});

test('ending the game early and taking that back leaves no trace', () => {
  fc.assert(
    fc.property(anyMoment, ({ table, seed, plies }) => {
      const position = somewhere(table, seed, plies);
      if (position.isOver || position.legalMoves()[0]?.type !== 'place') return;
      const before = snapshot(position);
      position.endNow();
      position.undo();
      expect(snapshot(position)).toEqual(before);
    }),
    { numRuns: 150 },
  );
});

test('a clone and its original go their own ways', () => {
  fc.assert(
    fc.property(anyMoment, fc.integer({ min: 1, max: 20 }), ({ table, seed, plies }, depth) => {
      const original = somewhere(table, seed, plies);
      const copy = asTiles(original.clone());
      const before = snapshot(original);
      expect(snapshot(copy)).toEqual(before);
      playOn(copy, Rng.fromSeed(seed + 3), depth);
      expect(snapshot(original)).toEqual(before);
      const after = snapshot(copy);
      playOn(original, Rng.fromSeed(seed + 4), depth);
      expect(snapshot(copy)).toEqual(after);
      // The copy can be taken back behind the moment of copying: it has its own memory of the game.
      while (copy.ply > 0) copy.undo();
      while (original.ply > 0) original.undo();
      expect(snapshot(copy)).toEqual(snapshot(original));
    }),
    { numRuns: 150 },
  );
});

test('the same moves after a clone lead to the same game', () => {
  fc.assert(
    fc.property(anyMoment, ({ table, seed, plies }) => {
      const original = somewhere(table, seed, plies);
      const copy = asTiles(original.clone());
      const ours = playOn(original, Rng.fromSeed(seed + 5), 200);
      expect(playOn(copy, Rng.fromSeed(seed + 5), 200)).toEqual(ours);
      expect(snapshot(copy)).toEqual(snapshot(original));
    }),
    { numRuns: 60 },
  );
});

test('shuffling what nobody has seen keeps every count and everything on the table', () => {
  fc.assert(
    fc.property(anyMoment, ({ table, seed, plies }) => {
      const position = somewhere(table, seed, plies);
      const imagined = asTiles(position.clone());
      imagined.shuffleUnseen(Rng.fromSeed(seed + 6));
      expect(snapshot(imagined)).toEqual(snapshot(position));
      playOn(imagined, Rng.fromSeed(seed), 200);
      expect(imagined.isOver).toBe(true);
      while (imagined.ply > position.ply) imagined.undo();
      expect(snapshot(imagined)).toEqual(snapshot(position));
    }),
    { numRuns: 60 },
  );
});
