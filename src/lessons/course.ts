import { setCards } from '@/book/cardFigure';
import { setLand } from '@/book/landFigure';
import { asIf } from '@/core/asIf';
import type { Intent, Position, Tagged } from '@/core/game';
import { resolveOptions } from '@/core/options';
import { newRecord, type Begin, type GameRecord, type Seat } from '@/core/record';
import { gameOf, replay } from '@/games';
import { isTileGame } from '@/games/tiles';

import type { Chapter, Lesson, NearMiss, Reply, Step } from './types';
import { fulfils, isOfMind, type Deed } from './wishes';

/** Where the dictionaries have a line of a lesson. */
export function lineKey({ game }: Pick<Lesson, 'game'>, line: string): string {
  return `lessons.${game}.${line}`;
}

/** The record that a chapter begins with. Who sits there is for the table to say. */
export function recordOf({ game, options }: Lesson, { start }: Chapter, seats: readonly Seat[]): GameRecord {
  const resolved = resolveOptions(gameOf(game).options, { ...options, ...start.options }, seats.length);
  if (!resolved.ok) throw new RangeError(`${resolved.error.fault} option ${resolved.error.option}`);
  const record = newRecord(game, resolved.value, seats, 'seed' in start ? start.seed : 0);
  return { ...record, moves: start.before ?? [] };
}

/** Sets the table of a chapter; null where its seed does. */
export function beginOf({ game, options, seats }: Lesson, { start }: Chapter): Begin | undefined {
  if ('seed' in start) return undefined;
  const set = { seats, options: { ...options, ...start.options } };
  if ('scene' in start) return () => setCards({ ...start, ...set });
  if (!isTileGame(game)) throw new RangeError(`${game} has no tiles to lay out`);
  return () => setLand(game, { ...start, ...set });
}

/** The position after so many moves of a chapter; null when they cannot be played. */
export function positionAfter(lesson: Lesson, chapter: Chapter, moves: readonly string[]): Position | null {
  const seats = Array.from({ length: lesson.seats }, (_, index) => ({ name: String(index) }));
  const record = recordOf(lesson, chapter, seats);
  const played = replay({ ...record, moves: [...record.moves, ...moves] }, undefined, beginOf(lesson, chapter));
  return played.ok ? played.value.position : null;
}

/** What somebody else plays at this position; null when nothing of it can be played. */
export function replyAt({ game }: Pick<Lesson, 'game'>, position: Position, reply: Reply): string | null {
  const { decode } = gameOf(game);
  const all = typeof reply === 'string' ? [reply] : reply;
  return (
    all.find((text) => {
      const move = decode(text);
      return move !== null && position.objectionTo(move) === null;
    }) ?? null
  );
}

/** What a lesson says to a deed: it was wanted, it was nearly so, or it was something else. */
export type Answer<Line extends string = string> =
  { readonly kind: 'right' } | { readonly kind: 'near'; readonly miss: NearMiss<Line> } | { readonly kind: 'other' };

/** Whether a step waits for something in mind, for a move, or only to be read. */
export function waitsFor({ wants }: Step): 'mind' | 'move' | 'reader' {
  if (wants === undefined) return 'reader';
  return isOfMind(wants) ? 'mind' : 'move';
}

export function answerToMove<Line extends string>(
  { game, seat }: Lesson,
  step: Step<Line>,
  position: Position,
  move: Tagged,
): Answer<Line> {
  const scores = position.scores();
  return asIf<Position, Answer<Line>>(position as never, [move] as never, (then, events) =>
    answer(step, { game, seat, intent: null, move, events: events as readonly Tagged[], scores, position: then }),
  );
}

export function answerToIntent<Line extends string>(
  { game, seat }: Lesson,
  step: Step<Line>,
  position: Position,
  intent: Intent,
): Answer<Line> {
  return answer(step, { game, seat, intent, move: null, events: [], scores: position.scores(), position });
}

function answer<Line extends string>({ wants, near = [] }: Step<Line>, deed: Deed): Answer<Line> {
  if (wants !== undefined && fulfils(wants, deed)) return { kind: 'right' };
  const miss = near.find((each) => fulfils(each.if, deed));
  return miss === undefined ? { kind: 'other' } : { kind: 'near', miss };
}
