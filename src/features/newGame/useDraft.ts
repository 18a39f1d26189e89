import { useEffect, useState } from 'react';

import type { GameId } from '@/core/game';
import { useWords } from '@/i18n';
import { useSettings } from '@/storage/settingsStore';
import { CHARACTERS } from '@/ui/portraits';

import { draftOf, newDraft, type Draft } from './draft';
import { readLastTable, readNames } from './memory';
import { drawCode } from './seedCode';

/** The table being set: as it was last time, or a first one. Null until the device has answered. */
export function useDraft(game: GameId) {
  const { t } = useWords();
  const { aids, handOver } = useSettings((state) => state.settings);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [names, setNames] = useState<readonly string[]>([]);
  const computerNames = CHARACTERS.map((id) => t(`ai.names.${id}`));

  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      const [last, known] = await Promise.all([readLastTable(game), readNames()]);
      if (!isCurrent) return;
      const code = drawCode(Math.random);
      setNames(known);
      setDraft(
        last === null
          ? newDraft(game, { person: known[0] ?? t('newGame.you'), names: computerNames, aids, handOver, code })
          : draftOf(game, last, { aids, handOver, code }),
      );
    })();
    return () => {
      isCurrent = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a table half set does not start anew when a setting changes
  }, [game]);

  return { draft, names, computerNames, change: setDraft };
}
