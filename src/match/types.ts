import type { Level, Style, Task } from '@/ai';
import type { Intent, Outcome, Table, Tagged } from '@/core/game';
import type { GameRecord } from '@/core/record';
import type { Told } from '@/core/told';
import type { Aids } from '@/storage/aids';
import type { Origin } from '@/storage/savedMatch';

import type { Undo } from './undo';

/*
 * The vocabulary of a live match. Screens read `MatchState` with narrow selectors and call the actions of `Match`;
 * they never touch a position's insides, the storage or the AI.
 */

export { AIDS, type Aid, type Aids } from '@/storage/aids';

/** Why the match cannot go on as it should; the screen says so and offers what can be done. */
export interface MatchTrouble {
  /** `elsewhere`: another window has played on; `retry` takes up what it did. */
  readonly kind: 'unsaved' | 'full' | 'elsewhere';
  readonly detail: string;
}

/** A question to all people at the table: may `by` take their last decision back? */
export interface Agreement {
  readonly by: number;
  /** People who have not answered yet. One "no" ends the question. */
  readonly waiting: readonly number[];
}

export interface MatchState {
  readonly id: string;
  readonly record: GameRecord;
  readonly aids: Aids;
  /** How many moves have been shown: the screen is told and sees no more than these. */
  readonly shown: number;
  /** The table after the moves shown, as `viewer` may look at it. */
  readonly table: Table;
  /** What `viewer` may be told of the moves shown. */
  readonly told: readonly Told[];
  /** What the decider has in mind but has not played yet, saved at every change. */
  readonly pending: Intent;
  /** The seat whose eyes the screen serves: the person who holds the phone. */
  readonly viewer: number;
  /** Set while the phone is on its way: nothing private may be on the screen. */
  readonly handOver: { readonly to: number } | null;
  /** The AI seat that is thinking, or null. */
  readonly thinking: number | null;
  /** Set while a move is on its way to the disk; nobody can act meanwhile. */
  readonly isSaving: boolean;
  /** What `undo` would do now; null when it would do nothing. */
  readonly undo: Undo | null;
  /** Someone took a decision back against the AI: it counts for no statistics. */
  readonly isPractice: boolean;
  readonly isCalledOff: boolean;
  readonly origin: Origin;
  /** Whether open games too cover the table while the phone changes hands. */
  readonly hasHandOver: boolean;
  /** Set from the moment a move is accepted until it has been shown. */
  readonly isShowing: boolean;
  /** Set while the people at the table are asked whether a decision may be taken back. */
  readonly agreement: Agreement | null;
  /** The newest text on the device was damaged; the match goes on from the one before. Say so once (`match.storage.recovered`). */
  readonly isRecovered: boolean;
  /** The device's store was emptied under the match, which was written anew. Say so once (`match.storage.anew`). */
  readonly isAnew: boolean;
  /** The person had everything erased, or this match: it is on no device any more and cannot go on. */
  readonly isErased: boolean;
  /** What went wrong inside the AI, in the words of the engine; the match went on without it. */
  readonly faults: readonly string[];
  /** How it ended, once the last move has been shown. */
  readonly outcome: Outcome | null;
  readonly trouble: MatchTrouble | null;
}

/**
 * Shows a move; nobody plays on before it resolves. Until it calls `advance` the table is as it was before the move; when
 * it resolves, the move has been shown in any case.
 */
export type Presenter = (told: Told, advance: () => void) => Promise<void>;

export interface Match {
  getState(): MatchState;
  subscribe(listener: (state: MatchState, previous: MatchState) => void): () => void;

  /** Changes the intent of the person who decides; on disk at once. Ignored when it is nobody's turn to think. */
  intend(pending: Intent): void;
  /** Plays a move of the person who decides: first on disk, then on the table. False when it was refused. */
  play(move: Tagged): Promise<boolean>;
  /** Does what `state.undo` says now, or nothing when that has changed before it can be done. Between people a `takeBack` first asks them all: see `agreement`. */
  undo(): Promise<void>;
  /** A person's answer to the question of `agreement`. */
  agree(seat: number, isWilling: boolean): Promise<void>;
  /** The table after so many of the moves shown, as `viewer` may look at it. */
  tableAt(moves: number): Table;
  /** What another seat may be told of the moves shown: for the one who takes the phone next. */
  toldTo(seat: number): readonly Told[];
  /** The decision that is next, as somebody of this strength is asked for it: for an AI seat, or for a hint. */
  task(level: Level, style: Style): Task;
  /** The person named by `handOver` has the phone. */
  takePhone(): void;
  /** The AI plays its best move so far. */
  hurry(): void;
  /** Ends a match that nobody wants to finish. It is kept, without a winner. */
  callOff(): Promise<void>;
  /** The match as a sealed code, to go on on another device; null when it cannot be given now. */
  handAway(): Promise<string | null>;
  /** Looks whether the match is still on the device, and writes it anew where nobody had it erased. */
  checkKept(): Promise<void>;
  /** Tries the refused write again. */
  retry(): Promise<void>;
  /** Who shows what happens. No AI begins to think before this was called once; null shows nothing and waits for nobody. */
  present(presenter: Presenter | null): void;
  /** Stops all thinking; everything is on disk already. */
  leave(): void;
}
