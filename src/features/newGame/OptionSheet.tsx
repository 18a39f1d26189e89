import type { OptionSpec, OptionValue } from '@/core/options';
import { useWords, type Words } from '@/i18n';
import { ChoiceList } from '@/ui/controls/ChoiceList';
import { Sheet } from '@/ui/frame/Sheet';

import type { Draft } from './draft';

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

/** One option of the game, with its values one under the other. */
export function OptionSheet({
  name,
  spec,
  draft,
  onChange,
  onClose,
}: {
  name: string;
  spec: OptionSpec<OptionValue>;
  draft: Draft;
  onChange: (draft: Draft) => void;
  onClose: () => void;
}) {
  const words = useWords();
  const { title, detail, valueText } = optionWords(words, name);
  const values = spec.values(draft.seats.length);
  return (
    <Sheet testID="option-sheet" title={title} detail={detail} closeLabel={words.t('match.done')} onClose={onClose}>
      <ChoiceList
        label={title}
        value={String(draft.options[name] ?? spec.usual)}
        onChange={(text) => {
          const value = values.find((known) => String(known) === text);
          if (value !== undefined) onChange({ ...draft, options: { ...draft.options, [name]: value } });
        }}
        options={values.map((value) => ({
          value: String(value),
          label: valueText(value),
          detail: value === spec.usual ? words.t('newGame.usual') : undefined,
          testID: `value-${String(value)}`,
        }))}
      />
    </Sheet>
  );
}
