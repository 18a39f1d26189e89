import type { GameRecord } from '@/core/record';
import { TileTable } from '@/games/tiles';
import type { Words } from '@/i18n';
import { lastTable } from '@/match/history';
import { scoreLines } from '@/match/scoreLines';

import type { PaintedLand } from './LandPainter';

/** The land of a record as it stands after its moves, in the colours of the seats; null where there is none to paint. */
export function landOf(id: string, record: GameRecord, words: Words): PaintedLand | null {
  const table = lastTable(record);
  if (table === null || !TileTable.is(table)) return null;
  const colours = scoreLines(record, table.players, words).map(({ number }) => number);
  return {
    id: `${id}/${record.moves.length}`,
    landscape: table.look.landscape,
    tiles: table.laidTiles(),
    pieces: table.laidPieces().map((piece) => ({ ...piece, player: colours[piece.player] ?? 0 })),
  };
}
