import { PLAYED_LANDS, playLand } from '@/board/playedLand';
import { type LaidPiece, type LaidTile, type Look, type TileGameId } from '@/games/tiles';

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
  const table = playLand(game, PLAYED_LANDS[game].seats, PLAYED_LANDS[game].seed);
  const board = { landscape: table.look.landscape, tiles: table.laidTiles(), pieces: table.laidPieces() };
  boards.set(game, board);
  return board;
}
