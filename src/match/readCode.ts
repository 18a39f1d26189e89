import type { GameRecord } from '@/core/record';
import { ok, type Result } from '@/core/result';
import type { SavedMatch } from '@/storage/savedMatch';

import { unsealMatch } from './sealedMatch';
import { decodeShared, type CodeFault, type SharedRecord } from './shareCode';

/** What somebody sent: a record to look at and to play, or a match under seal that goes on. */
export type Sent =
  | ({ readonly kind: 'record' } & SharedRecord)
  | { readonly kind: 'match'; readonly match: SavedMatch; readonly record: GameRecord };

/** Reads a code of either kind, or a link with one in it. */
export function readCode(input: string): Result<Sent, CodeFault> {
  const match = unsealMatch(input);
  if (match.ok) return ok({ kind: 'match', match: match.value, record: match.value.record });
  if (match.error.fault !== 'notACode') return match;
  const shared = decodeShared(input);
  return shared.ok ? ok({ kind: 'record', ...shared.value }) : shared;
}
