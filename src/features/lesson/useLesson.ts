import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';

import type { GameId } from '@/core/game';
import type { Chapter, Lesson } from '@/lessons';
import { readLesson, type LessonProgress } from '@/storage/lessons';

/** What is kept of a lesson, read again whenever the screen comes into sight; null until the device has answered. */
export function useLessonProgress(game: GameId): LessonProgress | null {
  const [progress, setProgress] = useState<LessonProgress | null>(null);
  useFocusEffect(
    useCallback(() => {
      let isWanted = true;
      void readLesson(game).then((kept) => {
        if (isWanted) setProgress(kept);
      });
      return () => {
        isWanted = false;
      };
    }, [game]),
  );
  return progress;
}

/** The chapter that one goes on with: where it was left, else the first that is not done, else the first. */
export function nextChapter({ chapters }: Lesson, { place, stars }: LessonProgress): Chapter | undefined {
  return (
    chapters.find(({ name }) => name === place?.chapter) ??
    chapters.find(({ name }) => stars[name] === undefined) ??
    chapters[0]
  );
}

export function countDone({ chapters }: Lesson, { stars }: LessonProgress): number {
  return chapters.filter(({ name }) => stars[name] !== undefined).length;
}

/** Whether somebody is in the middle of a lesson. */
export function isUnderWay({ place }: LessonProgress): boolean {
  return place !== null;
}

const MOST_STARS = 3;
/** So many tries beside what was wanted still leave two stars. */
const FEW = 2;

export function starsFor(misses: number): number {
  return misses === 0 ? MOST_STARS : misses <= FEW ? 2 : 1;
}
