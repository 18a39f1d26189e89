import { classic } from '../classic';
import { hunters } from '../hunters';
import { solo } from '../solo';
import type { TileGame } from './game';

/** The games that are played with tiles. */
export const TILE_GAMES: { readonly [Id in TileGameId]: TileGame<object> } = { classic, solo, hunters };

export type TileGameId = 'classic' | 'solo' | 'hunters';

export function isTileGame(id: string): id is TileGameId {
  return Object.keys(TILE_GAMES).includes(id);
}
