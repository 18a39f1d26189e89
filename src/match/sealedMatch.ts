import { isPlainObject, parseJson } from '@/core/guards';
import { mixSeed } from '@/core/hash';
import { fail, ok, type Result } from '@/core/result';
import { Rng } from '@/core/rng';
import { formatMatch, isFinished, isMatchId, parseMatch, type SavedMatch } from '@/storage/savedMatch';

import { lettersOf, pack, readLetters, unpack } from './packing';
import { checkSent, lettersIn, type CodeFault } from './shareCode';

/*
 * A match under way as a text, to go on on another device: the whole of it, with hands and seed, under a seal. Nothing reads it
 * as a record, and whoever takes it in goes on playing. It is a seal and no safe: everything that opens it is in the app, so
 * that somebody who takes the app apart can break it, as somebody at a table can turn the cards.
 */
const PREFIX = 'S';
const CODE_VERSION = 1;
const SEAL = 0x7e44e10;

export function sealMatch(match: SavedMatch): string {
  const { sum, bytes } = pack(formatMatch(match));
  return `${PREFIX}${CODE_VERSION}-${lettersOf(sum, veiled(sum, bytes))}`;
}

/** The match under a seal. Never throws, whatever it is given: it has been played up to where it stands. */
export function unsealMatch(input: string): Result<SavedMatch, CodeFault> {
  const letters = lettersIn(input, PREFIX, CODE_VERSION);
  if (!letters.ok) return letters;
  const read = readLetters(letters.value);
  const text = read === null ? null : unpack(read.sum, veiled(read.sum, read.bytes));
  const document = text === null ? null : parseJson(text);
  if (text === null || !isPlainObject(document) || !isMatchId(document.id)) return fail({ fault: 'damaged' });
  const match = parseMatch(text, document.id);
  if (!match.ok) return fail({ fault: match.error });
  // What is over needs no seal, and was not sealed by us.
  if (isFinished(match.value)) return fail({ fault: 'damaged' });
  const record = checkSent(match.value.record);
  return record.ok ? ok({ ...match.value, record: record.value }) : record;
}

/** The same twice is as before. */
function veiled(sum: number, bytes: Uint8Array): Uint8Array {
  const rng = Rng.fromSeed(mixSeed(sum, SEAL));
  return bytes.map((byte) => byte ^ rng.below(256));
}
