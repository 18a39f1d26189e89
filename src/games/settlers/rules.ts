import { build, discard, objectionToBuild, objectionToBuilding, objectionToDiscard } from './build';
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
  firstOf,
  kindOf,
  secondOf,
} from './codes';
import { drawToHand } from './draw';
import {
  ALLOWANCE,
  ATTACK,
  ATTACKED,
  BUILDING,
  BUILT,
  CARDS,
  CITIES,
  CITY,
  DESTINY,
  EXPANSION,
  EXPANSION_COUNT,
  GIVING,
  KNIGHTS,
  LAYING,
  MARKET,
  MAX_TURN,
  NOBODY,
  OPENED,
  OVER,
  PARTNER,
  RESOURCE_COUNT,
  REVERSIBLE,
  ROAD,
  ROADS,
  SETTLEMENT,
  STAGE,
  TAKING,
  TRADING,
  TURN,
  TURN_OF,
  USED,
  CHOOSING,
  playerAt,
} from './layout';
import { appendPayments, priceRow } from './payment';
import type { Objection } from './phrases';
import { cardsAtEnd } from './score';
import type { State } from './state';
import {
  allowanceFor,
  beginBlind,
  canOpenHand,
  canUseGuild,
  choose,
  draw,
  giveBack,
  lay,
  objectionToChoose,
  objectionToDraw,
  objectionToGiveBack,
  objectionToGuild,
  objectionToLay,
  objectionToOpenHand,
  objectionToTakeBlind,
  objectionToTakeOpen,
  openHand,
  takeOpen,
  stealByGuild,
} from './trade';

/** One turn from the outside: every legal move as a code, and what a code does. */

/** Why this move may not be made, apart from how a build is paid. */
export function objectionToCode(state: State, code: number): Objection | null {
  const stage = state.at(STAGE);
  const kind = kindOf(code);
  if (stage === OVER) return 'gameOver';
  if (stage === ATTACK && kind !== DISCARD) return 'discardFirst';
  const first = firstOf(code);
  switch (kind) {
    case LAY:
      return objectionToLay(state, first);
    case DRAW:
      return objectionToDraw(state);
    case TAKE_OPEN:
      return objectionToTakeOpen(state, first);
    case TAKE_BLIND:
      return objectionToTakeBlind(state, first, secondOf(code));
    case OPEN_HAND:
      return objectionToOpenHand(state, first, secondOf(code));
    case CHOOSE:
      return objectionToChoose(state, first);
    case GIVE_BACK:
      return objectionToGiveBack(state, first);
    case USE_GUILD:
      return objectionToGuild(state, first);
    case DISCARD:
      return objectionToDiscard(state, first);
    case BUILD:
      return objectionToBuilding(state) ?? objectionToBuild(state, first, secondOf(code));
    default:
      return objectionToBuilding(state);
  }
}

/**
 * Writes every legal move into `codes` and returns how many there are. Each list asks the objections above only what can
 * differ from one of its moves to the next; a property test holds the two against each other.
 */
export function legalCodes(state: State, codes: Int32Array): number {
  const v = state.v;
  const me = playerAt(v[TURN_OF] as number);
  switch (v[STAGE]) {
    case TRADING:
      return appendEnd(appendBuilds(state, codes, appendGuild(state, codes, appendTrades(state, codes))), codes);
    case BUILDING:
      return appendEnd(appendBuilds(state, codes, appendGuild(state, codes, 0)), codes);
    case LAYING:
      codes[0] = codeFor(DRAW);
      return v[ALLOWANCE] === 0 ? 1 : appendCards(v, me, LAY, codes, 1);
    case TAKING: {
      const end = appendCards(v, me, GIVE_BACK, codes, 0);
      return v[ALLOWANCE] === 0 ? end : appendCards(v, MARKET, TAKE_OPEN, codes, end);
    }
    case GIVING:
      return appendCards(v, me, GIVE_BACK, codes, 0);
    case CHOOSING:
      return appendCards(v, playerAt(v[PARTNER] as number), CHOOSE, codes, 0);
    case ATTACK:
      return appendCards(v, playerAt(v[ATTACKED] as number), DISCARD, codes, 0);
    default:
      return 0;
  }
}

/** One move for every kind of card that lies at `place`. */
function appendCards(v: Int16Array, place: number, kind: number, codes: Int32Array, size: number): number {
  let end = size;
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) {
    if ((v[place + resource] as number) > 0) codes[end++] = kind | (resource << 4);
  }
  return end;
}

function appendTrades(state: State, codes: Int32Array): number {
  const v = state.v;
  const seat = v[TURN_OF] as number;
  const me = playerAt(seat);
  const allowance = v[ALLOWANCE] as number;
  if (allowance === 0) return 0;
  let end = appendCards(v, me, LAY, codes, 0);
  if (v[me + ROADS] === 0) return end;
  end = appendCards(v, MARKET, TAKE_OPEN, codes, end);
  const opens = canOpenHand(state);
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const most = Math.min(allowance, v[playerAt(other) + CARDS] as number);
    for (let cards = 1; cards <= most; cards++) {
      codes[end++] = codeFor(TAKE_BLIND, other, cards);
      if (opens) codes[end++] = codeFor(OPEN_HAND, other, cards);
    }
  }
  return end;
}

function appendGuild(state: State, codes: Int32Array, size: number): number {
  if (!canUseGuild(state)) return size;
  let end = size;
  for (let seat = 0; seat < state.seats; seat++) {
    if (objectionToGuild(state, seat) === null) codes[end++] = codeFor(USE_GUILD, seat);
  }
  return end;
}

function appendBuilds(state: State, codes: Int32Array, size: number): number {
  let end = size;
  for (let what = ROAD; what <= CITY; what++) {
    // Few hands can pay for everything, and looking at the price is quicker than looking for a victim.
    const start = end;
    const paid = appendPayments(state, what, codeFor(BUILD, what), codes, start);
    if (paid === start || objectionToBuild(state, what, 0) !== null) continue;
    end = what === SETTLEMENT && state.v[DESTINY] !== 0 ? appendTurning(codes, start, paid) : paid;
  }
  return appendExpansions(state, codes, end);
}

/** Each way to pay twice: destiny left alone, destiny turned. */
function appendTurning(codes: Int32Array, start: number, end: number): number {
  const count = end - start;
  for (let index = count - 1; index >= 0; index--) {
    const code = codes[start + index] as number;
    codes[start + 2 * index] = code;
    codes[start + 2 * index + 1] = code | TURN_BIT;
  }
  return end + count;
}

function appendExpansions(state: State, codes: Int32Array, size: number): number {
  if (state.v[playerAt(state.v[TURN_OF] as number) + CITIES] === 0) return size;
  let end = size;
  for (let card = 0; card < EXPANSION_COUNT; card++) {
    if (objectionToBuild(state, EXPANSION, card) !== null) continue;
    end = appendPayments(state, priceRow(EXPANSION, card), codeFor(BUILD, EXPANSION, card), codes, end);
  }
  return end;
}

function appendEnd(size: number, codes: Int32Array): number {
  codes[size] = END_TURN;
  return size + 1;
}

/** Plays a legal code. */
export function applyCode(state: State, code: number): void {
  const first = firstOf(code);
  state.beginMove();
  switch (kindOf(code)) {
    case LAY:
      return lay(state, first);
    case DRAW:
      return draw(state);
    case TAKE_OPEN:
      return takeOpen(state, first);
    case TAKE_BLIND:
      return beginBlind(state, first, secondOf(code));
    case OPEN_HAND:
      return openHand(state, first, secondOf(code));
    case CHOOSE:
      return choose(state, first);
    case GIVE_BACK:
      return giveBack(state, first);
    case USE_GUILD:
      return stealByGuild(state, first);
    case BUILD:
      return build(state, code);
    case DISCARD:
      return discard(state, first);
    default:
      return endTurn(state);
  }
}

/** The third step of a turn: two cards and one for every knight on side A, then the next seat clockwise. */
function endTurn(state: State): void {
  const seat = state.at(TURN_OF);
  const next = (seat + 1) % state.seats;
  drawToHand(state, seat, cardsAtEnd(state.at(playerAt(seat) + KNIGHTS)), 'turnEnd');
  state.set(REVERSIBLE, 0);
  state.set(TURN_OF, next);
  state.set(STAGE, TRADING);
  state.set(ALLOWANCE, allowanceFor(state.at(playerAt(next) + ROADS)));
  state.set(OPENED, NOBODY);
  state.set(USED, 0);
  state.set(BUILT, 0);
  if (state.at(TURN) < MAX_TURN) state.add(TURN, 1);
  state.events?.push({ type: 'turnEnded', seat, next });
}
