import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';

import { dayOf } from '@/match/daily';
import { statisticsOf, type Statistics } from '@/match/statistics';
import { heldResults } from '@/storage/aside';
import { matches } from '@/storage/matches';
import { byFinish, type KeptResult } from '@/storage/results';

type StatisticsLoad =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready';
      /** What counts since the statistics were last erased. */
      readonly lines: readonly KeptResult[];
      /** Everything that can be looked back at, oldest first: erasing the statistics takes no match away. */
      readonly history: readonly KeptResult[];
      readonly statistics: Statistics;
      /** Matches that can still be opened; of older ones only their line is left. */
      readonly kept: ReadonlySet<string>;
      /** Results that could not be read were set aside, and some may be missing. */
      readonly isDamaged: boolean;
    };

/** Everything there is to say about finished matches, read again whenever the screen comes into sight. */
export function useStatistics(): { load: StatisticsLoad; refresh: () => void } {
  const [load, setLoad] = useState<StatisticsLoad>({ status: 'loading' });
  const look = useCallback(() => {
    let isCurrent = true;
    void (async () => {
      const [results, shelf] = [await matches.results(), await matches.list()];
      // After the results: it is they that set damage aside.
      const asides = await matches.asides();
      if (!isCurrent) return;
      setLoad(
        results.ok && shelf.ok
          ? {
              status: 'ready',
              lines: results.value,
              history: historyOf(results.value, shelf.value.finished),
              statistics: statisticsOf(results.value, dayOf(new Date())),
              kept: new Set(shelf.value.finished.map(({ id }) => id)),
              isDamaged: asides.ok && asides.value.some(heldResults),
            }
          : { status: 'failed' },
      );
    })();
    return () => {
      isCurrent = false;
    };
  }, []);
  useFocusEffect(look);
  return { load, refresh: look };
}

function historyOf(results: readonly KeptResult[], finished: readonly KeptResult[]): KeptResult[] {
  const lines = new Map([...results, ...finished].map((line) => [line.id, line]));
  return [...lines.values()].sort(byFinish);
}
