import type { GameId } from '@/core/game';
import { useWords } from '@/i18n';
import { IconButton } from '@/ui/controls/IconButton';

import { openRules } from './bookOpening';

/** What is played, and by which options: a record is one, and so is a table that is being set. */
export interface Played {
  readonly game: GameId;
  readonly options: object;
}

/** The way to the rule behind what stands beside it; nothing where no rule stands behind it. */
export function RuleLink({ of: { game, options }, rule, about }: { of: Played; rule: string | null; about: string }) {
  const { t } = useWords();
  if (rule === null) return null;
  return (
    <IconButton
      icon="book"
      label={t('book.ruleOf', { what: about })}
      bare
      onPress={() => openRules(game, rule, options)}
      testID={`rule-of-${rule}`}
    />
  );
}
