import { MARKET_SIZE, type Bundle, type Resource } from '@/games/settlers';

import { cardsOf, plus } from './order';

/** The five places of the market; null where a card was taken and none has come yet. */
export type Places = readonly (Resource | null)[];

/** Who lies where after a change: cards that stay keep their places, new ones fill the gaps. */
export function placesFor(before: Places, market: Bundle): Places {
  let rest = market;
  const stay = before.map((card) => {
    if (card === null || (rest[card] ?? 0) === 0) return null;
    rest = plus(rest, { [card]: 1 }, -1);
    return card;
  });
  const coming = cardsOf(rest);
  const all = stay.map((card) => card ?? coming.shift() ?? null);
  while (all.length < MARKET_SIZE || coming.length > 0) all.push(coming.shift() ?? null);
  return all;
}
