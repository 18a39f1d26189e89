import type { Rng } from '@/core/rng';
import type { SoloPosition } from '@/games/solo/position';
import { PHASE_PLACE, PHASE_SCORE } from '@/games/tiles/position';
import type { TileMove } from '@/games/tiles/types';

/*
 * FROZEN. A measuring stick: changing it changes what every published figure of our players means.
 *
 * One ply of the game for one person: the move after which the result is best if the game ended there, then the one with
 * the most points in all. Equal moves are drawn by lot.
 */

const MOST = 10_000;

/** The lowest score and the sum, with two points for every follower that could be counted now. */
function outlook(position: SoloPosition): number {
  while (position.phase === PHASE_SCORE) {
    const paid = position.previewOrder().find(({ isPaid }) => isPaid) ?? position.previewOrder()[0];
    if (paid === undefined) break;
    position.play({ type: 'score', ...position.refOf(paid.root) });
  }
  const scores = position.scores();
  const sum = scores.reduce((total, points) => total + points, 0);
  if (position.phase !== PHASE_PLACE) return Math.min(...scores) * MOST + sum;
  const onLand = scores.map((_, colour) => position.options.followers - position.supply(colour));
  for (;;) {
    const last = Math.min(...scores);
    const colour = scores.findIndex((points, index) => points === last && (onLand[index] ?? 0) > 0);
    if (colour < 0) return last * MOST + sum;
    scores[colour] = last + 2;
    onLand[colour] = (onLand[colour] ?? 0) - 1;
  }
}

export function chooseSoloGreedyMove(position: SoloPosition, rng: Rng): TileMove {
  let best: TileMove | undefined;
  let bestValue = -Infinity;
  let ties = 0;
  const ply = position.ply;
  for (const move of position.legalMoves()) {
    position.play(move);
    const value = outlook(position);
    while (position.ply > ply) position.undo();
    if (value < bestValue) continue;
    ties = value > bestValue ? 1 : ties + 1;
    if (rng.below(ties) > 0) continue;
    bestValue = value;
    best = move;
  }
  if (best === undefined) throw new RangeError('a finished game has no moves');
  return best;
}
