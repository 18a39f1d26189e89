import { useEffect, useState } from 'react';

import { fail, ok, type Result } from '@/core/result';
import { EndedMatch } from '@/match/endedMatch';
import type { OpenFault } from '@/match/open';
import { reviewRecord, type Review } from '@/match/review';
import { matches } from '@/storage/matches';
import type { SavedMatch } from '@/storage/savedMatch';

export interface Reviewed {
  readonly match: SavedMatch;
  /** The same, as what may be sent. */
  readonly ended: EndedMatch;
  readonly review: Review;
}

/** Why nobody may look back at a match, or cannot. */
export type ReviewFault = OpenFault | { readonly fault: 'running' | 'closed' };

/** A match of this device that is over, looked back at. Null until it has been read. */
export function useReview(id: string): Result<Reviewed, ReviewFault> | null {
  const [answer, setAnswer] = useState<{ id: string; result: Result<Reviewed, ReviewFault> } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void look(id).then((result) => isCurrent && setAnswer({ id, result }));
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return answer?.id === id ? answer.result : null;
}

async function look(id: string): Promise<Result<Reviewed, ReviewFault>> {
  const loaded = await matches.load(id);
  if (!loaded.ok) return loaded;
  const { match } = loaded.value;
  const ended = EndedMatch.of(match);
  if (!ended.ok) return fail({ fault: ended.error });
  const review = reviewRecord(match.record);
  return review.ok
    ? ok({ match, ended: ended.value, review: review.value })
    : fail({ fault: 'unplayable', failure: review.error });
}
