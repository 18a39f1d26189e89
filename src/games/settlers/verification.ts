import { isPlainObject } from '@/core/guards';
import { fail, ok, type Result } from '@/core/result';
import { readTraceHeader, type TraceProblem } from '@/core/trace';

import { countsOf, readBundle, sizeOf } from './bundle';
import { MARKET_SIZE, SAFE_HAND, STARTING_HAND } from './cards';
import { ScriptedChance } from './chance';
import { settlers } from './index';
import { ALLOWANCE, CARDS, DESTINY, MARKET_DAY, ROBBER_ATTACK, playerAt } from './layout';
import { SettlersPosition } from './position';
import { problemWithFinal, problemWithStanding, type Fields } from './standing';
import { State } from './state';
import {
  BUILDS,
  CITY_EVENTS,
  RESOURCES,
  type Bundle,
  type Resource,
  type SettlersEvent,
  type SettlersMove,
  type SettlersOptions,
} from './types';
import { destinyOf } from './view';

/**
 * Plays a trace, whoever wrote it, with the draws it states instead of a seed. What it says about the outcome of an entry
 * is checked where it is there; what decides the outcome must be there. Never throws.
 */
export function verifyTrace(trace: unknown): Result<{ moves: number }, TraceProblem> {
  const opened = openTrace(trace);
  if (typeof opened === 'string') return fail({ move: null, problem: opened });
  const { position, chance, entries, final } = opened;
  const player = new TracePlayer(position, chance);
  for (const [index, entry] of entries.entries()) {
    const problem = isPlainObject(entry) ? player.play(entry) : 'an entry is not an object';
    if (problem !== null) return fail({ move: index, problem });
  }
  const problem = final === undefined ? null : problemWithFinal(position, final);
  return problem === null ? ok({ moves: entries.length }) : fail({ move: null, problem });
}

interface OpenedTrace {
  readonly position: SettlersPosition;
  readonly chance: ScriptedChance;
  readonly entries: readonly unknown[];
  readonly final: unknown;
}

function openTrace(trace: unknown): OpenedTrace | string {
  const header = readTraceHeader(trace, settlers);
  if (!header.ok) return header.error;
  const { players, options, moves, final } = header.value;
  // Hands cannot be told from the moves alone.
  const setup = isPlainObject(trace) ? trace.setup : undefined;
  if (!isPlainObject(setup)) return 'setup is missing';
  const chance = new ScriptedChance();
  const state = State.unpack(options as SettlersOptions, players, chance);
  const problem = deal(state, chance, setup);
  return problem ?? { position: new SettlersPosition(state), chance, entries: moves, final };
}

function deal(state: State, chance: ScriptedChance, setup: Fields): string | null {
  const market = readBundle(setup.market);
  if (market === null || sizeOf(market) !== MARKET_SIZE) return 'the first market is not five cards';
  const { hands } = setup;
  if (!Array.isArray(hands) || hands.length !== state.seats) return 'setup does not state a hand for each player';
  chance.state(countsOf(market));
  state.dealMarket();
  if (chance.complaint() !== null) return 'the first market holds cards that are not in the game';
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = readBundle(hands[seat]);
    if (hand === null || sizeOf(hand) !== STARTING_HAND) return `the first hand of player ${seat} is not three cards`;
    chance.state(countsOf(hand));
    state.dealHand(seat);
    if (chance.complaint() !== null) return `the first hand of player ${seat} holds cards that are not in the game`;
  }
  const wrongDestiny = setup.destiny !== undefined && setup.destiny !== destinyOf(state);
  return wrongDestiny ? `destiny starts as ${destinyOf(state)}` : null;
}

/** Plays entries one by one; each method answers with what is wrong, or null. */
class TracePlayer {
  /** What the last moves caused. */
  private events: SettlersEvent[] = [];

  constructor(
    private readonly position: SettlersPosition,
    private readonly chance: ScriptedChance,
  ) {}

  play(entry: Fields): string | null {
    if (this.position.isOver) return 'the game was already over';
    if (entry.player !== this.position.turnOf) return `it is the turn of player ${this.position.turnOf}`;
    this.events = [];
    return this.act(entry) ?? problemWithStanding(this.position, entry);
  }

  private act(entry: Fields): string | null {
    switch (entry.type) {
      case 'trade':
        return this.trade(entry);
      case 'guild':
        return this.guild(entry);
      case 'build':
        return this.build(entry);
      case 'draw':
        return this.draw(entry);
      default:
        return 'an unknown type of entry';
    }
  }

  private trade(entry: Fields): string | null {
    const got = readBundle(entry.got);
    const gave = readBundle(entry.gave);
    if (got === null || gave === null) return 'got and gave are not both bundles';
    const cards = sizeOf(got);
    if (cards !== sizeOf(gave)) return 'as many cards must be given as were got';
    if (cards === 0) return 'a trade has at least one card';
    if (cards > this.position.state.at(ALLOWANCE)) return 'more cards are traded than the roads allow';
    switch (entry.with) {
      case 'pile':
        return this.each('lay', gave) ?? this.stated(got, { type: 'draw' });
      case 'market':
        return this.each('takeOpen', got) ?? this.each('giveBack', gave);
      default:
        return this.tradeWithPlayer(entry, got, cards) ?? this.each('giveBack', gave);
    }
  }

  private tradeWithPlayer(entry: Fields, got: Bundle, cards: number): string | null {
    const from = entry.with;
    if (typeof from !== 'number') return 'an unknown partner';
    if (entry.library === undefined || entry.library === false)
      return this.stated(got, { type: 'takeBlind', from, cards });
    if (entry.library !== true) return 'library is neither true nor false';
    const problem = this.attempt({ type: 'openHand', from, cards });
    if (problem !== null) return problem;
    // Any card of `got` may have been the chosen one: the others could have been drawn blind all the same.
    const hand = playerAt(from);
    const chosen = RESOURCES.find((card, kind) => (got[card] ?? 0) > 0 && this.position.state.at(hand + kind) > 0);
    if (chosen === undefined) return `player ${from} has no such card`;
    const others = countsOf(got);
    const kind = RESOURCES.indexOf(chosen);
    others[kind] = (others[kind] ?? 0) - 1;
    return this.statedCounts(others, { type: 'choose', card: chosen });
  }

  private guild(entry: Fields): string | null {
    const { from } = entry;
    const got = readBundle(entry.got);
    if (got === null || sizeOf(got) !== 1) return 'the guild brings one card';
    return typeof from === 'number' ? this.stated(got, { type: 'guild', from }) : 'an unknown player to take from';
  }

  private draw(entry: Fields): string | null {
    const got = readBundle(entry.got);
    return got === null ? 'got is not a bundle' : this.stated(got, { type: 'endTurn' });
  }

  private build(entry: Fields): string | null {
    const { discount = null } = entry;
    const what = BUILDS.find((known) => known === entry.what);
    const paid = readBundle(entry.paid);
    if (what === undefined) return 'an unknown build';
    if (paid === null) return 'paid is not a bundle';
    // Whatever is wrong with the rest of these fields, the position objects to it.
    const payment = { paid, discount: discount as Resource | null };
    switch (what) {
      case 'settlement': {
        const { turnedDestiny = false } = entry;
        return this.attempt({ type: 'build', what, ...payment, turnDestiny: turnedDestiny as boolean });
      }
      case 'expansion':
        return this.attempt({ type: 'build', what, ...payment, card: entry.card as 'church' });
      case 'city':
        return this.city(entry, { type: 'build', what, ...payment });
      default:
        return this.attempt({ type: 'build', what, ...payment }) ?? this.problemWithTheft(entry);
    }
  }

  private problemWithTheft(entry: Fields): string | null {
    const built = this.events.find((event) => event.type === 'built');
    const takenFrom = built?.takenFrom ?? null;
    if (entry.takenFrom === undefined || entry.takenFrom === takenFrom) return null;
    return takenFrom === null ? 'the stack still has cards' : `the card comes from player ${takenFrom}`;
  }

  private city(entry: Fields, move: SettlersMove): string | null {
    const { state } = this.position;
    const side = CITY_EVENTS.findIndex((event) => event === entry.event);
    if (side < 0) return 'an unknown event';
    const market = entry.market === undefined || entry.market === null ? {} : readBundle(entry.market);
    if (market === null) return 'market is not a bundle';
    const discards = this.readDiscards(entry.discards);
    if (discards === null) return 'discards is not a bundle for each player';
    const hasDiscards = discards.some((bundle) => sizeOf(bundle) > 0);
    if (side === ROBBER_ATTACK && sizeOf(market) > 0) return 'only a market day changes the market';
    if (side === MARKET_DAY && hasDiscards) return 'nobody discards on a market day';
    // The event of a city that wins is carried out or left out, as a whole: what is stated shows which.
    const turnsDestiny =
      side === ROBBER_ATTACK &&
      entry.destiny !== undefined &&
      entry.destiny !== destinyOf(state) &&
      state.at(DESTINY) !== 0;
    state.finishesEvents = hasDiscards || sizeOf(market) > 0 || turnsDestiny;
    const objection = this.position.objectionTo(move);
    if (objection !== null) return `not legal: ${objection.key}`;
    if (side === MARKET_DAY && !this.cityWins() && sizeOf(market) === 0) return 'a market day brings a new market';
    return this.statedCounts(countsOf(market), move, side) ?? this.attack(discards);
  }

  private cityWins(): boolean {
    const points = this.position.scores()[this.position.turnOf] ?? 0;
    return points + 1 >= this.position.state.options.target;
  }

  private readDiscards(value: unknown): Bundle[] | null {
    if (value === undefined) return Array.from({ length: this.position.seats }, () => ({}));
    if (!Array.isArray(value) || value.length !== this.position.seats) return null;
    const bundles: Bundle[] = [];
    for (const item of value as unknown[]) {
      const bundle = readBundle(item);
      if (bundle === null) return null;
      bundles.push(bundle);
    }
    return bundles;
  }

  /** Every player that the robbers find with too many cards must discard exactly the rest; nobody else may. */
  private attack(discards: readonly Bundle[]): string | null {
    const done = new Set<number>();
    while (this.position.stage === 'attack') {
      const seat = this.position.decider;
      const bundle = discards[seat] ?? {};
      const due = this.position.state.at(playerAt(seat) + CARDS) - SAFE_HAND;
      if (sizeOf(bundle) !== due) return `player ${seat} must discard ${due}`;
      const problem = this.each('discard', bundle);
      if (problem !== null) return problem;
      done.add(seat);
    }
    const other = discards.findIndex((bundle, seat) => sizeOf(bundle) > 0 && !done.has(seat));
    return other < 0 ? null : `player ${other} discards nothing`;
  }

  /** Plays one move for each card. */
  private each(type: 'lay' | 'takeOpen' | 'giveBack' | 'discard', cards: Bundle): string | null {
    for (const card of RESOURCES) {
      for (let count = cards[card] ?? 0; count > 0; count--) {
        const problem = this.attempt({ type, card });
        if (problem !== null) return problem;
      }
    }
    return null;
  }

  private stated(cards: Bundle, move: SettlersMove): string | null {
    return this.statedCounts(countsOf(cards), move);
  }

  private statedCounts(cards: readonly number[], move: SettlersMove, side = ROBBER_ATTACK): string | null {
    this.chance.state(cards, side);
    return this.attempt(move) ?? this.chance.complaint();
  }

  private attempt(move: SettlersMove): string | null {
    const objection = this.position.objectionTo(move);
    if (objection !== null) return `not legal: ${objection.key}`;
    this.events.push(...this.position.play(move));
    return null;
  }
}
