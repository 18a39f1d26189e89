import { isPlainObject } from '@/core/guards';

import { readBundle, sizeOf } from './bundle';
import type { SettlersPosition } from './position';
import {
  BUILDS,
  EXPANSIONS,
  RESOURCES,
  type Build,
  type BuildMove,
  type Bundle,
  type Expansion,
  type Resource,
  type SettlersMove,
} from './types';

/** What a player of the card game has in mind. The steps of a trade are moves; this is what comes before each of them. */
export type CardIntent =
  | { readonly stage: 'idle' }
  /** A card lifted from the hand: to be traded, laid or given back. */
  | { readonly stage: 'lifted'; readonly card: Resource }
  /** Before the hand of another player; `cards` backs are picked, `give` is what is meant to go back. */
  | { readonly stage: 'partner'; readonly seat: number; readonly give: Resource | null; readonly cards: number }
  /** The Merchant Guild is to take a card: from whom? */
  | { readonly stage: 'robbing' }
  /** The builds with their prices. Trading goes on as long as nothing was built. */
  | { readonly stage: 'browsing' }
  | {
      readonly stage: 'building';
      readonly what: Build;
      /** Null while it is not chosen which expansion. */
      readonly card: Expansion | null;
      readonly turnDestiny: boolean;
      readonly paid: Bundle;
      readonly discount: Resource | null;
    }
  | { readonly stage: 'discarding'; readonly cards: Bundle };

export type Building = Extract<CardIntent, { stage: 'building' }>;

/** What is in mind when a decision begins. */
export function startIntent(position: SettlersPosition): CardIntent {
  if (position.stage === 'attack') return { stage: 'discarding', cards: {} };
  return position.stage === 'build' ? { stage: 'browsing' } : { stage: 'idle' };
}

/** An intent from outside (a save), or the starting one when it cannot be meant for this position. */
export function readIntent(position: SettlersPosition, input: unknown): CardIntent {
  const start = startIntent(position);
  if (!isPlainObject(input) || position.isOver) return start;
  return readStage(position, input) ?? start;
}

function readStage(position: SettlersPosition, fields: Record<string, unknown>): CardIntent | null {
  const isTrading = position.stage === 'trade';
  const mayBuild = isTrading || position.stage === 'build';
  switch (fields.stage) {
    case 'idle':
      return position.stage === 'build' || position.stage === 'attack' ? null : { stage: 'idle' };
    case 'lifted': {
      const card = resourceOf(fields.card);
      return card !== null && mayLift(position, card) ? { stage: 'lifted', card } : null;
    }
    case 'partner':
      return isTrading ? readPartner(position, fields) : null;
    case 'robbing':
      return mayBuild && position.legalMoves().some((move) => move.type === 'guild') ? { stage: 'robbing' } : null;
    case 'browsing':
      return mayBuild ? { stage: 'browsing' } : null;
    case 'building':
      return mayBuild ? readBuilding(position, fields) : null;
    case 'discarding':
      return position.stage === 'attack' ? readDiscards(position, fields.cards) : null;
    default:
      return null;
  }
}

function readPartner(position: SettlersPosition, { seat, give, cards }: Record<string, unknown>): CardIntent | null {
  if (typeof seat !== 'number' || typeof cards !== 'number') return null;
  const card = give === null ? null : resourceOf(give);
  if (card === null && give !== null) return null;
  if (card !== null && handOf(position)[card] === undefined) return null;
  // Nobody need have picked a card yet, but one must be there to be picked.
  const move: SettlersMove = { type: 'takeBlind', from: seat, cards: Math.max(1, cards) };
  return position.objectionTo(move) === null ? { stage: 'partner', seat, give: card, cards } : null;
}

function readBuilding(position: SettlersPosition, fields: Record<string, unknown>): CardIntent | null {
  const what = BUILDS.find((known) => known === fields.what);
  const card = EXPANSIONS.find((known) => known === fields.card) ?? null;
  const paid = readBundle(fields.paid);
  const discount = resourceOf(fields.discount);
  const turnDestiny = fields.turnDestiny === true;
  if (what === undefined || paid === null) return null;
  const building: Building = {
    stage: 'building',
    what,
    card: what === 'expansion' ? card : null,
    turnDestiny,
    paid,
    discount,
  };
  const move = buildMoveOf(building);
  if (move === null) return building;
  return position.objectionTo(move) === null ? building : null;
}

function readDiscards(position: SettlersPosition, input: unknown): CardIntent | null {
  const cards = readBundle(input);
  if (cards === null) return null;
  const { hand, toDiscard } = position.viewFor(position.decider);
  const areThere = RESOURCES.every((resource) => (cards[resource] ?? 0) <= (hand[resource] ?? 0));
  return areThere && sizeOf(cards) <= toDiscard ? { stage: 'discarding', cards } : null;
}

/** One step back; null when there is nothing in mind that could be taken back. */
export function stepBack(position: SettlersPosition, intent: CardIntent): CardIntent | null {
  const start = startIntent(position);
  switch (intent.stage) {
    case 'idle':
      return null;
    case 'partner':
      return intent.give === null ? start : { stage: 'lifted', card: intent.give };
    case 'browsing':
      return position.stage === 'trade' ? start : null;
    case 'building':
      return intent.what === 'expansion' && intent.card !== null
        ? { ...intent, card: null, paid: {}, discount: null }
        : { stage: 'browsing' };
    case 'discarding':
      return sizeOf(intent.cards) > 0 ? start : null;
    default:
      return start;
  }
}

/** A card that was meant to go back for what is taken blind stays lifted; everything else ends with the move. */
export function intentAfter(position: SettlersPosition, move: SettlersMove, intent: CardIntent): CardIntent {
  if (
    move.type === 'takeBlind' &&
    intent.stage === 'partner' &&
    intent.give !== null &&
    mayLift(position, intent.give)
  ) {
    return { stage: 'lifted', card: intent.give };
  }
  return startIntent(position);
}

/** The build that an intent amounts to; null while the expansion is not chosen. */
export function buildMoveOf({ what, card, turnDestiny, paid, discount }: Building): BuildMove | null {
  if (what === 'settlement') return { type: 'build', what, paid, discount, turnDestiny };
  if (what === 'expansion') return card === null ? null : { type: 'build', what, card, paid, discount };
  return { type: 'build', what, paid, discount };
}

/** A card can be lifted while it has somewhere to go. */
function mayLift(position: SettlersPosition, card: Resource): boolean {
  return position.legalMoves().some((move) => (move.type === 'lay' || move.type === 'giveBack') && move.card === card);
}

function handOf(position: SettlersPosition): Bundle {
  return position.viewFor(position.decider).hand;
}

function resourceOf(value: unknown): Resource | null {
  return RESOURCES.find((resource) => resource === value) ?? null;
}
