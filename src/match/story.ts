import type { GameId, Tagged } from '@/core/game';
import { eventsFor, type SettlersEvent } from '@/games/settlers';

import type { Happening } from './types';

/** A happening as one seat may be told it. */
export interface Told extends Omit<Happening, 'move'> {
  /** Null where the move itself names cards that this seat may not see. */
  readonly move: Tagged | null;
}

/** The only door to happenings of the card game: what was hidden from a seat is not in what it is told. */
export function tellTo(seat: number, game: GameId, happening: Happening): Told {
  if (game !== 'settlers') return happening;
  const isOwn = happening.seat === seat;
  return {
    ...happening,
    move: isOwn || happening.move.type === 'build' ? happening.move : null,
    events: eventsFor(seat, happening.events as readonly SettlersEvent[]),
  };
}

/** What happened since this seat last decided something, as it may be told; all of it when it never did. */
export function storySince(seat: number, game: GameId, happenings: readonly Happening[]): Told[] {
  let from = happenings.length;
  while (from > 0 && happenings[from - 1]?.seat !== seat) from--;
  return happenings.slice(from).map((happening) => tellTo(seat, game, happening));
}
