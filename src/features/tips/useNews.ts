import { useEffect, useRef } from 'react';

import type { Told } from '@/core/told';
import { useMatch } from '@/match/react';

/** Several moves of one decision follow each other at once; by now nothing more comes. */
const BREATH = 250;

/** Calls with what the viewer was told since the last call, when all of it has been shown and the table rests. */
export function useNews(isInSight: boolean, onNews: (news: readonly Told[]) => void): void {
  const told = useMatch((state) => state.told);
  const isResting = useMatch((state) => !state.isShowing && state.handOver === null && state.agreement === null);
  /** What was told before the table was opened is no news. */
  const heard = useRef(told.length);
  const newest = useRef(onNews);
  useEffect(() => {
    newest.current = onNews;
  });
  useEffect(() => {
    // Something was taken back: when it happens again it is news.
    heard.current = Math.min(heard.current, told.length);
    if (!isResting || !isInSight || told.length === heard.current) return;
    const timer = setTimeout(() => {
      const news = told.slice(heard.current);
      heard.current = told.length;
      newest.current(news);
    }, BREATH);
    return () => clearTimeout(timer);
  }, [told, isResting, isInSight]);
}
