import type { Resource } from '@/games/settlers';

import type { CardTheme } from '../art/palette';
import { plateFor } from '../art/plates';

/** The colour of a small mark on paper: a card's dark ink by day; by night a light one, or it would sink into the dark. */
export function priceInk(theme: CardTheme, card: Resource): string {
  return theme === 'dusk' ? plateFor('day', card).far : plateFor(theme, card).deep;
}
