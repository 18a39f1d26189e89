import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Tagged } from '@/core/game';
import type { Seat } from '@/core/seat';
import { gameOf } from '@/games';
import {
  answerToIntent,
  answerToMove,
  beginOf,
  lineKey,
  positionAfter,
  recordOf,
  waitsFor,
  type Chapter,
  type Lesson,
  type NearMiss,
  type Reply,
  type Step,
} from '@/lessons';
import { createMatch } from '@/match/store';
import { summaryOf } from '@/match/summary';
import type { Match, MatchState } from '@/match/types';
import { ALL_AIDS } from '@/storage/aids';
import type { LessonPlace } from '@/storage/lessons';

import { Script, UNKEPT } from './script';

/** What the teacher waits for: a deed, that what was played has been shown, that a line was read, or that a try is taken back. */
type Mood = 'asking' | 'showing' | 'telling' | 'regretting';

export interface TeacherState {
  readonly mood: Mood;
  readonly step: Step;
  /** What is said now, as the dictionaries name it. */
  readonly line: string;
  /** Whether it answers a try instead of asking. */
  readonly isAnswer: boolean;
  readonly isLast: boolean;
}

/** Somebody who goes through a chapter with the learner, at the table of a real match. */
export interface Teacher {
  /** The match as the learner has it: what the lesson does not want is answered instead of played. */
  readonly match: Match;
  readonly state: StoreApi<TeacherState>;
  /** The line has been read, or the try is taken back. */
  goOn(): void;
  leave(): void;
}

export interface TeacherTools {
  readonly seats: readonly Seat[];
  /** Where to begin; at the beginning when it cannot be played. */
  readonly place: Omit<LessonPlace, 'chapter'>;
  /** A step was reached. */
  readonly onPlace: (place: Omit<LessonPlace, 'chapter'>) => void;
  readonly onDone: (misses: number) => void;
}

const AT_START = { step: 0, moves: [], misses: 0 } as const;

/** An answer to something that no near miss foresaw. */
const OTHER = 'lessons.other';

export function openChapter(lesson: Lesson, chapter: Chapter, tools: TeacherTools): Teacher {
  const isPlayable = positionAfter(lesson, chapter, tools.place.moves) !== null;
  const isThere = tools.place.step < chapter.steps.length;
  return new AtTheTable(lesson, chapter, tools, isPlayable && isThere ? tools.place : AT_START);
}

class AtTheTable implements Teacher {
  readonly match: Match;
  readonly state: StoreApi<TeacherState>;
  private readonly script = new Script();
  private readonly live: Match;
  private readonly before: number;
  private index: number;
  private misses: number;
  /** Until what was played last has been shown. */
  private quiet: Promise<void> = Promise.resolve();
  private readonly stop: () => void;

  constructor(
    private readonly lesson: Lesson,
    private readonly chapter: Chapter,
    private readonly tools: TeacherTools,
    place: Omit<LessonPlace, 'chapter'>,
  ) {
    this.index = place.step;
    this.misses = place.misses;
    this.before = chapter.start.before?.length ?? 0;
    this.live = this.openMatch(place.moves);
    const { live } = this;
    this.match = {
      ...live,
      getState: () => withoutTakeBack(live.getState()),
      play: (move) => this.play(move),
      undo: async () => {
        if (live.getState().undo?.kind === 'pending') await live.undo();
      },
    };
    this.state = createStore<TeacherState>(() => this.asking());
    this.stop = live.subscribe(({ pending }, previous) => {
      if (pending !== previous.pending) this.look();
    });
  }

  readonly goOn = (): void => {
    const { mood } = this.state.getState();
    if (mood === 'telling') this.advance();
    if (mood === 'regretting') void this.live.undo().then(() => this.state.setState(this.asking()));
  };

  readonly leave = (): void => {
    this.stop();
    this.live.leave();
  };

  private openMatch(moves: readonly string[]): Match {
    const { lesson, chapter, tools } = this;
    const game = gameOf(lesson.game);
    const start = recordOf(lesson, chapter, tools.seats);
    const position = positionAfter(lesson, chapter, moves);
    if (position === null) throw new RangeError(`${lesson.game}/${chapter.name} cannot be played`);
    const match = createMatch(
      {
        id: `lesson-${lesson.game}`,
        record: { ...start, moves: [...start.moves, ...moves] },
        aids: ALL_AIDS,
        origin: { kind: 'new' },
        hasHandOver: false,
        isPractice: true,
        isCalledOff: false,
        isHanded: false,
        startedAt: 0,
        changedAt: 0,
        summary: summaryOf(game, position),
        outcome: position.outcome(),
      },
      null,
      {
        matches: UNKEPT,
        think: this.script.think,
        thinkingLimit: () => Infinity,
        begin: beginOf(lesson, chapter),
      },
    );
    if (!match.ok) throw new RangeError(match.error.detail);
    return match.value;
  }

  private get step(): Step {
    const step = this.chapter.steps[this.index];
    if (step === undefined) throw new RangeError(`${this.chapter.name} has no step ${this.index}`);
    return step;
  }

  private get moves(): readonly string[] {
    return this.live.getState().record.moves.slice(this.before);
  }

  private asking(): TeacherState {
    const { step } = this;
    return {
      mood: waitsFor(step) === 'reader' ? 'telling' : 'asking',
      step,
      line: lineKey(this.lesson, step.says),
      isAnswer: false,
      isLast: this.index === this.chapter.steps.length - 1,
    };
  }

  private advance(): void {
    if (this.index === this.chapter.steps.length - 1) return this.tools.onDone(this.misses);
    this.index++;
    this.state.setState(this.asking());
    this.tools.onPlace({ step: this.index, moves: this.moves, misses: this.misses });
    this.look();
  }

  /** What is in mind may be all that a step wants. */
  private look(): void {
    if (this.state.getState().mood !== 'asking' || waitsFor(this.step) !== 'mind') return;
    const position = positionAfter(this.lesson, this.chapter, this.moves);
    if (position === null) return;
    const answer = answerToIntent(this.lesson, this.step, position, this.live.getState().pending);
    if (answer.kind === 'right') this.advance();
    else if (answer.kind === 'near') this.say(lineKey(this.lesson, answer.miss.says));
  }

  private say(line: string): void {
    this.state.setState({ line, isAnswer: true });
  }

  private async play(move: Tagged): Promise<boolean> {
    // Of several moves of one touch the later ones count as far as they are wanted; nobody has tried them by themselves.
    const isLater = this.state.getState().mood === 'showing';
    await this.quiet;
    const position = positionAfter(this.lesson, this.chapter, this.moves);
    if (this.state.getState().mood !== 'asking' || position === null || position.objectionTo(move) !== null)
      return false;
    // Whoever plays at once has had it in mind.
    while (waitsFor(this.step) === 'mind') this.advance();
    const answer = answerToMove(this.lesson, this.step, position, move);
    if (answer.kind === 'right') return this.carryOut(move, this.step.replies ?? [], () => this.advance());
    if (isLater) return false;
    this.misses++;
    if (answer.kind === 'near' && answer.miss.then !== undefined) return this.letHappen(move, answer.miss);
    this.say(answer.kind === 'near' ? lineKey(this.lesson, answer.miss.says) : OTHER);
    return false;
  }

  /** Shows what a try leads to; then it is taken back. */
  private letHappen(move: Tagged, { says, then = [] }: NearMiss<string>): Promise<boolean> {
    return this.carryOut(move, then, () =>
      this.state.setState({ mood: 'regretting', line: lineKey(this.lesson, says), isAnswer: true }),
    );
  }

  /** Plays a move, and what the others answer; `then` comes when all of it has been shown. */
  private async carryOut(move: Tagged, replies: readonly Reply[], then: () => void): Promise<boolean> {
    const wanted = this.live.getState().record.moves.length + 1 + replies.length;
    this.script.add(replies);
    this.state.setState({ mood: 'showing' });
    const isPlayed = await this.live.play(move);
    if (!isPlayed) {
      this.state.setState({ mood: 'asking' });
      return false;
    }
    this.quiet = isQuiet(this.live, wanted).then(then);
    return true;
  }
}

/** Until so many moves have been shown. */
function isQuiet(match: Match, moves: number): Promise<void> {
  const isThere = ({ shown, isShowing, isSaving }: MatchState) => shown >= moves && !isShowing && !isSaving;
  return new Promise((resolve) => {
    if (isThere(match.getState())) return resolve();
    const stop = match.subscribe((state) => {
      if (!isThere(state)) return;
      stop();
      resolve();
    });
  });
}

/** In a lesson nobody goes back behind what it has reached; what is in mind is the learner's. */
function withoutTakeBack(state: MatchState): MatchState {
  return state.undo === null || state.undo.kind === 'pending' ? state : { ...state, undo: null };
}
