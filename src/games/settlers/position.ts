import { IllegalMove, type Outcome, type Position } from '@/core/game';
import type { Rng } from '@/core/rng';

import { SeededChance, type Chance } from './chance';
import { MAX_CODES } from './codes';
import { ALLOWANCE, NOBODY, OVER, POINTS, REVERSIBLE, STAGE, TURN, TURN_OF, WINNER, playerAt } from './layout';
import { codeOf, moveOf } from './moves';
import { objectionPhrase } from './notation';
import type { CardObjection } from './phrases';
import { applyCode, legalCodes } from './rules';
import { State } from './state';
import {
  STAGES,
  type SettlersEvent,
  type SettlersMove,
  type SettlersOptions,
  type SettlersView,
  type Stage,
} from './types';
import { deciderOf, imagineState, viewOf } from './view';

/** Read at once after it is filled, so all positions can share it. */
const codes = new Int32Array(MAX_CODES);

/** A game of settlers in progress. The rules work on codes and counts; this is how the rest of the app sees them. */
export class SettlersPosition implements Position<SettlersMove, SettlersEvent, SettlersView> {
  constructor(readonly state: State) {}

  static start(options: SettlersOptions, seats: number, chance: Chance): SettlersPosition {
    const state = State.unpack(options, seats, chance);
    state.dealMarket();
    for (let seat = 0; seat < seats; seat++) state.dealHand(seat);
    return new SettlersPosition(state);
  }

  static fromSeed(options: SettlersOptions, seed: number, seats: number): SettlersPosition {
    return SettlersPosition.start(options, seats, SeededChance.fromSeed(seed));
  }

  /** The same position, when it is one of cards: another game's would be a bug. */
  static of(position: Position): SettlersPosition {
    if (!(position instanceof SettlersPosition)) throw new TypeError('not the card game');
    return position;
  }

  get seats(): number {
    return this.state.seats;
  }

  get decider(): number {
    return deciderOf(this.state);
  }

  get turnOf(): number {
    return this.state.at(TURN_OF);
  }

  get stage(): Stage {
    return STAGES[this.state.at(STAGE)] as Stage;
  }

  /** Turns begun so far; the first turn is number 1. */
  get turn(): number {
    return this.state.at(TURN);
  }

  get isOver(): boolean {
    return this.state.at(STAGE) === OVER;
  }

  get ply(): number {
    return this.state.ply;
  }

  /**
   * A move can be taken back in good faith when it showed nothing new to whoever made it. Cards of one's own that others saw
   * meanwhile (laid, given, paid) are one's own loss. A turn that is over stays over.
   */
  get isReversible(): boolean {
    return this.ply > 0 && this.state.at(REVERSIBLE) === 1;
  }

  legalMoves(): SettlersMove[] {
    const count = legalCodes(this.state, codes);
    const moves: SettlersMove[] = [];
    for (let index = 0; index < count; index++) moves.push(moveOf(this.state, codes[index] as number));
    return moves;
  }

  objectionTo(move: SettlersMove): CardObjection | null {
    const code = codeOf(this.state, move);
    return typeof code === 'number' ? null : this.phraseFor(code, move);
  }

  play(move: SettlersMove): SettlersEvent[] {
    const code = codeOf(this.state, move);
    if (typeof code !== 'number') throw new IllegalMove(this.phraseFor(code, move));
    const events: SettlersEvent[] = [];
    this.state.events = events;
    applyCode(this.state, code);
    this.state.events = null;
    return events;
  }

  undo(): void {
    this.state.undoMove();
  }

  clone(): SettlersPosition {
    return new SettlersPosition(this.state.clone());
  }

  scores(): number[] {
    const scores: number[] = [];
    for (let seat = 0; seat < this.seats; seat++) scores.push(this.state.at(playerAt(seat) + POINTS));
    return scores;
  }

  outcome(): Outcome | null {
    const winner = this.state.at(WINNER);
    return this.isOver && winner !== NOBODY ? { scores: this.scores(), winners: [winner] } : null;
  }

  viewFor(seat: number): SettlersView {
    return viewOf(this.state, seat);
  }

  /** For searches: every legal move as a number, into a list of at least `MAX_CODES`. Returns how many there are. */
  legalCodes(into: Int32Array): number {
    return legalCodes(this.state, into);
  }

  /** For searches: plays a code that `legalCodes` gave for this very position, unchecked and without events. */
  playCode(code: number): void {
    applyCode(this.state, code);
  }

  moveOf(code: number): SettlersMove {
    return moveOf(this.state, code);
  }

  private phraseFor(objection: Parameters<typeof objectionPhrase>[0], move: unknown): CardObjection {
    return objectionPhrase(objection, move, { decider: this.decider, allowance: this.state.at(ALLOWANCE) });
  }
}

/** A position that the seat cannot tell from this one, for an AI that may use only what its seat sees. It forgets the past. */
export function imagine(position: SettlersPosition, seat: number, rng: Rng): SettlersPosition {
  return new SettlersPosition(imagineState(position.state, seat, rng));
}
