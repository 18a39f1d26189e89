import { isPlainObject } from '@/core/guards';

import { isSameBundle, readBundle } from './bundle';
import type { SettlersPosition } from './position';
import { standingOf, type TraceStacks } from './traceFormat';
import type { Bundle } from './types';

/** Where a trace says how things stand, this is where it is held against how they do. */

export type Fields = Readonly<Record<string, unknown>>;

/** What an entry says about how things stand after it, where it says something. */
export function problemWithStanding(position: SettlersPosition, entry: Fields): string | null {
  const standing = standingOf(position);
  if (entry.points !== undefined && !isSameList(entry.points, standing.points)) {
    return `points are ${standing.points.join(' ')}`;
  }
  if (entry.hands !== undefined) {
    if (!Array.isArray(entry.hands) || entry.hands.length !== position.seats)
      return 'hands is not a bundle for each player';
    const wrong = standing.hands.findIndex((hand, seat) => !isBundle((entry.hands as unknown[])[seat], hand));
    if (wrong >= 0) return `player ${wrong} holds ${JSON.stringify(standing.hands[wrong])}`;
  }
  // A city says null where the market stays as it was.
  const marketStays = entry.market === null && entry.what === 'city';
  if (entry.market !== undefined && !marketStays && !isBundle(entry.market, standing.market)) {
    return `the market is ${JSON.stringify(standing.market)}`;
  }
  if (entry.destiny !== undefined && entry.destiny !== standing.destiny) return `destiny is ${standing.destiny}`;
  return entry.stacks === undefined ? null : problemWithStacks(standing.stacks, entry.stacks);
}

function problemWithStacks(stacks: TraceStacks, stated: unknown): string | null {
  if (!isPlainObject(stated)) return 'stacks is not an object';
  const counts: Fields = { ...stacks };
  for (const [name, count] of Object.entries(stated)) {
    if (counts[name] === undefined) return `there is no ${name.slice(0, 20)} stack`;
    if (counts[name] !== count) return `the ${name} stack holds ${String(counts[name])}`;
  }
  return null;
}

export function problemWithFinal(position: SettlersPosition, final: unknown): string | null {
  if (!isPlainObject(final)) return 'final is not an object';
  const points = position.scores();
  if (final.points !== undefined && !isSameList(final.points, points)) return `final points are ${points.join(' ')}`;
  const winner = position.outcome()?.winners[0] ?? null;
  if (final.winner === undefined || final.winner === winner) return null;
  return winner === null ? 'nobody has won yet' : `the winner is player ${winner}`;
}

function isBundle(value: unknown, expected: Bundle): boolean {
  const bundle = readBundle(value);
  return bundle !== null && isSameBundle(bundle, expected);
}

function isSameList(value: unknown, expected: readonly number[]): boolean {
  return (
    Array.isArray(value) && value.length === expected.length && expected.every((item, index) => item === value[index])
  );
}
