import type { GameRecord } from '@/core/record';
import { gameOf } from '@/games';
import type { TilePosition } from '@/games/tiles/position';

const known = new WeakMap<object, { members: number; huts: number }>();

/** How many pieces of each kind a player begins with: asked of the game as it starts, not written twice. */
export function startMembers({ game, options, seed, seats }: GameRecord): { members: number; huts: number } {
  const before = known.get(options);
  if (before !== undefined) return before;
  const start = gameOf(game).start(options, seed, seats.length) as TilePosition;
  const stock = { members: start.supply(0, 0), huts: start.pieceKinds > 1 ? start.supply(0, 1) : 0 };
  known.set(options, stock);
  return stock;
}
