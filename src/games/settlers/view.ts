import type { Rng } from '@/core/rng';

import { bundleAt } from './bundle';
import { SAFE_HAND } from './cards';
import { SeededChance } from './chance';
import {
  ALLOWANCE,
  ATTACK,
  ATTACKED,
  BUILT,
  CARDS,
  CITIES,
  DESTINY,
  DISCARDS,
  EXPANSION_STACK,
  KNIGHTS,
  KNIGHT_STACK,
  LAID,
  MARKET,
  MARKET_PARTNER,
  NOBODY,
  OPENED,
  OWED,
  OWNS,
  PARTNER,
  PILE,
  PILE_PARTNER,
  PILE_TOTAL,
  POINTS,
  RESOURCE_COUNT,
  ROADS,
  ROAD_STACK,
  SETTLEMENTS,
  SETTLEMENT_STACK,
  STAGE,
  TURN,
  TURN_OF,
  UNSEEN,
  USED,
  USED_GUILD,
  USED_LIBRARY,
  USED_UNIVERSITY,
  WINNER,
  playerAt,
} from './layout';
import type { State } from './state';
import {
  BUILDS,
  EXPANSIONS,
  STAGES,
  type Destiny,
  type Expansion,
  type PlayerView,
  type SettlersEvent,
  type SettlersView,
  type Stage,
  type TradeView,
} from './types';

/** The only door to hidden cards: what a seat may know, what it may be told, and what might be the truth for all it knows. */

export function viewOf(state: State, seat: number): SettlersView {
  const v = state.v;
  const used = state.at(USED);
  const winner = state.at(WINNER);
  return {
    seat,
    options: state.options,
    turnOf: state.at(TURN_OF),
    turn: state.at(TURN),
    decider: deciderOf(state),
    stage: STAGES[state.at(STAGE)] as Stage,
    winner: winner === NOBODY ? null : winner,
    hand: bundleAt(v, playerAt(seat)),
    players: seatsOf(state).map((other) => playerView(state, other)),
    market: bundleAt(v, MARKET),
    discards: bundleAt(v, DISCARDS),
    pile: state.at(PILE_TOTAL),
    stacks: {
      road: state.at(ROAD_STACK),
      knight: state.at(KNIGHT_STACK),
      settlement: state.at(SETTLEMENT_STACK),
      expansion: expansionStack(state),
    },
    unseenEvents: { robberAttack: state.at(UNSEEN), marketDay: state.at(UNSEEN + 1) },
    destiny: destinyOf(state),
    allowance: state.at(ALLOWANCE),
    trade: tradeOf(state),
    built: BUILDS.filter((_, what) => (state.at(BUILT) & (1 << what)) !== 0),
    used: {
      library: (used & USED_LIBRARY) !== 0,
      university: (used & USED_UNIVERSITY) !== 0,
      merchantGuild: (used & USED_GUILD) !== 0,
    },
    toDiscard: state.at(STAGE) === ATTACK ? state.at(playerAt(state.at(ATTACKED)) + CARDS) - SAFE_HAND : 0,
    opened: opensTo(state, seat) ? { owner: state.at(OPENED), hand: bundleAt(v, playerAt(state.at(OPENED))) } : null,
  };
}

/** The seat whose decision is next: the one on turn, but for a robber attack. */
export function deciderOf(state: State): number {
  return state.at(STAGE) === ATTACK ? state.at(ATTACKED) : state.at(TURN_OF);
}

export function destinyOf(state: State): Destiny | null {
  const direction = state.at(DESTINY);
  return direction === 0 ? null : direction > 0 ? 'white' : 'black';
}

function playerView(state: State, seat: number): PlayerView {
  const player = playerAt(seat);
  const owns = state.at(player + OWNS);
  return {
    cards: state.at(player + CARDS),
    points: state.at(player + POINTS),
    roads: state.at(player + ROADS),
    knights: state.at(player + KNIGHTS),
    settlements: state.at(player + SETTLEMENTS),
    cities: state.at(player + CITIES),
    expansions: EXPANSIONS.filter((_, card) => (owns & (1 << card)) !== 0),
  };
}

function seatsOf(state: State): number[] {
  return Array.from({ length: state.seats }, (_, seat) => seat);
}

function expansionStack(state: State): Partial<Record<Expansion, number>> {
  const stack: Partial<Record<Expansion, number>> = {};
  EXPANSIONS.forEach((card, index) => {
    const count = state.at(EXPANSION_STACK + index);
    if (count > 0) stack[card] = count;
  });
  return stack;
}

function tradeOf(state: State): TradeView | null {
  const partner = state.at(PARTNER);
  if (partner === NOBODY) return null;
  return {
    with: partner === PILE_PARTNER ? 'pile' : partner === MARKET_PARTNER ? 'market' : partner,
    laid: state.at(LAID),
    owed: state.at(OWED),
  };
}

/** The opened hand is shown to the Library's owner only. All that changes it in this turn passes under the owner's eyes. */
function opensTo(state: State, seat: number): boolean {
  return state.at(OPENED) !== NOBODY && state.at(TURN_OF) === seat;
}

/** The same events as one seat may be told them. */
export function eventsFor(seat: number, events: readonly SettlersEvent[]): SettlersEvent[] {
  return events.map((event) => {
    if (event.type === 'cardsMoved' && !seesCards(seat, event)) return { ...event, cards: null };
    if (event.type === 'handOpened' && event.to !== seat && event.owner !== seat) return { ...event, cards: null };
    return event;
  });
}

/** Cards are seen by both hands they pass through, and by all where they lie open at either end. */
function seesCards(seat: number, { from, to }: Extract<SettlersEvent, { type: 'cardsMoved' }>): boolean {
  return from === seat || to === seat || isOpen(from) || isOpen(to);
}

function isOpen(place: number | string): boolean {
  return place === 'market' || place === 'discards';
}

/**
 * A state that the seat cannot tell from this one: cards it may not see are dealt anew between the pile and the other hands,
 * and chance starts from `rng`. The past is forgotten, because taking moves back would lead out of the imagined world.
 */
export function imagineState(state: State, seat: number, rng: Rng): State {
  const imagined = state.withoutPast(new SeededChance(rng.clone()));
  const { v } = imagined;
  const hidden: number[] = [];
  const hands = seatsOf(state).filter(
    (other) => other !== seat && !(opensTo(state, seat) && other === state.at(OPENED)),
  );
  for (const place of [PILE, ...hands.map(playerAt)]) {
    for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
      for (let count = state.at(place + kind); count > 0; count--) hidden.push(kind);
      v[place + kind] = 0;
    }
  }
  rng.shuffle(hidden);
  let next = 0;
  for (const other of hands) {
    for (let count = state.at(playerAt(other) + CARDS); count > 0; count--) addOne(v, playerAt(other), hidden[next++]);
  }
  while (next < hidden.length) addOne(v, PILE, hidden[next++]);
  return imagined;
}

function addOne(v: Int16Array, place: number, kind = 0): void {
  v[place + kind] = (v[place + kind] as number) + 1;
}
