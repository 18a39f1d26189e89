import { isPlainObject, parseJson } from '@/core/guards';
import { RECORD_FORMAT, RECORD_VERSION, type GameRecord, type RecordFailure, type Seat } from '@/core/record';
import { fail, ok, type Result } from '@/core/result';
import { haveOwnColours } from '@/core/seat';
import { replay } from '@/games';

import { lettersOf, MAX_CODE, pack, readLetters, unpack } from './packing';

/*
 * A record as a short text to send. Inside is a list: game, options, seats, seed, moves, and `true` for a match that was
 * called off. It tells everything, so it is made of a match that is over; one under way travels sealed (`sealedMatch.ts`).
 */
const PREFIX = 'T';
const CODE_VERSION = 1;

/** A code of any kind. */
const CODE = /^([A-Z])(\d{1,4})-([A-Za-z0-9_-]+)$/;

export type CodeFault =
  | { readonly fault: 'notACode' | 'damaged' | 'newer' | 'tooLong' }
  | { readonly fault: 'unplayable'; readonly failure: RecordFailure };

/** A record, and whether its match was called off: that one must not be gone on with by somebody who has seen it all. */
export interface SharedRecord {
  readonly record: GameRecord;
  readonly isCalledOff: boolean;
}

export function encodeRecord({ game, options, seats, seed, moves }: GameRecord, isCalledOff = false): string {
  const list = [game, options, seats.map(packSeat), seed, moves.join(';'), ...(isCalledOff ? [true] : [])];
  const text = JSON.stringify(list);
  const { sum, bytes } = pack(text);
  return `${PREFIX}${CODE_VERSION}-${lettersOf(sum, bytes)}`;
}

/** Reads a code or a link with one in it. Never throws, whatever it is given: the record has been played to its end. */
export function decodeShared(input: string): Result<SharedRecord, CodeFault> {
  const letters = lettersIn(input, PREFIX, CODE_VERSION);
  if (!letters.ok) return letters;
  const read = readLetters(letters.value);
  const list = read === null ? null : readList(unpack(read.sum, read.bytes) ?? '');
  if (list === null) return fail({ fault: 'damaged' });
  const record = checkSent(list.record);
  return record.ok ? ok({ record: record.value, isCalledOff: list.isCalledOff }) : record;
}

export function decodeRecord(input: string): Result<GameRecord, CodeFault> {
  const shared = decodeShared(input);
  return shared.ok ? ok(shared.value.record) : shared;
}

/** A record from outside, played to its end. */
export function checkSent(record: unknown): Result<GameRecord, CodeFault> {
  const played = replay(record);
  if (!played.ok) return fail({ fault: 'unplayable', failure: played.error });
  const { seats } = played.value.record;
  if (haveOwnColours(seats)) return ok(played.value.record);
  return fail({ fault: 'unplayable', failure: { fault: 'badSeats', move: null, detail: 'equal colours' } });
}

/** The letters of a code of this kind and version. */
export function lettersIn(input: string, prefix: string, version: number): Result<string, CodeFault> {
  if (input.length > MAX_CODE) return fail({ fault: 'tooLong' });
  const found = CODE.exec(codeIn(input));
  if (found === null || found[1] !== prefix) return fail({ fault: 'notACode' });
  if (Number(found[2]) > version) return fail({ fault: 'newer' });
  if (Number(found[2]) !== version) return fail({ fault: 'notACode' });
  return ok(found[3] ?? '');
}

/** The link that opens the app. */
export function appLink(code: string): string {
  return `terreno://m/${code}`;
}

/** The link that opens the web app at its own address. */
export function webLink(code: string, origin: string): string {
  return `${origin.replace(/\/+$/, '')}/m/${code}`;
}

/** What begins like a code at the beginning of a line: a message without a link has it there. */
const LINE = /(?:^|\n)[ \t]*([A-Z]\d{1,4}-[\s\S]+)/;

/** Messengers break lines and people paste whole messages: the code is what follows `/m/` up to an empty line. */
function codeIn(input: string): string {
  const start = /\/m\/([^?#]+)/.exec(input)?.[1] ?? LINE.exec(input)?.[1] ?? input;
  const [afterLink = start] = start.split(/\n\s*\n/);
  const code = afterLink.replace(/\s+/g, '');
  // Counted by hand: an expression looks from every slash to the end, which is long where there are many.
  let end = code.length;
  while (code[end - 1] === '/') end--;
  return code.slice(0, end);
}

function packSeat({ name, colour, ai }: Seat): unknown[] {
  const seat: unknown[] = [name, colour ?? null];
  return ai === undefined ? seat : [...seat, ai.level, ai.style];
}

function readList(text: string): { readonly record: object; readonly isCalledOff: boolean } | null {
  const data = parseJson(text);
  if (!Array.isArray(data)) return null;
  const [game, options, seats, seed, moves, isCalledOff] = data as unknown[];
  if (!Array.isArray(seats) || typeof moves !== 'string' || !isPlainObject(options)) return null;
  const record = {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game,
    options,
    seats: (seats as unknown[]).map(readSeat),
    seed,
    moves: moves === '' ? [] : moves.split(';'),
  };
  return { record, isCalledOff: isCalledOff === true };
}

function readSeat(input: unknown): unknown {
  if (!Array.isArray(input)) return null;
  const [name, colour, level, style] = input as unknown[];
  return {
    name,
    ...(colour === null || colour === undefined ? {} : { colour }),
    ...(level === undefined ? {} : { ai: { level, style } }),
  };
}
