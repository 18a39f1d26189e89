import { GAME_IDS, type Game, type GameId, type Position, type Tagged } from './game';
import { isPlainObject } from './guards';
import { resolveOptions } from './options';
import { fail, ok, type Result } from './result';
import { isPossible, isSeat, type Seat } from './seat';

export type { Seat } from './seat';

export const RECORD_FORMAT = 'terreno-record';
export const RECORD_VERSION = 1;
/** No game comes near this; a longer list is damage, and would only cost time. */
export const MAX_MOVES = 20_000;

/** A whole game: setup, seed and moves. It is the save, the replay, the shared code and the bug report. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  readonly game: GameId;
  readonly options: object;
  readonly seats: readonly Seat[];
  readonly seed: number;
  readonly moves: readonly string[];
}

export const RECORD_FAULTS = [
  'notARecord',
  'newerVersion',
  'unknownGame',
  'badSeats',
  'badOptions',
  'badSeed',
  'badMoves',
  'unreadableMove',
  'illegalMove',
  'moveAfterEnd',
] as const;
type RecordFault = (typeof RECORD_FAULTS)[number];

export interface RecordFailure {
  readonly fault: RecordFault;
  /** Index of the move that cannot be, or null when the fault lies before the moves. */
  readonly move: number | null;
  readonly detail: string;
}

export type GameTable = { readonly [Id in GameId]: Game };

export function isSeed(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 0xffffffff;
}

/** Checks everything that can be checked without playing. */
export function checkRecord(games: GameTable, input: unknown): Result<GameRecord, RecordFailure> {
  if (!isPlainObject(input) || input.format !== RECORD_FORMAT) return refuse('notARecord', 'not a Terreno record');
  if (typeof input.version !== 'number') return refuse('notARecord', 'no version');
  if (input.version > RECORD_VERSION) return refuse('newerVersion', `version ${input.version}`);
  if (input.version !== RECORD_VERSION) return refuse('notARecord', 'no such version');
  const id = GAME_IDS.find((known) => known === input.game);
  if (id === undefined)
    return refuse('unknownGame', typeof input.game === 'string' ? input.game.slice(0, 40) : 'no game');
  const game = games[id];
  const seats = checkSeats(input.seats, game.seats);
  if (seats === null) return refuse('badSeats', `${id} seats ${game.seats.min} to ${game.seats.max}`);
  if (input.options !== undefined && !isPlainObject(input.options)) return refuse('badOptions', 'not an object');
  const options = resolveOptions(game.options, input.options, seats.length);
  if (!options.ok) return refuse('badOptions', `${options.error.fault} ${options.error.option}`);
  if (!isSeed(input.seed)) return refuse('badSeed', 'a seed is a whole number below 2^32');
  const moves = input.moves;
  if (!Array.isArray(moves) || moves.length > MAX_MOVES) return refuse('badMoves', 'not a list of moves');
  const unreadable = moves.findIndex((move) => typeof move !== 'string');
  if (unreadable >= 0) return refuse('unreadableMove', 'not a text', unreadable);
  return ok({
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game: id,
    options: options.value,
    seats,
    seed: input.seed,
    moves: moves as string[],
  });
}

/** A move of a record, just played. */
export interface ReplayedMove {
  readonly index: number;
  /** Who decided. */
  readonly seat: number;
  readonly move: Tagged;
  readonly events: readonly Tagged[];
  /** After the move: for looking at, until the next one is played. */
  readonly position: Position;
}

export interface Replay {
  readonly record: GameRecord;
  readonly game: Game;
  readonly position: Position;
}

/** The position before the first move of a record. */
export type Begin = (record: GameRecord) => Position;

/**
 * Plays a record from anywhere. Never throws: a wrong record is answered with what is wrong and at which move.
 * `onMove` sees every move after it was played, with the events it caused. `begin` sets the table otherwise than the seed
 * would: a lesson begins with a small position.
 */
export function replayRecord(
  games: GameTable,
  input: unknown,
  onMove?: (played: ReplayedMove) => void,
  begin: Begin = (record) => games[record.game].start(record.options, record.seed, record.seats.length),
): Result<Replay, RecordFailure> {
  const checked = checkRecord(games, input);
  if (!checked.ok) return checked;
  const record = checked.value;
  const game = games[record.game];
  const position = begin(record);
  for (const [index, text] of record.moves.entries()) {
    if (position.isOver) return refuse('moveAfterEnd', text.slice(0, 40), index);
    const move = game.decode(text);
    if (move === null) return refuse('unreadableMove', text.slice(0, 40), index);
    const objection = position.objectionTo(move);
    if (objection !== null) return refuse('illegalMove', objection.key, index);
    const seat = position.decider;
    const events = position.play(move);
    onMove?.({ index, seat, move, events, position });
  }
  return ok({ record, game, position });
}

/** A new record of a game that nobody has moved in yet. */
export function newRecord(game: GameId, options: object, seats: readonly Seat[], seed: number): GameRecord {
  return { format: RECORD_FORMAT, version: RECORD_VERSION, game, options, seats, seed, moves: [] };
}

function checkSeats(input: unknown, { min, max }: { min: number; max: number }): Seat[] | null {
  if (!Array.isArray(input) || input.length < min || input.length > max) return null;
  const seats = input.filter(isSeat).filter(isPossible);
  return seats.length === input.length ? seats : null;
}

function refuse(fault: RecordFault, detail: string, move: number | null = null) {
  return fail<RecordFailure>({ fault, move, detail });
}
