import type { Words } from '@/i18n';
import type { Tally } from '@/match/statistics';

export function percentOf({ games, wins }: Pick<Tally, 'games' | 'wins'>): number {
  return games === 0 ? 0 : Math.round((wins / games) * 100);
}

/** A mean to one place, split where languages put different marks. */
export function decimalOf({ t }: Words, value: number): string {
  const tenths = Math.round(value * 10);
  return t('stats.decimal', { whole: Math.floor(tenths / 10), tenth: tenths % 10 });
}

/** How well somebody usually does, and how well once. */
export function meanAndBest(words: Words, { average, best }: Tally): string {
  return words.t('stats.meanAndBest', { average: decimalOf(words, average), best: best?.points ?? 0 });
}
