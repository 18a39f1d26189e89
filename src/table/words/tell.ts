import { SAFE_HAND, type SettlersEvent } from '@/games/settlers';
import type { Words } from '@/i18n';
import { said, type Said } from '@/i18n/said';

import { directionWords, expansionName, knownCards } from './cardWords';

/** What happened, in whole sentences. It tells all the events it is given: take them from a `Told`. */

/** How much a line matters: a short story leaves the trifles out. */
type Weight = 'trifle' | 'news';

export interface Sentence extends Said {
  /** Who did it; null for what happened to the whole table. */
  readonly seat: number | null;
  readonly weight: Weight;
}

type Moved = Extract<SettlersEvent, { type: 'cardsMoved' }>;
type Built = Extract<SettlersEvent, { type: 'built' }>;

/** `actor` is whoever decided: between two hands it tells a card taken from a card given back. */
export function tellEvents(
  words: Words,
  events: readonly SettlersEvent[],
  actor: number,
  names: readonly string[],
): Sentence[] {
  return events.flatMap((event) => tellEvent(words, event, actor, names) ?? []);
}

function tellEvent(words: Words, event: SettlersEvent, actor: number, names: readonly string[]): Sentence | null {
  const { t } = words;
  const nameOf = (seat: number) => names[seat] ?? '';
  switch (event.type) {
    case 'cardsMoved':
      return tellCards(words, event, actor, names);
    case 'handOpened':
      return news(
        event.to,
        said(words, 'table.tell.handOpened', { name: nameOf(event.to), other: nameOf(event.owner) }),
      );
    case 'pileRefilled':
      return trifle(null, said(words, 'table.tell.refilled', { cards: t('table.cards.any', { n: event.count }) }));
    case 'built':
      return news(event.seat, tellBuilt(words, event, names));
    case 'destinyTurned':
      return news(null, said(words, 'table.tell.destiny', { direction: directionWords(words, event.to) }));
    case 'cityRevealed':
      if (!event.carriedOut) return news(null, said(words, 'table.tell.eventOff'));
      return news(
        null,
        event.event === 'robberAttack'
          ? said(words, 'table.tell.robberAttack', { n: SAFE_HAND })
          : said(words, 'table.tell.marketDay'),
      );
    case 'gameWon':
      return news(
        event.seat,
        said(words, 'table.tell.won', { name: nameOf(event.seat), points: t('table.points', { n: event.points }) }),
      );
    default:
      return null;
  }
}

function tellBuilt(words: Words, { seat, what, card, takenFrom }: Built, names: readonly string[]): Said {
  const name = names[seat] ?? '';
  if (what === 'expansion' && card !== null) {
    return said(words, 'table.tell.expansion', { name, card: expansionName(words, card) });
  }
  if (takenFrom !== null && (what === 'road' || what === 'knight')) {
    const taken = { name, other: names[takenFrom] ?? '' };
    return what === 'road' ? said(words, 'table.tell.roadTaken', taken) : said(words, 'table.tell.knightTaken', taken);
  }
  return said(words, `table.tell.${what === 'expansion' ? 'city' : what}`, { name });
}

function tellCards(words: Words, event: Moved, actor: number, names: readonly string[]): Sentence | null {
  const { from, to, count, cards, because } = event;
  const known = knownCards(words, cards, count);
  if (because === 'price') return null;
  if (because === 'marketDay') {
    return trifle(
      null,
      to === 'market'
        ? said(words, 'table.tell.marketNew', { cards: known })
        : said(words, 'table.tell.marketGone', { cards: known }),
    );
  }
  if (typeof from === 'number' && typeof to === 'number') {
    const values = { name: names[to] ?? '', other: names[from] ?? '', cards: known };
    if (because === 'library') return news(to, said(words, 'table.tell.library', values));
    if (because === 'guild') return news(to, said(words, 'table.tell.guild', values));
    if (from === actor) {
      return news(from, said(words, 'table.tell.giveBack', { name: values.other, other: values.name, cards: known }));
    }
    return news(
      to,
      cards === null ? said(words, 'table.tell.blind', values) : said(words, 'table.tell.blindSeen', values),
    );
  }
  if (typeof from === 'number') {
    const values = { name: names[from] ?? '', cards: known };
    if (because === 'robberAttack') return news(from, said(words, 'table.tell.discard', values));
    return trifle(
      from,
      to === 'market' ? said(words, 'table.tell.giveMarket', values) : said(words, 'table.tell.lay', values),
    );
  }
  if (typeof to !== 'number') return null;
  const values = { name: names[to] ?? '', cards: known };
  if (because === 'turnEnd') return trifle(to, said(words, 'table.tell.turnEnd', values));
  return trifle(
    to,
    from === 'market' ? said(words, 'table.tell.take', values) : said(words, 'table.tell.draw', values),
  );
}

function news(seat: number | null, line: Said): Sentence {
  return { ...line, seat, weight: 'news' };
}

function trifle(seat: number | null, line: Said): Sentence {
  return { ...line, seat, weight: 'trifle' };
}

/** Why a road or a knight changed hands. */
export function tellTheft({ t }: Words, { takenFrom }: Built, names: readonly string[], seats: number): string | null {
  if (takenFrom === null) return null;
  return seats === 2 ? t('table.tell.whyTwo') : t('table.tell.why', { other: names[takenFrom] ?? '' });
}
