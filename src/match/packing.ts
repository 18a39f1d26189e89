import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';

import { checksum } from '@/core/hash';

/*
 * Texts as codes of letters that survive every messenger: `T1-`, then a checksum and the packed text. All that can be asked
 * of whoever reads a malicious one is bounded: how long it is, and how much it unpacks into, which is counted on the way.
 */

/** Six times the code of the longest game that chance has ever played; what is longer is not looked at. */
export const MAX_CODE = 8 * 1024;
/** Three times its text; what unpacks into more is given up on the way. */
export const MAX_TEXT = 16 * 1024;
/** Bytes unpacked at once: a byte can stand for about a thousand, so this bounds what is unpacked before it is counted. */
const GULP = 64;
const SUM_BYTES = 4;

/** Pieces that most records share; both sides must know the same, so it belongs to version 1 for ever. */
export const COMMON = strToU8(
  'merchantGuild university townHall citadel church library settlement knight discard market choose guild open take ' +
    'lay b;draw;lay l;lay o;lay w;lay g;give b;give l;give o;give w;give g;road b1l1;end;["settlers",{"events":"tenFive",' +
    '"cityBuild":"separate","target":10},[["expert","beginner","casual","strong","raider","farmer","builder","miser",' +
    '"balanced"]],["hunters",{"startPlayer":0},["solo",{"colours":3,"followers":4},[["Ana",0],["Rui",1,' +
    '",m1;,m2;,f1;,r1;,hut,l1;,hut,r1;["classic",{"followers":7,"fields":true,"startPlayer":0},' +
    ',cloister;,field1;,field0;,road1;,road0;,city1;,city0;-1,-1,0;-1,0,1;0,-1,2;0,1,3;1,0,0;1,1,1;2,0,2;-2,0,3;',
);

/** A text packed, with its checksum before it. */
export function pack(text: string): { readonly sum: number; readonly bytes: Uint8Array } {
  const bytes = deflateSync(strToU8(text), { level: 9, mem: 8, dictionary: COMMON });
  return { sum: checksum(0, text), bytes };
}

/** The letters for a checksum and what is packed. */
export function lettersOf(sum: number, packed: Uint8Array): string {
  const bytes = new Uint8Array(SUM_BYTES + packed.length);
  for (let index = 0; index < SUM_BYTES; index++) bytes[index] = (sum >>> (8 * index)) & 0xff;
  bytes.set(packed, SUM_BYTES);
  return toBase64(bytes);
}

/** The checksum and what is packed; null when there is nothing. */
export function readLetters(letters: string): { readonly sum: number; readonly bytes: Uint8Array } | null {
  const bytes = fromBase64(letters);
  if (bytes.length <= SUM_BYTES) return null;
  let sum = 0;
  for (let index = 0; index < SUM_BYTES; index++) sum |= (bytes[index] ?? 0) << (8 * index);
  return { sum: sum >>> 0, bytes: bytes.subarray(SUM_BYTES) };
}

/** What was packed; null when it is damaged, or more than any game. */
export function unpack(sum: number, packed: Uint8Array): string | null {
  // We pack into one block, which says in its first bit that it is the last. Of many empty ones each would cost new tables.
  if (((packed[0] ?? 0) & 1) === 0) return null;
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
  const text = textOf(bytes);
  return text !== null && checksum(0, text) === sum ? text : null;
}

function textOf(bytes: Uint8Array): string | null {
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
