import type { OptionSpecs } from './options';
import type { Phrase } from './phrase';

export const GAME_IDS = ['classic', 'solo', 'hunters', 'settlers'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** Moves and events are plain JSON, told apart by `type`. */
export interface Tagged {
  readonly type: string;
}

/** How a finished game ended. `winners` are seats; equal points share the win. */
export interface Outcome {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** Thrown when an illegal move is played, which is a bug of the caller. The position is as it was before. */
export class IllegalMove extends Error {
  constructor(readonly objection: Phrase) {
    super(`illegal move: ${objection.key}`);
    this.name = 'IllegalMove';
  }
}

/**
 * A game in progress: the only authority on what may happen next.
 * The same object serves the screen, the replay and a search that plays it a million times.
 */
export interface Position<Move extends Tagged = Tagged, Event extends Tagged = Tagged, View extends object = object> {
  readonly seats: number;
  /** The seat whose decision is next; it can be another one than the seat on turn (a robber attack). */
  readonly decider: number;
  readonly isOver: boolean;
  /** How many moves have been played; `undo` takes them back one by one. */
  readonly ply: number;
  /** False when the last move showed somebody something hidden, so that taking it back would be cheating. */
  readonly isReversible: boolean;

  legalMoves(): Move[];
  /** Why a move may not be played, or null when it may. Never throws, whatever it is given. */
  objectionTo(move: Move): Phrase | null;
  /** Plays a legal move and tells what happened. Throws `IllegalMove` and changes nothing otherwise. */
  play(move: Move): Event[];
  undo(): void;
  clone(): Position<Move, Event, View>;

  /** Points per score line: one a seat, except in solo, where it is one a colour. */
  scores(): number[];
  outcome(): Outcome | null;
  /** All that this seat may know, as plain data, and nothing more. */
  viewFor(seat: number): View;
}

/** A game plugs in with this one object; screens, AI, storage and tools speak only to it. */
export interface Game<
  Options extends object = object,
  Move extends Tagged = Tagged,
  Event extends Tagged = Tagged,
  View extends object = object,
> {
  readonly id: GameId;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs<Options>;
  start(options: Options, seed: number, seats: number): Position<Move, Event, View>;
  /** The short text of a move, as records keep it: written once, readable for ever. */
  encode(move: Move): string;
  /** The move that a text stands for, or null when it stands for none. */
  decode(text: string): Move | null;
  /** What the move would do, in words that a dictionary knows. */
  describe(move: Move): Phrase;
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
