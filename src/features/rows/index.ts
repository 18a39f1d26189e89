import type { GameId } from '@/core/game';
import { cardRow } from '@/features/cards/row';
import type { GameRow } from '@/features/contract/GameRow';
import { tileRow } from '@/features/tiles/row';
import { gameOf } from '@/games';

/** A line a game. The tiles are the same for any number of seats, but everybody who looks on has something to say. */
export const ROWS: { readonly [Id in GameId]: GameRow } = {
  classic: { ...tileRow, minutes: (seats) => 20 + 5 * seats, gaze: 0.02 },
  // A team plays from one seat: who touches the tiles is between them.
  solo: { ...tileRow, mostSeats: 1, minutes: () => 20, gaze: -0.1 },
  hunters: {
    ...tileRow,
    minutes: (seats) => 25 + 5 * seats,
    gaze: 0,
    words: { ...tileRow.words, styleOf: (style) => (style === 'farmer' ? 'hunter' : style) },
  },
  settlers: { ...cardRow, minutes: (seats) => 10 + 5 * seats, gaze: 0.03 },
};

/** How many seats are offered. */
export function seatsOf(game: GameId): { readonly min: number; readonly max: number } {
  const { min, max } = gameOf(game).seats;
  return { min, max: rowOf(game).mostSeats ?? max };
}

/** What the screens show of a game. */
export function rowOf(game: GameId): GameRow {
  return ROWS[game];
}
