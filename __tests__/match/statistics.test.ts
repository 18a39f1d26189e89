import { dailySeed, dayBefore, dayOf } from '@/match/daily';
import { statisticsOf } from '@/match/statistics';
import type { KeptResult } from '@/storage/results';

const TODAY = '2026-03-02';
const ANA = { name: 'Ana' };
const bot = (level: string) => ({ name: 'Bot', ai: { level, style: 'balanced' } });

let born = 0;
function line(change: Partial<KeptResult>): KeptResult {
  born++;
  return {
    id: `m${born}`,
    game: 'classic',
    options: {},
    seats: [ANA, bot('casual')],
    points: [80, 70],
    winners: [0],
    moves: 71,
    isPractice: false,
    isCalledOff: false,
    origin: { kind: 'new' },
    startedAt: 0,
    finishedAt: born,
    ...change,
  };
}

const daily = (date: string, points = [9, 12, 14], change: Partial<KeptResult> = {}) =>
  line({ game: 'solo', seats: [ANA], points, origin: { kind: 'daily', date }, ...change });

describe('statistics', () => {
  it('of nothing are nothing', () => {
    const { games, people, byLevel, daily: days, byGame } = statisticsOf([], TODAY);
    expect({ games, people, byLevel }).toEqual({ games: 0, people: [], byLevel: {} });
    expect(days).toEqual({ streak: 0, longest: 0, isPlayedToday: false, days: [] });
    expect(byGame.hunters).toEqual({ games: 0, wins: 0, average: 0, best: null, course: [], byLevel: {} });
  });

  it('count games, wins, averages and bests by game', () => {
    const lines = [
      line({}),
      line({ points: [60, 90], winners: [1] }),
      line({ game: 'hunters', points: [150, 150], winners: [0, 1] }),
    ];
    const { byGame, games } = statisticsOf(lines, TODAY);
    expect(games).toBe(3);
    expect(byGame.classic).toMatchObject({
      games: 2,
      wins: 1,
      average: 70,
      best: { points: 80, name: 'Ana', id: lines[0]?.id },
    });
    // Equal points share the win.
    expect(byGame.hunters).toMatchObject({ games: 1, wins: 1 });
    expect(byGame.classic.course.map(({ points, isWin }) => [points, isWin])).toEqual([
      [80, true],
      [60, false],
    ]);
  });

  it('tell how one does against each level, the strongest at the table counting', () => {
    const lines = [
      line({}),
      line({ seats: [ANA, bot('beginner'), bot('expert')], points: [50, 40, 90], winners: [2] }),
      line({ seats: [ANA, { name: 'Rui' }] }),
    ];
    const { byLevel } = statisticsOf(lines, TODAY);
    expect(Object.keys(byLevel)).toEqual(['casual', 'expert']);
    expect(byLevel.casual).toMatchObject({ games: 1, wins: 1 });
    expect(byLevel.expert).toMatchObject({ games: 1, wins: 0, average: 50 });
  });

  it('keep the people of one table apart', () => {
    const lines = [
      line({ seats: [ANA, { name: 'Rui' }] }),
      line({ seats: [{ name: 'Rui' }, bot('strong')], points: [99, 3] }),
    ];
    const { people } = statisticsOf(lines, TODAY);
    expect(people.map(({ name, games, wins }) => [name, games, wins])).toEqual([
      ['Rui', 2, 1],
      ['Ana', 1, 1],
    ]);
    expect(people[0]?.byGame.classic.best).toMatchObject({ points: 99 });
  });

  it('leave out practice, matches called off, matches of others and those that a lesson began', () => {
    const lines = [
      line({ isPractice: true }),
      line({ isCalledOff: true, winners: [] }),
      line({ origin: { kind: 'imported' } }),
      line({ origin: { kind: 'lesson' } }),
      line({}),
    ];
    expect(statisticsOf(lines, TODAY)).toMatchObject({ games: 1, practice: 1, calledOff: 1 });
  });

  it('take the last colour of solo as the result, and no win where there is nobody to beat', () => {
    const { byGame } = statisticsOf([line({ game: 'solo', seats: [ANA], points: [31, 18, 25], winners: [0] })], TODAY);
    expect(byGame.solo).toMatchObject({ games: 1, wins: 0, average: 18, best: { points: 18 } });
  });
});

describe('the daily streak', () => {
  it('counts days in a row up to today', () => {
    const days = ['2026-03-02', '2026-03-01', '2026-02-28', '2026-02-26'].map((day) => daily(day));
    expect(statisticsOf(days, TODAY).daily).toMatchObject({ streak: 3, longest: 3, isPlayedToday: true });
  });

  it('is still alive while today’s game is not played yet', () => {
    expect(statisticsOf([daily('2026-03-01'), daily('2026-02-28')], TODAY).daily).toMatchObject({
      streak: 2,
      isPlayedToday: false,
    });
    expect(statisticsOf([daily('2026-02-28')], TODAY).daily).toMatchObject({ streak: 0, longest: 1 });
  });

  it('counts a day once, with its best result, and not for practice', () => {
    const { daily: days } = statisticsOf(
      [daily(TODAY, [5, 9, 9]), daily(TODAY, [7, 9, 9]), daily('2026-03-01', [9, 9, 9], { isPractice: true })],
      TODAY,
    );
    expect(days.streak).toBe(1);
    expect(days.days.map(({ points }) => points)).toEqual([7]);
  });

  it('knows leap years and the turn of the year', () => {
    expect([dayBefore('2028-03-01'), dayBefore('2026-03-01'), dayBefore('2026-01-01')]).toEqual([
      '2028-02-29',
      '2026-02-28',
      '2025-12-31',
    ]);
  });
});

describe('the game of a day', () => {
  it('is the same for everybody, and another one tomorrow', () => {
    // Written down once: it may never change, or two people would not play the same tiles.
    expect(dailySeed('2026-11-17')).toBe(194338401);
    const seeds = new Set<number>();
    for (let day = '2026-12-31', count = 0; count < 730; count++, day = dayBefore(day)) seeds.add(dailySeed(day));
    expect(seeds.size).toBe(730);
  });

  it('is that of the calendar on the wall', () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(dayOf(new Date(2026, 10, 17, 0, 0))).toBe('2026-11-17');
  });
});
