import { gameOf } from '@/games';
import { listOf, type Words } from '@/i18n';
import { scoreLines, type ScoreLine } from '@/match/scoreLines';

import type { Reviewed } from './useReview';

/** How a match ended, in words, and whose travellers stand in the rays. */
export interface Verdict {
  readonly title: string;
  readonly detail: string;
  /** Score lines to celebrate; nobody when a match was called off. */
  readonly winners: readonly ScoreLine[];
  readonly lines: readonly ScoreLine[];
}

export function verdictOf(words: Words, { match, review }: Reviewed): Verdict {
  const { t } = words;
  const scores = review.table.scores();
  const lines = scoreLines(review.record, scores.length, words);
  if (review.outcome === null) {
    return { title: t('match.result.calledOff'), detail: t('match.result.calledOffText'), winners: [], lines };
  }
  if (gameOf(review.record.game).isTeamwork) return soloVerdict(words, match, scores, lines);
  const { winners } = review.outcome;
  const champions = lines.filter(({ index }) => winners.includes(index));
  const names = listOf(
    champions.map(({ name }) => name),
    words,
  );
  const best = Math.max(...scores);
  const points = t('board.points', { n: best });
  if (champions.length > 1) {
    return {
      title: t('match.result.wonTogether', { names }),
      detail: t('match.result.tied', { points }),
      winners: champions,
      lines,
    };
  }
  const others = lines.filter(({ index }) => !winners.includes(index));
  const second = others.reduce<ScoreLine | undefined>(
    (ahead, line) => (ahead === undefined || (scores[line.index] ?? 0) > (scores[ahead.index] ?? 0) ? line : ahead),
    undefined,
  );
  const detail =
    second === undefined
      ? points
      : t('match.result.aheadOf', { points, n: best - (scores[second.index] ?? 0), name: second.name });
  return { title: t('match.result.won', { names }), detail, winners: champions, lines };
}

/** Alone there is nobody to beat: the result is the colour in last place, and all of them are shown. */
function soloVerdict(
  words: Words,
  { origin }: Reviewed['match'],
  scores: readonly number[],
  lines: readonly ScoreLine[],
): Verdict {
  const { t } = words;
  const worst = Math.min(...scores);
  const last = lines.filter(({ index }) => scores[index] === worst);
  const name = listOf(
    last.map((line) => line.name),
    words,
  );
  const [year = 1970, month = 1, day = 1] = origin.kind === 'daily' ? origin.date.split('-').map(Number) : [];
  return {
    title: t('match.result.soloResult', { n: worst }),
    detail:
      origin.kind === 'daily'
        ? t('match.result.daily', { date: words.dayMonth(new Date(year, month - 1, day)) })
        : t('match.result.soloDetail', { name }),
    winners: lines,
    lines,
  };
}
