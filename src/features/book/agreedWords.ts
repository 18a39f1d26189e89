import type { GameId } from '@/core/game';
import type { OptionValue } from '@/core/options';
import { optionWords } from '@/features/contract/optionWords';
import { gameOf } from '@/games';
import type { Words } from '@/i18n';

/** "In this match: Fields: no", where it is not as usual; null where it is, and outside a match. */
export function agreedWords(words: Words, game: GameId, option: string, options: object | undefined): string | null {
  const spec = Object.entries(gameOf(game).options).find(([name]) => name === option)?.[1];
  const value = Object.entries(options ?? {}).find(([name]) => name === option)?.[1] as OptionValue | undefined;
  if (spec === undefined || value === undefined || value === spec.usual || option === 'startPlayer') return null;
  const { title, valueText } = optionWords(words, option);
  if (typeof value === 'boolean')
    return words.t(value ? 'book.with' : 'book.without', { option: title.toLocaleLowerCase() });
  return words.t('book.inThisMatch', { option: title, value: valueText(value) });
}
