import type { OptionValue } from '@/core/options';
import type { Words } from '@/i18n';

/** What an option and its values are called: a sentence for each name that a game may use. */
export function optionWords({ say }: Words, name: string) {
  const word = (key: string) => say({ key, values: {} });
  return {
    title: word(`newGame.option.${name}.title`),
    detail: word(`newGame.option.${name}.detail`),
    valueText: (value: OptionValue) =>
      typeof value === 'number' ? String(value) : word(`newGame.optionValue.${String(value)}`),
  };
}
