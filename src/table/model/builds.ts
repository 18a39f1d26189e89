import type { Phrase } from '@/core/phrase';
import {
  type Build,
  type BuildMove,
  BUILDS,
  type Bundle,
  type CardObjection,
  type CardTable,
  type Expansion,
  EXPANSIONS,
  PAYMENT_OBJECTIONS,
  priceOf,
  type Resource,
  type SettlersView,
  sizeOf,
} from '@/games/settlers';

import type { Offers } from './offers';
import { cardsOf, plus } from './order';

/** One thing to build, seen against a hand. */
export interface BuildOffer {
  readonly what: Build;
  /** Which expansion; null in the row that stands for all of them. */
  readonly card: Expansion | null;
  readonly price: Bundle;
  /** The price card by card; `isHeld` is solid, the rest is what the hand lacks. */
  readonly cards: readonly { readonly card: Resource; readonly isHeld: boolean }[];
  readonly lacking: Bundle;
  /** Every legal way to pay, the sensible one first. */
  readonly payments: readonly BuildMove[];
  /** Why it may not be built now, whatever one pays. */
  readonly objection: Phrase | null;
  /** The same as a code, by which the book knows its rule. */
  readonly refusal: string | null;
  /** Cards left on the stack; null for a city, which is a settlement turned over. */
  readonly left: number | null;
  /** Points that it would bring, and whose card would be taken; null while it cannot be built. */
  readonly gain: { readonly points: number; readonly from: number | null } | null;
}

/** The five builds, as the decider sees them. */
export function buildOffers(table: CardTable, offers: Offers): BuildOffer[] {
  return BUILDS.map((what) => offerOf(table, offers, what, null));
}

/** Every expansion that was ever in the box, as the decider sees it. */
export function expansionOffers(table: CardTable, offers: Offers): BuildOffer[] {
  return EXPANSIONS.map((card) => offerOf(table, offers, 'expansion', card));
}

function offerOf(table: CardTable, offers: Offers, what: Build, card: Expansion | null): BuildOffer {
  const { view } = table;
  const price = priceOf(what, card);
  const payments = offers.builds.filter(
    (move) => move.what === what && (card === null || (move.what === 'expansion' && move.card === card)),
  );
  const counted: Partial<Record<Resource, number>> = {};
  const cards = cardsOf(price).map((resource) => {
    counted[resource] = (counted[resource] ?? 0) + 1;
    return { card: resource, isHeld: (counted[resource] ?? 0) <= (view.hand[resource] ?? 0) };
  });
  const objection = payments.length > 0 ? null : objectionOf(table, what, card);
  return {
    what,
    card,
    price,
    cards,
    lacking: plus(price, view.hand, -1),
    payments,
    objection,
    refusal: objection?.code ?? null,
    left: leftOf(view, what, card),
    gain: payments[0] === undefined ? null : gainOf(table, payments[0]),
  };
}

function leftOf(view: SettlersView, what: Build, card: Expansion | null): number | null {
  if (what === 'city') return null;
  if (what !== 'expansion') return view.stacks[what];
  const counts = card === null ? Object.values(view.stacks.expansion) : [view.stacks.expansion[card] ?? 0];
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The rules are asked about a build for no cards at all; the row shows what is wrong with the payment as missing cards. */
function objectionOf(table: CardTable, what: Build, card: Expansion | null): CardObjection | null {
  const bare = { type: 'build', paid: {}, discount: null } as const;
  if (what !== 'expansion') {
    return structural(
      table.objectionTo(what === 'settlement' ? { ...bare, what, turnDestiny: false } : { ...bare, what }),
    );
  }
  const asked = card === null ? EXPANSIONS : [card];
  const objections = asked.map((name) => structural(table.objectionTo({ ...bare, what, card: name })));
  return objections.includes(null) ? null : (objections[0] ?? null);
}

function structural(objection: CardObjection | null): CardObjection | null {
  return objection === null || PAYMENT_OBJECTIONS.includes(objection.code) ? null : objection;
}

/** A city is not tried out: turning it over would show what is hidden. */
function gainOf(table: CardTable, move: BuildMove): { points: number; from: number | null } {
  if (move.what === 'city') return { points: table.cityGain, from: null };
  let points = 0;
  let from: number | null = null;
  for (const event of table.eventsOf(move)) {
    if (event.type === 'scored' && event.seat === table.seat) points += event.points;
    if (event.type === 'built') from = event.takenFrom;
  }
  return { points, from };
}

/** The cards that a payment uses in place of others: three for each one that is lacking. */
export function substitutes(move: BuildMove): Bundle {
  const spared: Bundle = move.discount === null ? {} : { [move.discount]: 1 };
  const price = plus(priceOf(move.what, move.what === 'expansion' ? move.card : null), spared, -1);
  return plus(move.paid, price, -1);
}

/** Whether a build can be played without a question: one way to pay, nothing to choose, nothing hidden, nobody robbed. */
export function isPlain({ what, payments, gain }: BuildOffer): boolean {
  return payments.length === 1 && what !== 'city' && what !== 'expansion' && gain?.from === null;
}

/** Whether the sensible way to pay is the price itself (or what the University leaves of it), without three for one. */
export function isAffordable({ payments: [first] }: BuildOffer): boolean {
  return first !== undefined && sizeOf(substitutes(first)) === 0;
}
