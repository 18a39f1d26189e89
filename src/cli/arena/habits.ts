import type { Position, Tagged } from '@/core/game';
import { CLAIMS } from '@/games/tiles/land';
import { TilePosition } from '@/games/tiles/position';
import type { TileEvent } from '@/games/tiles/types';

/** What a player is seen to do: pieces placed by kind of feature, and features of others that were joined. */
export type Habits = Record<string, number>;

const roots = new Int32Array(64);

/** Features on which a player and somebody else both stand. */
export function sharedFeatures(position: Position, player: number): number {
  if (!(position instanceof TilePosition)) return 0;
  let shared = 0;
  for (let kind = 0; kind < position.pieceKinds; kind++) {
    const count = position.claimedFeatures(kind, roots);
    for (let index = 0; index < count; index++) {
      const claims = position.land.mem[(roots[index] as number) + CLAIMS] as number;
      const own = claims & (7 << (3 * player));
      if (own !== 0 && claims !== own) shared++;
    }
  }
  return shared;
}

/** Adds one move to the habits of its player. */
export function note(habits: Habits, events: readonly Tagged[], joined: number): void {
  for (const event of events as readonly TileEvent[]) {
    if (event.type !== 'claimed') continue;
    const name = event.piece.kind === 'hut' ? 'hut' : event.feature;
    habits[name] = (habits[name] ?? 0) + 1;
  }
  if (joined > 0) habits.joined = (habits.joined ?? 0) + joined;
}
