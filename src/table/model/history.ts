import type { Told } from '@/core/told';
import { cardEvents, type Bundle } from '@/games/settlers';
import type { Words } from '@/i18n';

import { tellEvents, type Sentence } from '../words/tell';
import { plus } from './order';

/** Every line of the game so far that this seat may read. */
export function historyFor(
  words: Words,
  played: readonly Told[],
  names: readonly string[],
): (Sentence & { readonly key: string })[] {
  return played.flatMap((told) =>
    tellEvents(words, cardEvents(told), told.seat, names).map((line, n) => ({ ...line, key: `${told.index}.${n}` })),
  );
}

/** What others did since this seat last decided something. */
export function sinceLastTurn(played: readonly Told[], viewer: number): readonly Told[] {
  let first = played.length;
  while (first > 0 && played[first - 1]?.seat !== viewer) first--;
  return played.slice(first);
}

/** The cards that came into this seat's hand and left it by what others did. */
export function handChanges(played: readonly Told[], viewer: number): { came: Bundle; went: Bundle } {
  let came: Bundle = {};
  let went: Bundle = {};
  for (const told of sinceLastTurn(played, viewer)) {
    for (const event of cardEvents(told)) {
      if (event.type !== 'cardsMoved' || event.cards === null) continue;
      if (event.to === viewer) came = plus(came, event.cards);
      if (event.from === viewer) went = plus(went, event.cards);
    }
  }
  return { came, went };
}

/** What the trade under way has brought to this seat and taken from it. */
export function tradeSoFar(played: readonly Told[], viewer: number): { came: Bundle; gave: Bundle } {
  let came: Bundle = {};
  let gave: Bundle = {};
  for (let index = played.length - 1; index >= 0; index--) {
    const told = played[index];
    const events = told === undefined ? [] : cardEvents(told);
    const steps = events.filter((event) => event.type === 'cardsMoved' || event.type === 'handOpened');
    if (steps.length < events.length || steps.length === 0) break;
    for (const event of steps) {
      if (event.type === 'handOpened' || event.cards === null || event.because === 'guild') continue;
      if (event.to === viewer) came = plus(came, event.cards);
      if (event.from === viewer) gave = plus(gave, event.cards);
    }
  }
  return { came, gave };
}
