import { useEffect, useState } from 'react';

import { fail, ok, type Result } from '@/core/result';
import type { OpenFault } from '@/match/open';
import { reviewRecord, type Review } from '@/match/review';
import { matches } from '@/storage/matches';
import type { SavedMatch } from '@/storage/savedMatch';

export interface Reviewed {
  readonly match: SavedMatch;
  readonly review: Review;
}

/** A match of this device, looked back at. Null until it has been read. */
export function useReview(id: string): Result<Reviewed, OpenFault> | null {
  const [answer, setAnswer] = useState<{ id: string; result: Result<Reviewed, OpenFault> } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void look(id).then((result) => isCurrent && setAnswer({ id, result }));
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return answer?.id === id ? answer.result : null;
}

async function look(id: string): Promise<Result<Reviewed, OpenFault>> {
  const loaded = await matches.load(id);
  if (!loaded.ok) return loaded;
  const { match } = loaded.value;
  const review = reviewRecord(match.record);
  return review.ok ? ok({ match, review: review.value }) : fail({ fault: 'unplayable', failure: review.error });
}
