import { View } from 'react-native';

import { useWords } from '@/i18n';
import { useMatch } from '@/match/react';
import type { ScoreLine } from '@/match/scoreLines';
import { Tappable } from '@/ui/controls/Tappable';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { HistoryList } from './HistoryList';
import { useHistory } from './HistorySheet';

/** The last few moves in words, on the panel of a tablet. */
export function LastMoves({
  lines,
  most,
  onShow,
  onAll,
}: {
  lines: readonly ScoreLine[];
  most: number;
  onShow: (at: { x: number; y: number }) => void;
  onAll: () => void;
}) {
  const { t } = useWords();
  const entries = useHistory(lines, most);
  const record = useMatch((state) => state.record);
  return (
    <View style={{ gap: SPACE.half, flexShrink: 1, overflow: 'hidden' }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' }}>
        <Text variant="card" role="heading" aria-level={2}>
          {t('board.history.last')}
        </Text>
        <Tappable
          role="button"
          aria-label={t('board.history.all')}
          onPress={onAll}
          testID="history-all"
          style={{ minHeight: 44, justifyContent: 'center', paddingHorizontal: SPACE.inside }}
        >
          <Text variant="caption" color="ink2">
            {t('board.history.all')}
          </Text>
        </Tappable>
      </View>
      <HistoryList entries={entries} lines={lines} of={record} onShow={onShow} />
    </View>
  );
}
