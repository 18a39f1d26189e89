import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';

import { isPlainObject, parseJson } from '@/core/guards';
import { checksum } from '@/core/hash';
import { RECORD_FORMAT, RECORD_VERSION, type GameRecord, type RecordFailure, type Seat } from '@/core/record';
import { fail, ok, type Result } from '@/core/result';
import { replay } from '@/games';

/*
 * A record as a short text to send: `T1-` and a checksum and the packed record in letters that survive every messenger.
 * Inside is a list: game, options, seats, seed, moves.
 */
const PREFIX = 'T';
const CODE_VERSION = 1;
const CODE = /^T(\d{1,4})-([A-Za-z0-9_-]+)$/;
/** Longer than any game; what is longer is not looked at. */
const MAX_CODE = 64 * 1024;
const MAX_TEXT = 512 * 1024;
/** Bytes unpacked at once: a byte can stand for about a thousand, so this bounds what a malicious code can ask for. */
const GULP = 512;
const CHECKSUM_BYTES = 4;

/** Pieces that most records share; both sides must know the same, so it belongs to version 1 for ever. */
const COMMON = strToU8(
  'merchantGuild university townHall citadel church library settlement knight discard market choose guild open take ' +
    'lay b;draw;lay l;lay o;lay w;lay g;give b;give l;give o;give w;give g;road b1l1;end;["settlers",{"events":"tenFive",' +
    '"cityBuild":"separate","target":10},[["expert","beginner","casual","strong","raider","farmer","builder","miser",' +
    '"balanced"]],["hunters",{"startPlayer":0},["solo",{"colours":3,"followers":4},[["Ana",0],["Rui",1,' +
    '",m1;,m2;,f1;,r1;,hut,l1;,hut,r1;["classic",{"followers":7,"fields":true,"startPlayer":0},' +
    ',cloister;,field1;,field0;,road1;,road0;,city1;,city0;-1,-1,0;-1,0,1;0,-1,2;0,1,3;1,0,0;1,1,1;2,0,2;-2,0,3;',
);

export type CodeFault =
  | { readonly fault: 'notACode' | 'damaged' | 'newer' | 'tooLong' }
  | { readonly fault: 'unplayable'; readonly failure: RecordFailure };

export function encodeRecord({ game, options, seats, seed, moves }: GameRecord): string {
  const text = JSON.stringify([game, options, seats.map(packSeat), seed, moves.join(';')]);
  const packed = deflateSync(strToU8(text), { level: 9, mem: 8, dictionary: COMMON });
  const sum = checksum(0, text);
  const bytes = new Uint8Array(CHECKSUM_BYTES + packed.length);
  for (let index = 0; index < CHECKSUM_BYTES; index++) bytes[index] = (sum >>> (8 * index)) & 0xff;
  bytes.set(packed, CHECKSUM_BYTES);
  return `${PREFIX}${CODE_VERSION}-${toBase64(bytes)}`;
}

/** Reads a code or a link with one in it. Never throws, whatever it is given: the record has been played to its end. */
export function decodeRecord(input: string): Result<GameRecord, CodeFault> {
  if (input.length > MAX_CODE) return fail({ fault: 'tooLong' });
  const found = CODE.exec(codeIn(input));
  if (found === null) return fail({ fault: 'notACode' });
  if (Number(found[1]) > CODE_VERSION) return fail({ fault: 'newer' });
  if (Number(found[1]) !== CODE_VERSION) return fail({ fault: 'notACode' });
  const bytes = fromBase64(found[2] ?? '');
  const text = bytes.length <= CHECKSUM_BYTES ? null : unpack(bytes.subarray(CHECKSUM_BYTES));
  if (text === null) return fail({ fault: 'damaged' });
  const sum = checksum(0, text);
  for (let index = 0; index < CHECKSUM_BYTES; index++) {
    if (bytes[index] !== ((sum >>> (8 * index)) & 0xff)) return fail({ fault: 'damaged' });
  }
  const record = readList(text);
  if (record === null) return fail({ fault: 'damaged' });
  const played = replay(record);
  return played.ok ? ok(played.value.record) : fail({ fault: 'unplayable', failure: played.error });
}

/** The link that opens the app. */
export function appLink(code: string): string {
  return `terreno://m/${code}`;
}

/** The link that opens the web app at its own address. */
export function webLink(code: string, origin: string): string {
  return `${origin.replace(/\/+$/, '')}/m/${code}`;
}

/** Messengers break lines and people paste whole messages: the code is what follows `/m/` up to an empty line. */
function codeIn(input: string): string {
  const [afterLink = input] = (/\/m\/([^?#]+)/.exec(input)?.[1] ?? input).split(/\n\s*\n/);
  return afterLink.replace(/\s+/g, '').replace(/\/+$/, '');
}

function packSeat({ name, colour, ai }: Seat): unknown[] {
  const seat: unknown[] = [name, colour ?? null];
  return ai === undefined ? seat : [...seat, ai.level, ai.style];
}

function readList(text: string): object | null {
  const data = parseJson(text);
  if (!Array.isArray(data)) return null;
  const [game, options, seats, seed, moves] = data as unknown[];
  if (!Array.isArray(seats) || typeof moves !== 'string' || !isPlainObject(options)) return null;
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game,
    options,
    seats: (seats as unknown[]).map(readSeat),
    seed,
    moves: moves === '' ? [] : moves.split(';'),
  };
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

function unpack(packed: Uint8Array): string | null {
  const chunks: Uint8Array[] = [];
  let total = 0;
  let isEnded = false;
  const inflate = new Inflate({ dictionary: COMMON }, (chunk, isFinal) => {
    total += chunk.length;
    if (total > MAX_TEXT) throw new RangeError('too much');
    chunks.push(chunk);
    isEnded = isFinal;
  });
  try {
    for (let from = 0; from < packed.length; from += GULP) {
      inflate.push(packed.subarray(from, from + GULP), from + GULP >= packed.length);
    }
  } catch {
    return null;
  }
  if (!isEnded) return null;
  const bytes = new Uint8Array(total);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  try {
    return strFromU8(bytes);
  } catch {
    return null;
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const left = Math.min(3, bytes.length - index);
    const three = ((bytes[index] ?? 0) << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0);
    for (let letter = 0; letter <= left; letter++) text += LETTERS.charAt((three >> (18 - 6 * letter)) & 63);
  }
  return text;
}

function fromBase64(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  for (let index = 0, at = 0; index < text.length; index += 4) {
    let four = 0;
    for (let letter = 0; letter < 4; letter++) {
      four = (four << 6) | Math.max(0, LETTERS.indexOf(text.charAt(index + letter) || 'A'));
    }
    for (let byte = 0; byte < 3 && at < bytes.length; byte++) bytes[at++] = (four >> (16 - 8 * byte)) & 0xff;
  }
  return bytes;
}
