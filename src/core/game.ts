import { GAME_IDS, type GameId } from './gameIds';
import type { OptionSpecs } from './options';
import type { Objection, Phrase } from './phrase';
import type { PointRules } from './points';
import type { Rng } from './rng';

export { GAME_IDS, type GameId };

/** Moves and events are plain JSON, told apart by `type`. */
export interface Tagged {
  readonly type: string;
}

/** What the decider has in mind but has not played yet: plain JSON, told apart by `stage`, kept at every change. */
export interface Intent {
  readonly stage: string;
}

/** How a finished game ended. `winners` are seats; equal points share the win. */
export interface Outcome {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** Thrown when an illegal move is played, which is a bug of the caller. The position is as it was before. */
export class IllegalMove extends Error {
  constructor(readonly objection: Objection) {
    super(`illegal move: ${objection.key}`);
    this.name = 'IllegalMove';
  }
}

/**
 * A game in progress as one seat may look at it and ask about it. Nothing here changes it, and nothing here knows more
 * than the seat: this is what screens are given.
 */
export interface Table<Move extends Tagged = Tagged> {
  readonly seats: number;
  /** The seat whose decision is next; it can be another one than the seat on turn (a robber attack). */
  readonly decider: number;
  readonly isOver: boolean;
  /** How many moves have been played. */
  readonly ply: number;
  /** What this seat may play now; nothing when somebody else decides. */
  legalMoves(): Move[];
  /** Why a move may not be played, or null when it may. Never throws, whatever it is given. */
  objectionTo(move: Move): Objection | null;
  /** Points per score line: one a seat, except in solo, where it is one a colour. */
  scores(): number[];
  outcome(): Outcome | null;
}

/**
 * A game in progress: the only authority on what may happen next.
 * The same object serves the replay and a search that plays it a million times.
 */
export interface Position<
  Move extends Tagged = Tagged,
  Event extends Tagged = Tagged,
  View extends object = object,
> extends Table<Move> {
  /** False when the last move showed somebody something hidden, so that taking it back would be cheating. */
  readonly isReversible: boolean;

  /** Plays a legal move and tells what happened. Throws `IllegalMove` and changes nothing otherwise. */
  play(move: Move): Event[];
  /** Takes the last move back. */
  undo(): void;
  clone(): Position<Move, Event, View>;

  /** All that this seat may know, as plain data, and nothing more. */
  viewFor(seat: number): View;
}

/** How an intent begins, is read back from a save, and changes when something happens. */
interface IntentRules<P, Move extends Tagged, I extends Intent> {
  /** What is in mind when a decision begins. */
  start(position: P): I;
  /** An intent from outside (a save), or the starting one when it cannot be meant for this position. */
  read(position: P, input: unknown): I;
  /** One step back; null when there is nothing in mind that could be taken back. */
  back(position: P, intent: I): I | null;
  /** What is left of an intent after a move, in the position that the move led to. */
  after(position: P, move: Move, intent: I): I;
}

/** A game plugs in with this one object; screens, AI, storage and tools speak only to it. */
export interface Game<
  Options extends object = object,
  Move extends Tagged = Tagged,
  Event extends Tagged = Tagged,
  View extends object = object,
  I extends Intent = Intent,
  P extends Position<Move, Event, View> = Position<Move, Event, View>,
> {
  readonly id: GameId;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs<Options>;
  /** Whether seats hold what others may not see, so that the table is covered while a phone goes round. */
  readonly hidesHands: boolean;
  /** Whether the people play together for one result, with nobody to win against. */
  readonly isTeamwork: boolean;

  start(options: Options, seed: number, seats: number): P;
  /** The short text of a move, as records keep it: written once, readable for ever. */
  encode(move: Move): string;
  /** The move that a text stands for, or null when it stands for none. */
  decode(text: string): Move | null;
  /** What the move would do, in words that a dictionary knows. */
  describe(move: Move): Phrase;

  /** What a seat may look at and ask about. */
  tableFor(position: P, seat: number): Table<Move>;
  /** The same events as one seat may be told them. */
  eventsFor(seat: number, events: readonly Event[]): readonly Event[];
  /** A move as a seat may be told it; null where it names what this seat may not see. */
  moveFor(seat: number, move: Move, by: number): Move | null;
  /** A position that the seat cannot tell from this one, for an AI that may use only what its seat knows. */
  imagine(position: P, seat: number, rng: Rng): P;
  /** How many tiles or turns are surely left, where that can be told; null where nobody can know. */
  tilesLeft(position: P): number | null;

  readonly intent: IntentRules<P, Move, I>;
  readonly points: PointRules<P, Event>;
}

/** Points in falling order decide; everybody with the most wins. */
export function outcomeOf(scores: readonly number[]): Outcome {
  const best = Math.max(...scores);
  const winners: number[] = [];
  scores.forEach((points, seat) => {
    if (points === best) winners.push(seat);
  });
  return { scores: [...scores], winners };
}
