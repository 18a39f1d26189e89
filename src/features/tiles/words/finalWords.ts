import { kindWords } from '@/features/contract/kindWords';
import { gameOf } from '@/games';
import type { GameId } from '@/core/game';
import { gainsIn, type Counted, type CountedKind, type TileTable } from '@/games/tiles';
import { listOf, type Words } from '@/i18n';
import { nameOf, type ScoreLine } from '@/match/scoreLines';

/** "Roads: Ana +4, Rui +2", for as much of a kind as has been counted. */
export function countedWords(
  words: Words,
  lines: readonly ScoreLine[],
  { kind }: CountedKind,
  items: readonly Counted[],
): string {
  const { t } = words;
  const gains = gainsIn(items, lines.length).flatMap((n, player) =>
    n === 0 ? [] : [t('board.preview.gain', { name: nameOf(lines, player), n })],
  );
  const name = kindWords(words, kind);
  const [first, ...others] = gains;
  if (first === undefined) return name;
  const row = others.reduce((names, gain) => t('board.list.next', { names, name: gain }), first);
  return t('board.final.kind', { kind: name, gains: row });
}

/** Who won, and with how much; of a team, what it made of the game. */
export function winnerWords(words: Words, game: GameId, lines: readonly ScoreLine[], table: TileTable): string | null {
  const { t } = words;
  const outcome = table.outcome();
  if (outcome === null) return null;
  const { isTeamwork, points: rules } = gameOf(game);
  const [first = 0] = outcome.winners;
  const n = rules.resultOf(outcome.scores, first);
  if (isTeamwork) return t('board.final.result', { n });
  const names = outcome.winners.map((winner) => nameOf(lines, winner));
  const said = { names: listOf(names, words), points: t('board.points', { n }) };
  return names.length > 1 ? t('board.final.winTogether', said) : t('board.final.wins', said);
}

/** Why a game ended with tiles still to come; null where it ended with the last one, or goes on. */
export function earlyWords({ t }: Words, lines: readonly ScoreLine[], table: TileTable): string | null {
  if (table.endReason !== 'followers' || table.tilesLeft === 0) return null;
  return t('board.final.early', { n: table.tilesLeft, name: nameOf(lines, table.player) });
}
