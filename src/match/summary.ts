import type { Game, Position } from '@/core/game';
import type { MatchSummary } from '@/storage/savedMatch';

/** How a match stands, for those who only list it. */
export function summaryOf(game: Game, position: Position): MatchSummary {
  return { turnOf: position.decider, scores: position.scores(), tilesLeft: game.tilesLeft(position) };
}
