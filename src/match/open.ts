import type { RecordFailure } from '@/core/record';
import { fail, type Result } from '@/core/result';
import type { LoadFault } from '@/storage/matches';

import { createMatch, deviceTools, type MatchTools } from './store';
import type { Match } from './types';

/** Why a match cannot be opened. A record that the rules refuse is kept as it is. */
export type OpenFault = LoadFault | { readonly fault: 'unplayable'; readonly failure: RecordFailure };

/** Takes a match from the device and sets it going. */
export async function openMatch(id: string, tools: Partial<MatchTools> = {}): Promise<Result<Match, OpenFault>> {
  const matches = tools.matches ?? deviceTools.matches;
  const loaded = await matches.load(id);
  if (!loaded.ok) return loaded;
  const { match: saved, pending, isRecovered } = loaded.value;
  const match = createMatch(saved, pending, tools, isRecovered);
  return match.ok ? match : fail({ fault: 'unplayable', failure: match.error });
}
