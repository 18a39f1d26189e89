import * as fc from 'fast-check';

import { CLASSIC_TILES, type ClassicTile } from '@/games/classic/tiles';
import { HUNTERS_TILES } from '@/games/hunters/tiles';
import type { TilePosition } from '@/games/tiles/position';
import type { Reason, TileEvent } from '@/games/tiles/types';
import { Rng } from '@/core/rng';
import { anyMoment } from '../support/arbitraries';
import { TABLES, type Table } from '../support/randomGames';
import { playOn, startTable, type Step } from '../support/tilePlay';

jest.setTimeout(600_000);

/** How many copies of every tile the base box holds. */
function boxOf(game: Table['game']): Record<string, number> {
  const classicTiles = Object.entries<ClassicTile>(CLASSIC_TILES).map(([id, tile]) => ({ ...tile, id }));
  const tiles = game === 'hunters' ? HUNTERS_TILES : classicTiles;
  return Object.fromEntries(tiles.flatMap(({ id, count, box = 'base' }) => (box === 'base' ? [[id, count]] : [])));
}

function tally(names: Iterable<string>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Everything that left the box or is still in it. */
function tilesOf(position: TilePosition, steps: readonly Step[]): Record<string, number> {
  const view = position.viewFor();
  const discarded = steps.flatMap(({ events }) => events.flatMap((e) => (e.type === 'discarded' ? [e.tile] : [])));
  const unseen = Object.entries(view.unseen).flatMap(([id, count]) => new Array<string>(count).fill(id));
  const hand = view.hand === null ? [] : [view.hand.tile];
  return tally([...view.tiles.map(({ tile }) => tile), ...hand, ...discarded, ...unseen]);
}

test('no tile is lost and none appears from nowhere', () => {
  fc.assert(
    fc.property(anyMoment, ({ table, seed, plies }) => {
      const position = startTable(table, seed);
      const steps = playOn(position, Rng.fromSeed(seed + 1), plies);
      expect(tilesOf(position, steps)).toEqual(boxOf(table.game));
      const { unseen, tilesLeft, bonusLeft } = position.viewFor();
      expect(Object.values(unseen).reduce((sum, count) => sum + count, 0)).toBe(tilesLeft + bonusLeft);
    }),
    { numRuns: 250 },
  );
});

/** Pieces a player starts with: members, huts. */
function piecesAtStart(table: Table): [number, number] {
  const { followers } = (table.options ?? {}) as { followers?: number };
  if (table.game === 'hunters') return [5, 2];
  return [followers ?? (table.game === 'solo' ? 4 : 7), 0];
}

test('every piece is in hand or on the land, until the land is cleared at the end of a solo game', () => {
  fc.assert(
    fc.property(anyMoment, ({ table, seed, plies }) => {
      const position = startTable(table, seed);
      playOn(position, Rng.fromSeed(seed + 1), plies);
      const { pieces, supply } = position.viewFor();
      const isCounting = position.isOver || position.legalMoves()[0]?.type === 'count';
      if (table.game === 'solo' && isCounting) return;
      const [members, huts] = piecesAtStart(table);
      supply.members.forEach((left, player) => {
        const out = pieces.filter((piece) => piece.player === player && piece.kind === 'member').length;
        expect(left + out).toBe(members);
        const standing = pieces.filter((piece) => piece.player === player && piece.kind === 'hut').length;
        expect((supply.huts[player] ?? 0) + standing).toBe(huts);
      });
    }),
    { numRuns: 250 },
  );
});

/** What the counts of a reason add up to, by the prices of the books. */
function priceOf({ feature, isComplete, counts }: Reason): number {
  const of = (name: keyof typeof counts): number => counts[name] ?? 0;
  switch (feature) {
    case 'city':
      return (of('tiles') + of('pennants')) * (isComplete ? 2 : 1);
    case 'road':
      return of('tiles');
    case 'cloister':
      return 1 + of('neighbours');
    case 'field':
      return 3 * of('cities');
    case 'forest':
      return 2 * of('segments') + 2 * of('mushrooms');
    case 'river':
      return of('segments') + of('fish');
    case 'hut':
      return of('fish');
    case 'meadow':
      return 2 * (of('deer') + of('mammoths') + of('aurochs'));
    case 'follower':
      return 2 * of('followers');
    case 'lake':
    case 'system':
      throw new Error('nothing is scored for a lake itself');
  }
}

test.each(TABLES.map((table) => [JSON.stringify(table), table] as const))(
  'points are the sum of their reasons at every move of %s',
  (_, table) => {
    for (let seed = 1; seed <= 12; seed++) {
      const position = startTable(table, seed);
      const scores = position.scores();
      const rng = Rng.fromSeed(seed);
      while (!position.isOver) {
        for (const event of playOn(position, rng, 1).flatMap(({ events }): readonly TileEvent[] => events)) {
          if (event.type !== 'scored') continue;
          expect(event.points).toBe(priceOf(event.because));
          expect(event.players.length).toBeGreaterThan(0);
          for (const player of event.isPaid ? event.players : []) scores[player] = (scores[player] ?? 0) + event.points;
        }
        expect(position.scores()).toEqual(scores);
      }
      expect(position.outcome()?.scores).toEqual(scores);
    }
  },
);

test('a view holds no order of the tiles to come: shuffling them changes nothing that a seat sees', () => {
  fc.assert(
    fc.property(anyMoment, fc.nat({ max: 4 }), ({ table, seed, plies }, seat) => {
      const position = startTable(table, seed);
      playOn(position, Rng.fromSeed(seed + 1), plies);
      const view = JSON.stringify(position.viewFor());
      position.shuffleUnseen(Rng.fromSeed(seed + 9));
      const again: { viewFor(seat: number): object } = position;
      expect(JSON.stringify(again.viewFor(seat % table.seats))).toBe(view);
    }),
    { numRuns: 60 },
  );
});
