import { isPlainObject } from '@/core/guards';
import { drawCode, seedOfCode } from '@/features/newGame/seedCode';
import type { MatchSetup } from '@/match/start';
import type { KeptResult } from '@/storage/results';
import type { SavedMatch } from '@/storage/savedMatch';

/** The same table with other tiles or cards; the next seat begins, as around any table. */
export function rematchOf({ record, aids, hasHandOver }: SavedMatch, chance: () => number = Math.random): MatchSetup {
  return nextTable({ ...record, aids, hasHandOver }, chance);
}

/** The same from what is left of a match in the statistics. */
export function tableAgain(
  { game, options, seats }: KeptResult,
  aids: MatchSetup['aids'],
  chance: () => number = Math.random,
): MatchSetup {
  return nextTable({ game, options, seats, aids, hasHandOver: false }, chance);
}

function nextTable(
  { game, options, seats, aids, hasHandOver }: Omit<MatchSetup, 'seed' | 'origin'>,
  chance: () => number,
): MatchSetup {
  const seed = seedOfCode(drawCode(chance)) ?? 0;
  const again: MatchSetup = { game, options, seats, seed, aids, hasHandOver, origin: { kind: 'new' } };
  if (isPlainObject(options) && typeof options.startPlayer === 'number') {
    return { ...again, options: { ...options, startPlayer: (options.startPlayer + 1) % seats.length } };
  }
  return { ...again, seats: [...seats.slice(1), ...seats.slice(0, 1)] };
}

/** The very same game from the start: same seats, same order of tiles or cards. */
export function sameAgainOf({ record, aids, hasHandOver }: SavedMatch): MatchSetup {
  const { game, options, seats, seed } = record;
  return { game, options, seats, seed, aids, hasHandOver, origin: { kind: 'new' } };
}
