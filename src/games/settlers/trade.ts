import { bundleAt } from './bundle';
import { drawToHand, handToDiscards, handToMarket, marketToHand, passCard, takeBlind } from './draw';
import {
  ALLOWANCE,
  CARDS,
  CHOOSING,
  GIVING,
  GUILD,
  LAID,
  LAYING,
  LIBRARY,
  MARKET,
  MARKET_PARTNER,
  NOBODY,
  OPENED,
  OWED,
  OWNS,
  PARTNER,
  PILE_PARTNER,
  POINTS,
  REVERSIBLE,
  ROADS,
  STAGE,
  TAKING,
  TRADING,
  TURN_OF,
  USED,
  USED_GUILD,
  USED_LIBRARY,
  BUILDING,
  playerAt,
} from './layout';
import type { Objection } from './phrases';
import { sideA } from './score';
import type { State } from './state';

/**
 * Trading, the Library and the Merchant Guild. Each rule has two halves: `objectionTo…` says why not, the verb does it.
 * Callers have made sure that the game goes on and that no robber attack is waiting.
 */

/** The allowance of a new turn: roads on side A, or a single card for whoever has no road. */
export function allowanceFor(roads: number): number {
  return roads === 0 ? 1 : sideA(roads);
}

/** A trade can begin, or go on in `stage` with another card. */
function objectionToTrading(state: State, stage: number): Objection | null {
  const now = state.at(STAGE);
  if (now === BUILDING) return 'tradingOver';
  if (now === CHOOSING) return 'chooseFirst';
  if (now !== TRADING && now !== stage) return 'finishTrade';
  return state.at(ALLOWANCE) === 0 ? 'allowanceSpent' : null;
}

/** With no road on side A only the pile trades. The first road always lies on side A. */
function hasRoad(state: State): boolean {
  return state.at(playerAt(state.at(TURN_OF)) + ROADS) > 0;
}

export function objectionToLay(state: State, kind: number): Objection | null {
  const objection = objectionToTrading(state, LAYING);
  if (objection !== null) return objection;
  return state.at(playerAt(state.at(TURN_OF)) + kind) === 0 ? 'notInHand' : null;
}

/** The discard comes before the draw: cards are laid one by one, and all are replaced at once. */
export function lay(state: State, kind: number): void {
  handToDiscards(state, state.at(TURN_OF), kind, 'trade');
  state.set(STAGE, LAYING);
  state.set(PARTNER, PILE_PARTNER);
  state.add(LAID, 1);
  state.add(ALLOWANCE, -1);
}

export function objectionToDraw(state: State): Objection | null {
  return state.at(STAGE) === LAYING ? null : 'nothingLaid';
}

/** There are always enough: what was just laid can come back through a refill. */
export function draw(state: State): void {
  drawToHand(state, state.at(TURN_OF), state.at(LAID), 'trade');
  state.set(LAID, 0);
  closeTrade(state);
}

export function objectionToTakeOpen(state: State, kind: number): Objection | null {
  const objection = objectionToTrading(state, TAKING);
  if (objection !== null) return objection;
  if (!hasRoad(state)) return 'needsRoad';
  return state.at(MARKET + kind) === 0 ? 'notInMarket' : null;
}

export function takeOpen(state: State, kind: number): void {
  marketToHand(state, state.at(TURN_OF), kind);
  state.set(STAGE, TAKING);
  state.set(PARTNER, MARKET_PARTNER);
  state.add(OWED, 1);
  state.add(ALLOWANCE, -1);
}

/** The number of cards is fixed before the first is seen: several cards are drawn together, then as many go back. */
export function objectionToTakeBlind(state: State, from: number, cards: number): Objection | null {
  // A trade with a player goes on only by giving back, so no stage continues here.
  const objection = objectionToTrading(state, TRADING);
  if (objection !== null) return objection;
  if (!hasRoad(state)) return 'needsRoad';
  if (from === state.at(TURN_OF)) return 'notYourself';
  if (cards > state.at(ALLOWANCE)) return 'aboveAllowance';
  return cards > state.at(playerAt(from) + CARDS) ? 'tooFewCards' : null;
}

export function beginBlind(state: State, from: number, cards: number): void {
  takeBlind(state, from, state.at(TURN_OF), cards, 'trade');
  state.set(STAGE, GIVING);
  state.set(PARTNER, from);
  state.set(OWED, cards);
  state.add(ALLOWANCE, -cards);
}

export function objectionToOpenHand(state: State, from: number, cards: number): Objection | null {
  const objection = objectionToTakeBlind(state, from, cards);
  if (objection !== null || canOpenHand(state)) return objection;
  return owns(state, LIBRARY) ? 'libraryUsed' : 'noLibrary';
}

export function canOpenHand(state: State): boolean {
  return owns(state, LIBRARY) && (state.at(USED) & USED_LIBRARY) === 0;
}

/** Whether the player on turn has this expansion. */
function owns(state: State, card: number): boolean {
  return (state.at(playerAt(state.at(TURN_OF)) + OWNS) & (1 << card)) !== 0;
}

/**
 * Opening the hand and choosing are two moves: which cards can be chosen is known only to whoever has seen the hand,
 * so that offering the choice at once would give it away.
 */
export function openHand(state: State, from: number, cards: number): void {
  const seat = state.at(TURN_OF);
  state.set(STAGE, CHOOSING);
  state.set(PARTNER, from);
  state.set(OWED, cards);
  state.add(ALLOWANCE, -cards);
  state.set(USED, state.at(USED) | USED_LIBRARY);
  state.set(OPENED, from);
  state.set(REVERSIBLE, 0);
  state.events?.push({ type: 'handOpened', owner: from, to: seat, cards: bundleAt(state.v, playerAt(from)) });
}

export function objectionToChoose(state: State, kind: number): Objection | null {
  if (state.at(STAGE) !== CHOOSING) return 'nothingOpened';
  return state.at(playerAt(state.at(PARTNER)) + kind) === 0 ? 'notInOpenedHand' : null;
}

/** The chosen card comes first; the hand is closed and shuffled again before any others are drawn. */
export function choose(state: State, kind: number): void {
  const seat = state.at(TURN_OF);
  const from = state.at(PARTNER);
  passCard(state, from, seat, kind, 'library');
  const others = state.at(OWED) - 1;
  if (others > 0) takeBlind(state, from, seat, others, 'trade');
  state.set(STAGE, GIVING);
}

export function objectionToGiveBack(state: State, kind: number): Objection | null {
  const stage = state.at(STAGE);
  if (stage === CHOOSING) return 'chooseFirst';
  if (stage !== TAKING && stage !== GIVING) return 'nothingOwed';
  return state.at(playerAt(state.at(TURN_OF)) + kind) === 0 ? 'notInHand' : null;
}

/** What was just taken may go back. The first card given ends the taking. */
export function giveBack(state: State, kind: number): void {
  const seat = state.at(TURN_OF);
  const partner = state.at(PARTNER);
  if (partner === MARKET_PARTNER) handToMarket(state, seat, kind);
  else passCard(state, seat, partner, kind, 'trade');
  state.set(STAGE, GIVING);
  state.add(OWED, -1);
  if (state.at(OWED) === 0) closeTrade(state);
}

function closeTrade(state: State): void {
  const partner = state.at(PARTNER);
  state.set(STAGE, TRADING);
  state.set(PARTNER, NOBODY);
  state.events?.push({
    type: 'tradeEnded',
    seat: state.at(TURN_OF),
    with: partner === PILE_PARTNER ? 'pile' : partner === MARKET_PARTNER ? 'market' : partner,
  });
}

/** A theft, no trade: it needs no road and fits between trades and between builds, but not inside one. */
export function objectionToGuild(state: State, from: number): Objection | null {
  const stage = state.at(STAGE);
  if (stage === CHOOSING) return 'chooseFirst';
  if (stage !== TRADING && stage !== BUILDING) return 'finishTrade';
  if (!canUseGuild(state)) return owns(state, GUILD) ? 'guildUsed' : 'noGuild';
  const me = state.at(TURN_OF);
  if (from === me) return 'notYourself';
  if (state.at(playerAt(from) + POINTS) < state.at(playerAt(me) + POINTS)) return 'fewerPoints';
  return state.at(playerAt(from) + CARDS) === 0 ? 'emptyHand' : null;
}

export function canUseGuild(state: State): boolean {
  return owns(state, GUILD) && (state.at(USED) & USED_GUILD) === 0;
}

export function stealByGuild(state: State, from: number): void {
  state.set(USED, state.at(USED) | USED_GUILD);
  takeBlind(state, from, state.at(TURN_OF), 1, 'guild');
}
