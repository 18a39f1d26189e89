import { useEffect, useRef } from 'react';
import { FlatList, View, type ViewStyle } from 'react-native';

import { rowOf } from '@/features/rows';
import { useWords } from '@/i18n';
import type { Review } from '@/match/review';
import type { ScoreLine } from '@/match/scoreLines';
import { Tappable } from '@/ui/controls/Tappable';
import { PlayerBadge } from '@/ui/drawing/PlayerBadge';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

const ROW = 56;
/** Rows above the one that is shown, so that one sees what led there. */
const BEFORE = 2;

/** The whole match in words; a tap goes there, and the list follows the replay. */
export function MoveRows({
  review,
  lines,
  at,
  onPick,
  style,
}: {
  review: Review;
  lines: readonly ScoreLine[];
  at: number;
  onPick: (moves: number) => void;
  style?: ViewStyle;
}) {
  const words = useWords();
  const { t } = words;
  const { colors } = useTheme();
  const list = useRef<FlatList>(null);
  const first = Math.max(0, at - 1 - BEFORE);
  useEffect(() => {
    list.current?.scrollToOffset({ offset: first * ROW, animated: false });
  }, [first]);
  return (
    <FlatList
      ref={list}
      style={style}
      data={review.told}
      extraData={at}
      initialScrollIndex={first}
      getItemLayout={(_, index) => ({ length: ROW, offset: ROW * index, index })}
      keyExtractor={({ index }) => String(index)}
      renderItem={({ item }) => {
        const said = rowOf(review.record.game).words.moveWords(words, lines, item);
        const line = lines[said.player];
        const moves = item.index + 1;
        return (
          <Tappable
            role="button"
            aria-label={t('match.replay.moveLine', { n: moves, text: said.title })}
            aria-current={moves === at}
            onPress={() => onPick(moves)}
            testID={`move-${moves}`}
            sinks={false}
            style={({ isPressed }) => ({
              height: ROW,
              flexDirection: 'row',
              alignItems: 'center',
              gap: 10,
              paddingHorizontal: SPACE.inside,
              borderRadius: CORNER.control,
              backgroundColor: moves === at ? colors.actionSoft : isPressed ? colors.sunk : undefined,
            })}
          >
            <View style={{ minWidth: 26 }}>
              <Text variant="caption" color="ink2" align="right" maxScale={1.3}>
                {String(moves)}
              </Text>
            </View>
            {line !== undefined && <PlayerBadge player={line.number} name={line.name} size={24} />}
            <Text variant="body" numberOfLines={2} maxScale={1.4} style={{ flex: 1 }}>
              {said.title}
            </Text>
          </Tappable>
        );
      }}
    />
  );
}
