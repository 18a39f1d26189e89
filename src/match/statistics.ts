import { LEVELS, type Level } from '@/ai';
import { GAME_IDS, type GameId } from '@/core/game';
import { gameOf } from '@/games';
import { byFinish, type KeptResult } from '@/storage/results';

import { dayBefore, type Day } from './daily';

/** Games somebody played, and how well. */
export interface Tally {
  readonly games: number;
  readonly wins: number;
  /** Mean points; 0 when there are no games. */
  readonly average: number;
  readonly best: Best | null;
}

export interface Best {
  readonly points: number;
  readonly name: string;
  /** The match it happened in. */
  readonly id: string;
  readonly finishedAt: number;
}

interface PersonStatistics extends Tally {
  readonly name: string;
  readonly byGame: Readonly<Record<GameId, Tally>>;
}

export interface GameStatistics extends Tally {
  /** Points of the people's seats, oldest match first: for the chart. */
  readonly course: readonly { readonly finishedAt: number; readonly points: number; readonly isWin: boolean }[];
  readonly byLevel: Readonly<Partial<Record<Level, Tally>>>;
}

export interface Statistics {
  readonly games: number;
  /** Matches that count for nothing: taken back, called off, or played by somebody else. */
  readonly practice: number;
  readonly calledOff: number;
  readonly byGame: Readonly<Record<GameId, GameStatistics>>;
  /** Against whom: the strongest AI at the table decides. */
  readonly byLevel: Readonly<Partial<Record<Level, Tally>>>;
  /** Most games first. */
  readonly people: readonly PersonStatistics[];
  readonly daily: DailyStatistics;
}

interface DailyStatistics {
  /** Days in a row up to today, or up to yesterday while today's is not played yet. */
  readonly streak: number;
  readonly longest: number;
  readonly isPlayedToday: boolean;
  readonly days: readonly { readonly day: Day; readonly points: number; readonly id: string }[];
}

/** One person's share in one match. */
interface Part {
  readonly line: KeptResult;
  readonly name: string;
  readonly points: number;
  readonly isWin: boolean;
}

/** Everything there is to say about the finished matches of this device. */
export function statisticsOf(lines: readonly KeptResult[], today: Day): Statistics {
  // Neither what others played nor what a lesson laid out for somebody.
  const own = lines.filter(({ origin }) => origin.kind !== 'imported' && origin.kind !== 'lesson');
  const counted = own.filter(({ isPractice, isCalledOff }) => !isPractice && !isCalledOff).sort(byFinish);
  const parts = counted.flatMap(partsOf);
  return {
    games: counted.length,
    practice: own.filter(({ isPractice, isCalledOff }) => isPractice && !isCalledOff).length,
    calledOff: own.filter(({ isCalledOff }) => isCalledOff).length,
    byGame: eachGame((game) => gameStatistics(parts.filter(({ line }) => line.game === game))),
    byLevel: eachLevel(parts),
    people: peopleIn(parts),
    daily: dailyStatistics(counted, today),
  };
}

/** What a seat made of a match. */
export function resultOf({ game, points }: Pick<KeptResult, 'game' | 'points'>, seat: number): number {
  return gameOf(game).points.resultOf(points, seat);
}

function partsOf(line: KeptResult): Part[] {
  return line.seats.flatMap((seat, index) => {
    if (seat.ai !== undefined) return [];
    const isWin = !gameOf(line.game).isTeamwork && line.winners.includes(index);
    return [{ line, name: seat.name, points: resultOf(line, index), isWin }];
  });
}

function tally(parts: readonly Part[]): Tally {
  let best: Best | null = null;
  for (const { line, name, points } of parts) {
    if (best === null || points > best.points) best = { points, name, id: line.id, finishedAt: line.finishedAt };
  }
  return {
    games: parts.length,
    wins: parts.filter(({ isWin }) => isWin).length,
    average: parts.length === 0 ? 0 : parts.reduce((sum, { points }) => sum + points, 0) / parts.length,
    best,
  };
}

function gameStatistics(parts: readonly Part[]): GameStatistics {
  return {
    ...tally(parts),
    course: parts.map(({ line, points, isWin }) => ({ finishedAt: line.finishedAt, points, isWin })),
    byLevel: eachLevel(parts),
  };
}

function eachGame<Value>(make: (game: GameId) => Value): Record<GameId, Value> {
  return Object.fromEntries(GAME_IDS.map((game) => [game, make(game)])) as Record<GameId, Value>;
}

function eachLevel(parts: readonly Part[]): Partial<Record<Level, Tally>> {
  const byLevel: Partial<Record<Level, Tally>> = {};
  for (const level of LEVELS) {
    const against = parts.filter(({ line }) => strongest(line) === level);
    if (against.length > 0) byLevel[level] = tally(against);
  }
  return byLevel;
}

function strongest({ seats }: KeptResult): Level | null {
  const levels = seats.map(({ ai }) => LEVELS.findIndex((level) => level === ai?.level));
  return LEVELS[Math.max(...levels)] ?? null;
}

function peopleIn(parts: readonly Part[]): PersonStatistics[] {
  const names = [...new Set(parts.map(({ name }) => name))];
  return names
    .map((name) => {
      const own = parts.filter((part) => part.name === name);
      return { name, ...tally(own), byGame: eachGame((game) => tally(own.filter(({ line }) => line.game === game))) };
    })
    .sort((one, other) => other.games - one.games || (one.name < other.name ? -1 : 1));
}

function dailyStatistics(counted: readonly KeptResult[], today: Day): DailyStatistics {
  const best = new Map<Day, { day: Day; points: number; id: string }>();
  for (const line of counted) {
    if (line.origin.kind !== 'daily') continue;
    const day = line.origin.date;
    const points = resultOf(line, 0);
    if (points > (best.get(day)?.points ?? -Infinity)) best.set(day, { day, points, id: line.id });
  }
  const runTo = (day: Day): number => {
    let length = 0;
    for (let at = day; best.has(at); at = dayBefore(at)) length++;
    return length;
  };
  const days = [...best.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
  let longest = 0;
  let run = 0;
  let last = '';
  for (const { day } of days) {
    run = dayBefore(day) === last ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = day;
  }
  return {
    streak: best.has(today) ? runTo(today) : runTo(dayBefore(today)),
    longest,
    isPlayedToday: best.has(today),
    days,
  };
}
