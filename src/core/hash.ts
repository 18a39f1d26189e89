/**
 * Whole numbers out of numbers and texts, the same on every engine. Seeds, checksums of saves, names of files and every
 * painted picture follow from them, so none of these may ever change: a better one gets a name of its own.
 * Chance in the rules has a state and comes from `Rng`; these have none.
 */
const GOLDEN = 0x9e3779b9;
const FNV_START = 0x811c9dc5;

/** One step of FNV-1a. Cheap, and good enough to find damage. */
function fnv(hash: number, value: number): number {
  return Math.imul(hash ^ value, 0x01000193);
}

/** FNV-1a over a number and a text, both halves of every character: the checksum of all that is kept or sent. */
export function checksum(number: number, text: string): number {
  let hash = FNV_START ^ number;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    hash = fnv(fnv(hash, code & 0xff), code >> 8);
  }
  return hash >>> 0;
}

/** One number out of two, well mixed: the end of MurmurHash3. */
function stir(hash: number, value: number): number {
  const once = Math.imul(hash ^ value, 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}

/** `stir` with its last step taken from the wrong half; the mistakes of the AI's lower levels were tuned with it. */
export function stirForDoubt(hash: number, value: number): number {
  const once = Math.imul(hash ^ value, 0x85ebca6b);
  return Math.imul(once ^ (once >>> 13), 0xc2b2ae35) ^ (once >>> 16);
}

/** One seed out of several numbers. */
export function mixSeed(...parts: readonly number[]): number {
  return parts.reduce((hash, part) => stir(hash, part | 0), GOLDEN) >>> 0;
}

/** The seed that a text stands for. */
export function seedOfText(text: string): number {
  let hash = GOLDEN;
  for (let index = 0; index < text.length; index++) hash = stir(hash, text.charCodeAt(index));
  return hash >>> 0;
}

/** The seed that a code stands for, mixed at the end: codes that differ in one digit must not give similar seeds. */
export function seedOfLetters(code: string): number {
  let hash = FNV_START;
  for (let index = 0; index < code.length; index++) hash = fnv(hash, code.charCodeAt(index));
  return stir(hash, hash >>> 16) >>> 0;
}

/** Sixteen digits for a text: two sums, because among thousands of names one of 32 bits would meet its double. */
export function digitsOf(text: string): string {
  let [one, other] = [FNV_START, GOLDEN];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    one = fnv(one, code);
    other = Math.imul(other ^ code, 0x85ebca6b) ^ (other >>> 13);
  }
  const digits = (value: number) => (value >>> 0).toString(16).padStart(8, '0');
  return digits(one) + digits(other);
}

/** Every bit of the answer hangs on every bit of the value: the mixing of pictures. */
export function scramble(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return (x ^ (x >>> 16)) >>> 0;
}

/** A seed for a picture, out of what it shows. */
export function hash(...parts: readonly (number | string)[]): number {
  let state = GOLDEN;
  for (const part of parts) {
    if (typeof part === 'number') state = scramble(state ^ Math.imul(part | 0, 0x85ebca6b));
    else for (let i = 0; i < part.length; i++) state = scramble(state ^ Math.imul(part.charCodeAt(i) + 1, 0xc2b2ae35));
  }
  return state;
}
