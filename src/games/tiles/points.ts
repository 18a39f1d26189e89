import type { Tagged } from '@/core/game';
import type { Award, PointRules } from '@/core/points';

import type { TilePosition } from './position';
import type { Reason, TileEvent } from './types';

/** What points of a tile game are given for. */
export type TilePointKind = Reason['feature'] | 'start';

/** Every move on the land stands for itself, and its events account for all points. */
export function tilePoints(
  kinds: readonly TilePointKind[],
  resultOf: (points: readonly number[], seat: number) => number = ownPoints,
): PointRules<TilePosition, TileEvent> {
  return {
    kinds,
    startKind: 'start' satisfies TilePointKind,
    pointsIn,
    standing: () => null,
    endsTurn: () => true,
    pace: 'turn',
    resultOf,
  };
}

function pointsIn(events: readonly TileEvent[]): Award[] {
  return events.flatMap((event): Award[] => {
    if (event.type !== 'scored' || !event.isPaid || event.points === 0) return [];
    const { because, players, points, isFinal } = event;
    return [{ players, points, kind: because.feature, because: event, isFinal }];
  });
}

/** The reason of points that a tile game gave; null for what everybody begins with. */
export function reasonOf({ because }: { readonly because: Tagged | null }): Reason | null {
  return because?.type === 'scored' ? (because as Extract<TileEvent, { type: 'scored' }>).because : null;
}

const ownPoints = (points: readonly number[], seat: number): number => points[seat] ?? 0;
