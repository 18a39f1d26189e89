import type { Tagged } from './game';

/** Points that were given once, to everybody of the list. */
export interface Award {
  /** Score lines: seats, or colours in solo. */
  readonly players: readonly number[];
  /** Negative for whoever loses something. */
  readonly points: number;
  /** What they were given for: one of the game's `kinds`. */
  readonly kind: string;
  /** The event that says more about them; null for what everybody begins with. */
  readonly because: Tagged | null;
  /** Given when the game was over. */
  readonly isFinal: boolean;
}

/** How a game accounts for its points. */
export interface PointRules<P, Event extends Tagged> {
  /** All that points are given for, in the order of the table of points. */
  readonly kinds: readonly string[];
  /** What the points at the start are given for. */
  readonly startKind: string;
  /** The points that a move gave, each with its reason. */
  pointsIn(events: readonly Event[]): Award[];
  /**
   * How much each score line owes to one kind in this position, where that says more than the sum of what was given;
   * null where the sum says it all.
   */
  standing(position: P): readonly { readonly kind: string; readonly player: number; readonly points: number }[] | null;
  /** Whether a move ends what belongs together: a tile on the land, a whole turn of cards. */
  endsTurn(move: Tagged): boolean;
  /** Whether results are compared after every turn, or after every round because points change hands in each. */
  readonly pace: 'turn' | 'round';
  /** What a seat made of these points: its own, or of a team the line in last place. */
  resultOf(points: readonly number[], seat: number): number;
}
