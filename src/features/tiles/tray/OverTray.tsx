import { ScrollView, View } from 'react-native';

import { bookOf } from '@/book';
import { openRules } from '@/features/shell/bookOpening';
import { gameOf } from '@/games';
import { finalCount, tileEvents } from '@/games/tiles';
import { useWords } from '@/i18n';
import { useMatch } from '@/match/react';
import { Button } from '@/ui/controls/Button';
import { useLayout } from '@/ui/frame/layout';
import { SPACE } from '@/ui/look/tokens';
import { LiveText } from '@/ui/text/LiveText';
import { Text } from '@/ui/text/Text';

import { useIsInPanel } from '../dock';
import type { Play } from '../usePlay';
import { countedWords, earlyWords, winnerWords } from '../words/finalWords';

/** How it ended: who won, why it ended now, and what each kind of the final count brought. It stays until it is left. */
export function OverTray({ play, onResult }: { play: Play; onResult: () => void }) {
  const { t } = useWords();
  const { edge, kind: layout } = useLayout();
  const isInPanel = useIsInPanel();
  const { words, table, lines, game, isCalledOff } = play;
  const told = useMatch((state) => state.told);
  const kinds = finalCount(
    told.flatMap((happening) => tileEvents(happening)),
    gameOf(game).points.kinds,
    lines.map(() => 0),
  );
  const early = isCalledOff ? null : earlyWords(words, lines, table);
  const winner = isCalledOff ? null : winnerWords(words, game, lines, table);
  return (
    <View
      testID="over"
      style={{
        flexShrink: 1,
        gap: SPACE.between,
        paddingHorizontal: isInPanel ? 0 : edge,
        paddingTop: isInPanel ? 0 : SPACE.edge,
      }}
    >
      {/* Many players and large letters: the words scroll, the button stays. */}
      <ScrollView style={{ flexGrow: 0, flexShrink: 1 }} contentContainerStyle={{ gap: SPACE.half }}>
        <LiveText isNews variant={layout === 'tablet' ? 'cardLarge' : 'card'} role="heading" aria-level={2}>
          {winner ?? t('board.tray.over')}
        </LiveText>
        {early === null ? (
          <Text variant="caption" color="ink2">
            {t(isCalledOff ? 'board.tray.calledOff' : 'board.tray.overText')}
          </Text>
        ) : (
          <LiveText isNews variant="caption" testID="over-early">
            {early}
          </LiveText>
        )}
        {kinds.map((kind) => (
          <Text key={kind.kind} variant="caption" face="bold" testID={`final-${kind.kind}`}>
            {countedWords(words, lines, kind, kind.items)}
          </Text>
        ))}
      </ScrollView>
      {early !== null && (
        <Button
          kind="secondary"
          icon="book"
          label={t('board.final.rule')}
          onPress={() => openRules(game, bookOf(game).earlyEnd, play.record.options)}
          testID="over-rule"
        />
      )}
      <Button label={t('board.tray.seeResult')} onPress={onResult} testID="see-result" />
    </View>
  );
}
