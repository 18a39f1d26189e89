import type { GameId, Intent, Position, Tagged } from '@/core/game';
import { isPlainObject } from '@/core/guards';
import { gameOf } from '@/games';
import { TileTable, type SegmentRef } from '@/games/tiles';

/** A part of plain data: what it does not name may be anything. */
export type Pattern = string | number | boolean | null | readonly Pattern[] | { readonly [name: string]: Pattern };

/** What a lesson can wish for, put together from a few words. It is data, and the engine says whether it is so. */
export type Wish =
  | { readonly and: readonly Wish[] }
  | { readonly or: readonly Wish[] }
  | { readonly not: Wish }
  /** What is in mind. A wish for something in mind is fulfilled without a move. */
  | { readonly intent: Pattern }
  | { readonly move: Pattern }
  /** Something that the move caused. */
  | { readonly event: Pattern }
  /** So many points for the learner by this move. */
  | { readonly gains: number }
  /** The learner has a piece on the feature of this segment. */
  | { readonly holds: SegmentRef }
  | { readonly ends: boolean };

export const ANYTHING: Wish = { and: [] };

/** What somebody has in mind, or has played with all that it caused. */
export interface Deed {
  readonly game: GameId;
  readonly seat: number;
  readonly intent: Intent | null;
  readonly move: Tagged | null;
  readonly events: readonly Tagged[];
  readonly scores: readonly number[];
  /** After the move. */
  readonly position: Position;
}

export function fulfils(wish: Wish, deed: Deed): boolean {
  const { game, seat, intent, move, events, scores, position } = deed;
  if ('and' in wish) return wish.and.every((part) => fulfils(part, deed));
  if ('or' in wish) return wish.or.some((part) => fulfils(part, deed));
  if ('not' in wish) return !fulfils(wish.not, deed);
  if ('intent' in wish) return intent !== null && agrees(wish.intent, intent);
  if ('move' in wish) return move !== null && agrees(wish.move, move);
  if ('event' in wish) return events.some((event) => agrees(wish.event, event));
  if ('gains' in wish) return (position.scores()[seat] ?? 0) - (scores[seat] ?? 0) === wish.gains;
  if ('ends' in wish) return position.isOver === wish.ends;
  const table = gameOf(game).tableFor(position, seat);
  if (!TileTable.is(table)) return false;
  const members = table.featureAt(wish.holds)?.members ?? [];
  return table.laidPieces().some((piece) => piece.player === seat && members.some((member) => isSame(member, piece)));
}

const isSame = (one: SegmentRef, other: SegmentRef) =>
  one.x === other.x && one.y === other.y && one.segment === other.segment;

/** Whether a value has all that a pattern names. */
export function agrees(pattern: Pattern, value: unknown): boolean {
  if (Array.isArray(pattern)) {
    return (
      Array.isArray(value) &&
      value.length === pattern.length &&
      (pattern as readonly Pattern[]).every((part, index) => agrees(part, value[index]))
    );
  }
  if (typeof pattern !== 'object' || pattern === null) return pattern === value;
  return isPlainObject(value) && Object.entries(pattern).every(([name, part]) => agrees(part as Pattern, value[name]));
}

/** Whether a wish looks at what is in mind and at nothing else: then no move is waited for. */
export function isOfMind(wish: Wish): boolean {
  if ('and' in wish) return wish.and.every(isOfMind);
  if ('or' in wish) return wish.or.every(isOfMind);
  if ('not' in wish) return isOfMind(wish.not);
  return 'intent' in wish;
}
