import type { Rng } from '@/core/rng';
import { NO_PIECE, type TilePosition } from '@/games/tiles/position';
import type { TileMove } from '@/games/tiles/types';
import { lead, projectScores } from '../tiles/projection';
import { forEachTurn, moveOfTurn } from '../tiles/turns';

/*
 * FROZEN. A measuring stick: changing it changes what every published figure of our players means.
 */

/** Half a point for a follower that is not in hand afterwards. */
const PIECE_COST = 0.5;
const scores = new Float64Array(8);

/**
 * One ply: the turn after which the projected final scores differ most in one's favour, less half a point for a piece
 * that is not back in hand. Equal turns are drawn by lot.
 */
export function chooseGreedyMove(position: TilePosition, rng: Rng): TileMove {
  const me = position.player;
  const inHand = position.supply(me, 0) + position.supply(me, 1);
  const best = { placement: 0, piece: NO_PIECE };
  let bestValue = -Infinity;
  let ties = 0;
  forEachTurn(position, (placement, piece) => {
    projectScores(position, scores);
    const used = inHand - position.supply(me, 0) - position.supply(me, 1);
    const value = lead(scores, position.players, me) - PIECE_COST * Math.max(0, used);
    if (value < bestValue) return;
    ties = value > bestValue ? 1 : ties + 1;
    if (rng.below(ties) > 0) return;
    bestValue = value;
    best.placement = placement;
    best.piece = piece;
  });
  return moveOfTurn(position, best);
}
