import type { GameId, Position } from '@/core/game';
import { NOBODY } from '@/core/told';
import { gameOf, replay } from '@/games';
import { TileTable } from '@/games/tiles/table';
import type { TilePosition } from '@/games/tiles/position';
import type { Match } from '@/match/types';

/** The truth behind a match, which its state never shows: its record, played again. */
export function positionOf(match: Pick<Match, 'getState'>): Position {
  const played = replay(match.getState().record);
  if (!played.ok) throw new Error(played.error.detail);
  return played.value.position;
}

/** A land as a screen is given it. */
export function tileTable(game: GameId, position: TilePosition): TileTable {
  return TileTable.of(gameOf(game).tableFor(position, NOBODY));
}
