import type { Term } from '@/i18n/book';

import type { SettlersRule } from './rules';

/** The words of this game, and the rule that says more of each. */
export const SETTLERS_TERMS: Readonly<Partial<Record<Term, SettlersRule>>> = {
  side: 'road',
  stack: 'stacks',
  cardPile: 'trade-pile',
  market: 'trade-market',
  discards: 'empty-pile',
  settlement: 'settlement',
  cityCard: 'city',
  expansion: 'expansion',
  knightCard: 'knight',
  lumber: 'costs',
  brick: 'costs',
  grain: 'costs',
  wool: 'costs',
  ore: 'costs',
  destiny: 'destiny',
  protected: 'protection',
  robberAttack: 'robber-attack',
  marketDay: 'market-day',
};
