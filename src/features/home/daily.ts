import { router } from 'expo-router';

import { defaultOptions } from '@/core/options';
import { readNames } from '@/features/newGame/memory';
import { solo } from '@/games/solo';
import { dailySeed, type Day } from '@/match/daily';
import { startMatch } from '@/match/start';
import type { Aids } from '@/match/types';
import type { StorageFault } from '@/storage/device';
import type { Shelf } from '@/storage/matches';
import type { Origin } from '@/storage/savedMatch';

/** Where the person stands with today's challenge. */
export type DailyState =
  | { readonly kind: 'fresh' }
  | { readonly kind: 'open'; readonly id: string }
  | { readonly kind: 'finished'; readonly id: string };

export function dailyState(shelf: Shelf | null, day: Day): DailyState {
  const isToday = ({ origin }: { readonly origin: Origin }) => origin.kind === 'daily' && origin.date === day;
  const open = shelf?.open.find(isToday);
  if (open !== undefined) return { kind: 'open', id: open.id };
  const finished = shelf?.finished.find((line) => isToday(line) && !line.isCalledOff);
  return finished === undefined ? { kind: 'fresh' } : { kind: 'finished', id: finished.id };
}

/** Begins, continues or looks back at the challenge of the day. What went wrong, when the device did not take it. */
export async function openDaily(
  state: DailyState,
  { day, aids, fallbackName }: { day: Day; aids: Aids; fallbackName: string },
): Promise<StorageFault | null> {
  if (state.kind === 'finished') {
    router.push({ pathname: '/result/[id]', params: { id: state.id } });
    return null;
  }
  if (state.kind === 'open') {
    router.push({ pathname: '/match/[id]', params: { id: state.id } });
    return null;
  }
  const [name = fallbackName] = await readNames();
  const begun = await startMatch({
    game: 'solo',
    options: defaultOptions(solo.options),
    seats: [{ name }],
    seed: dailySeed(day),
    aids,
    origin: { kind: 'daily', date: day },
    hasHandOver: false,
  });
  if (!begun.ok) return begun.error;
  router.push({ pathname: '/match/[id]', params: { id: begun.value } });
  return null;
}
