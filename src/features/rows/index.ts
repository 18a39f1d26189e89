import type { GameId } from '@/core/game';
import { tileRow } from '@/features/play/row';
import { cardRow } from '@/features/tablePlay/row';

import type { GameRow } from './types';

const ROWS: { readonly [Id in GameId]: GameRow } = {
  classic: { ...tileRow, seats: [2, 5], minutes: 35, gaze: 0.02 },
  solo: { ...tileRow, seats: [1, 1], minutes: 20, gaze: -0.1 },
  hunters: {
    ...tileRow,
    seats: [2, 5],
    minutes: 40,
    gaze: 0,
    words: { ...tileRow.words, styleOf: (style) => (style === 'farmer' ? 'hunter' : style) },
  },
  settlers: { ...cardRow, seats: [2, 6], minutes: 30, gaze: 0.03 },
};

/** What the screens show of a game. */
export function rowOf(game: GameId): GameRow {
  return ROWS[game];
}
