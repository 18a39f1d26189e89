import { GAME_IDS, type GameId } from '@/core/game';

import { classicLesson } from './classic';
import { huntersLesson } from './hunters';
import { settlersLesson } from './settlers';
import { soloLesson } from './solo';
import type { Chapter, Lesson } from './types';

export {
  answerToIntent,
  answerToMove,
  beginOf,
  lineKey,
  positionAfter,
  recordOf,
  replyAt,
  waitsFor,
  type Answer,
} from './course';
export type { Chapter, Lesson, NearMiss, PointedButton, Reply, Shows, Step, TablePlace } from './types';

/** A line a game that has one. */
const LESSONS: Readonly<Partial<Record<GameId, Lesson>>> = {
  classic: classicLesson,
  solo: soloLesson,
  hunters: huntersLesson,
  settlers: settlersLesson,
};

/** The lesson of a game; null where nobody has written one yet. */
export function lessonOf(game: GameId): Lesson | null {
  return LESSONS[game] ?? null;
}

/** All lessons, in the order of the games. */
export const ALL_LESSONS: readonly Lesson[] = GAME_IDS.flatMap((game) => lessonOf(game) ?? []);

/** An address from outside (a link), or null where there is no such lesson or chapter. */
export function readLessonAddress(
  game: unknown,
  chapter?: unknown,
): { readonly lesson: Lesson; readonly chapter: Chapter | null } | null {
  const known = GAME_IDS.find((id) => id === game);
  const lesson = known === undefined ? null : lessonOf(known);
  if (lesson === null) return null;
  if (chapter === undefined) return { lesson, chapter: null };
  const found = lesson.chapters.find(({ name }) => name === chapter);
  return found === undefined ? null : { lesson, chapter: found };
}
