import { sideOf, type Build, type PlayerView } from '@/games/settlers';

import { cityCard, knightCard, roadCard, type CardId } from '../art/cards';

/** The cards of one kind that lie before somebody. */
export function buildCards(estate: PlayerView, what: Build): CardId[] {
  const many = (count: number, card: (index: number) => CardId) => Array.from({ length: count }, (_, n) => card(n));
  switch (what) {
    case 'road':
      return many(estate.roads, (index) => roadCard(sideOf(index)));
    case 'knight':
      return many(estate.knights, (index) => knightCard(sideOf(index)));
    case 'settlement':
      return many(estate.settlements, () => 'settlement');
    case 'city':
      return many(estate.cities, () => cityCard(null));
    case 'expansion':
      return [...estate.expansions];
  }
}
