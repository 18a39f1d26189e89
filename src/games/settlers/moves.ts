import { bundleAt, countsOf, readBundle } from './bundle';
import {
  BUILD,
  CHOOSE,
  DISCARD,
  DRAW,
  END_TURN,
  GIVE_BACK,
  LAY,
  OPEN_HAND,
  TAKE_BLIND,
  TAKE_OPEN,
  TURN_BIT,
  USE_GUILD,
  codeFor,
  discountOf,
  firstOf,
  kindOf,
  secondOf,
  turnsDestiny,
  withDiscount,
} from './codes';
import { DESTINY } from './layout';
import { objectionToDiscount, paidInto, priceRow, readPayment } from './payment';
import type { Objection } from './phrases';
import { objectionToCode } from './rules';
import type { State } from './state';
import {
  BUILDS,
  EXPANSIONS,
  RESOURCES,
  type Build,
  type BuildMove,
  type Expansion,
  type Resource,
  type SettlersMove,
} from './types';

/** Moves as people and records see them, and their way to and from codes. */

/** Types that name one card, and the kind of their code. */
const CARD_MOVES = {
  lay: LAY,
  takeOpen: TAKE_OPEN,
  choose: CHOOSE,
  giveBack: GIVE_BACK,
  discard: DISCARD,
} as const;
export type CardMoveType = keyof typeof CARD_MOVES;
export const CARD_MOVE_TYPES = Object.keys(CARD_MOVES) as CardMoveType[];

/** More cards or seats than this are in no game. */
const MAX_NUMBER = 7;

/** A move from outside, rebuilt from known parts only; null when it is none. Never throws. */
export function readMove(value: unknown): SettlersMove | null {
  try {
    return typeof value === 'object' && value !== null ? readFields(value as Record<string, unknown>) : null;
  } catch {
    // A getter or proxy that throws is no move either.
    return null;
  }
}

function readFields(fields: Record<string, unknown>): SettlersMove | null {
  const type = fields.type;
  switch (type) {
    case 'draw':
    case 'endTurn':
      return { type };
    case 'lay':
    case 'takeOpen':
    case 'choose':
    case 'giveBack':
    case 'discard': {
      const card = oneOf(RESOURCES, fields.card);
      return card === null ? null : { type, card };
    }
    case 'takeBlind':
    case 'openHand': {
      const { from, cards } = fields;
      return isSmall(from, 0) && isSmall(cards, 1) ? { type, from, cards } : null;
    }
    case 'guild': {
      const { from } = fields;
      return isSmall(from, 0) ? { type, from } : null;
    }
    case 'build':
      return readBuild(fields);
    default:
      return null;
  }
}

function readBuild(fields: Record<string, unknown>): BuildMove | null {
  const what = oneOf(BUILDS, fields.what);
  const paid = readBundle(fields.paid);
  const discount = fields.discount === null ? null : oneOf(RESOURCES, fields.discount);
  if (what === null || paid === null || (discount === null && fields.discount !== null)) return null;
  if (what === 'settlement') {
    const { turnDestiny } = fields;
    return typeof turnDestiny === 'boolean' ? { type: 'build', what, paid, discount, turnDestiny } : null;
  }
  if (what === 'expansion') {
    const card = oneOf(EXPANSIONS, fields.card);
    return card === null ? null : { type: 'build', what, card, paid, discount };
  }
  return { type: 'build', what, paid, discount };
}

function oneOf<Name extends string>(names: readonly Name[], value: unknown): Name | null {
  return names.find((name) => name === value) ?? null;
}

function isSmall(value: unknown, least: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= MAX_NUMBER;
}

/** The code of a legal move, or why it is none. */
export function codeOf(state: State, value: unknown): number | Objection {
  const move = readMove(value);
  if (move === null) return 'malformed';
  if ('from' in move && move.from >= state.seats) return 'malformed';
  const code = plainCode(move);
  const objection = objectionToCode(state, code);
  if (objection !== null) return objection;
  return move.type === 'build' ? paidCode(state, move, code) : code;
}

function plainCode(move: SettlersMove): number {
  switch (move.type) {
    case 'draw':
      return codeFor(DRAW);
    case 'endTurn':
      return codeFor(END_TURN);
    case 'takeBlind':
      return codeFor(TAKE_BLIND, move.from, move.cards);
    case 'openHand':
      return codeFor(OPEN_HAND, move.from, move.cards);
    case 'guild':
      return codeFor(USE_GUILD, move.from);
    case 'build': {
      const card = move.what === 'expansion' ? EXPANSIONS.indexOf(move.card) : 0;
      return codeFor(BUILD, BUILDS.indexOf(move.what), card);
    }
    default:
      return codeFor(CARD_MOVES[move.type], RESOURCES.indexOf(move.card));
  }
}

function paidCode(state: State, move: BuildMove, plain: number): number | Objection {
  const row = priceRow(firstOf(plain), secondOf(plain));
  const discount = move.discount === null ? -1 : RESOURCES.indexOf(move.discount);
  const objection = objectionToDiscount(state, row, discount);
  if (objection !== null) return objection;
  let code = discount < 0 ? plain : withDiscount(plain, discount);
  if (move.what === 'settlement' && move.turnDestiny) {
    if (state.at(DESTINY) === 0) return 'noDestiny';
    code |= TURN_BIT;
  }
  return readPayment(state, row, code, countsOf(move.paid));
}

/** The move that a legal code stands for in this state. */
export function moveOf(state: State, code: number): SettlersMove {
  const first = firstOf(code);
  // Codes are made from the lists below, so the names are always there.
  const card = RESOURCES[first] as Resource;
  switch (kindOf(code)) {
    case LAY:
      return { type: 'lay', card };
    case DRAW:
      return { type: 'draw' };
    case TAKE_OPEN:
      return { type: 'takeOpen', card };
    case TAKE_BLIND:
      return { type: 'takeBlind', from: first, cards: secondOf(code) };
    case OPEN_HAND:
      return { type: 'openHand', from: first, cards: secondOf(code) };
    case CHOOSE:
      return { type: 'choose', card };
    case GIVE_BACK:
      return { type: 'giveBack', card };
    case USE_GUILD:
      return { type: 'guild', from: first };
    case DISCARD:
      return { type: 'discard', card };
    case BUILD:
      return buildOf(state, code);
    default:
      return { type: 'endTurn' };
  }
}

function buildOf(state: State, code: number): BuildMove {
  const what = BUILDS[firstOf(code)] as Build;
  const counts = [0, 0, 0, 0, 0];
  paidInto(state, priceRow(firstOf(code), secondOf(code)), code, counts);
  const paid = bundleAt(counts);
  const discount = RESOURCES[discountOf(code)] ?? null;
  if (what === 'settlement') return { type: 'build', what, paid, discount, turnDestiny: turnsDestiny(code) };
  if (what === 'expansion') {
    return { type: 'build', what, card: EXPANSIONS[secondOf(code)] as Expansion, paid, discount };
  }
  return { type: 'build', what, paid, discount };
}
