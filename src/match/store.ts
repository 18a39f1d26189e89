import { createStore } from 'zustand/vanilla';

import { LEVELS, STYLES, think as thinkAhead, type Level, type Style, type Task } from '@/ai';
import type { Game, Intent, Position, Tagged } from '@/core/game';
import type { Phrase } from '@/core/phrase';
import type { Begin, RecordFailure } from '@/core/record';
import { ok, type Result } from '@/core/result';
import { Rng } from '@/core/rng';
import { isPerson, peopleOf } from '@/core/seat';
import { Told, type Happening } from '@/core/told';
import { gameOf } from '@/games';
import { matches as ownMatches, type Matches, type SaveFault } from '@/storage/matches';
import type { SavedMatch } from '@/storage/savedMatch';
import type { Settings } from '@/storage/settings';
import { useSettings } from '@/storage/settingsStore';

import { relive, tableAt, toldTo, type History } from './history';
import { sealMatch } from './sealedMatch';
import { mixSeed } from './seed';
import { summaryOf } from './summary';
import { deviceClock, startThinking, type Clock, type Effort } from './thinker';
import type { Match, MatchState, Presenter } from './types';
import { undoOf, type Undo } from './undo';

/** What a match needs of the world around it. */
export interface MatchTools {
  readonly matches: Pick<Matches, 'load' | 'save' | 'savePending' | 'look'>;
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  readonly today: () => number;
  readonly think: typeof thinkAhead;
  /** Milliseconds after which an AI is hurried. */
  readonly thinkingLimit: () => number;
  /** Sets the table; as the seed says where it is left out. */
  readonly begin?: Begin;
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
  const lived = relive(saved.record, given.begin);
  if (!lived.ok) return lived;
  return ok(new LiveMatch(saved, lived.value, { pending: savedPending, isRecovered }, { ...deviceTools, ...given }));
}

class LiveMatch implements Match {
  private readonly store;
  private readonly game: Game;
  private readonly people: readonly number[];
  private presenter: Presenter | null = null;
  private hasBegun = false;
  private hasLeft = false;
  private saving: Promise<unknown> = Promise.resolve();
  /** The write that the device refused, to be tried again before anything else happens. */
  private held: (() => Promise<boolean>) | null = null;
  private showing: Promise<void> = Promise.resolve();
  private release: () => void = () => undefined;
  private effort: Effort | null = null;
  private isGoingOn = false;
  private mustGoOn = false;
  private isWritingPending = false;
  private isPendingNew = false;

  constructor(
    private saved: SavedMatch,
    /** All that was accepted, shown or not. */
    private history: History,
    { pending, isRecovered }: { readonly pending: unknown; readonly isRecovered: boolean },
    private readonly tools: MatchTools,
  ) {
    const { record, position, happenings } = history;
    this.game = gameOf(record.game);
    this.people = peopleOf(record.seats);
    const viewer = viewerAtStart(record.seats, position.decider, happenings);
    const isOver = position.isOver || saved.isCalledOff;
    const state: MatchState = {
      id: saved.id,
      record,
      aids: saved.aids,
      ...this.lookOf(happenings.length, viewer),
      pending: this.game.intent.read(position, pending),
      viewer,
      handOver: !isOver && this.covers() ? { to: viewer } : null,
      thinking: null,
      isSaving: false,
      undo: null,
      isPractice: saved.isPractice,
      isCalledOff: saved.isCalledOff,
      origin: saved.origin,
      hasHandOver: saved.hasHandOver,
      isShowing: false,
      agreement: null,
      isRecovered,
      isAnew: false,
      isErased: false,
      faults: [],
      trouble: null,
    };
    this.store = createStore<MatchState>(() => ({ ...state, undo: this.undoOf(state) }));
  }

  readonly getState = (): MatchState => this.store.getState();

  readonly subscribe = (listener: (state: MatchState, previous: MatchState) => void): (() => void) =>
    this.store.subscribe(listener);

  readonly intend = (pending: Intent): void => {
    if (!this.isOpenTo(this.getState().viewer)) return;
    this.set({ pending });
    this.writePending();
  };

  readonly play = async (move: Tagged): Promise<boolean> => {
    const { viewer } = this.getState();
    const { happenings } = this.history;
    await this.showing;
    const hasMoved = this.history.happenings !== happenings;
    if (hasMoved || this.getState().viewer !== viewer || !this.isOpenTo(viewer)) return false;
    const isPlayed = await this.playMove(move, null);
    void this.goOn();
    return isPlayed;
  };

  readonly undo = async (): Promise<void> => {
    const meant = this.getState().undo?.kind;
    await this.saving;
    const state = this.getState();
    const undo = this.undoOf(state);
    // Two presses in one breath: the second meant a step of the mind, and must not cost a turn that nobody asked about.
    if (undo === null || undo.kind !== meant || state.agreement !== null || this.isBlocked()) return;
    if (undo.kind === 'pending') {
      const pending = this.game.intent.back(this.history.position, state.pending);
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
    const undo = this.undoOf(this.getState());
    if (isWilling && undo?.kind === 'takeBack' && !this.isBlocked()) await this.cut(undo.keep, true);
    else void this.goOn();
  };

  readonly takePhone = (): void => {
    const { handOver } = this.getState();
    if (handOver === null) return;
    this.set({ ...this.lookOf(this.getState().shown, handOver.to), viewer: handOver.to, handOver: null });
    void this.goOn();
  };

  readonly task = (level: Level, style: Style): Task => {
    const { record, position } = this.history;
    const seat = position.decider;
    const seed = mixSeed(record.seed, seat, position.ply);
    const seen = toldTo(this.history, seat).flatMap(({ events }) => events);
    return {
      game: record.game,
      world: this.game.imagine(position, seat, Rng.fromSeed(seed)),
      seen,
      level,
      style,
      seed,
    };
  };

  readonly tableAt = (moves: number) => tableAt(this.history, moves, this.getState().viewer);

  readonly toldTo = (seat: number) => toldTo(this.history, seat, this.getState().shown);

  readonly hurry = (): void => this.effort?.hurry();

  readonly callOff = async (): Promise<void> => {
    await this.saving;
    const { position } = this.history;
    if (!isUnderWay(this.getState(), this.history) || this.isBlocked()) return;
    this.interrupt();
    const next = { ...this.saved, isCalledOff: true, changedAt: this.tools.today() };
    const pending = this.game.intent.start(position);
    await this.keep(next, () => this.set({ isCalledOff: true, pending, handOver: null, agreement: null }));
  };

  readonly handAway = async (): Promise<string | null> => {
    await this.saving;
    if (this.isBlocked() || !isUnderWay(this.getState(), this.history)) return null;
    if (!this.saved.isHanded) {
      // Nobody plays on while it is written.
      this.interrupt();
      const isKept = await this.keep({ ...this.saved, isHanded: true }, () => undefined);
      void this.goOn();
      if (!isKept) return null;
    }
    return sealMatch(this.saved);
  };

  readonly checkKept = async (): Promise<void> => {
    await this.saving;
    if (this.isBlocked()) return;
    const { id } = this.saved;
    const found = await this.tools.matches.look(id);
    if (found.ok && found.value === 'erased') this.end();
    if (found.ok && found.value === 'gone') await this.writeAnew();
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
    const { record, handOver, isCalledOff, agreement } = this.getState();
    const { position } = this.history;
    if (this.isBlocked() || handOver !== null || agreement !== null || isCalledOff || position.isOver) return false;
    return position.decider === seat && isPerson(record.seats[seat]);
  }

  private covers(): boolean {
    return this.people.length > 1 && (this.game.hidesHands || this.saved.hasHandOver);
  }

  private undoOf(state: MatchState): Undo | null {
    return undoOf(this.game, this.history, state);
  }

  /** What a seat sees and knows when so many moves have been shown. */
  private lookOf(shown: number, viewer: number): Pick<MatchState, 'shown' | 'table' | 'told' | 'outcome'> {
    const table = tableAt(this.history, shown, viewer);
    return { shown, table, told: toldTo(this.history, viewer, shown), outcome: table.outcome() };
  }

  private set(change: Partial<MatchState>): void {
    const next = { ...this.getState(), ...change };
    this.store.setState({ ...change, undo: this.undoOf(next) });
  }

  /** Plays a move: first on disk, then on the table. */
  private async playMove(move: Tagged, reason: Phrase | null): Promise<boolean> {
    const { game } = this;
    const { record, position, happenings } = this.history;
    if (position.objectionTo(move) !== null) return false;
    const next = position.clone();
    const seat = position.decider;
    const events = next.play(move);
    const happening: Happening = { index: happenings.length, seat, move, events, scores: next.scores(), reason };
    const grown = { ...record, moves: [...record.moves, game.encode(move)] };
    const pending = game.intent.after(next, move, this.getState().pending);
    const isKept = pending.stage !== game.intent.start(next).stage;
    return this.keep(this.savedAs(grown, next), () => {
      this.history = { record: grown, position: next, happenings: [...happenings, happening] };
      this.set({ record: grown, pending, agreement: null, isShowing: true });
      if (isKept) this.writePending();
      // In the same breath as the move is accepted, so that nobody sees a table between two states.
      this.showing = this.show(happening);
    });
  }

  /** Cuts the list of moves and plays the rest again. */
  private async cut(keep: number, isPractice: boolean): Promise<void> {
    this.interrupt();
    const { record, happenings } = this.history;
    const lived = relive({ ...record, moves: record.moves.slice(0, keep) }, this.tools.begin);
    if (!lived.ok) return;
    const { position } = lived.value;
    const saved = this.savedAs(lived.value.record, position);
    await this.keep({ ...saved, isPractice: saved.isPractice || isPractice }, () => {
      // Moves that stay keep the reasons that AIs gave for them.
      this.history = { ...lived.value, happenings: happenings.slice(0, keep) };
      this.set({
        record: lived.value.record,
        ...this.lookOf(keep, this.getState().viewer),
        pending: this.game.intent.start(position),
        isPractice: saved.isPractice || isPractice,
        agreement: null,
      });
    });
    void this.goOn();
  }

  private savedAs(record: MatchState['record'], position: Position): SavedMatch {
    const outcome = position.outcome();
    return {
      ...this.saved,
      record,
      summary: summaryOf(gameOf(record.game), position),
      outcome,
      changedAt: this.tools.today(),
    };
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
      if (written.error.fault === 'erased') this.end();
      else
        this.held = written.error.fault === 'changed' ? () => this.takeUp(next, apply) : () => this.keep(next, apply);
      this.set({ isSaving: false, trouble: troubleOf(written.error) });
      return false;
    }
    this.held = null;
    this.saved = next;
    apply();
    this.set({ isSaving: false, trouble: null, isAnew: this.getState().isAnew || written.value.isAnew });
    return true;
  }

  /** The match as it stands, with what is in mind, to a store that was emptied under it. */
  private async writeAnew(): Promise<void> {
    if (this.isBlocked()) return;
    this.interrupt();
    await this.keep(this.saved, () => this.writePending());
    void this.goOn();
  }

  /** The person had it erased: nothing more is written, and nobody plays on. */
  private end(): void {
    this.leave();
    this.held = null;
    this.set({ isErased: true, handOver: null, agreement: null, trouble: null });
  }

  /** Another window has played on: what it did is the match now, and what was refused here is void. */
  private async takeUp(next: SavedMatch, apply: () => void): Promise<boolean> {
    const loaded = await this.tools.matches.load(this.saved.id);
    // It played on and then went, or left only damage, which is aside now: what is here is all there is.
    if (!loaded.ok && (loaded.error.fault === 'missing' || loaded.error.fault === 'damaged'))
      return this.keep(next, apply);
    const lived = loaded.ok ? relive(loaded.value.match.record, this.tools.begin) : null;
    if (!loaded.ok || lived === null || !lived.ok) return false;
    this.interrupt();
    this.held = null;
    this.saved = loaded.value.match;
    this.history = lived.value;
    const { record, position, happenings } = lived.value;
    const { isPractice, isCalledOff } = this.saved;
    this.set({
      record,
      ...this.lookOf(happenings.length, this.getState().viewer),
      pending: this.game.intent.read(position, loaded.value.pending),
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
      if (!written.ok && written.error.fault === 'erased') this.end();
      else if (!written.ok && written.error.fault === 'gone') await this.writeAnew();
      else if (!written.ok) this.set({ trouble: troubleOf(written.error) });
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
      await this.showing;
      if (this.isBlocked()) continue;
      this.passPhone();
      if (!this.hasBegun) continue;
      const { record, handOver, isCalledOff, agreement } = this.getState();
      const { position } = this.history;
      if (position.isOver || isCalledOff || handOver !== null || agreement !== null) continue;
      if (isPerson(record.seats[position.decider])) continue;
      // Whatever breaks here must not leave the match deaf for ever.
      await this.playForAi().catch((error: unknown) => this.noteFault(String(error)));
    }
    this.isGoingOn = false;
  }

  private passPhone(): void {
    const { record, viewer, handOver, isCalledOff, shown } = this.getState();
    const { position } = this.history;
    const { decider } = position;
    if (position.isOver || isCalledOff) {
      if (handOver !== null) this.set({ handOver: null });
    } else if (isPerson(record.seats[decider]) && decider !== (handOver?.to ?? viewer)) {
      if (this.covers()) this.set({ handOver: { to: decider } });
      else this.set({ ...this.lookOf(shown, decider), viewer: decider, handOver: null });
    }
  }

  private async playForAi(): Promise<void> {
    const { record, position } = this.history;
    const seat = position.decider;
    const ai = record.seats[seat]?.ai;
    const level = LEVELS.find((known) => known === ai?.level) ?? 'casual';
    const task = this.task(level, STYLES.find((known) => known === ai?.style) ?? 'balanced');
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
    this.release();
  }

  /** Lets the screen show a move. It has been shown when the presenter is done, fails, or is let go. */
  private async show(happening: Happening): Promise<void> {
    const { presenter, history } = this;
    const { viewer } = this.getState();
    const advance = () => {
      // A move that was taken back meanwhile, or that another one has overtaken, shows nothing any more.
      if (this.history === history && this.getState().shown <= happening.index) {
        this.set(this.lookOf(happening.index + 1, this.getState().viewer));
      }
    };
    if (presenter !== null) {
      const released = new Promise<void>((resolve) => (this.release = resolve));
      const told = Told.by(this.game, viewer, happening);
      // A presenter that fails has shown all it could.
      await Promise.race([(async () => presenter(told, advance))().catch(() => undefined), released]);
    }
    advance();
    this.set({ isShowing: false });
  }
}

function troubleOf({ fault, detail }: SaveFault): MatchState['trouble'] {
  // Then the match has ended, and says so itself.
  if (fault === 'erased') return null;
  return { kind: fault === 'full' ? 'full' : fault === 'changed' ? 'elsewhere' : 'unsaved', detail };
}

function isUnderWay({ isCalledOff }: MatchState, { position }: History): boolean {
  return !isCalledOff && position.outcome() === null;
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
