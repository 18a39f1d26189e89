import type { Outcome, Position, Tagged } from '@/core/game';
import type { Phrase } from '@/core/phrase';
import type { GameRecord } from '@/core/record';
import type { Aids } from '@/storage/aids';
import type { Origin } from '@/storage/savedMatch';

/*
 * The vocabulary of a live match. Screens read `MatchState` with narrow selectors and call the actions of `Match`;
 * they never touch a position's insides, the storage or the AI.
 */

export { AIDS, type Aid, type Aids } from '@/storage/aids';

/** What the decider has in mind but not yet played: plain JSON, saved at every change. `pending/` has one file a game. */
export interface Pending {
  readonly stage: string;
}

/** One accepted move with all that it caused. `events` are the full truth: show another seat only what it may see. */
export interface Happening {
  /** Number of the move, from 0. */
  readonly index: number;
  /** Who decided. */
  readonly seat: number;
  readonly move: Tagged;
  readonly events: readonly Tagged[];
  /** Score lines after the move. */
  readonly scores: readonly number[];
  /** Why an AI chose it; null for people and for moves read from disk. */
  readonly reason: Phrase | null;
}

/** Why the match cannot go on as it should; the screen says so and offers what can be done. */
export interface MatchTrouble {
  /** `elsewhere`: another window has played on; `retry` takes up what it did. */
  readonly kind: 'unsaved' | 'full' | 'elsewhere';
  readonly detail: string;
}

/** What `undo` would do now: a step of the intent, the last move, or one's last decision before the AI's (practice). */
export type UndoKind = 'pending' | 'move' | 'takeBack';

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
  /** A fresh copy after every move: reading it is safe, changing it is a bug. */
  readonly position: Position;
  readonly happenings: readonly Happening[];
  readonly pending: Pending;
  /** The seat whose eyes the screen serves: the person who holds the phone. */
  readonly viewer: number;
  /** Set while the phone is on its way: nothing private may be on the screen. */
  readonly handOver: { readonly to: number } | null;
  /** The AI seat that is thinking, or null. */
  readonly thinking: number | null;
  /** Set while a move is on its way to the disk; nobody can act meanwhile. */
  readonly isSaving: boolean;
  readonly undoKind: UndoKind | null;
  /** Someone took a decision back against the AI: it counts for no statistics. */
  readonly isPractice: boolean;
  readonly isCalledOff: boolean;
  readonly origin: Origin;
  /** Whether open games too cover the table while the phone changes hands. */
  readonly hasHandOver: boolean;
  /** Set while a happening is being shown. */
  readonly isShowing: boolean;
  /** Set while the people at the table are asked whether a decision may be taken back. */
  readonly agreement: Agreement | null;
  /** The newest text on the device was damaged; the match goes on from the one before. Say so once (`match.storage.recovered`). */
  readonly isRecovered: boolean;
  /** What went wrong inside the AI, in the words of the engine; the match went on without it. */
  readonly faults: readonly string[];
  readonly outcome: Outcome | null;
  readonly trouble: MatchTrouble | null;
}

/** Shows a happening; nobody plays on before it resolves. A tap makes the screen resolve it at once. */
export type Presenter = (happening: Happening) => Promise<void>;

export interface Match {
  getState(): MatchState;
  subscribe(listener: (state: MatchState, previous: MatchState) => void): () => void;

  /** Changes the intent of the person who decides; on disk at once. Ignored when it is nobody's turn to think. */
  intend(pending: Pending): void;
  /** Plays a move of the person who decides: first on disk, then on the table. False when it was refused. */
  play(move: Tagged): Promise<boolean>;
  /** Does what `undoKind` says. Between people a `takeBack` first asks them all: see `agreement`. */
  undo(): Promise<void>;
  /** A person's answer to the question of `agreement`. */
  agree(seat: number, isWilling: boolean): Promise<void>;
  /** The person named by `handOver` has the phone. */
  takePhone(): void;
  /** The AI plays its best move so far. */
  hurry(): void;
  /** Ends a match that nobody wants to finish. It is kept, without a winner. */
  callOff(): Promise<void>;
  /** Tries the refused write again. */
  retry(): Promise<void>;
  /** Who shows what happens. No AI begins to think before this was called once; null shows nothing and waits for nobody. */
  present(presenter: Presenter | null): void;
  /** Stops all thinking; everything is on disk already. */
  leave(): void;
}
