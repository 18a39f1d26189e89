import { createStore } from 'zustand/vanilla';

import { LEVELS, STYLES, think as thinkAhead, type Task } from '@/ai';
import type { Position, Tagged } from '@/core/game';
import type { Phrase } from '@/core/phrase';
import type { RecordFailure } from '@/core/record';
import { ok, type Result } from '@/core/result';
import { gameOf } from '@/games';
import { eventsFor, type SettlersEvent } from '@/games/settlers';
import type { StorageFault } from '@/storage/device';
import { matches as ownMatches, type Matches } from '@/storage/matches';
import type { SavedMatch } from '@/storage/savedMatch';
import type { Settings } from '@/storage/settings';
import { useSettings } from '@/storage/settingsStore';

import { relive } from './history';
import { checkPending, startPending, stepBack } from './pending';
import { mixSeed } from './seed';
import { summaryOf } from './summary';
import { deviceClock, startThinking, type Clock, type Effort } from './thinker';
import type { Happening, Match, MatchState, Pending, Presenter } from './types';
import { isPerson, peopleOf, undoOf } from './undo';

/** What a match needs of the world around it. */
export interface MatchTools {
  readonly matches: Matches;
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  readonly today: () => number;
  readonly think: typeof thinkAhead;
  /** Milliseconds after which an AI is hurried. */
  readonly thinkingLimit: () => number;
}

const THINKING_LIMIT: Readonly<Record<Settings['thinking'], number>> = { short: 1500, normal: 6000, long: 20_000 };

export const deviceTools: MatchTools = {
  matches: ownMatches,
  clock: deviceClock,
  today: () => Date.now(),
  think: thinkAhead,
  thinkingLimit: () => THINKING_LIMIT[useSettings.getState().settings.thinking],
};

/** A live match from what the device kept. Fails when the record cannot be played. */
export function createMatch(
  saved: SavedMatch,
  savedPending: unknown = null,
  given: Partial<MatchTools> = {},
  isRecovered = false,
): Result<Match, RecordFailure> {
  const lived = relive(saved.record);
  if (!lived.ok) return lived;
  return ok(new LiveMatch(saved, lived.value, { pending: savedPending, isRecovered }, { ...deviceTools, ...given }));
}

interface Lived {
  readonly record: MatchState['record'];
  readonly position: Position;
  readonly happenings: readonly Happening[];
}

class LiveMatch implements Match {
  private readonly store;
  private readonly people: readonly number[];
  private presenter: Presenter | null = null;
  private hasBegun = false;
  private hasLeft = false;
  /** The write that the device refused, to be tried again before anything else happens. */
  private saving: Promise<unknown> = Promise.resolve();
  private held: (() => Promise<boolean>) | null = null;
  private toShow: Happening[] = [];
  private release: () => void = () => undefined;
  private effort: Effort | null = null;
  private isGoingOn = false;
  private mustGoOn = false;
  private isWritingPending = false;
  private isPendingNew = false;

  constructor(
    private saved: SavedMatch,
    { record, position, happenings }: Lived,
    { pending, isRecovered }: { readonly pending: unknown; readonly isRecovered: boolean },
    private readonly tools: MatchTools,
  ) {
    this.people = peopleOf(record.seats);
    const viewer = viewerAtStart(record.seats, position.decider, happenings);
    const isOver = position.isOver || saved.isCalledOff;
    const state: MatchState = {
      id: saved.id,
      record,
      aids: saved.aids,
      position,
      happenings,
      pending: checkPending(position, pending),
      viewer,
      handOver: !isOver && this.covers(record.game) ? { to: viewer } : null,
      thinking: null,
      isSaving: false,
      undoKind: null,
      isPractice: saved.isPractice,
      isCalledOff: saved.isCalledOff,
      origin: saved.origin,
      hasHandOver: saved.hasHandOver,
      isShowing: false,
      agreement: null,
      isRecovered,
      faults: [],
      outcome: position.outcome(),
      trouble: null,
    };
    this.store = createStore<MatchState>(() => ({ ...state, undoKind: undoOf(state)?.kind ?? null }));
  }

  readonly getState = (): MatchState => this.store.getState();

  readonly subscribe = (listener: (state: MatchState, previous: MatchState) => void): (() => void) =>
    this.store.subscribe(listener);

  readonly intend = (pending: Pending): void => {
    if (!this.isOpenTo(this.getState().viewer)) return;
    this.set({ pending });
    this.writePending();
  };

  readonly play = async (move: Tagged): Promise<boolean> => {
    const { viewer, happenings } = this.getState();
    await this.shown();
    const hasMoved = this.getState().happenings.length !== happenings.length;
    if (hasMoved || this.getState().viewer !== viewer || !this.isOpenTo(viewer)) return false;
    const isPlayed = await this.playMove(move, null);
    void this.goOn();
    return isPlayed;
  };

  readonly undo = async (): Promise<void> => {
    await this.saving;
    const state = this.getState();
    const undo = undoOf(state);
    if (undo === null || state.agreement !== null || this.isBlocked()) return;
    if (undo.kind === 'pending') {
      const pending = stepBack(state.position, state.pending);
      if (pending !== null) this.intend(pending);
    } else if (undo.ask.length > 0 && undo.kind === 'takeBack') {
      // Nobody plays on while the people talk about it.
      this.interrupt();
      this.set({ agreement: { by: undo.by, waiting: undo.ask } });
    } else {
      await this.cut(undo.keep, undo.kind === 'takeBack');
    }
  };

  readonly agree = async (seat: number, isWilling: boolean): Promise<void> => {
    const { agreement } = this.getState();
    if (agreement === null || !agreement.waiting.includes(seat)) return;
    const waiting = agreement.waiting.filter((other) => other !== seat);
    if (isWilling && waiting.length > 0) return this.set({ agreement: { ...agreement, waiting } });
    this.set({ agreement: null });
    const undo = undoOf(this.getState());
    if (isWilling && undo?.kind === 'takeBack' && !this.isBlocked()) await this.cut(undo.keep, true);
    else void this.goOn();
  };

  readonly takePhone = (): void => {
    const { handOver } = this.getState();
    if (handOver === null) return;
    this.set({ viewer: handOver.to, handOver: null });
    void this.goOn();
  };

  readonly hurry = (): void => this.effort?.hurry();

  readonly callOff = async (): Promise<void> => {
    await this.saving;
    const { isCalledOff, outcome } = this.getState();
    if (isCalledOff || outcome !== null || this.isBlocked()) return;
    this.interrupt();
    const next = { ...this.saved, isCalledOff: true, changedAt: this.tools.today() };
    const pending = startPending(this.getState().position);
    await this.keep(next, () => this.set({ isCalledOff: true, pending, handOver: null, agreement: null }));
  };

  readonly retry = async (): Promise<void> => {
    if (this.getState().isSaving) return;
    if (this.held === null) this.writePending();
    else await this.held();
    void this.goOn();
  };

  readonly present = (presenter: Presenter | null): void => {
    this.presenter = presenter;
    this.release();
    this.hasBegun = true;
    void this.goOn();
  };

  readonly leave = (): void => {
    this.hasLeft = true;
    this.presenter = null;
    this.interrupt();
  };

  /** Nobody may change anything while a write is under way or waits to be tried again. */
  private isBlocked(): boolean {
    return this.hasLeft || this.held !== null || this.getState().isSaving;
  }

  private isOpenTo(seat: number): boolean {
    const { record, position, handOver, isCalledOff, agreement } = this.getState();
    if (this.isBlocked() || handOver !== null || agreement !== null || isCalledOff || position.isOver) return false;
    return position.decider === seat && isPerson(record.seats[seat]);
  }

  private covers(game: MatchState['record']['game']): boolean {
    return this.people.length > 1 && (game === 'settlers' || this.saved.hasHandOver);
  }

  private set(change: Partial<MatchState>): void {
    const next = { ...this.getState(), ...change };
    this.store.setState({ ...change, undoKind: undoOf(next)?.kind ?? null });
  }

  /** Plays a move: first on disk, then on the table. */
  private async playMove(move: Tagged, reason: Phrase | null): Promise<boolean> {
    const { record, position, happenings } = this.getState();
    if (position.objectionTo(move) !== null) return false;
    const game = gameOf(record.game);
    const next = position.clone();
    const seat = position.decider;
    const events = next.play(move);
    const happening: Happening = { index: happenings.length, seat, move, events, scores: next.scores(), reason };
    const grown = { ...record, moves: [...record.moves, game.encode(move)] };
    return this.keep(this.savedAs(grown, next), () => {
      this.toShow.push(happening);
      this.set({
        record: grown,
        position: next,
        happenings: [...happenings, happening],
        pending: startPending(next),
        outcome: next.outcome(),
        agreement: null,
      });
    });
  }

  /** Cuts the list of moves and plays the rest again. */
  private async cut(keep: number, isPractice: boolean): Promise<void> {
    this.interrupt();
    const { record } = this.getState();
    const cut = { ...record, moves: record.moves.slice(0, keep) };
    const lived = relive(cut);
    if (!lived.ok) return;
    const { position } = lived.value;
    const { happenings } = this.getState();
    const saved = this.savedAs(cut, position);
    await this.keep({ ...saved, isPractice: saved.isPractice || isPractice }, () =>
      this.set({
        record: cut,
        position,
        happenings: happenings.slice(0, keep),
        pending: startPending(position),
        outcome: position.outcome(),
        isPractice: saved.isPractice || isPractice,
        agreement: null,
      }),
    );
    void this.goOn();
  }

  private savedAs(record: MatchState['record'], position: Position): SavedMatch {
    const outcome = position.outcome();
    return { ...this.saved, record, summary: summaryOf(position), outcome, changedAt: this.tools.today() };
  }

  /** Nothing counts before it is on disk. A refused write is kept, and stops everything until it was tried again. */
  private keep(next: SavedMatch, apply: () => void): Promise<boolean> {
    const saving = this.write(next, apply);
    this.saving = saving;
    return saving;
  }

  private async write(next: SavedMatch, apply: () => void): Promise<boolean> {
    this.set({ isSaving: true });
    const written = await this.tools.matches.save(next);
    if (!written.ok) {
      this.held = written.error.fault === 'changed' ? () => this.takeUp() : () => this.keep(next, apply);
      this.set({ isSaving: false, trouble: troubleOf(written.error) });
      return false;
    }
    this.held = null;
    this.saved = next;
    apply();
    this.set({ isSaving: false, trouble: null });
    return true;
  }

  /** Another window has played on: what it did is the match now, and what was refused here is void. */
  private async takeUp(): Promise<boolean> {
    const loaded = await this.tools.matches.load(this.saved.id);
    const lived = loaded.ok ? relive(loaded.value.match.record) : null;
    if (!loaded.ok || lived === null || !lived.ok) return false;
    this.interrupt();
    this.held = null;
    this.saved = loaded.value.match;
    const { record, position, happenings } = lived.value;
    const { isPractice, isCalledOff } = this.saved;
    const pending = checkPending(position, loaded.value.pending);
    const outcome = position.outcome();
    this.set({
      record,
      position,
      happenings,
      pending,
      outcome,
      isPractice,
      isCalledOff,
      trouble: null,
      agreement: null,
    });
    return true;
  }

  /** Every change is written at once; of those that come while the device is busy, the last. */
  private writePending(): void {
    this.isPendingNew = true;
    if (!this.isWritingPending) void this.writeNewestPending();
  }

  private async writeNewestPending(): Promise<void> {
    this.isWritingPending = true;
    while (this.isPendingNew) {
      this.isPendingNew = false;
      const { id, pending } = this.getState();
      const written = await this.tools.matches.savePending(id, pending);
      if (!written.ok) this.set({ trouble: troubleOf(written.error) });
      else if (this.held === null && this.getState().trouble !== null) this.set({ trouble: null });
    }
    this.isWritingPending = false;
  }

  /** Shows what happened, then lets the next one decide: an AI at once, a person when they have the phone. */
  private async goOn(): Promise<void> {
    this.mustGoOn = true;
    if (this.isGoingOn) return;
    this.isGoingOn = true;
    while (this.mustGoOn) {
      this.mustGoOn = false;
      await this.showAll();
      if (this.isBlocked()) continue;
      this.passPhone();
      if (!this.hasBegun) continue;
      const { record, position, handOver, isCalledOff, agreement } = this.getState();
      if (position.isOver || isCalledOff || handOver !== null || agreement !== null) continue;
      if (isPerson(record.seats[position.decider])) continue;
      // Whatever breaks here must not leave the match deaf for ever.
      await this.playForAi().catch((error: unknown) => this.noteFault(String(error)));
    }
    this.isGoingOn = false;
  }

  private passPhone(): void {
    const { record, position, viewer, handOver, isCalledOff } = this.getState();
    const { decider } = position;
    if (position.isOver || isCalledOff) {
      if (handOver !== null) this.set({ handOver: null });
    } else if (isPerson(record.seats[decider]) && decider !== (handOver?.to ?? viewer)) {
      this.set(this.covers(record.game) ? { handOver: { to: decider } } : { viewer: decider, handOver: null });
    }
  }

  private async playForAi(): Promise<void> {
    const { record, position, happenings } = this.getState();
    const seat = position.decider;
    const ai = record.seats[seat]?.ai;
    const task: Task = {
      game: record.game,
      position: position.clone(),
      seen: record.game === 'settlers' ? seenBy(seat, happenings) : [],
      level: LEVELS.find((level) => level === ai?.level) ?? 'casual',
      style: STYLES.find((style) => style === ai?.style) ?? 'balanced',
      seed: mixSeed(record.seed, seat, position.ply),
    };
    this.set({ thinking: seat });
    const effort = startThinking(this.tools.think, task, {
      clock: this.tools.clock,
      limit: this.tools.thinkingLimit(),
      onFault: (error) => this.noteFault(String(error)),
    });
    this.effort = effort;
    const thought = await effort.thought;
    // Somebody else decided meanwhile: the person left, took back or called off.
    if (this.effort !== effort) return;
    this.effort = null;
    this.set({ thinking: null });
    const isLegal = thought !== null && position.objectionTo(thought.move) === null;
    if (thought !== null && !isLegal) this.noteFault(`illegal move ${JSON.stringify(thought.move)}`);
    // A wrong decision of an AI must never stop a match: any legal move is better.
    const move = isLegal ? thought.move : position.legalMoves()[0];
    if (move === undefined) return;
    if (await this.playMove(move, isLegal ? thought.reason : null)) this.mustGoOn = true;
  }

  private noteFault(fault: string): void {
    this.set({ faults: [...this.getState().faults, fault] });
  }

  private interrupt(): void {
    const effort = this.effort;
    this.effort = null;
    effort?.cancel();
    if (effort !== null) this.set({ thinking: null });
    this.toShow = [];
    this.release();
  }

  private showing: Promise<void> = Promise.resolve();

  /** Resolves when nothing is being shown any more. */
  private async shown(): Promise<void> {
    while (this.toShow.length > 0 || this.getState().isShowing) await this.showing;
  }

  private async showAll(): Promise<void> {
    for (let next = this.toShow.shift(); next !== undefined; next = this.toShow.shift()) {
      const { presenter } = this;
      if (presenter === null) continue;
      this.set({ isShowing: true });
      const released = new Promise<void>((resolve) => (this.release = resolve));
      // A presenter that fails has shown all it could.
      this.showing = Promise.race([(async () => presenter(next))().catch(() => undefined), released]);
      await this.showing;
      this.set({ isShowing: false });
    }
  }
}

function troubleOf({ fault, detail }: StorageFault): MatchState['trouble'] {
  return { kind: fault === 'full' ? 'full' : fault === 'changed' ? 'elsewhere' : 'unsaved', detail };
}

/** Who holds the phone when a match is opened: whoever decides, else whoever decided last. */
function viewerAtStart(
  seats: MatchState['record']['seats'],
  decider: number,
  happenings: readonly Happening[],
): number {
  if (isPerson(seats[decider])) return decider;
  for (let index = happenings.length - 1; index >= 0; index--) {
    const seat = happenings[index]?.seat ?? -1;
    if (isPerson(seats[seat])) return seat;
  }
  return peopleOf(seats)[0] ?? 0;
}

function seenBy(seat: number, happenings: readonly Happening[]): Tagged[] {
  return happenings.flatMap(({ events }) => eventsFor(seat, events as SettlersEvent[]));
}
