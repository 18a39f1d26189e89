import { View } from 'react-native';

import { ruleOf } from '@/features/contract/topic';
import { RuleLink, type Played } from '@/features/shell/RuleLink';
import { useWords } from '@/i18n';
import type { ScoreLine } from '@/match/scoreLines';
import { Tappable } from '@/ui/controls/Tappable';
import { PlayerBadge } from '@/ui/drawing/PlayerBadge';
import { Divider } from '@/ui/frame/Panel';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import type { MoveSentence } from '../words/tell';

export interface HistoryEntry extends MoveSentence {
  readonly key: string;
}

/** Moves in words, newest first; a tap shows where it was, the book why. */
export function HistoryList({
  entries,
  lines,
  of,
  onShow,
}: {
  entries: readonly HistoryEntry[];
  lines: readonly ScoreLine[];
  of: Played;
  onShow: (at: { x: number; y: number }) => void;
}) {
  const { t } = useWords();
  const { colors } = useTheme();
  if (entries.length === 0) {
    return (
      <Text variant="body" color="ink2">
        {t('board.history.empty')}
      </Text>
    );
  }
  return (
    <View role="list">
      {entries.map((entry, index) => {
        const { at, player } = entry;
        const line = player === null ? undefined : lines[player];
        const row = (
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.between, minHeight: 44, padding: 4 }}>
            {line !== undefined && <PlayerBadge player={line.number} name={line.name} size={22} />}
            <Text variant="body" style={{ flex: 1 }}>
              {entry.text}
            </Text>
            {entry.gain > 0 && (
              <Text variant="body" face="bold">
                {t('board.history.gain', { n: entry.gain })}
              </Text>
            )}
          </View>
        );
        return (
          <View key={entry.key} role="listitem">
            {index > 0 && <Divider />}
            <View style={{ flexDirection: 'row', alignItems: 'center' }}>
              <View style={{ flex: 1 }}>
                {at === null ? (
                  row
                ) : (
                  <Tappable
                    role="button"
                    aria-label={t('board.history.show', { words: entry.text })}
                    testID={`history-${entry.key}`}
                    sinks={false}
                    onPress={() => onShow(at)}
                    style={({ isPressed }) => ({
                      borderRadius: CORNER.tag,
                      backgroundColor: isPressed ? colors.sunk : undefined,
                    })}
                  >
                    {row}
                  </Tappable>
                )}
              </View>
              <RuleLink of={of} rule={ruleOf(of.game, entry.topic)} about={entry.text} />
            </View>
          </View>
        );
      })}
    </View>
  );
}
