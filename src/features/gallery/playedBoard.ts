import { PLAYED_LANDS, playLand } from '@/board/playedLand';
import { type LaidPiece, type LaidTile, type Look, TILE_GAMES, type TileGameId } from '@/games/tiles';

interface PlayedBoard {
  readonly landscape: Look['landscape'];
  readonly tiles: readonly LaidTile[];
  readonly pieces: readonly LaidPiece[];
}

const boards = new Map<TileGameId, PlayedBoard>();

/** A game played by the app's own rules, as it stood before the last move. */
export function playedBoard(game: TileGameId): PlayedBoard {
  const known = boards.get(game);
  if (known !== undefined) return known;
  const position = playLand(game, PLAYED_LANDS[game].seats, PLAYED_LANDS[game].seed);
  const { landscape } = TILE_GAMES[game].look;
  const board = { landscape, tiles: position.laidTiles(), pieces: position.laidPieces() };
  boards.set(game, board);
  return board;
}
