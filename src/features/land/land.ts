import { scoreLines } from '@/features/play/lines';
import type { GameRecord } from '@/core/record';
import { replay } from '@/games';
import { TilePosition } from '@/games/tiles/position';
import type { Words } from '@/i18n';

import type { PaintedLand } from './LandPainter';

/** The land of a record as it stands after its moves, in the colours of the seats; null where there is none to paint. */
export function landOf(id: string, record: GameRecord, words: Words): PaintedLand | null {
  const played = replay(record);
  if (!played.ok) return null;
  const { position } = played.value;
  if (!(position instanceof TilePosition)) return null;
  const colours = scoreLines(record, position.scores().length, words).map(({ number }) => number);
  return {
    id: `${id}/${record.moves.length}`,
    isHunters: record.game === 'hunters',
    tiles: position.laidTiles(),
    pieces: position.laidPieces().map((piece) => ({ ...piece, player: colours[piece.player] ?? 0 })),
  };
}
