import { asIf } from '@/core/asIf';

import { reasonAt } from './insight';
import type { TilePosition } from './position';
import type { Reason, SegmentRef, TileMove } from './types';

/** What solo gives for one closed feature, judged at its place of a list. */
export interface Judged {
  readonly ref: SegmentRef;
  readonly colours: readonly number[];
  readonly reason: Reason | null;
  /** Points of each of its colours, if it is judged at this place of the list. */
  readonly points: number;
  readonly isPaid: boolean;
}

/** What each closed feature gives when they are judged in this order. */
export function judgeInOrder(position: TilePosition, order: readonly SegmentRef[]): Judged[] {
  const judged = asIf(position, scoreMoves(order), (_, events) =>
    events.flatMap((event) => {
      if (event.type !== 'scored' || event.isFinal) return [];
      return [{ colours: event.players, points: event.isPaid ? event.points : 0, isPaid: event.isPaid }];
    }),
  );
  return order.flatMap((ref, index) => {
    const result = judged[index];
    return result === undefined ? [] : [{ ref, reason: reasonAt(position, ref), ...result }];
  });
}

/** The moves that judge features in this order: the last one is no choice, the rules judge it themselves. */
export function scoreMoves(order: readonly SegmentRef[]): TileMove[] {
  return order.slice(0, Math.max(1, order.length - 1)).map((ref) => ({ type: 'score', ...ref }));
}

/** All points that an order brings, over all colours. */
export function totalOf(judged: readonly Judged[]): number {
  return judged.reduce((sum, { points, colours }) => sum + points * colours.length, 0);
}
