import { MAX_CHOICES, MAX_PLACEMENTS } from '@/games/tiles/land';
import { NO_PIECE, rotationOf, type TilePosition } from '@/games/tiles/position';
import type { TileMove } from '@/games/tiles/types';

/** A whole turn: where the tile goes and which piece goes on it. */
export interface Turn {
  placement: number;
  piece: number;
}

/**
 * Visits every turn that looks different: the position stands after the turn while `visit` looks at it, and is as it was
 * afterwards.
 */
export function forEachTurn(position: TilePosition, visit: (placement: number, piece: number) => void): void {
  const placements = new Int32Array(MAX_PLACEMENTS);
  const pieces = new Int32Array(MAX_CHOICES);
  const count = position.placements(placements, true);
  for (let index = 0; index < count; index++) {
    const placement = placements[index] as number;
    position.lay(placement);
    let choices = position.pieceOptions(pieces);
    if (position.mayStayEmpty()) pieces[choices++] = NO_PIECE;
    position.takeBack();
    for (let choice = 0; choice < choices; choice++) {
      const piece = pieces[choice] as number;
      position.lay(placement);
      position.finish(piece);
      visit(placement, piece);
      position.undo();
    }
  }
}

/** The move of a turn, as people and records know it. */
export function moveOfTurn(position: TilePosition, { placement, piece }: Turn): TileMove {
  const { land } = position;
  position.lay(placement);
  const choice = piece === NO_PIECE ? null : position.choiceOf(piece);
  position.takeBack();
  const cell = placement >> 2;
  return { type: 'place', x: land.xOf(cell), y: land.yOf(cell), rotation: rotationOf(placement), piece: choice };
}
