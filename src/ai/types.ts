import type { GameId, Position, Tagged } from '@/core/game';
import type { Phrase } from '@/core/phrase';

/** How well a seat plays, weakest first. `random` is for tests and tools and is never offered to people. */
export const LEVELS = ['random', 'beginner', 'casual', 'strong', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** What a seat likes to do. `farmer` is called hunter among hunters; it is the same taste. */
export const STYLES = ['balanced', 'builder', 'farmer', 'raider', 'miser'] as const;
export type Style = (typeof STYLES)[number];

/** What a seat is asked to decide. */
export interface Task {
  readonly game: GameId;
  /** A table that the deciding seat cannot tell from the real one; whoever thinks may do with it what they like. */
  readonly world: Position;
  /** What this seat was told of every move so far, oldest first. */
  readonly seen: readonly Tagged[];
  readonly level: Level;
  readonly style: Style;
  /** Same task, seed and budget: same move, on every engine. */
  readonly seed: number;
  /** Nodes to search; the level's own when left out. */
  readonly budget?: number;
}

/** A decision and what can be said of it. */
export interface Thought {
  readonly move: Tagged;
  /** Why, for one sentence of the dictionaries. */
  readonly reason: Phrase;
  /** The best moves that were weighed, best first, with their values in points. */
  readonly alternatives: readonly { readonly move: Tagged; readonly value: number }[];
  readonly nodes: number;
}

/** A search under way: every step is a few milliseconds and gives the best decision so far, so that it can be hurried. */
export type Thinking = Generator<Thought, Thought>;
