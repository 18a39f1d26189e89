import type { Tagged } from '@/core/game';
import type { Told } from '@/core/told';

import { agrees, type Pattern } from '../wishes';

/** Whose seats a part of an event names. */
export interface Names {
  /** The part: one seat, or a list of them. */
  readonly in: string;
  /** `others`: somebody, and not the viewer. `several`: two or more. */
  readonly who: 'viewer' | 'others' | 'several';
}

/** What a tip waits for, put together from a few words as the wishes of lessons are. It knows only what somebody was told. */
export type Cue =
  | { readonly and: readonly Cue[] }
  | { readonly or: readonly Cue[] }
  | { readonly not: Cue }
  | { readonly move: Pattern }
  /** Something that the move caused. */
  | { readonly event: Pattern; readonly names?: Names }
  | { readonly decider: 'viewer' };

export function isCued(cue: Cue, told: Told): boolean {
  if ('and' in cue) return cue.and.every((part) => isCued(part, told));
  if ('or' in cue) return cue.or.some((part) => isCued(part, told));
  if ('not' in cue) return !isCued(cue.not, told);
  if ('move' in cue) return told.move !== null && agrees(cue.move, told.move);
  if ('decider' in cue) return told.seat === told.to;
  const { event: pattern, names } = cue;
  return told.events.some((event) => agrees(pattern, event) && (names === undefined || isNamed(names, event, told.to)));
}

function isNamed({ in: part, who }: Names, event: Tagged, viewer: number): boolean {
  const named = (Object.entries(event) as [string, unknown][]).find(([name]) => name === part)?.[1];
  const seats = Array.isArray(named) ? named : typeof named === 'number' ? [named] : [];
  if (who === 'several') return seats.length > 1;
  return seats.length > 0 && seats.includes(viewer) === (who === 'viewer');
}
