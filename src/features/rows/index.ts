import type { GameId } from '@/core/game';
import { cardRow } from '@/features/cards/row';
import type { GameRow } from '@/features/contract/GameRow';
import { tileRow } from '@/features/tiles/row';

const ROWS: { readonly [Id in GameId]: GameRow } = {
  classic: { ...tileRow, minutes: 35, gaze: 0.02 },
  solo: { ...tileRow, minutes: 20, gaze: -0.1 },
  hunters: {
    ...tileRow,
    minutes: 40,
    gaze: 0,
    words: { ...tileRow.words, styleOf: (style) => (style === 'farmer' ? 'hunter' : style) },
  },
  settlers: { ...cardRow, minutes: 30, gaze: 0.03 },
};

/** What the screens show of a game. */
export function rowOf(game: GameId): GameRow {
  return ROWS[game];
}
