import { reasonAt } from '@/games/tiles/insight';
import type { TilePosition } from '@/games/tiles/position';
import type { Reason, SegmentRef, TileMove } from '@/games/tiles/types';

/** A line of the list in which solo judges what was closed. */
export interface OrderLine {
  readonly ref: SegmentRef;
  readonly colours: readonly number[];
  readonly reason: Reason | null;
  /** Points of each of its colours, if it is judged at this place of the list. */
  readonly points: number;
  readonly isPaid: boolean;
}

/** What each closed feature gives when they are judged in this order: the engine judges them, then takes all back. */
export function judgeInOrder(position: TilePosition, order: readonly SegmentRef[]): OrderLine[] {
  const lines = order.map((ref) => ({ ref, reason: reasonAt(position, ref) }));
  const judged: { colours: readonly number[]; points: number; isPaid: boolean }[] = [];
  let played = 0;
  for (const move of scoreMoves(order)) {
    for (const event of position.play(move)) {
      if (event.type !== 'scored' || event.isFinal) continue;
      judged.push({ colours: event.players, points: event.isPaid ? event.points : 0, isPaid: event.isPaid });
    }
    played++;
  }
  for (; played > 0; played--) position.undo();
  return lines.flatMap((line, index) => {
    const result = judged[index];
    return result === undefined ? [] : [{ ...line, ...result }];
  });
}

/** The moves that judge features in this order: the last one is no choice, the rules judge it themselves. */
export function scoreMoves(order: readonly SegmentRef[]): TileMove[] {
  return order.slice(0, Math.max(1, order.length - 1)).map((ref) => ({ type: 'score', ...ref }));
}

/** All points that an order brings, over all colours. */
export function totalOf(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { points, colours }) => sum + points * colours.length, 0);
}

/** The order with one feature moved to another place. */
export function movedTo<Item>(order: readonly Item[], from: number, to: number): Item[] {
  const next = [...order];
  const [item] = next.splice(from, 1);
  if (item === undefined) return next;
  next.splice(Math.max(0, Math.min(to, next.length)), 0, item);
  return next;
}
