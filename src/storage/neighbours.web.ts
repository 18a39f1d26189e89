import { isPlainObject } from '@/core/guards';

import type { ErasingNews } from './erasings';

/** A window that is asleep hears it when it wakes up. */
const channel = open();

/** Null where there is none, or where a browser refuses it: Firefox throws when it may keep nothing. */
function open(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('terreno/erasings');
  } catch {
    return null;
  }
}

/** Tells the other windows of this app what is being erased. */
export function tellNeighbours(news: ErasingNews): void {
  channel?.postMessage(news);
}

export function listenToNeighbours(heard: (news: ErasingNews) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isPlainObject(data)) return;
    const { id, isTakenBack } = data;
    if ((id === null || typeof id === 'string') && typeof isTakenBack === 'boolean') heard({ id, isTakenBack });
  });
}
