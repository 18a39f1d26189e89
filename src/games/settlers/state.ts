import {
  EVENT_COPIES,
  EXPANSION_CARDS,
  MARKET_SIZE,
  STACK_COPIES,
  STARTING_HAND,
  inPlay,
  resourcesInPlay,
} from './cards';
import type { Chance, ChanceMark } from './chance';
import {
  ALLOWANCE,
  ATTACKED,
  CARDS,
  DESTINY,
  EXPANSION_STACK,
  KNIGHT_STACK,
  MARKET,
  NOBODY,
  OPENED,
  PARTNER,
  PILE,
  PILE_TOTAL,
  POINTS,
  REVERSIBLE,
  ROADS,
  ROAD_STACK,
  SETTLEMENTS,
  SETTLEMENT_STACK,
  TURN,
  UNSEEN,
  WINNER,
  playerAt,
  sizeFor,
} from './layout';
import { CITY_EVENTS, EXPANSIONS, RESOURCES, type SettlersEvent, type SettlersOptions } from './types';

const NO_CHANCE = -1;
const WITH_CHANCE = -2;

/**
 * The numbers of a game, a log of their old values, and the source of chance. Rules are functions over it.
 * The log holds one packed (index, old value) for each write, and a negative entry where a move begins.
 */
export class State {
  /** Collects what happens, while somebody wants to know; null in a search. */
  events: SettlersEvent[] | null = null;
  ply = 0;
  /** Whether the event of a city that wins is still carried out. We end at once; a foreign trace may do otherwise. */
  finishesEvents = false;

  private log = new Int32Array(256);
  private logged = 0;
  private moveStart = 0;
  private marks: ChanceMark[] = [];

  private constructor(
    readonly seats: number,
    readonly options: SettlersOptions,
    public chance: Chance,
    readonly v: Int16Array,
  ) {}

  /** A box unpacked and sorted for so many seats: every player has a settlement and a road, no resource is dealt yet. */
  static unpack(options: SettlersOptions, seats: number, chance: Chance): State {
    const v = new Int16Array(sizeFor(seats));
    const state = new State(seats, options, chance, v);
    RESOURCES.forEach((resource, kind) => {
      const count = resourcesInPlay(resource, seats);
      v[PILE + kind] = count;
      v[PILE_TOTAL] = state.at(PILE_TOTAL) + count;
    });
    v[ROAD_STACK] = inPlay(STACK_COPIES.road, seats) - seats;
    v[KNIGHT_STACK] = inPlay(STACK_COPIES.knight, seats);
    v[SETTLEMENT_STACK] = inPlay(STACK_COPIES.settlement, seats) - seats;
    CITY_EVENTS.forEach((event, index) => {
      v[UNSEEN + index] = inPlay(EVENT_COPIES[options.events][event], seats);
    });
    EXPANSIONS.forEach((card, index) => {
      v[EXPANSION_STACK + index] = inPlay(EXPANSION_CARDS[card].copies, seats);
    });
    for (const index of [PARTNER, OPENED, ATTACKED, WINNER]) v[index] = NOBODY;
    v[DESTINY] = seats > 2 ? 1 : 0;
    v[ALLOWANCE] = 1;
    v[TURN] = 1;
    for (let seat = 0; seat < seats; seat++) {
      const player = playerAt(seat);
      v[player + ROADS] = 1;
      v[player + SETTLEMENTS] = 1;
      v[player + POINTS] = 1;
    }
    return state;
  }

  /** The market is dealt before the hands. */
  dealMarket(): void {
    for (let count = 0; count < MARKET_SIZE; count++) this.dealTo(MARKET);
  }

  dealHand(seat: number): void {
    for (let count = 0; count < STARTING_HAND; count++) this.dealTo(playerAt(seat));
    this.v[playerAt(seat) + CARDS] = STARTING_HAND;
  }

  /** No move deals, so nothing is logged: what was dealt cannot be taken back. */
  private dealTo(place: number): void {
    const kind = this.chance.card(this.v, PILE, this.at(PILE_TOTAL));
    this.v[PILE + kind] = this.at(PILE + kind) - 1;
    this.v[PILE_TOTAL] = this.at(PILE_TOTAL) - 1;
    this.v[place + kind] = this.at(place + kind) + 1;
  }

  at(index: number): number {
    return this.v[index] as number;
  }

  set(index: number, value: number): void {
    const old = this.v[index] as number;
    if (old === value) return;
    this.v[index] = value;
    this.note((index << 16) | (old & 0xffff));
  }

  add(index: number, change: number): void {
    const old = this.v[index] as number;
    this.v[index] = old + change;
    this.note((index << 16) | (old & 0xffff));
  }

  beginMove(): void {
    this.moveStart = this.logged;
    this.note(NO_CHANCE);
    this.ply++;
    this.set(REVERSIBLE, 1);
  }

  /** To be called before each question to `chance`: the first of a move remembers where chance stood. */
  willUseChance(): void {
    if (this.log[this.moveStart] === WITH_CHANCE) return;
    this.log[this.moveStart] = WITH_CHANCE;
    this.marks.push(this.chance.mark());
    this.set(REVERSIBLE, 0);
  }

  undoMove(): void {
    if (this.logged === 0) throw new Error('there is no move to take back');
    const { log, v } = this;
    let entry = log[--this.logged] as number;
    while (entry >= 0) {
      v[entry >> 16] = (entry << 16) >> 16;
      entry = log[--this.logged] as number;
    }
    this.ply--;
    const mark = entry === WITH_CHANCE ? this.marks.pop() : undefined;
    if (mark !== undefined) this.chance.reset(mark);
  }

  clone(): State {
    const copy = this.withoutPast(this.chance.clone());
    copy.log = this.log.slice();
    copy.logged = this.logged;
    copy.moveStart = this.moveStart;
    copy.marks = this.marks.slice();
    return copy;
  }

  /** The same numbers with another source of chance and nothing to take back. */
  withoutPast(chance: Chance): State {
    const copy = new State(this.seats, this.options, chance, this.v.slice());
    copy.ply = this.ply;
    copy.finishesEvents = this.finishesEvents;
    return copy;
  }

  private note(entry: number): void {
    if (this.logged === this.log.length) {
      const longer = new Int32Array(this.log.length * 2);
      longer.set(this.log);
      this.log = longer;
    }
    this.log[this.logged++] = entry;
  }
}
