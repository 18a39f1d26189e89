import type { Topic } from '@/features/contract/topic';
import type { FeatureKind, Foresight, Gain, PieceChoice, Placed, TileTable } from '@/games/tiles';
import type { Words } from '@/i18n';
import { nameOf, type ScoreLine } from '@/match/scoreLines';

import { closedWords, featureWords } from './reasonWords';

/** A line of the preview: who gains what, and why. */
export interface PreviewRow {
  /** The score line whose badge stands beside it, or null when it is about nobody. */
  readonly player: number | null;
  readonly title: string;
  readonly why: string;
  /** Null for a line that only counts others. */
  readonly topic: Topic | null;
}

const MOST_LINES = 3;

/** What the main button says: exactly what it will do, with the mover's points. */
export function buttonWords(
  words: Words,
  table: TileTable,
  pending: Placed,
  foresight: Foresight,
  isForetold: boolean,
): string {
  const action = actionWords(words, table, pending);
  const points = foresight.gains.find(({ player }) => player === table.player)?.points ?? 0;
  return isForetold && points > 0 ? words.t('board.button.scoring', { words: action, n: points }) : action;
}

function actionWords({ t }: Words, table: TileTable, pending: Placed): string {
  if (pending.piece === null) return t(table.hasHuts ? 'board.button.plainHunters' : 'board.button.plain');
  return t(`board.button.claim.${claimName(featureOf(table, pending, pending.piece), pending.piece)}`);
}

type ClaimName = 'city' | 'road' | 'field' | 'cloister' | 'forest' | 'river' | 'meadow' | 'lake' | 'hut';

/** The entry of the dictionaries for a piece on a feature. */
export function claimName(feature: FeatureKind, piece: PieceChoice): ClaimName {
  if (feature === 'lake' || feature === 'system') return 'lake';
  return piece.kind === 'hut' ? 'hut' : feature;
}

function featureOf(table: TileTable, placed: Placed, piece: PieceChoice): FeatureKind {
  return table.piecesAt(placed).find(({ piece: other }) => other.segment === piece.segment)?.feature ?? 'field';
}

/** Who gets what and why, for every player who gains; at most three, then how many more. */
export function previewLines(words: Words, lines: readonly ScoreLine[], foresight: Foresight): PreviewRow[] {
  const { t } = words;
  const { gains, unpaid, waiting, hasGold, claim } = foresight;
  const shown = gains.length > MOST_LINES ? gains.slice(0, MOST_LINES) : gains;
  const preview: PreviewRow[] = shown.map((gain) => ({
    player: gain.player,
    title: t('board.preview.gain', { name: nameOf(lines, gain.player), n: gain.points }),
    why: whyWords(words, gain),
    topic: pointsOf(gain.because[0]?.because.feature),
  }));
  if (gains.length > shown.length)
    preview.push({
      player: null,
      title: t('board.preview.more', { n: gains.length - shown.length }),
      why: '',
      topic: null,
    });
  for (const event of unpaid) {
    const [player = 0] = event.players;
    const title = t('board.preview.unpaid', { name: nameOf(lines, player) });
    preview.push({
      player,
      title,
      why: closedWords(words, event.because),
      topic: { phrase: 'board.told.closedUnpaid' },
    });
  }
  if (waiting > 0) {
    const title = t('board.preview.choice', { n: waiting });
    preview.push({ player: null, title, why: '', topic: { phrase: 'tiles.move.scoreNext' } });
  }
  if (hasGold)
    preview.push({ player: null, title: t('board.preview.gold'), why: '', topic: { phrase: 'board.told.bonus' } });
  if (preview.length > 0) return preview;
  return [
    {
      player: null,
      title: t('board.preview.nobody'),
      why: claim === null ? '' : claimWords(words, claim),
      topic: pointsOf(claim?.info.kind),
    },
  ];
}

function pointsOf(kind: string | undefined): Topic | null {
  return kind === undefined ? null : { points: kind, isFinal: false };
}

function whyWords(words: Words, { because, returning }: Gain): string {
  const why = because.map((event) => closedWords(words, event.because)).join('; ');
  return returning === 0 ? why : words.t('board.preview.returns', { why, n: returning });
}

/** "Road of 2 tiles, 1 open end". */
function claimWords(words: Words, { info, reason }: NonNullable<Foresight['claim']>): string {
  const feature = featureWords(words, reason);
  if (info.kind === 'field' || info.kind === 'meadow' || info.kind === 'system') return feature;
  return words.t('board.preview.worthNow', { feature, ends: openWords(words, info) });
}

/** How many open ends a feature has, or empty cells around a monastery. */
export function openWords({ t }: Words, { kind, openEnds }: { kind: FeatureKind; openEnds: number }): string {
  return t(kind === 'cloister' ? 'board.count.emptyAround' : 'board.count.openEnds', { n: openEnds });
}
