import type { Position, Tagged } from '@/core/game';
import { LANGUAGES } from '@/core/languages';
import { gameOf } from '@/games';
import { wordsIn } from '@/i18n/words';
import {
  ALL_LESSONS,
  answerToIntent,
  answerToMove,
  lineKey,
  positionAfter,
  replyAt,
  waitsFor,
  type Chapter,
  type Lesson,
  type Reply,
  type Step,
} from '@/lessons';

import { handsFor } from './hands';
import { Letters } from './letters';

const MOST_WORDS = 350;
const MOST_TAPS = 40;
/**
 * On the smallest phone, 360 points wide: what is said has the width of its panel but for the face beside it, and a title
 * has what its number and the buttons beside it leave (features/lesson/Speech.tsx, LessonBar.tsx).
 */
const SPEECH = { size: 15, room: 360 - 2 * 12 - 4 - 10 - 44 - 12 - 14, lines: 4 };
const TITLE = { size: 16, room: 360 - 2 * 12 - 2 * 48 - 2 * 8 - 2 * 14 - 38 - 18 - 2 * 8 };
const face = (weight: string) =>
  new Letters(require.resolve(`@expo-google-fonts/figtree/${weight}/Figtree_${weight}.ttf`));
const MEDIUM = face('500Medium');
const SEMIBOLD = face('600SemiBold');

const CHAPTERS = ALL_LESSONS.flatMap((lesson) =>
  lesson.chapters.map((chapter) => [`${lesson.game}/${chapter.name}`, lesson, chapter] as const),
);

const at = (lesson: Lesson, chapter: Chapter, moves: readonly string[]): Position => {
  const position = positionAfter(lesson, chapter, moves);
  if (position === null) throw new Error(`${chapter.name} cannot be played: ${moves.join(' ')}`);
  return position;
};

interface Played {
  readonly taps: number;
  /** Near misses that some legal deed brings about. */
  readonly missed: ReadonlySet<string>;
  /** What is pointed at and is not there, or is not meant. */
  readonly astray: readonly string[];
}

/** The table is the learner's again, or the game is over: nobody is waited for. */
function expectLearnersTurn(lesson: Lesson, position: Position, where: string): void {
  expect([where, position.isOver || position.decider === lesson.seat]).toEqual([where, true]);
}

const nameOf = (chapter: Chapter, step: Step, says = '') => `${chapter.name}: ${step.says} ${says}`;

/** Plays a chapter to its end along every way that it allows. */
function playAll(lesson: Lesson, chapter: Chapter): Played {
  const game = gameOf(lesson.game);
  const hands = handsFor(lesson.game);
  const missed = new Set<string>();
  const astray: string[] = [];
  const known = new Map<string, number>();

  const afterReplies = (moves: readonly string[], replies: readonly Reply[] = []): readonly string[] =>
    replies.reduce<readonly string[]>((played, reply) => {
      const text = replyAt(lesson, at(lesson, chapter, played), reply);
      if (text === null) throw new Error(`${chapter.name}: nobody can play ${String(reply)} after ${played.join(' ')}`);
      return [...played, text];
    }, moves);

  /** The fewest touches from here to the end. */
  const fromStep = (index: number, moves: readonly string[]): number => {
    const step = chapter.steps[index];
    if (step === undefined) return 0;
    const id = `${index} ${moves.join(' ')}`;
    const before = known.get(id);
    if (before !== undefined) return before;
    const taps = through(step, index, moves);
    known.set(id, taps);
    return taps;
  };

  const through = (step: Step, index: number, moves: readonly string[]): number => {
    const position = at(lesson, chapter, moves);
    astray.push(...hands.strayPlaces(lesson, step, position).map((stray) => nameOf(chapter, step, stray)));
    if (waitsFor(step) === 'reader') return 1 + fromStep(index + 1, moves);
    expectLearnersTurn(lesson, position, nameOf(chapter, step));
    expect([nameOf(chapter, step), position.isOver]).toEqual([nameOf(chapter, step), false]);
    if (waitsFor(step) === 'mind') {
      const answers = hands.intentsAt(position).map((intent) => answerToIntent(lesson, step, position, intent));
      expect([nameOf(chapter, step), answers.some(({ kind }) => kind === 'right')]).toEqual([
        nameOf(chapter, step),
        true,
      ]);
      for (const answer of answers) if (answer.kind === 'near') missed.add(nameOf(chapter, step, answer.miss.says));
      return fromStep(index + 1, moves);
    }
    const ways: number[] = [];
    const meant: Tagged[] = [];
    for (const move of position.legalMoves()) {
      const answer = answerToMove(lesson, step, position, move);
      const text = game.encode(move);
      if (answer.kind === 'near') {
        missed.add(nameOf(chapter, step, answer.miss.says));
        const { then } = answer.miss;
        if (then !== undefined)
          expectLearnersTurn(lesson, at(lesson, chapter, afterReplies([...moves, text], then)), answer.miss.says);
      }
      if (answer.kind !== 'right') continue;
      meant.push(move);
      const next = afterReplies([...moves, text], step.replies);
      expectLearnersTurn(lesson, at(lesson, chapter, next), nameOf(chapter, step));
      ways.push(hands.tapsFor(position, move as Tagged) + fromStep(index + 1, next));
    }
    expect([nameOf(chapter, step), ways.length > 0]).toEqual([nameOf(chapter, step), true]);
    astray.push(...hands.strayDeeds(step, meant).map((stray) => nameOf(chapter, step, stray)));
    return Math.min(...ways);
  };

  return { taps: fromStep(0, []), missed, astray };
}

describe.each(CHAPTERS)('%s', (_, lesson, chapter) => {
  const played = playAll(lesson, chapter);

  it('is solved along every way that it allows, and nobody is left waiting', () => {
    expect(played.taps).toBeGreaterThan(0);
  });

  it('has an answer to every near miss that somebody can bring about', () => {
    const all = chapter.steps.flatMap((step) => (step.near ?? []).map(({ says }) => nameOf(chapter, step, says)));
    expect([...played.missed].sort()).toEqual([...new Set(all)].sort());
  });

  it('points only at what is there, and at every place where the deed can be done', () => {
    expect(played.astray).toEqual([]);
  });
});

describe.each(ALL_LESSONS.map((lesson) => [lesson.game, lesson] as const))('the lesson of %s', (_, lesson) => {
  const said = lesson.chapters.flatMap(({ title, steps }) => [title, ...steps.map(({ says }) => says)]);
  const answers = lesson.chapters.flatMap(({ steps }) =>
    steps.flatMap(({ near = [] }) => near.map(({ says }) => says)),
  );

  it.each(LANGUAGES)('says all it has to say in %s, in few words and short lines', (language) => {
    const words = wordsIn(language);
    const say = (line: string) => words.say({ key: lineKey(lesson, line), values: {} });
    for (const line of [...said, ...answers]) {
      expect(say(line)).not.toBe(lineKey(lesson, line));
      const lines = MEDIUM.linesOf(say(line), SPEECH.size, SPEECH.room);
      expect([say(line), lines <= SPEECH.lines]).toEqual([say(line), true]);
    }
    for (const { title } of lesson.chapters)
      expect([say(title), SEMIBOLD.widthOf(say(title), TITLE.size) <= TITLE.room]).toEqual([say(title), true]);
    const count = said.map(say).join(' ').split(/\s+/).length;
    expect(count).toBeLessThanOrEqual(MOST_WORDS);
  });

  it('is done in few touches', () => {
    const taps = lesson.chapters.reduce((sum, chapter) => sum + playAll(lesson, chapter).taps, 0);
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  });

  it('ends in a real game that can be played on', () => {
    const last = lesson.chapters.at(-1);
    if (last === undefined) throw new Error('a lesson without chapters');
    expect(last.start).toHaveProperty('seed');
    const position = at(lesson, last, []);
    expect([position.isOver, position.decider]).toEqual([false, lesson.seat]);
    expect(last.steps.every((step) => waitsFor(step) === 'reader')).toBe(true);
  });

  it('has a name of its own for every chapter', () => {
    const names = lesson.chapters.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]{1,20}$/);
  });
});
