import { CHURCH_KNIGHTS, CITADEL_ROADS, EXPANSION_POINTS, SAFE_HAND } from './cards';
import { discountOf, firstOf, secondOf, turnsDestiny } from './codes';
import { bundleAt } from './bundle';
import { discardMarket, drawMarket, handToDiscards, pay } from './draw';
import {
  ATTACK,
  ATTACKED,
  BUILDING,
  BUILT,
  CARDS,
  CHOOSING,
  CHURCH,
  CITADEL,
  CITIES,
  CITY,
  DESTINY,
  EXPANSION,
  EXPANSION_STACK,
  KNIGHT,
  KNIGHTS,
  KNIGHT_STACK,
  MARKET_DAY,
  NOBODY,
  OVER,
  OWNS,
  POINTS,
  ROAD,
  ROADS,
  ROAD_STACK,
  ROBBER_ATTACK,
  SETTLEMENT,
  SETTLEMENTS,
  SETTLEMENT_STACK,
  STAGE,
  TRADING,
  TURN_OF,
  UNSEEN,
  USED,
  USED_UNIVERSITY,
  WINNER,
  playerAt,
} from './layout';
import { paidInto, priceRow } from './payment';
import type { Objection } from './phrases';
import type { State } from './state';
import { BUILDS, CITY_EVENTS, EXPANSIONS, RESOURCES, type Build, type Expansion } from './types';

/** Building: what may be built, whom it takes from, and what a new city brings. Payments are in `payment.ts`. */

export function objectionToBuilding(state: State): Objection | null {
  const stage = state.at(STAGE);
  if (stage === CHOOSING) return 'chooseFirst';
  return stage === TRADING || stage === BUILDING ? null : 'finishTrade';
}

/** Why this may not be built now, whatever is paid. `card` matters for an expansion only. */
export function objectionToBuild(state: State, what: number, card: number): Objection | null {
  if ((state.at(BUILT) & (1 << what)) !== 0) return 'builtAlready';
  const me = playerAt(state.at(TURN_OF));
  switch (what) {
    case ROAD:
      return state.at(ROAD_STACK) === 0 && victimOf(state, ROAD) === NOBODY ? 'nobodyToTakeFrom' : null;
    case KNIGHT:
      return state.at(KNIGHT_STACK) === 0 && victimOf(state, KNIGHT) === NOBODY ? 'nobodyToTakeFrom' : null;
    case SETTLEMENT:
      return state.at(SETTLEMENT_STACK) === 0 ? 'stackEmpty' : null;
    case CITY:
      return state.at(me + SETTLEMENTS) === 0 ? 'noSettlement' : null;
    default:
      if (state.at(me + CITIES) === 0) return 'noCity';
      if ((state.at(me + OWNS) & (1 << card)) !== 0) return 'cardOwned';
      return state.at(EXPANSION_STACK + card) === 0 ? 'cardGone' : null;
  }
}

/**
 * Who loses a road or a knight when the stack is empty: the first other player in the direction of destiny with one that
 * is not protected. With two players there is no destiny, and the opponent is the only one to ask.
 */
export function victimOf(state: State, what: number, builder = state.at(TURN_OF)): number {
  const seats = state.seats;
  const step = state.at(DESTINY) < 0 ? seats - 1 : 1;
  const owned = what === ROAD ? ROADS : KNIGHTS;
  const guard = what === ROAD ? CITADEL : CHURCH;
  const guarded = what === ROAD ? CITADEL_ROADS : CHURCH_KNIGHTS;
  for (let seat = (builder + step) % seats; seat !== builder; seat = (seat + step) % seats) {
    const player = playerAt(seat);
    const safe = (state.at(player + OWNS) & (1 << guard)) !== 0 ? guarded : 0;
    if (state.at(player + owned) > safe) return seat;
  }
  return NOBODY;
}

const paid = [0, 0, 0, 0, 0];

/** Pays and builds. `code` is a legal build. */
export function build(state: State, code: number): void {
  const seat = state.at(TURN_OF);
  const what = firstOf(code);
  const card = secondOf(code);
  const discount = discountOf(code);
  paidInto(state, priceRow(what, card), code, paid);
  pay(state, seat, paid);
  state.set(STAGE, BUILDING);
  state.set(BUILT, state.at(BUILT) | builtBits(state, what));
  if (discount >= 0) state.set(USED, state.at(USED) | USED_UNIVERSITY);
  const takenFrom = what === ROAD || what === KNIGHT ? layCard(state, seat, what) : NOBODY;
  state.events?.push({
    type: 'built',
    seat,
    what: BUILDS[what] as Build,
    card: what === EXPANSION ? (EXPANSIONS[card] as Expansion) : null,
    paid: bundleAt(paid),
    discount: RESOURCES[discount] ?? null,
    takenFrom: takenFrom === NOBODY ? null : takenFrom,
  });
  scoreBuild(state, seat, what, card, takenFrom);
  if (what === SETTLEMENT && turnsDestiny(code)) turnDestiny(state, 'settlement');
  if (state.at(playerAt(seat) + POINTS) >= state.options.target) state.set(WINNER, seat);
  if (what === CITY) revealCity(state, seat);
  if (state.at(STAGE) !== ATTACK) endIfWon(state);
}

/** A settlement and a city are two builds, or one and the same where the table agreed on that. */
function builtBits(state: State, what: number): number {
  const isShared = state.options.cityBuild === 'shared' && (what === SETTLEMENT || what === CITY);
  return isShared ? (1 << SETTLEMENT) | (1 << CITY) : 1 << what;
}

/**
 * A road or a knight from its stack, or the top one of a victim. It lands on the side that its new place asks for: sides
 * follow from the count, so the victim's stack keeps alternating because only its top card can go.
 */
function layCard(state: State, seat: number, what: number): number {
  const stack = what === ROAD ? ROAD_STACK : KNIGHT_STACK;
  const owned = what === ROAD ? ROADS : KNIGHTS;
  state.add(playerAt(seat) + owned, 1);
  if (state.at(stack) > 0) {
    state.add(stack, -1);
    return NOBODY;
  }
  const victim = victimOf(state, what);
  state.add(playerAt(victim) + owned, -1);
  return victim;
}

function scoreBuild(state: State, seat: number, what: number, card: number, takenFrom: number): void {
  const me = playerAt(seat);
  switch (what) {
    case ROAD:
    case KNIGHT: {
      const owned = what === ROAD ? ROADS : KNIGHTS;
      // Every second card shows its point: the builder gains one on reaching an even count, the victim loses one on leaving it.
      if (state.at(me + owned) % 2 === 0) score(state, seat, 1, what, card);
      if (takenFrom !== NOBODY && state.at(playerAt(takenFrom) + owned) % 2 === 1)
        score(state, takenFrom, -1, what, card);
      return;
    }
    case SETTLEMENT:
      state.add(SETTLEMENT_STACK, -1);
      state.add(me + SETTLEMENTS, 1);
      return score(state, seat, 1, what, card);
    case CITY:
      state.add(me + SETTLEMENTS, -1);
      state.add(me + CITIES, 1);
      return score(state, seat, 1, what, card);
    default:
      // The covered city's two points vanish.
      state.add(EXPANSION_STACK + card, -1);
      state.add(me + CITIES, -1);
      state.set(me + OWNS, state.at(me + OWNS) | (1 << card));
      return score(state, seat, (EXPANSION_POINTS[card] as number) - 2, what, card);
  }
}

function score(state: State, seat: number, points: number, what: number, card: number): void {
  state.add(playerAt(seat) + POINTS, points);
  state.events?.push({
    type: 'scored',
    seat,
    points,
    total: state.at(playerAt(seat) + POINTS),
    because: { what: BUILDS[what] as Build, card: what === EXPANSION ? (EXPANSIONS[card] as Expansion) : null },
  });
}

function turnDestiny(state: State, because: 'settlement' | 'robberAttack'): void {
  const now = state.at(DESTINY);
  if (now === 0) return;
  state.set(DESTINY, -now);
  state.events?.push({ type: 'destinyTurned', to: now > 0 ? 'black' : 'white', because });
}

/** All unseen sides are equally likely, on the stack and before the players, so the side is decided as it is turned up. */
function revealCity(state: State, seat: number): void {
  state.willUseChance();
  const side = state.chance.side(state.at(UNSEEN), state.at(UNSEEN + 1));
  state.add(UNSEEN + side, -1);
  // The game ends at once when the builder has the points: the event is read and left alone.
  const carriedOut = state.at(WINNER) === NOBODY || state.finishesEvents;
  const event = CITY_EVENTS[side === ROBBER_ATTACK ? ROBBER_ATTACK : MARKET_DAY];
  state.events?.push({ type: 'cityRevealed', seat, event, carriedOut });
  if (!carriedOut) return;
  if (side === MARKET_DAY) drawMarket(state, discardMarket(state));
  else attackFrom(state, seat);
}

/** Finds the next seat, from `seat` on and clockwise round to the builder, that holds too many cards. */
function attackFrom(state: State, seat: number): void {
  const builder = state.at(TURN_OF);
  let next = seat;
  do {
    if (state.at(playerAt(next) + CARDS) > SAFE_HAND) {
      state.set(STAGE, ATTACK);
      state.set(ATTACKED, next);
      return;
    }
    next = (next + 1) % state.seats;
  } while (next !== builder);
  state.set(STAGE, BUILDING);
  state.set(ATTACKED, NOBODY);
  turnDestiny(state, 'robberAttack');
}

export function objectionToDiscard(state: State, kind: number): Objection | null {
  if (state.at(STAGE) !== ATTACK) return 'noAttack';
  return state.at(playerAt(state.at(ATTACKED)) + kind) === 0 ? 'notInHand' : null;
}

/** One card of the attacked seat's own choice; when it has done enough, the next one follows. */
export function discard(state: State, kind: number): void {
  const seat = state.at(ATTACKED);
  handToDiscards(state, seat, kind, 'robberAttack');
  if (state.at(playerAt(seat) + CARDS) > SAFE_HAND) return;
  attackFrom(state, seat);
  if (state.at(STAGE) !== ATTACK) endIfWon(state);
}

function endIfWon(state: State): void {
  const winner = state.at(WINNER);
  if (winner === NOBODY) return;
  state.set(STAGE, OVER);
  state.events?.push({ type: 'gameWon', seat: winner, points: state.at(playerAt(winner) + POINTS) });
}
