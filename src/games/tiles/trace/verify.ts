import type { Game } from '@/core/game';
import { isPlainObject } from '@/core/guards';
import { fail, ok, type Result } from '@/core/result';
import { readTraceHeader, type TraceProblem } from '@/core/trace';

import { encodeTileMove } from '../notation';
import { PHASE_COUNT, PHASE_SCORE, type TilePosition } from '../position';
import { ROTATIONS, type TileSet } from '../set';
import { isScored, type Scored, type TileEvent, type TileMove } from '../types';
import type { Dialect, Json } from './dialect';
import { TraceWriter } from './write';

/** What a game must offer so that somebody else's trace can be played on it. */
export interface Verifiable {
  readonly game: Game;
  readonly dialect: Dialect;
  /** A position whose piles are the stated draws, in order, then whatever is left; or why there can be none. */
  begin(draws: readonly StatedDraw[], options: object, players: number): Result<TilePosition>;
  /** The tiles that a game with these options is played with. */
  setFor(options: object): TileSet;
}

export interface StatedDraw {
  readonly tile: string;
  readonly player: number;
  readonly isBonus: boolean;
}

class Disagreement extends Error {
  constructor(
    readonly move: number | null,
    problem: string,
  ) {
    super(problem);
  }
}

/** Plays a trace, whoever wrote it, and stops at the first thing that is not so. Never throws. */
export function verifyTileTrace(trace: unknown, game: Verifiable): Result<{ moves: number }, TraceProblem> {
  const played = playTileTrace(trace, game);
  return played.ok ? ok({ moves: played.value.moves }) : played;
}

/** The same, with the position it leads to; `upcoming` are the draws after the last entry, where they are known. */
export function playTileTrace(
  trace: unknown,
  game: Verifiable,
  upcoming: readonly StatedDraw[] = [],
): Result<{ moves: number; position: TilePosition }, TraceProblem> {
  const header = readTraceHeader(trace, game.game);
  if (!header.ok) return fail({ move: null, problem: header.error });
  const { moves, final, options, players } = header.value;
  try {
    const entries = moves.map((entry, index) => {
      if (!isPlainObject(entry)) throw new Disagreement(index, 'not an object');
      return entry;
    });
    checkStart(entries[0], startTileOf(game.setFor(options)));
    const begun = game.begin([...statedDraws(entries, game.dialect), ...upcoming], options, players);
    if (!begun.ok) throw new Disagreement(null, begun.error);
    new Verifier(entries, begun.value, game.dialect, options).run(final);
    return ok({ moves: entries.length, position: begun.value });
  } catch (error) {
    if (error instanceof Disagreement) return fail({ move: error.move, problem: error.message });
    throw error;
  }
}

/** The tile that lies there before the first draw. */
export function startTileOf(set: TileSet): string {
  return set.shape(set.start).id;
}

function checkStart(entry: Json | undefined, startTile: string): void {
  if (entry === undefined) throw new Disagreement(null, 'there are no moves');
  const isStart = entry.tile === startTile && entry.x === 0 && entry.y === 0 && (entry.rot ?? 0) === 0;
  if (!isStart) throw new Disagreement(0, `the first entry must be the start tile ${startTile} at 0,0`);
}

function statedDraws(entries: readonly Json[], dialect: Dialect): StatedDraw[] {
  return entries.slice(1).map((entry, index) => {
    const player = entry[dialect.playerKey];
    if (typeof entry.tile !== 'string') throw new Disagreement(index + 1, 'no tile');
    if (typeof player !== 'number' || !Number.isInteger(player))
      throw new Disagreement(index + 1, `no ${dialect.playerKey}`);
    return { tile: entry.tile, player, isBonus: entry.bonus === true };
  });
}

class Verifier {
  private readonly writer: TraceWriter;

  constructor(
    private readonly entries: readonly Json[],
    private readonly position: TilePosition,
    private readonly dialect: Dialect,
    options: object,
  ) {
    this.writer = new TraceWriter(position, dialect, options);
  }

  run(final: unknown): void {
    for (let index = 1; index < this.entries.length; index++) this.step(index);
    if (final !== undefined && final !== null) this.checkFinal(final);
  }

  /** One entry. Discards are the engine's own doing: it has made them already, or it never will. */
  private step(index: number): void {
    const { position, writer } = this;
    const entry = this.entries[index] as Json;
    const known = writer.entries[index];
    if (entry.discard === true) {
      if (known === undefined) throw new Disagreement(index, this.whyNoDiscard(entry));
      this.same(index, known, entry, this.dialect.playerKey);
      this.same(index, known, entry, 'tile');
      return;
    }
    if (known !== undefined) throw new Disagreement(index, `${String(known.tile)} fits nowhere and leaves the game`);
    if (position.isOver) throw new Disagreement(index, 'the game is over');
    this.checkTurn(index, entry);
    const move = this.readMove(index, entry);
    const objection = position.objectionTo(move);
    if (objection !== null) {
      throw new Disagreement(index, `illegal move: ${objection.key} ${JSON.stringify(objection.values)}`);
    }
    const events = writer.play(move);
    this.chooseOrder(index, entry, events);
    this.checkEntry(index, entry);
  }

  private whyNoDiscard(entry: Json): string {
    const { position } = this;
    if (position.isOver) return 'the game is over';
    const inHand = position.hand < 0 ? 'nothing' : position.set.shape(position.hand).id;
    return inHand === entry.tile ? `${inHand} fits somewhere and may not be discarded` : `${inHand} is in hand`;
  }

  private checkTurn(index: number, entry: Json): void {
    const { position, dialect } = this;
    const onTurn = position.player;
    if (entry[dialect.playerKey] !== onTurn)
      throw new Disagreement(index, `it is the turn of ${dialect.playerKey} ${onTurn}`);
    const tile = position.hand < 0 ? null : position.set.shape(position.hand).id;
    if (entry.tile !== tile) throw new Disagreement(index, `${String(tile)} is in hand, not ${String(entry.tile)}`);
    if (dialect.hasBonus && (entry.bonus === true) !== position.isBonus) {
      throw new Disagreement(index, position.isBonus ? 'a bonus tile is due' : 'no bonus tile was earned');
    }
  }

  private readMove(index: number, entry: Json): TileMove {
    const { x, y, rot } = entry;
    const rotation = ROTATIONS.find((known) => known === rot);
    if (typeof x !== 'number' || typeof y !== 'number' || rotation === undefined) {
      throw new Disagreement(index, 'x, y and rot must say where the tile lies');
    }
    const piece = this.dialect.readPiece(entry[this.dialect.pieceKey]);
    if (piece === undefined) throw new Disagreement(index, `${this.dialect.pieceKey} cannot be read`);
    return { type: 'place', x, y, rotation, piece };
  }

  /** Solo: several features wait, and the trace says in which order they were judged, or only what came of it. */
  private chooseOrder(index: number, entry: Json, events: readonly TileEvent[]): void {
    const { position, dialect } = this;
    if (position.phase !== PHASE_SCORE) return;
    const stated = Array.isArray(entry.scored) ? (entry.scored as unknown[]) : null;
    const already = events.filter(isScored).length;
    const before = position.scores();
    const order = findOrder(position, PHASE_SCORE, (scored) => {
      if (stated !== null)
        return scored.every((event, at) => matches(dialect.writeScored(event), stated[already + at]));
      const isDone = position.phase !== PHASE_SCORE;
      return entry.scores === undefined || !isDone || matches(scoresAfter(before, scored), entry.scores);
    });
    if (order === null) throw new Disagreement(index, 'scored: no order of the waiting features gives that');
    for (const move of order) this.writer.play(move);
  }

  private checkEntry(index: number, entry: Json): void {
    const { dialect } = this;
    // The entry of this move; discards of the next player may already stand behind it.
    const known = this.writer.entries[index] as Json;
    for (const key of ['placements', dialect.choicesKey, 'scores', 'supply']) this.same(index, known, entry, key);
    if (entry.scored === undefined) return;
    const isOrdered = dialect.playerKey === 'colour';
    this.sameList(index, 'scored', known.scored as Json[], entry.scored, isOrdered);
  }

  private checkFinal(final: unknown): void {
    const { position, writer } = this;
    if (!isPlainObject(final)) throw new Disagreement(null, 'final is not an object');
    const stated = Array.isArray(final.scored) ? (final.scored as unknown[]) : null;
    const isEarly = !position.isOver && position.phase !== PHASE_COUNT;
    if (isEarly) writer.endHere();
    if (position.phase === PHASE_COUNT) this.chooseCounts(final, stated);
    const known = writer.final ?? {};
    for (const key of ['scores', 'winners', 'result']) this.same(null, known, final, key);
    if (!isEarly) this.same(null, known, final, 'reason');
    if (final.scored === undefined) return;
    // A field worth nothing may be listed or not: it gives nobody anything.
    const isWorthless = (entry: unknown): boolean =>
      this.dialect.playerKey === 'player' && !this.dialect.hasBonus && isPlainObject(entry) && entry.points === 0;
    const list = stated?.filter((entry) => !isWorthless(entry)) ?? final.scored;
    this.sameList(null, 'final scored', known.scored as Json[], list, this.dialect.playerKey === 'colour');
  }

  /** Solo: the order in which the followers were counted, as stated or as the scores betray it. */
  private chooseCounts(final: Json, stated: readonly unknown[] | null): void {
    const { position, writer, dialect } = this;
    const already = writer.finalCount;
    const order = findOrder(position, PHASE_COUNT, (scored) => {
      if (stated !== null)
        return scored.every((event, at) => matches(dialect.writeScored(event), stated[already + at]));
      if (position.phase === PHASE_COUNT) return true;
      const scores = position.scores();
      return matches(
        { scores, result: Math.min(...scores) },
        { scores: final.scores ?? scores, result: final.result ?? Math.min(...scores) },
      );
    });
    if (order === null) throw new Disagreement(null, 'final scored: no order of the followers gives that');
    for (const move of order) writer.play(move);
  }

  /** Checks one optional value of an entry. */
  private same(index: number | null, known: Json, stated: Json, key: string): void {
    if (stated[key] === undefined || matches({ [key]: known[key] }, { [key]: stated[key] })) return;
    const where = index === null ? 'final ' : '';
    throw new Disagreement(
      index,
      `${where}${key}: ours ${JSON.stringify(known[key])}, theirs ${JSON.stringify(stated[key])}`,
    );
  }

  private sameList(
    index: number | null,
    name: string,
    known: readonly Json[],
    stated: unknown,
    isOrdered: boolean,
  ): void {
    const theirs = Array.isArray(stated) ? (stated as unknown[]) : [];
    const rest = [...known];
    const isSame =
      Array.isArray(stated) &&
      theirs.length === known.length &&
      theirs.every((entry, at) => {
        const found = isOrdered ? (matches(rest[0], entry) ? 0 : -1) : rest.findIndex((own) => matches(own, entry));
        if (found >= 0) rest.splice(found, 1);
        return found >= 0 && at < known.length;
      });
    if (isSame) return;
    throw new Disagreement(index, `${name}: ours ${JSON.stringify(known)}, theirs ${JSON.stringify(stated)}`);
  }
}

/** Points without those of a final scoring that may have followed at once. */
function scoresAfter(before: readonly number[], scored: readonly Scored[]): number[] {
  const scores = [...before];
  for (const event of scored) {
    if (event.isPaid) for (const player of event.players) scores[player] = (scores[player] ?? 0) + event.points;
  }
  return scores;
}

/**
 * Moves that lead out of a phase of solo and that `accepts` never objects to, or null. It is asked after every step, with
 * all that was scored so far; paid steps are tried first, because that is how people play.
 */
function findOrder(
  position: TilePosition,
  phase: number,
  accepts: (scored: readonly Scored[]) => boolean,
): TileMove[] | null {
  // What can still come depends only on the points and on what is left, so no such state is searched twice.
  const deadEnds = new Set<string>();
  const search = (scored: readonly Scored[]): TileMove[] | null => {
    if (position.phase !== phase) return [];
    const left = position
      .scores()
      .map((_, colour) => position.laidPieces().filter(({ player }) => player === colour).length);
    const state = JSON.stringify([position.scores(), left, position.legalMoves().map(encodeTileMove).sort()]);
    if (deadEnds.has(state)) return null;
    deadEnds.add(state);
    const isPaid = (move: TileMove): boolean => position.preview(move).find(isScored)?.isPaid ?? false;
    const moves = position.legalMoves();
    for (const move of [...moves.filter(isPaid), ...moves.filter((other) => !isPaid(other))]) {
      // Final points of a game that ends here belong to the final scoring, not to this phase.
      const caused = position.play(move).filter(isScored);
      const soFar = [...scored, ...caused.filter((event) => event.isFinal === (phase === PHASE_COUNT))];
      const rest = accepts(soFar) ? search(soFar) : null;
      position.undo();
      if (rest !== null) return [move, ...rest];
    }
    return null;
  };
  return search([]);
}

/** Lists of players are sets: their order says nothing. */
const SETS = ['players', 'colours', 'winners'];

/** Whether everything stated is what we know; what is not stated is not asked, what we do not know is not judged. */
function matches(known: unknown, stated: unknown): boolean {
  if (Array.isArray(stated)) {
    return (
      Array.isArray(known) && known.length === stated.length && stated.every((item, at) => matches(known[at], item))
    );
  }
  if (!isPlainObject(stated)) return known === stated;
  if (!isPlainObject(known)) return false;
  return Object.keys(stated).every((key) => {
    if (!(key in known)) return true;
    return SETS.includes(key) ? matches(sorted(known[key]), sorted(stated[key])) : matches(known[key], stated[key]);
  });
}

function sorted(list: unknown): unknown {
  return Array.isArray(list) ? [...(list as number[])].sort((a, b) => a - b) : list;
}
