import { asIf } from '@/core/asIf';
import type { Outcome, Table } from '@/core/game';
import { NOBODY } from '@/core/told';

import { sizeOf } from './bundle';
import type { CardObjection } from './phrases';
import type { SettlersPosition } from './position';
import { cardsAtEnd, cityGain } from './score';
import type { BuildMove, SettlersEvent, SettlersMove, SettlersView } from './types';

/**
 * The card table as one seat sees it and may ask about it: what lies hidden from the seat is not in here, and no question
 * changes anything.
 */
export class CardTable implements Table<SettlersMove> {
  /** All that the seat may know. For nobody in particular it has no hand. */
  readonly view: SettlersView;

  constructor(
    private readonly position: SettlersPosition,
    /** Whose eyes these are, or `NOBODY`. */
    readonly seat: number,
  ) {
    this.view = seat === NOBODY ? { ...position.viewFor(0), seat, hand: {}, opened: null } : position.viewFor(seat);
  }

  /** Whether a table is one of cards. */
  static is(table: Table): table is CardTable {
    return table instanceof CardTable;
  }

  /** The same table, when it is one of cards: a screen of cards at another game's table is a bug. */
  static of(table: Table): CardTable {
    if (!CardTable.is(table)) throw new TypeError('not a table of cards');
    return table;
  }

  get seats(): number {
    return this.position.seats;
  }

  get decider(): number {
    return this.position.decider;
  }

  get isOver(): boolean {
    return this.position.isOver;
  }

  get ply(): number {
    return this.position.ply;
  }

  scores(): number[] {
    return this.position.scores();
  }

  outcome(): Outcome | null {
    return this.position.outcome();
  }

  /** Nothing while another seat decides: legal moves show the decider's secrets. */
  legalMoves(): SettlersMove[] {
    return this.isDeciding ? this.position.legalMoves() : [];
  }

  /** Null while another seat decides: objections show the decider's secrets too. */
  objectionTo(move: SettlersMove): CardObjection | null {
    return this.isDeciding ? this.position.objectionTo(move) : null;
  }

  /** What a build would bring. A city is not asked for: turning it over would show what is hidden. */
  eventsOf(build: Exclude<BuildMove, { what: 'city' }>): readonly SettlersEvent[] {
    return asIf(this.position, [build], (_, events) => events);
  }

  /** How many cards the end of this turn brings: no more than there are. */
  get cardsAtEnd(): number {
    const { players, turnOf, pile, discards } = this.view;
    return Math.min(cardsAtEnd(players[turnOf]?.knights ?? 0), pile + sizeOf(discards));
  }

  /** The points that a city would bring, without turning it over. */
  get cityGain(): number {
    const estate = this.view.players[this.seat];
    return estate === undefined ? 0 : cityGain(estate);
  }

  private get isDeciding(): boolean {
    return this.position.decider === this.seat && !this.position.isOver;
  }
}
