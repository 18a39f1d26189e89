import { turnPoint, turnSide, type Quarter } from '@/board/turned';
import {
  EDGE_COUNT,
  type Cell,
  type Clash,
  type FeatureInfo,
  type PieceOption,
  type Reason,
  type SegmentRef,
  type TileTable,
} from '@/games/tiles';
import { listOf, type Words } from '@/i18n';
import { nameOf, type ScoreLine } from '@/match/scoreLines';

import { claimName, openWords } from './intentWords';
import { featureWords } from './reasonWords';
import { SIDES } from './sides';

/** A place as the eye finds it: columns count from the start tile to the right, rows down. */
export function seenPlace(cell: Cell, quarter: Quarter): { readonly column: number; readonly row: number } {
  const { x: column, y: row } = quarter === 0 ? cell : turnPoint(cell);
  return { column, row };
}

/** A free cell with what its neighbours show it. */
export function cellWords(words: Words, table: TileTable, cell: Cell, quarter: Quarter): string {
  const { t } = words;
  const sides = SIDES.flatMap((side, seen) => {
    const terrain = table.terrainTowards(cell, (seen + EDGE_COUNT - quarter) % EDGE_COUNT);
    if (terrain === null) return [];
    return [t('board.a11y.side', { side: t(`tile.sides.${side}`), terrain: t(`board.a11y.terrain.${terrain}`) })];
  });
  return t('board.a11y.cell', { ...seenPlace(cell, quarter), sides: sides.join(', ') });
}

/** "The road in the north would meet a city." */
export function clashWords({ t }: Words, { edge, own, other }: Clash, quarter: Quarter): string {
  return t('board.fits.clash', {
    own: t(`board.fits.own.${own}`),
    other: t(`board.fits.other.${other}`),
    side: t(`tile.sides.${SIDES[turnSide(edge, quarter)] ?? 'N'}`),
  });
}

/** A piece that might go on the tile, for readers. `where` tells it from another of its kind on the same tile. */
export function choiceWords(
  words: Words,
  option: PieceOption,
  { where, gain, isChosen }: { readonly where: string | null; readonly gain: number; readonly isChosen: boolean },
): string {
  const { t } = words;
  const name = t(`board.a11y.choice.${claimName(option.feature, option.piece)}`);
  const choice = where === null ? name : t('board.a11y.choiceAt', { choice: name, where });
  if (option.objection !== null) return refusedWords(words, choice, option);
  const worth = gain > 0 ? t('board.a11y.choiceGain', { choice, n: gain }) : choice;
  return isChosen ? t('board.a11y.choiceTaken', { choice: worth }) : worth;
}

/** A choice, and what the rules say against it: the eye sees that it is struck through, a reader must hear it. */
export function refusedWords({ t, say }: Words, choice: string, { objection }: PieceOption): string {
  return objection === null ? choice : t('board.a11y.choiceRefused', { choice, why: say(objection) });
}

/** The same in as few words as fit on a button. */
export function chipWords(
  { t }: Words,
  { piece, feature }: PieceOption,
  { where, gain }: { readonly where: string | null; readonly gain: number },
): string {
  const name = t(`board.chip.${claimName(feature, piece)}`);
  const chip = where === null ? name : t('board.chip.at', { chip: name, where });
  return gain > 0 ? t('board.chip.gain', { chip, n: gain }) : chip;
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
