import { pairings, playBout, resultOf } from '@/cli/arena/bout';
import { playGame } from '@/cli/arena/game';
import { report } from '@/cli/arena/report';
import { estimate, summarise, type Bout } from '@/cli/arena/statistics';
import { botsFor, isBot, makeBot, ponder, readBudget, readPlayer } from '@/cli/bots';
import { defaultOptions } from '@/core/options';
import { gameOf } from '@/games';

const EFFORT = { moves: 10, ms: 50, worst: 9, habits: { city: 3 } };

function bout(seed: number, seat: number, won: number, points: number, others: number): Bout {
  return { seed, seat, won, points, others, margin: points - others, isFinished: true, a: EFFORT, b: EFFORT };
}

describe('the games of the arena', () => {
  it('are played from every seat on the same tiles', () => {
    expect(pairings(5, 2, 10)).toEqual([
      { seed: 10, seat: 0 },
      { seed: 10, seat: 1 },
      { seed: 11, seat: 0 },
      { seed: 11, seat: 1 },
      { seed: 12, seat: 0 },
    ]);
  });

  it('tell who won, by how much, and what each side did', () => {
    const played = playBout(
      { game: gameOf('classic'), a: 'greedy', b: 'random', players: 3, budget: null },
      { seed: 4, seat: 2 },
    );
    expect(played).toMatchObject({ seed: 4, seat: 2, won: 1, isFinished: true });
    expect(played.margin).toBeGreaterThan(0);
    expect(played.a.moves + played.b.moves).toBeGreaterThan(60);
    expect(played.a.habits.city).toBeGreaterThan(0);
    expect(played.a.habits['city finished']).toBeGreaterThan(0);
  });

  it('of one person have one result', () => {
    const played = playBout(
      { game: gameOf('solo'), a: 'greedy', b: 'greedy', players: 1, budget: null },
      { seed: 4, seat: 0 },
    );
    expect(played.margin).toBe(played.points);
    expect(played.b.moves).toBe(0);
  });

  it('tell what was built, taken and held in the card game', () => {
    const played = playBout(
      { game: gameOf('settlers'), a: 'beginner', b: 'greedy', players: 2, budget: null },
      { seed: 2, seat: 1 },
    );
    expect(played.isFinished).toBe(true);
    const { habits } = played.b;
    expect(habits.city).toBeGreaterThan(0);
    expect(habits.taken).toBeGreaterThan(0);
    // Two cards a turn and one or so for knights.
    expect(habits.drawn).toBeGreaterThanOrEqual(2);
    expect(habits.drawn).toBeLessThan(4);
    expect(habits.held).toBeGreaterThanOrEqual(2);
    expect((habits.turns ?? 0) - (played.a.habits.turns ?? 0)).toBeLessThanOrEqual(1);
  });

  it('count as won by nobody when they do not end', () => {
    const game = gameOf('settlers');
    const result = resultOf(game.start(defaultOptions(game.options), 1, 2), 0);
    expect(result).toEqual({ won: 0, points: 1, others: 1, margin: 0, isFinished: false });
    const unfinished = { ...bout(1, 0, 1, 8, 9), ...result };
    const summary = summarise([unfinished, bout(1, 1, 1, 10, 4)], 2);
    expect(summary).toMatchObject({ games: 2, unfinished: 1, wins: { mean: 0.5 } });
    expect(report(summary, 'expert', 'greedy', 2)).toContain('1 unfinished and won by nobody');
  });

  it('replay from their records', () => {
    const { record, position } = playGame({ game: gameOf('hunters'), bots: ['greedy', 'beginner:miser'] }, 3);
    const again = gameOf('hunters').start(record.options, 3, 2);
    for (const text of record.moves) again.play(gameOf('hunters').decode(text) ?? { type: 'unreadable' });
    expect(again.scores()).toEqual(position.scores());
  });
});

describe('what the games say', () => {
  it('is uncertain by the spread between sets of tiles, not between games', () => {
    expect(
      estimate([
        [10, -10],
        [10, -10],
        [10, -10],
      ]),
    ).toEqual({ mean: 0, error: 0 });
    const { mean, error } = estimate([[0], [2], [4], [6]]);
    expect(mean).toBe(3);
    expect(error).toBeCloseTo(1.96 * Math.sqrt(20 / 3 / 4), 6);
  });

  it('is compared with the share that falls to everybody', () => {
    const bouts = [bout(1, 0, 1, 80, 60), bout(1, 1, 0, 50, 70), bout(2, 0, 1, 90, 60), bout(2, 1, 0.5, 60, 60)];
    const summary = summarise(bouts, 4);
    expect(summary).toMatchObject({ games: 4, wins: { mean: 0.625 }, overFairShare: 2.5, points: { a: 70, b: 62.5 } });
    expect(summary.a).toMatchObject({ movesPerSecond: 200, meanMs: 5, worstMs: 9, habits: { city: 3 } });
    expect(report(summary, 'expert', 'greedy', 4)).toContain('2.50 times the fair share');
    expect(report(summarise([bouts[0] as Bout], 2), 'expert', 'greedy', 2)).toContain('100.0 ± ?');
    expect(report(summary, 'expert', 'greedy', 1)).toContain('mean result');
  });
});

describe('the names of bots', () => {
  it('are levels with styles, or measuring sticks', () => {
    expect(readPlayer('expert:farmer')).toEqual({ level: 'expert', style: 'farmer' });
    expect(readPlayer('casual')).toEqual({ level: 'casual', style: 'balanced' });
    for (const name of ['grandmaster', 'expert:angry', 'expert:farmer:x', '']) expect(readPlayer(name)).toBeNull();
    for (const name of ['random', 'greedy', 'uct', 'uct:50', 'heuristic', 'strong:raider'])
      expect(isBot(name, 'classic')).toBe(true);
    for (const name of ['uct:many', 'greedy:3', 'expert:angry']) expect(isBot(name, 'classic')).toBe(false);
    expect(isBot('heuristic', 'settlers')).toBe(false);
    expect(botsFor('solo')).toEqual([
      'random',
      'greedy',
      'oracle',
      'beginner[:STYLE]',
      'casual[:STYLE]',
      'strong[:STYLE]',
      'expert[:STYLE]',
    ]);
    expect(() => makeBot('nobody', 'classic', 1, 0)).toThrow('nobody');
  });

  it('come with budgets in nodes or time', () => {
    expect(readBudget(undefined)).toBeNull();
    expect(readBudget('5000')).toEqual({ nodes: 5000 });
    expect(readBudget('300ms')).toEqual({ ms: 300 });
    expect(readBudget('a while')).toBeUndefined();
  });

  it.each(['uct:5', 'heuristic', 'greedy', 'casual', 'strong:builder'])('play: %s makes legal moves', (name) => {
    const position = gameOf('classic').start({ followers: 7, fields: true, startPlayer: 0 }, 2, 2);
    const choose = makeBot(name, 'classic', 2, 0, { nodes: 20 });
    for (let move = 0; move < 8; move++) position.play(choose(position, []));
    expect(position.ply).toBe(8);
  });

  it('may be hurried', () => {
    let steps = 0;
    function* forever(): Generator<never, never> {
      for (;;) {
        steps++;
        yield steps as never;
      }
    }
    expect(ponder(forever(), 0)).toBe(1);
  });
});
