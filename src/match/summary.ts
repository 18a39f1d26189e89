import type { Position } from '@/core/game';
import { TilePosition } from '@/games/tiles/position';
import type { MatchSummary } from '@/storage/savedMatch';

/** How a match stands, for those who only list it. */
export function summaryOf(position: Position): MatchSummary {
  return {
    turnOf: position.decider,
    scores: position.scores(),
    tilesLeft: position instanceof TilePosition ? position.tilesLeft : null,
  };
}
