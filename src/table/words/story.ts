import type { Told } from '@/core/told';
import { cardEvents, type Build, type Bundle, type SettlersEvent } from '@/games/settlers';
import type { Words } from '@/i18n';

import { sinceLastTurn } from '../model/history';
import { plus } from '../model/order';
import { knownCards } from './cardWords';
import { tellEvents, tellTheft } from './tell';

/** What happened since somebody's last turn, in as few words as it takes: one act, one line. */

export interface StoryEntry {
  readonly key: string;
  readonly seat: number;
  readonly title: string;
  readonly detail: string | null;
  /** Who won or lost points by it. */
  readonly points: readonly { readonly seat: number; readonly points: number; readonly what: Build }[];
  /** Cards that changed hands or were lost by it, and how. */
  readonly cards: { readonly by: 'trade' | 'merchantGuild' | 'robberAttack'; readonly count: number } | null;
}

/** Builds, thefts, attacks and cards drawn from hands; no trifles. */
export function storyFor(
  words: Words,
  played: readonly Told[],
  viewer: number,
  names: readonly string[],
): StoryEntry[] {
  return actsOf(sinceLastTurn(played, viewer)).flatMap((act) => tellAct(words, act, names) ?? []);
}

/** Moves that are one act to whoever hears of it: both halves of a trade, and all that one hand loses to robbers. */
function actsOf(played: readonly Told[]): Told[][] {
  const acts: Told[][] = [];
  for (const move of played) {
    const act = acts[acts.length - 1];
    const last = act?.[act.length - 1];
    if (act !== undefined && last !== undefined && last.seat === move.seat && isOneAct(last, move)) act.push(move);
    else acts.push([move]);
  }
  return acts;
}

function isOneAct(one: Told, next: Told): boolean {
  const events = cardEvents(one);
  if (lostToRobbers(events).length > 0) return lostToRobbers(cardEvents(next)).length > 0;
  return events.length > 0 && events.every((event) => event.type === 'handOpened' || isTraded(event));
}

type Moved = Extract<SettlersEvent, { type: 'cardsMoved' }>;

function isTraded(event: SettlersEvent): event is Moved {
  return event.type === 'cardsMoved' && (event.because === 'trade' || event.because === 'library');
}

function lostToRobbers(events: readonly SettlersEvent[]): Moved[] {
  return events.filter((event) => event.type === 'cardsMoved').filter(({ because }) => because === 'robberAttack');
}

function tellAct(words: Words, act: readonly Told[], names: readonly string[]): StoryEntry | null {
  const [first] = act;
  if (first === undefined) return null;
  const events = act.flatMap(cardEvents);
  const told = tellTrade(words, events, names) ?? tellRest(words, together(events), first.seat, names);
  if (told === null) return null;
  return {
    key: String(first.index),
    seat: told.seat ?? first.seat,
    title: told.title,
    detail: told.detail === '' ? null : told.detail,
    points: events.flatMap((event) =>
      event.type === 'scored' ? [{ seat: event.seat, points: event.points, what: event.because.what }] : [],
    ),
    cards: told.cards,
  };
}

interface Act extends Pick<StoryEntry, 'title' | 'cards'> {
  readonly seat: number | null;
  readonly detail: string;
}

/** A finished trade with another player: what was taken and what was given for it, as far as the reader may know. */
function tellTrade(words: Words, events: readonly SettlersEvent[], names: readonly string[]): Act | null {
  const end = events.find((event) => event.type === 'tradeEnded');
  if (end === undefined || typeof end.with !== 'number') return null;
  const moved = events.filter(isTraded);
  const took = sum(moved.filter(({ to }) => to === end.seat));
  const gave = sum(moved.filter(({ from }) => from === end.seat));
  const said = {
    name: names[end.seat] ?? '',
    other: names[end.with] ?? '',
    cards: words.t('table.cards.any', { n: took.count }),
    took: knownCards(words, took.cards, took.count),
    gave: knownCards(words, gave.cards, gave.count),
  };
  const isOpen = events.some((event) => event.type === 'handOpened');
  return {
    seat: end.seat,
    title: words.t('table.story.traded', said),
    detail: words.t(isOpen ? 'table.story.tookOpen' : 'table.story.tookBlind', said),
    cards: { by: 'trade', count: took.count },
  };
}

function tellRest(words: Words, events: readonly SettlersEvent[], actor: number, names: readonly string[]): Act | null {
  const [title, ...details] = tellEvents(words, events, actor, names).filter((line) => line.weight === 'news');
  if (title === undefined) return null;
  const built = events.find((event) => event.type === 'built');
  const theft = built === undefined ? null : tellTheft(words, built, names, names.length);
  const detail = [...(theft === null ? [] : [theft]), ...details.map((line) => line.text)].join(' ');
  return { seat: title.seat, title: title.text, detail, cards: lossIn(events) };
}

function lossIn(events: readonly SettlersEvent[]): StoryEntry['cards'] {
  for (const event of events) {
    if (event.type !== 'cardsMoved') continue;
    if (event.because === 'guild') return { by: 'merchantGuild', count: event.count };
    if (event.because === 'robberAttack') return { by: 'robberAttack', count: event.count };
  }
  return null;
}

/** What one hand loses to robbers goes card by card; it is told as one loss. */
function together(events: readonly SettlersEvent[]): readonly SettlersEvent[] {
  const [lost, ...others] = lostToRobbers(events);
  if (lost === undefined || others.length === 0) return events;
  const rest = events.filter((event) => !(event.type === 'cardsMoved' && event.because === 'robberAttack'));
  return [{ ...lost, ...sum([lost, ...others]) }, ...rest];
}

function sum(moved: readonly Moved[]): { count: number; cards: Bundle | null } {
  return moved.reduce<{ count: number; cards: Bundle | null }>(
    (all, { count, cards }) => ({
      count: all.count + count,
      cards: all.cards === null || cards === null ? null : plus(all.cards, cards),
    }),
    { count: 0, cards: {} },
  );
}
