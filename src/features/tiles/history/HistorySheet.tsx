import { tileEvents } from '@/games/tiles';
import { useWords } from '@/i18n';
import { useMatch } from '@/match/react';
import type { ScoreLine } from '@/match/scoreLines';
import { Sheet } from '@/ui/frame/Sheet';

import { tell } from '../words/tell';
import { HistoryList, type HistoryEntry } from './HistoryList';

/** Every sentence of the match, newest first; or only of the last moves. */
export function useHistory(lines: readonly ScoreLine[], most = Infinity): HistoryEntry[] {
  const words = useWords();
  const happenings = useMatch((state) => state.told);
  const entries: HistoryEntry[] = [];
  for (let index = happenings.length - 1; index >= 0 && entries.length < most; index--) {
    const happening = happenings[index];
    if (happening === undefined) break;
    const told = tell(words, lines, tileEvents(happening)).map((line, part) => ({ ...line, key: `${index}-${part}` }));
    entries.push(...told.reverse());
  }
  return entries.slice(0, most);
}

/** The whole match in words. */
export function HistorySheet({
  lines,
  onShow,
  onClose,
}: {
  lines: readonly ScoreLine[];
  onShow: (at: { x: number; y: number }) => void;
  onClose: () => void;
}) {
  const { t } = useWords();
  const entries = useHistory(lines);
  const record = useMatch((state) => state.record);
  return (
    <Sheet title={t('board.history.title')} closeLabel={t('board.card.close')} onClose={onClose} testID="history">
      <HistoryList entries={entries} lines={lines} of={record} onShow={onShow} />
    </Sheet>
  );
}
