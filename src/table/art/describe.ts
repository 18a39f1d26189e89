/** What a card says to somebody who does not see it: a name and what it does, as phrases for the dictionaries. */
import { EXPANSIONS, RESOURCES } from '@/games/settlers';
import { phrase, type Phrase } from '@/core/phrase';

import { type CardId, CARDS, type Side } from './cards';

export interface CardWords {
  readonly name: Phrase;
  /** What the card does, in the order a reader should hear it. */
  readonly facts: readonly Phrase[];
}

const NAMES = {
  roadA: 'road',
  roadB: 'road',
  knightA: 'knight',
  knightB: 'knight',
  cityRobberAttack: 'city',
  cityMarketDay: 'city',
  destinyWhite: 'destiny',
  destinyBlack: 'destiny',
} as const satisfies Partial<Record<CardId, string>>;

const SIDE_OF: Readonly<Partial<Record<CardId, Side>>> = { roadA: 'A', knightA: 'A', roadB: 'B', knightB: 'B' };

/** What a card does besides its points; expansions explain themselves by their own name. */
const WORKS = {
  roadA: 'roadTrades',
  knightA: 'knightDraws',
  cityRobberAttack: 'robberAttack',
  cityMarketDay: 'marketDay',
  destinyWhite: 'clockwise',
  destinyBlack: 'counterclockwise',
} as const satisfies Partial<Record<CardId, string>>;

const has = <Key extends string>(table: Readonly<Record<Key, unknown>>, id: string): id is Key => id in table;

const nameOf = (id: CardId): string => (has(NAMES, id) ? NAMES[id] : id);

export function describeCard(id: CardId): CardWords {
  const facts: Phrase[] = [];
  const side = SIDE_OF[id];
  if (side !== undefined) facts.push(phrase('settlers.card.side', { side }));
  if (CARDS[id].points > 0) facts.push(phrase('settlers.card.points', { n: CARDS[id].points }));
  if (has(WORKS, id)) facts.push(phrase(`settlers.card.work.${WORKS[id]}`));
  if ((EXPANSIONS as readonly string[]).includes(id)) facts.push(phrase(`settlers.card.work.${id}`));
  return { name: phrase(`settlers.card.name.${nameOf(id)}`), facts };
}

/** Every key that `describeCard` can return, so that the dictionaries can be checked against it. */
export const CARD_PHRASE_KEYS: readonly string[] = [
  ...[...RESOURCES, 'road', 'knight', 'settlement', 'city', ...EXPANSIONS, 'destiny', 'back', 'prices'].map(
    (name) => `settlers.card.name.${name}`,
  ),
  'settlers.card.side',
  'settlers.card.points',
  ...[...Object.values(WORKS), ...EXPANSIONS].map((work) => `settlers.card.work.${work}`),
];
