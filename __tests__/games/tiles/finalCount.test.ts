import { gameOf } from '@/games';
import { finalCount, gainsIn, withGain } from '@/games/tiles/finalCount';
import type { TilePosition } from '@/games/tiles/position';
import { isScored, type Scored, type TileEvent, type TileMove } from '@/games/tiles/types';

import { TABLES, playRandomGame } from '../../support/randomGames';

const SEEDS = [1, 2, 3];

const scored = (player: number, points: number, feature: Scored['because']['feature'], isPaid = true): TileEvent => ({
  type: 'scored',
  players: [player],
  points,
  isPaid,
  isFinal: true,
  because: { x: 0, y: 0, segment: 's', feature, isComplete: false, counts: {} },
});

/** Every move of a random game that counts something for the end, with the points before it and after it. */
function* endings() {
  for (const table of TABLES) {
    for (const seed of SEEDS) {
      const record = playRandomGame(table, seed);
      const game = gameOf(record.game);
      const position = game.start(record.options, record.seed, record.seats.length) as TilePosition;
      for (const text of record.moves) {
        const before = position.scores();
        const events = position.play(game.decode(text) as TileMove);
        if (!events.some((event) => isScored(event) && event.isFinal)) continue;
        const closed = events.filter(isScored).filter(({ isFinal }) => !isFinal);
        const start = closed.reduce<readonly number[]>((scores, event) => withGain(scores, event), before);
        yield { game, events, start, end: position.scores() };
      }
    }
  }
}

describe('the final count', () => {
  it('takes the points from where they stood to where the game ends, item by item, in every game', () => {
    let items = 0;
    for (const { game, events, start, end } of endings()) {
      const kinds = finalCount(events, game.points.kinds, start);
      let scores: readonly number[] = start;
      for (const { kind, items: own } of kinds) {
        const before = scores;
        for (const { scored: event, gain, scores: after } of own) {
          expect(event.because.feature).toBe(kind);
          expect(after).toEqual(scores.map((points, player) => points + (event.players.includes(player) ? gain : 0)));
          scores = after;
          items++;
        }
        expect(gainsIn(own, start.length)).toEqual(scores.map((points, player) => points - (before[player] ?? 0)));
      }
      expect(scores).toEqual(end);
    }
    expect(items).toBeGreaterThan(200);
  });

  it('goes kind by kind as the game names them, and within a kind player by player', () => {
    let kindsInOne = 0;
    for (const { game, events, start } of endings()) {
      const kinds = finalCount(events, game.points.kinds, start);
      const places = kinds.map(({ kind }) => game.points.kinds.indexOf(kind));
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(new Set(places).size).toBe(places.length);
      for (const { items } of kinds) {
        const players = items.map(({ scored: { players: all } }) => all[0] ?? -1);
        expect(players).toEqual([...players].sort((one, other) => one - other));
      }
      kindsInOne = Math.max(kindsInOne, kinds.length);
    }
    expect(kindsInOne).toBeGreaterThan(2);
  });

  it('counts roads, cities, monasteries and then fields in the classic game', () => {
    const events = [scored(1, 3, 'field'), scored(0, 4, 'cloister'), scored(1, 2, 'city'), scored(0, 1, 'road')];
    const { kinds } = gameOf('classic').points;
    expect(finalCount(events, kinds, [0, 0]).map(({ kind }) => kind)).toEqual(['road', 'city', 'cloister', 'field']);
  });

  it('leaves out what is worth nothing, and keeps what is not paid without its points', () => {
    const events = [scored(0, 0, 'field'), scored(1, 2, 'follower', false), scored(0, 2, 'follower')];
    const kinds = finalCount(events, ['field', 'follower'], [5, 7]);
    expect(kinds.map(({ kind, items }) => [kind, items.map(({ gain, scores }) => [gain, scores])])).toEqual([
      [
        'follower',
        [
          [2, [7, 7]],
          [0, [7, 7]],
        ],
      ],
    ]);
  });
});
