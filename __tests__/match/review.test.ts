import { chooseRandomMove } from '@/ai/random';
import type { GameId } from '@/core/game';
import { defaultOptions } from '@/core/options';
import { newRecord, type GameRecord } from '@/core/record';
import { Rng } from '@/core/rng';
import { Told } from '@/core/told';
import { gameOf } from '@/games';
import { reasonOf } from '@/games/tiles/points';
import { TileTable } from '@/games/tiles/table';
import { relive, toldTo } from '@/match/history';
import { reviewRecord } from '@/match/review';
import { sinceLastTurn } from '@/table/model/history';

function randomRecord(id: GameId, seats: number, seed: number): GameRecord {
  const game = gameOf(id);
  const options = defaultOptions(game.options);
  const position = game.start(options, seed, seats);
  const rng = Rng.fromSeed(seed);
  const moves: string[] = [];
  while (!position.isOver && moves.length < 2000) {
    const move = chooseRandomMove(position, rng);
    moves.push(game.encode(move));
    position.play(move);
  }
  const table = Array.from({ length: seats }, (_, seat) => ({ name: `seat ${seat}` }));
  return { ...newRecord(id, options, table, seed), moves };
}

function happeningsOf(record: GameRecord) {
  const lived = relive(record);
  if (!lived.ok) throw new Error(lived.error.detail);
  return lived.value.happenings;
}

const TABLES: [GameId, number][] = [
  ['classic', 2],
  ['classic', 5],
  ['solo', 1],
  ['hunters', 3],
  ['settlers', 2],
  ['settlers', 5],
];

describe.each(TABLES)('looking back at %s with %i seats', (game, seats) => {
  const reviews = [1, 2, 3, 4].map((seed) => {
    const review = reviewRecord(randomRecord(game, seats, seed));
    if (!review.ok) throw new Error(review.error.detail);
    return review.value;
  });

  it('finds the reasons of every point', () => {
    for (const { rows, lines, table } of reviews) {
      const byLine = table.scores().map(() => 0);
      for (const { players, points } of lines) for (const player of players) byLine[player]! += points;
      expect(byLine).toEqual(table.scores());
      const byRow = table.scores().map((_, player) => rows.reduce((sum, { points }) => sum + points[player]!, 0));
      expect(byRow).toEqual(table.scores());
    }
  });

  it('follows the scores from the first move to the last', () => {
    for (const { scores, record, table, told } of reviews) {
      expect(scores).toHaveLength(record.moves.length + 1);
      expect(scores.at(-1)).toEqual(table.scores());
      expect(told).toHaveLength(record.moves.length);
    }
  });

  it('names what brought most, and nobody ever got more at once', () => {
    for (const { biggest, lines, record } of reviews) {
      const happenings = happeningsOf(record);
      if (biggest === null) continue;
      // What belongs together: a move on the land, a turn of the card game.
      const isEnd = ({ move }: (typeof happenings)[number]) => game !== 'settlers' || move.type === 'endTurn';
      const ends = happenings.flatMap((happening) => (isEnd(happening) ? [happening.index + 1] : []));
      const steps = [0, ...ends.filter((end) => end < happenings.length), happenings.length];
      const end = steps.find((step) => step > biggest.from) ?? 0;
      const within = (from: number, to: number, player: number) =>
        lines
          .filter(({ index, isFinal, players }) => !isFinal && index >= from && index < to && players.includes(player))
          .reduce((sum, { points }) => sum + points, 0);
      expect(biggest.index).toBeGreaterThanOrEqual(biggest.from);
      expect(biggest.index).toBeLessThan(end);
      expect(biggest.points).toBe(within(biggest.from, end, biggest.player));
      steps.slice(1).forEach((to, step) => {
        const from = steps[step]!;
        for (let player = 0; player < seats; player++)
          expect(within(from, to, player)).toBeLessThanOrEqual(biggest.points);
      });
    }
  });

  it('has a step of the graph for every move, or for every round of the card game', () => {
    for (const { steps, record } of reviews) {
      const happenings = happeningsOf(record);
      expect(steps[0]).toBe(0);
      expect(steps.at(-1)).toBe(happenings.length);
      const turnsBefore = (moves: number) =>
        happenings.filter(({ index, move }) => index < moves && move.type === 'endTurn').length;
      if (game !== 'settlers') expect(steps).toHaveLength(happenings.length + 1);
      else steps.slice(0, -1).forEach((moves, round) => expect(turnsBefore(moves)).toBe(round * seats));
    }
  });

  it('knows who led after every change of the lead', () => {
    for (const { leads, scores } of reviews) {
      for (const { index, leaders } of leads) {
        const points = scores[index + 1]!;
        const best = Math.max(...points);
        expect(leaders).toEqual(points.flatMap((count, player) => (count === best ? [player] : [])));
      }
    }
  });

  if (game !== 'settlers') {
    it('finds every feature that scored on the final land', () => {
      for (const { lines, table } of reviews) {
        for (const line of lines) {
          const reason = reasonOf(line);
          if (reason !== null) expect(TileTable.of(table).featureAt(reason)).not.toBeNull();
        }
      }
    });
  }
});

describe('a record that cannot be', () => {
  it('is answered with what is wrong', () => {
    expect(reviewRecord({ ...randomRecord('solo', 1, 1), moves: ['nonsense'] })).toMatchObject({ ok: false });
  });
});

describe('the story since one’s last decision', () => {
  const record = randomRecord('settlers', 4, 7);
  const lived = relive(record);
  if (!lived.ok) throw new Error(lived.error.detail);
  const { happenings } = lived.value;

  it('begins after it, and is all of it for whoever never decided', () => {
    for (let seat = 0; seat < 4; seat++) {
      const last = happenings.findLastIndex((happening) => happening.seat === seat);
      expect(sinceLastTurn(toldTo(lived.value, seat), seat).map(({ index }) => index)).toEqual(
        happenings.slice(last + 1).map(({ index }) => index),
      );
    }
    expect(sinceLastTurn([], 0)).toEqual([]);
  });

  it('never names a card that the listener may not see', () => {
    let hidden = 0;
    for (const happening of happenings) {
      for (let seat = 0; seat < 4; seat++) {
        const told = Told.by(gameOf('settlers'), seat, happening);
        if (happening.seat !== seat && happening.move.type !== 'build') expect(told.move).toBeNull();
        for (const event of told.events as {
          type: string;
          from?: unknown;
          to?: unknown;
          owner?: unknown;
          cards?: unknown;
        }[]) {
          if (event.type !== 'cardsMoved' && event.type !== 'handOpened') continue;
          const ends = event.type === 'cardsMoved' ? [event.from, event.to] : [event.owner, event.to];
          if (ends.includes(seat) || ends.includes('market') || ends.includes('discards')) continue;
          expect(event.cards).toBeNull();
          hidden++;
        }
      }
    }
    expect(hidden).toBeGreaterThan(50);
  });

  it('hides nothing in games where nothing is hidden', () => {
    const tiles = relive(randomRecord('classic', 2, 3));
    if (!tiles.ok) throw new Error('unplayable');
    const [first] = toldTo(tiles.value, 1);
    const { move, events } = tiles.value.happenings[0]!;
    expect(first).toMatchObject({ move, events });
  });
});
