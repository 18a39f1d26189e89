import type { Rng } from '@/core/rng';

import { countsOf } from './bundle';
import { resourcesInPlay } from './cards';
import { SeededChance, type Chance } from './chance';
import {
  ALLOWANCE,
  ATTACKED,
  BUILT,
  CARDS,
  CITIES,
  DESTINY,
  DISCARDS,
  DISCARD_TOTAL,
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
import { SettlersPosition } from './position';
import { State } from './state';
import { BUILDS, EXPANSIONS, RESOURCES, STAGES, type PlayerView, type SettlersView } from './types';

/**
 * The way back from a view: worlds made from nothing but what a seat may know, so that whoever thinks in them cannot
 * have seen more. Everything hidden is dealt by `rng`.
 */

/** Cards that a seat is sure of in each hand, as five counts a seat; none known is a row of zeros. */
export type KnownHands = readonly (readonly number[])[];

const NONE: readonly number[] = [0, 0, 0, 0, 0];

/** Five counts: what this seat cannot place, in the pile and in the hands of others together. */
export function hiddenCards(view: SettlersView): number[] {
  const hidden = RESOURCES.map((resource) => resourcesInPlay(resource, view.players.length));
  for (const bundle of [view.hand, view.market, view.discards, view.opened?.hand ?? {}]) {
    countsOf(bundle).forEach((count, kind) => {
      hidden[kind] = (hidden[kind] as number) - count;
    });
  }
  return hidden;
}

/**
 * A position that this seat could be in for all it knows: what it sees, the cards that it is sure of in the hands of
 * others, and the rest dealt anew. `chance` decides what happens next; it starts from `rng` when none is given.
 */
export function worldOf(view: SettlersView, known: KnownHands, rng: Rng, chance?: Chance): SettlersPosition {
  const seats = view.players.length;
  const state = State.unpack(view.options, seats, chance ?? new SeededChance(rng.clone()));
  const { v } = state;
  writeTurn(v, view);
  writeTable(v, view);
  for (let seat = 0; seat < seats; seat++) writeEstate(v, seat, view.players[seat] as PlayerView);
  write(v, playerAt(view.seat), countsOf(view.hand));
  dealHidden(v, view, known, rng);
  return new SettlersPosition(state);
}

function writeTurn(v: Int16Array, view: SettlersView): void {
  const { trade, used } = view;
  v[TURN_OF] = view.turnOf;
  v[TURN] = view.turn;
  v[STAGE] = STAGES.indexOf(view.stage);
  v[WINNER] = view.winner ?? NOBODY;
  v[ATTACKED] = view.stage === 'attack' ? view.decider : NOBODY;
  v[ALLOWANCE] = view.allowance;
  v[PARTNER] =
    trade === null
      ? NOBODY
      : trade.with === 'pile'
        ? PILE_PARTNER
        : trade.with === 'market'
          ? MARKET_PARTNER
          : trade.with;
  v[LAID] = trade?.laid ?? 0;
  v[OWED] = trade?.owed ?? 0;
  v[OPENED] = view.opened?.owner ?? NOBODY;
  v[USED] =
    (used.library ? USED_LIBRARY : 0) | (used.university ? USED_UNIVERSITY : 0) | (used.merchantGuild ? USED_GUILD : 0);
  v[BUILT] = BUILDS.reduce((bits, what, index) => (view.built.includes(what) ? bits | (1 << index) : bits), 0);
}

function writeTable(v: Int16Array, view: SettlersView): void {
  const discards = countsOf(view.discards);
  v[DESTINY] = view.destiny === null ? 0 : view.destiny === 'white' ? 1 : -1;
  v[ROAD_STACK] = view.stacks.road;
  v[KNIGHT_STACK] = view.stacks.knight;
  v[SETTLEMENT_STACK] = view.stacks.settlement;
  v[UNSEEN] = view.unseenEvents.robberAttack;
  v[UNSEEN + 1] = view.unseenEvents.marketDay;
  EXPANSIONS.forEach((card, index) => {
    v[EXPANSION_STACK + index] = view.stacks.expansion[card] ?? 0;
  });
  write(v, MARKET, countsOf(view.market));
  write(v, DISCARDS, discards);
  v[DISCARD_TOTAL] = discards.reduce((sum, count) => sum + count, 0);
  v[PILE_TOTAL] = view.pile;
}

function writeEstate(v: Int16Array, seat: number, player: PlayerView): void {
  const at = playerAt(seat);
  v[at + CARDS] = player.cards;
  v[at + POINTS] = player.points;
  v[at + ROADS] = player.roads;
  v[at + KNIGHTS] = player.knights;
  v[at + SETTLEMENTS] = player.settlements;
  v[at + CITIES] = player.cities;
  v[at + OWNS] = player.expansions.reduce((bits, card) => bits | (1 << EXPANSIONS.indexOf(card)), 0);
}

function dealHidden(v: Int16Array, view: SettlersView, known: KnownHands, rng: Rng): void {
  const hidden = hiddenCards(view);
  const missing = view.players.map((player) => player.cards);
  missing[view.seat] = 0;
  if (view.opened !== null) {
    write(v, playerAt(view.opened.owner), countsOf(view.opened.hand));
    missing[view.opened.owner] = 0;
  }
  // What is sure comes first, as far as there are such cards: a memory with gaps never breaks a world.
  missing.forEach((cards, seat) => {
    let left = cards;
    for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
      const count = Math.min(known[seat]?.[kind] ?? 0, left, hidden[kind] as number);
      if (left === 0 || count <= 0) continue;
      add(v, playerAt(seat) + kind, count);
      hidden[kind] = (hidden[kind] as number) - count;
      left -= count;
    }
    missing[seat] = left;
  });
  const deck: number[] = [];
  write(v, PILE, NONE);
  hidden.forEach((count, kind) => {
    for (let card = 0; card < count; card++) deck.push(kind);
  });
  rng.shuffle(deck);
  let next = 0;
  missing.forEach((cards, seat) => {
    for (let card = 0; card < cards; card++) add(v, playerAt(seat) + (deck[next++] as number), 1);
  });
  while (next < deck.length) add(v, PILE + (deck[next++] as number), 1);
}

function write(v: Int16Array, place: number, counts: readonly number[]): void {
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) v[place + kind] = counts[kind] as number;
}

function add(v: Int16Array, index: number, change: number): void {
  v[index] = (v[index] as number) + change;
}
