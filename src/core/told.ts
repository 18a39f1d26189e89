import type { Game, Tagged } from './game';
import type { Phrase } from './phrase';

/** The eyes of nobody in particular: what lies open to all. */
export const NOBODY = -1;

/** One accepted move with all that it caused: the full truth, which only the match itself holds. */
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

/**
 * A move as one seat may be told it. It is made in one place only, from the truth and through the game's own eyes, so that
 * nothing which asks for a `Told` can be given more than its seat may know.
 */
export class Told {
  private constructor(
    /** The seat that is told, or `NOBODY`. */
    readonly to: number,
    readonly index: number,
    readonly seat: number,
    /** Null where the move itself names what this seat may not see. */
    readonly move: Tagged | null,
    readonly events: readonly Tagged[],
    readonly scores: readonly number[],
    readonly reason: Phrase | null,
    // Makes the class unlike any plain object of the same shape.
    private readonly isTold = true,
  ) {}

  static by(game: Game, to: number, { index, seat, move, events, scores, reason }: Happening): Told {
    return new Told(to, index, seat, game.moveFor(to, move, seat), game.eventsFor(to, events), scores, reason);
  }
}

/** What a seat may be told of all that happened. */
export function tellAll(game: Game, to: number, happenings: readonly Happening[]): readonly Told[] {
  return happenings.map((happening) => Told.by(game, to, happening));
}
