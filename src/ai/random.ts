import type { Position, Tagged } from '@/core/game';
import type { Rng } from '@/core/rng';
import { NO_PIECE, PHASE_PLACE, TilePosition } from '@/games/tiles/position';
import type { TileMove } from '@/games/tiles/types';
import { moveOfTurn } from './tiles/turns';

const placements = new Int32Array(1024);
const pieces = new Int32Array(32);

/**
 * Plays one turn of a tile game by the policy that all published figures use: a placement uniformly, rotations that
 * look the same counted once, then uniformly one of the legal pieces or none.
 */
export function playRandomTurn(position: TilePosition, rng: Rng): void {
  const count = position.placements(placements, true);
  position.lay(placements[rng.below(count)] as number);
  position.finish(randomPiece(position, rng));
}

function randomPiece(position: TilePosition, rng: Rng): number {
  const count = position.pieceOptions(pieces);
  const pick = position.mayStayEmpty() ? rng.below(count + 1) : rng.below(count);
  return pick === count ? NO_PIECE : (pieces[pick] as number);
}

/** A move of the `random` level, for any game. */
export function chooseRandomMove(position: Position, rng: Rng): Tagged {
  if (TilePosition.is(position) && position.phase === PHASE_PLACE) return chooseRandomTurn(position, rng);
  const moves = position.legalMoves();
  const move = moves[rng.below(moves.length)];
  if (move === undefined) throw new RangeError('a finished game has no moves');
  return move;
}

function chooseRandomTurn(position: TilePosition, rng: Rng): TileMove {
  const count = position.placements(placements, true);
  const placement = placements[rng.below(count)] as number;
  position.lay(placement);
  const piece = randomPiece(position, rng);
  position.takeBack();
  return moveOfTurn(position, { placement, piece });
}
