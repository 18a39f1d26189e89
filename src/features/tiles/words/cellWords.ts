import type { Cell, FeatureInfo, PieceOption, Reason, SegmentRef, TileTable } from '@/games/tiles';
import { listOf, type Words } from '@/i18n';
import { nameOf, type ScoreLine } from '@/match/scoreLines';

import { claimName, openWords } from './intentWords';
import { featureWords } from './reasonWords';
import { SIDES } from './sides';

/** Columns count from the start tile to the east, rows to the south. */
export const columnOf = ({ x }: Cell) => x;
export const rowOf = ({ y }: Cell) => y;

/** A free cell with what its neighbours show it. */
export function cellWords(words: Words, table: TileTable, cell: Cell): string {
  const { t } = words;
  const sides = SIDES.flatMap((side, edge) => {
    const terrain = table.terrainTowards(cell, edge);
    if (terrain === null) return [];
    return [t('board.a11y.side', { side: t(`tile.sides.${side}`), terrain: t(`board.a11y.terrain.${terrain}`) })];
  });
  return t('board.a11y.cell', { column: columnOf(cell), row: rowOf(cell), sides: sides.join(', ') });
}

/** A piece that might go on the tile, for readers. `where` tells it from another of its kind on the same tile. */
export function choiceWords(
  { t }: Words,
  { piece, feature }: PieceOption,
  { where, gain, isChosen }: { readonly where: string | null; readonly gain: number; readonly isChosen: boolean },
): string {
  const name = t(`board.a11y.choice.${claimName(feature, piece)}`);
  const choice = where === null ? name : t('board.a11y.choiceAt', { choice: name, where });
  const worth = gain > 0 ? t('board.a11y.choiceGain', { choice, n: gain }) : choice;
  return isChosen ? t('board.a11y.choiceTaken', { choice: worth }) : worth;
}

/** Everything that the card of a feature shows. */
export interface FeatureCardData {
  readonly ref: SegmentRef;
  readonly info: FeatureInfo;
  readonly title: string;
  readonly owners: string;
  readonly ends: string;
  readonly label: string;
}

export function featureCard(
  words: Words,
  table: TileTable,
  lines: readonly ScoreLine[],
  ref: SegmentRef,
): FeatureCardData | null {
  const info = table.featureAt(ref);
  const reason = table.reasonAt(ref);
  if (info === null || reason === null) return null;
  const title = titleWords(words, info, reason);
  const owners = ownerWords(words, lines, info.owners);
  const ends = info.isComplete ? words.t('board.card.noOpenEnds') : openWords(words, info);
  const points = words.t('board.points', { n: info.worth });
  const label =
    info.kind === 'field' || info.kind === 'meadow' || info.kind === 'system'
      ? words.t('board.card.labelLasting', { feature: title, owners, points })
      : words.t('board.card.label', { feature: title, owners, ends, points });
  return { ref, info, title, owners, ends, label };
}

function titleWords(words: Words, info: FeatureInfo, reason: Reason): string {
  return info.kind === 'lake' ? words.t('tile.lake', { n: info.worth }) : featureWords(words, reason);
}

function ownerWords(words: Words, lines: readonly ScoreLine[], owners: readonly number[]): string {
  if (owners.length === 0) return words.t('board.card.nobody');
  const names = listOf(
    owners.map((player) => nameOf(lines, player)),
    words,
  );
  return words.t(owners.length > 1 ? 'board.card.shared' : 'board.card.ownedBy', { names });
}

/** A field or meadow of the overlay, for readers. `count` are its finished cities or its animals. */
export function fieldWords(words: Words, lines: readonly ScoreLine[], info: FeatureInfo, count: number): string {
  const owners = ownerWords(words, lines, info.owners);
  const points = words.t('board.points', { n: info.worth });
  if (info.kind === 'meadow') return words.t('board.a11y.meadow', { owners, points });
  return words.t('board.a11y.field', { owners, cities: words.t('board.count.cities', { n: count }), points });
}
