import { HuntersPosition } from '@/games/hunters/position';
import { MAX_PIECES, OPEN } from '@/games/tiles/land';
import type { TilePosition } from '@/games/tiles/position';

const roots = new Int32Array(MAX_PIECES);
/** Forests and rivers of the hunters give nothing unfinished; half their points is what one may hope for. */
const HOPE = 0.5;
const FOREST_OR_RIVER = 1;

/**
 * Points of every player if the game ended now, each claimed feature judged as it stands: the scale on which the
 * baselines compare moves. Writes into `out`.
 */
export function projectScores(position: TilePosition, out: Float64Array): void {
  for (let player = 0; player < position.players; player++) out[player] = position.score(player);
  if (position.isOver) return;
  const isHunters = HuntersPosition.is(position);
  for (let kind = 0; kind < position.pieceKinds; kind++) {
    const count = position.claimedFeatures(kind, roots);
    for (let index = 0; index < count; index++) {
      const root = roots[index] as number;
      const isOpen =
        isHunters && position.land.kindOfNode(root) <= FOREST_OR_RIVER && position.land.mem[root + OPEN] !== 0;
      const worth = position.worth(root) * (isOpen ? HOPE : 1);
      for (let player = 0, mask = position.owners(root); mask !== 0; player++, mask >>= 1) {
        if (mask & 1) out[player] = (out[player] as number) + worth;
      }
    }
  }
}

/** How far a player is ahead of the best of the others. */
export function lead(scores: Float64Array, players: number, player: number): number {
  let best = -Infinity;
  for (let other = 0; other < players; other++) {
    if (other !== player && (scores[other] as number) > best) best = scores[other] as number;
  }
  return (scores[player] as number) - best;
}
