import type { Intent, Table } from '@/core/game';
import { tileIntent, TileTable, type TileStage } from '@/games/tiles';

/** What the decider of a game of tiles is at. */
export type TileMoment = 'holding' | 'bonus' | 'placed' | Exclude<TileStage, 'placing'>;

export function tileMoment(table: Table, intent: Intent): TileMoment {
  const { stage, hand } = TileTable.of(table);
  if (stage !== 'placing') return stage;
  const at = tileIntent(intent).stage;
  return at === 'holding' && hand?.isBonus === true ? 'bonus' : at;
}
