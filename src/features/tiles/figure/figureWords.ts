import { tileStory } from '@/board/tileWords';
import type { Words } from '@/i18n';
import type { ScoreLine } from '@/match/scoreLines';

import { claimName } from '../words/intentWords';
import type { FigureLand } from './figureLand';

/** What is painted of a land, for readers: its tiles as one reads, then who stands on them. */
export function figureWords(
  words: Words,
  lines: readonly ScoreLine[],
  { land: { landscape, tiles, pieces }, refused }: FigureLand,
): string {
  const { t } = words;
  const laid = [...tiles].sort((one, other) => one.y - other.y || one.x - other.x);
  const said = [
    ...laid.map(({ tile, x, y, rotation }) =>
      t('book.figure.tile', { column: x, row: y, tile: tileStory(words, landscape, tile, rotation) }),
    ),
    ...pieces.map((piece) =>
      t('book.figure.piece', {
        name: lines.find(({ number }) => number === piece.player)?.name ?? '',
        piece: t(`board.a11y.choice.${claimName(piece.feature, piece)}`),
        column: piece.x,
        row: piece.y,
      }),
    ),
  ];
  if (refused?.what === 'nobody') said.push(t('book.figure.nobody', { column: refused.at.x, row: refused.at.y }));
  return said.join(' ');
}
