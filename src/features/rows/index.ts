import type { GameId } from '@/core/game';
import { cardRow } from '@/features/cards/row';
import type { GameRow } from '@/features/contract/GameRow';
import { tileRow } from '@/features/tiles/row';
import { gameOf } from '@/games';

/** A line a game. */
export const ROWS: { readonly [Id in GameId]: GameRow } = {
  classic: { ...tileRow, minutes: 35, gaze: 0.02 },
  // A team plays from one seat: who touches the tiles is between them.
  solo: { ...tileRow, mostSeats: 1, minutes: 20, gaze: -0.1 },
  hunters: {
    ...tileRow,
    minutes: 40,
    gaze: 0,
    words: { ...tileRow.words, styleOf: (style) => (style === 'farmer' ? 'hunter' : style) },
  },
  settlers: { ...cardRow, minutes: 30, gaze: 0.03 },
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
