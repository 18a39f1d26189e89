import type { OptionSpec, OptionValue } from '@/core/options';
import { bookOf } from '@/book';
import { optionWords } from '@/features/contract/optionWords';
import { RuleLink } from '@/features/shell/RuleLink';
import { useWords } from '@/i18n';
import { ChoiceList } from '@/ui/controls/ChoiceList';
import { Sheet } from '@/ui/frame/Sheet';

import type { Draft } from './draft';

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
    <Sheet
      testID="option-sheet"
      title={title}
      detail={detail}
      closeLabel={words.t('match.done')}
      rule={<RuleLink of={draft} rule={bookOf(draft.game).ofOption(name)} about={title} />}
      onClose={onClose}
    >
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
