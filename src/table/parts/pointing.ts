import { createContext, use } from 'react';

import { useWords } from '@/i18n';

import type { AnchorName } from './anchors';

/** It can still be seen and used, but the eye goes elsewhere first. */
export const QUIET = { opacity: 0.45 } as const;

const PointingContext = createContext<readonly AnchorName[] | null>(null);

/** Somebody who teaches points at these places, and everything else is quiet; null where nobody points. */
export const PointingProvider = PointingContext;

/** Whether this place is pointed at, is quiet because others are, or neither. */
export function usePointing(anchor: AnchorName): 'lit' | 'quiet' | null {
  const pointed = use(PointingContext);
  if (pointed === null) return null;
  return pointed.includes(anchor) ? 'lit' : 'quiet';
}

/** What is lit for the eye is said to the ear. */
export function usePointedWords(): (anchor: AnchorName, label: string) => string {
  const { t } = useWords();
  const pointed = use(PointingContext) ?? [];
  return (anchor, label) => (pointed.includes(anchor) ? t('lessons.marked', { what: label }) : label);
}
