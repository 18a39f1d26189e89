import type { Told } from '@/core/told';
import { tileEvents } from '@/games/tiles';

/** A tile that was laid, and whose it was. */
export interface Laid {
  readonly player: number;
  readonly x: number;
  readonly y: number;
}

/**
 * The tiles laid since somebody's own last turn: what they must be shown when it is their turn again. When they have
 * not moved yet it is all there is; alone (solo) it is the last tile.
 */
export function laidSince(told: readonly Told[], viewer: number, isAlone: boolean): Laid[] {
  const laid: Laid[] = [];
  for (let index = told.length - 1; index >= 0; index--) {
    const happening = told[index];
    if (happening === undefined) break;
    if (!isAlone && happening.seat === viewer) {
      // Right after one's own move, before anybody answered, it is one's own tile that is new.
      if (laid.length > 0) break;
    }
    for (const event of tileEvents(happening)) {
      if (event.type === 'placed') laid.unshift({ player: event.player, x: event.x, y: event.y });
    }
    if (laid.length > 0 && (isAlone || happening.seat === viewer)) break;
  }
  return laid;
}

/** Where a move is to be looked at. */
export function placeOf(happening: Told): { x: number; y: number } | null {
  for (const event of tileEvents(happening)) if (event.type === 'placed') return { x: event.x, y: event.y };
  for (const event of tileEvents(happening)) if (event.type === 'scored') return event.because;
  return null;
}
