import { isCount, isPlainObject, parseJson } from '@/core/guards';
import { GAME_IDS, type GameId } from '@/core/gameIds';

import { device } from './device';

export const LESSONS_KEY = 'terreno/lessons';
/** More than any chapter has; what is longer is damage. */
const MOST_MOVES = 200;
const MOST_STARS = 3;

/** Where somebody was in a lesson when they left it, or when the app was killed. */
export interface LessonPlace {
  readonly chapter: string;
  readonly step: number;
  /** What was played in the chapter. */
  readonly moves: readonly string[];
  /** Tries that were not what was wanted. */
  readonly misses: number;
}

export interface LessonProgress {
  /** Stars by chapter: who has one is done with it. */
  readonly stars: Readonly<Record<string, number>>;
  readonly place: LessonPlace | null;
  /** Somebody began the lesson, or wanted none: it is not offered again. */
  readonly isAnswered: boolean;
}

export const NO_PROGRESS: LessonProgress = { stars: {}, place: null, isAnswered: false };

type AllProgress = Readonly<Partial<Record<GameId, LessonProgress>>>;

/** Reads what can be read: what makes no sense costs only itself. */
export function parseLessons(text: string | null): AllProgress {
  const data = text === null ? null : parseJson(text);
  if (!isPlainObject(data)) return {};
  return Object.fromEntries(
    GAME_IDS.flatMap((game) => {
      const kept = data[game];
      return isPlainObject(kept) ? [[game, readProgress(kept)]] : [];
    }),
  );
}

function readProgress({ stars, place, isAnswered }: Record<string, unknown>): LessonProgress {
  const known = Object.entries(isPlainObject(stars) ? stars : {}).filter(
    (entry): entry is [string, number] => isCount(entry[1]) && entry[1] > 0 && entry[1] <= MOST_STARS,
  );
  return { stars: Object.fromEntries(known), place: readPlace(place), isAnswered: isAnswered === true };
}

function readPlace(input: unknown): LessonPlace | null {
  if (!isPlainObject(input)) return null;
  const { chapter, step, moves, misses } = input;
  if (typeof chapter !== 'string' || !isCount(step) || !Array.isArray(moves) || moves.length > MOST_MOVES) return null;
  if (!moves.every((move): move is string => typeof move === 'string')) return null;
  return { chapter, step, moves, misses: isCount(misses) ? misses : 0 };
}

export async function readLesson(game: GameId): Promise<LessonProgress> {
  const stored = await device.read(LESSONS_KEY);
  return stored.ok ? (parseLessons(stored.value)[game] ?? NO_PROGRESS) : NO_PROGRESS;
}

/** Changes what is kept of one lesson; the others stay as another window may have left them. */
async function change(game: GameId, next: (kept: LessonProgress) => LessonProgress): Promise<void> {
  await device.change([LESSONS_KEY], ([text = null]) => {
    const all = parseLessons(text);
    return {
      edits: [[LESSONS_KEY, JSON.stringify({ ...all, [game]: next(all[game] ?? NO_PROGRESS) })]],
      answer: undefined,
    };
  });
}

/** A refusal is not worth a word: the lesson goes on, and would begin its chapter anew. */
export async function keepPlace(game: GameId, place: LessonPlace | null): Promise<void> {
  await change(game, (kept) => ({ ...kept, place, isAnswered: true }));
}

/** The most stars that somebody ever had for a chapter stay. */
export async function keepStars(game: GameId, chapter: string, stars: number): Promise<void> {
  await change(game, (kept) => ({
    ...kept,
    stars: { ...kept.stars, [chapter]: Math.max(stars, kept.stars[chapter] ?? 0) },
  }));
}

/** Somebody wants no lesson of this game. */
export async function declineLesson(game: GameId): Promise<void> {
  await change(game, (kept) => ({ ...kept, isAnswered: true }));
}
