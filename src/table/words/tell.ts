import { SAFE_HAND, type SettlersEvent } from '@/games/settlers';
import type { Words } from '@/i18n';

import { directionWords, expansionName, knownCards } from './cardWords';

/** What happened, in whole sentences. It tells all the events it is given: take them from a `Told`. */

/** How much a line matters: a short story leaves the trifles out. */
type Weight = 'trifle' | 'news';

export interface Sentence {
  /** Who did it; null for what happened to the whole table. */
  readonly seat: number | null;
  readonly text: string;
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
      return news(event.to, t('table.tell.handOpened', { name: nameOf(event.to), other: nameOf(event.owner) }));
    case 'pileRefilled':
      return trifle(null, t('table.tell.refilled', { cards: t('table.cards.any', { n: event.count }) }));
    case 'built':
      return news(event.seat, tellBuilt(words, event, names));
    case 'destinyTurned':
      return news(null, t('table.tell.destiny', { direction: directionWords(words, event.to) }));
    case 'cityRevealed':
      if (!event.carriedOut) return news(null, t('table.tell.eventOff'));
      return news(
        null,
        event.event === 'robberAttack' ? t('table.tell.robberAttack', { n: SAFE_HAND }) : t('table.tell.marketDay'),
      );
    case 'gameWon':
      return news(
        event.seat,
        t('table.tell.won', { name: nameOf(event.seat), points: t('table.points', { n: event.points }) }),
      );
    default:
      return null;
  }
}

function tellBuilt(words: Words, { seat, what, card, takenFrom }: Built, names: readonly string[]): string {
  const { t } = words;
  const name = names[seat] ?? '';
  if (what === 'expansion' && card !== null) {
    return t('table.tell.expansion', { name, card: expansionName(words, card) });
  }
  if (takenFrom !== null && (what === 'road' || what === 'knight')) {
    const taken = { name, other: names[takenFrom] ?? '' };
    return what === 'road' ? t('table.tell.roadTaken', taken) : t('table.tell.knightTaken', taken);
  }
  return t(`table.tell.${what === 'expansion' ? 'city' : what}`, { name });
}

function tellCards(words: Words, event: Moved, actor: number, names: readonly string[]): Sentence | null {
  const { t } = words;
  const { from, to, count, cards, because } = event;
  const known = knownCards(words, cards, count);
  if (because === 'price') return null;
  if (because === 'marketDay') {
    return trifle(
      null,
      to === 'market' ? t('table.tell.marketNew', { cards: known }) : t('table.tell.marketGone', { cards: known }),
    );
  }
  if (typeof from === 'number' && typeof to === 'number') {
    const said = { name: names[to] ?? '', other: names[from] ?? '', cards: known };
    if (because === 'library') return news(to, t('table.tell.library', said));
    if (because === 'guild') return news(to, t('table.tell.guild', said));
    if (from === actor) {
      return news(from, t('table.tell.giveBack', { name: said.other, other: said.name, cards: known }));
    }
    return news(to, cards === null ? t('table.tell.blind', said) : t('table.tell.blindSeen', said));
  }
  if (typeof from === 'number') {
    const said = { name: names[from] ?? '', cards: known };
    if (because === 'robberAttack') return news(from, t('table.tell.discard', said));
    return trifle(from, to === 'market' ? t('table.tell.giveMarket', said) : t('table.tell.lay', said));
  }
  if (typeof to !== 'number') return null;
  const said = { name: names[to] ?? '', cards: known };
  if (because === 'turnEnd') return trifle(to, t('table.tell.turnEnd', said));
  return trifle(to, from === 'market' ? t('table.tell.take', said) : t('table.tell.draw', said));
}

function news(seat: number | null, text: string): Sentence {
  return { seat, text, weight: 'news' };
}

function trifle(seat: number | null, text: string): Sentence {
  return { seat, text, weight: 'trifle' };
}

/** Why a road or a knight changed hands. */
export function tellTheft({ t }: Words, { takenFrom }: Built, names: readonly string[], seats: number): string | null {
  if (takenFrom === null) return null;
  return seats === 2 ? t('table.tell.whyTwo') : t('table.tell.why', { other: names[takenFrom] ?? '' });
}
