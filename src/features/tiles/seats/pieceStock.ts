import type { GameRecord } from '@/core/record';
import { NOBODY } from '@/core/told';
import { gameOf } from '@/games';
import { TileTable } from '@/games/tiles';

const known = new WeakMap<object, { members: number; huts: number }>();

/** How many pieces of each kind a player begins with: asked of the game as it starts, not written twice. */
export function startMembers({ game, options, seed, seats }: GameRecord): { members: number; huts: number } {
  const before = known.get(options);
  if (before !== undefined) return before;
  const start = gameOf(game).start(options, seed, seats.length);
  const table = TileTable.of(gameOf(game).tableFor(start, NOBODY));
  const stock = { members: table.supply(0, 'member'), huts: table.hasHuts ? table.supply(0, 'hut') : 0 };
  known.set(options, stock);
  return stock;
}
