import { useEffect, useRef, useState, type ReactNode } from 'react';

import { isPerson } from '@/core/seat';
import { useGuide } from '@/features/contract/guide';
import { tipFor, type Tip } from '@/lessons/tips';
import { useMatch, useMatchActions } from '@/match/react';
import { useSettings } from '@/storage/settingsStore';
import { enterTips, keepSaid } from '@/storage/tips';

import { TipSheet } from './TipSheet';
import { TipStrip } from './TipStrip';
import { useNews } from './useNews';

/**
 * The tips of somebody's first matches: one at a time, until it is closed or the next own move is confirmed. While one
 * stands, what else is new waits for the next time that it happens.
 */
export function useTips({
  isInSight = true,
  isNarrow = false,
}: {
  /** False while something else has the whole screen. */
  isInSight?: boolean;
  isNarrow?: boolean;
} = {}): { readonly strip: ReactNode; readonly sheet: ReactNode } {
  const match = useMatchActions();
  const id = useMatch((state) => state.id);
  const isOfLesson = useMatch((state) => state.origin.kind === 'lesson');
  const record = useMatch((state) => state.record);
  const isTaught = useGuide() !== null;
  const isWanted = useSettings((state) => state.settings.tips) && !isTaught;
  const [tip, setTip] = useState<Tip | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { game } = record;

  /** What was said before; the device is asked once, when the first thing happens. */
  const entered = useRef<Promise<ReadonlySet<string> | null> | null>(null);
  const saidHere = useRef<readonly string[]>([]);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  useNews(isInSight, (news) => {
    if (!isWanted || tip !== null) return;
    entered.current ??= enterTips(game, isOfLesson ? null : id);
    void entered.current.then((before) => {
      if (before === null || isGone.current) return;
      const next = tipFor(game, news, new Set([...before, ...saidHere.current]));
      if (next === null) return;
      saidHere.current = [...saidHere.current, next.name];
      void keepSaid(game, next.name);
      setTip(next);
    });
  });

  useEffect(
    () =>
      match.subscribe((state, previous) => {
        const isMove = state.record.moves.length > previous.record.moves.length;
        if (isMove && isPerson(state.record.seats[previous.table.decider])) setTip(null);
      }),
    [match],
  );

  if (tip === null) return { strip: null, sheet: null };
  return {
    strip: isWanted && (
      <TipStrip tip={tip} of={record} isNarrow={isNarrow} onAsk={() => setAsking(true)} onClose={() => setTip(null)} />
    ),
    sheet: isAsking && (
      <TipSheet
        tip={tip}
        of={record}
        onClose={() => {
          setAsking(false);
          if (!isWanted) setTip(null);
        }}
      />
    ),
  };
}
