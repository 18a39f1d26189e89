import type { DealtTable } from '@/book/cardFigure';
import type { LaidTable } from '@/book/landFigure';
import type { GameId } from '@/core/game';
import type { Build, Resource } from '@/games/settlers';
import type { Cell, SegmentRef } from '@/games/tiles';

import type { Wish } from './wishes';

/** A real game as far as it went: it can be played on from there. */
export interface RecordedTable {
  readonly seed: number;
  readonly options?: object;
}

/** Where a chapter begins. Moves are written as records keep them. */
export type Start = (LaidTable | DealtTable | RecordedTable) & {
  /** What has been played already. */
  readonly before?: readonly string[];
};

/** Buttons that can be pointed at: the one that does what is in mind, or that goes on. */
export type PointedButton = 'confirm';

/** Places of the card table that can be pointed at; a stack is a row where prices are read. */
export type TablePlace = `market/${Resource}` | `hand/${Resource}` | `stack/${Build}` | `seat/${number}`;

/** What is pointed at: it is lit, and everything else is quiet. */
export interface Shows {
  readonly cells?: readonly Cell[];
  readonly features?: readonly SegmentRef[];
  readonly places?: readonly TablePlace[];
  readonly buttons?: readonly PointedButton[];
}

/** A move of somebody else; of several the first one that can be played, where the learner may have taken the place. */
export type Reply = string | readonly string[];

/** An answer to something that was not asked for. The first one whose wish is fulfilled is given. */
export interface NearMiss<Line extends string> {
  readonly if: Wish;
  readonly says: Line;
  /** What others would have made of it. It is played, looked at, and taken back; without it nothing is played. */
  readonly then?: readonly Reply[];
}

/** One thing at a time. Without `wants` there is only something to be told, and the learner goes on. */
export interface Step<Line extends string = string> {
  readonly says: Line;
  readonly shows?: Shows;
  readonly wants?: Wish;
  readonly near?: readonly NearMiss<Line>[];
  /** What the others play after it. */
  readonly replies?: readonly Reply[];
}

/** A chapter stands for itself: it begins with a position of its own, so that it can be opened directly. */
export interface Chapter<Line extends string = string> {
  /** Part of its address, and where its words are found. */
  readonly name: string;
  readonly title: Line;
  readonly start: Start;
  readonly steps: readonly Step<Line>[];
}

/** A lesson is data: positions, lines by their keys below `lessons`, and what is wanted. */
export interface Lesson<Line extends string = string> {
  readonly game: GameId;
  readonly options: object;
  readonly seats: number;
  /** The seat of the learner. */
  readonly seat: number;
  /** The last one begins with a real game. */
  readonly chapters: readonly Chapter<Line>[];
}
