import type { Position } from '@/core/game';
import { SettlersPosition } from '@/games/settlers';
import { TilePosition } from '@/games/tiles/position';

import type { Pending } from '../types';
import { checkTablePending, startTablePending, stepTableBack, type TablePending } from './settlers';
import { checkTilePending, startTilePending, stepTilesBack, type TilePending } from './tiles';

const NOTHING: Pending = { stage: 'none' };

/** What is in mind when a decision begins. */
export function startPending(position: Position): Pending {
  if (position instanceof TilePosition) return startTilePending(position);
  if (position instanceof SettlersPosition) return startTablePending(position);
  return NOTHING;
}

/** An intent from outside (a save), or the starting one when it cannot be meant for this position. */
export function checkPending(position: Position, input: unknown): Pending {
  if (position instanceof TilePosition) return checkTilePending(position, input);
  if (position instanceof SettlersPosition) return checkTablePending(position, input);
  return NOTHING;
}

/** One step back; null when there is nothing in mind that could be taken back. */
export function stepBack(position: Position, pending: Pending): Pending | null {
  if (position instanceof TilePosition) return stepTilesBack(position, pending as TilePending);
  if (position instanceof SettlersPosition) return stepTableBack(position, pending as TablePending);
  return null;
}
