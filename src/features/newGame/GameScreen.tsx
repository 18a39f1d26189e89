import { router } from 'expo-router';
import { ScrollView, StyleSheet, View } from 'react-native';

import type { GameId } from '@/core/game';
import { GAME_FACTS, seatsAndTime } from '@/features/games/facts';
import { RuleList } from '@/features/games/RuleList';
import { goBack } from '@/features/shell/navigation';
import { useWords } from '@/i18n';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { useLayout } from '@/ui/layout';
import { Painting } from '@/ui/Painting';
import { Divider, Panel } from '@/ui/Panel';
import { RowContent } from '@/ui/Row';
import { Text } from '@/ui/Text';
import { useTheme } from '@/ui/theme';
import { CORNER, SPACE } from '@/ui/tokens';

/** A game before the match: its landscape, what it is, how it plays, and the one button. */
export function GameScreen({ game }: { game: GameId }) {
  const { t } = useWords();
  const { colors, isHighContrast } = useTheme();
  const { kind, isWide, isLargeText, edge, insets, width, height } = useLayout();
  const isBeside = isWide;
  const isTablet = kind === 'tablet';
  const corner = isTablet ? CORNER.sheetTablet : CORNER.sheet;
  const art = isBeside
    ? { width: width * 0.42 }
    : { height: Math.min(height * (isLargeText ? 0.22 : 0.3), isTablet ? 380 : 260) + insets.top };
  const left = isBeside ? SPACE.edgeTablet : Math.max(edge, insets.left);
  const right = Math.max(edge, insets.right);
  return (
    <View
      testID={`new-${game}`}
      role="main"
      style={{ flex: 1, flexDirection: isBeside ? 'row' : 'column', backgroundColor: colors.bg }}
    >
      <View style={art}>
        <Painting game={game} style={StyleSheet.absoluteFill} />
        <View
          style={{
            flexDirection: 'row',
            justifyContent: 'space-between',
            paddingTop: insets.top + SPACE.between,
            paddingLeft: Math.max(edge, insets.left),
            // The sheet beside the landscape overlaps it by its corner.
            paddingRight: isBeside ? edge + corner : right,
          }}
        >
          <IconButton icon="back" label={t('common.back')} onPress={goBack} testID="back" />
          <IconButton icon="book" label={t('home.learn')} onPress={() => router.push('/learn')} testID="open-learn" />
        </View>
      </View>
      <View
        style={{
          flex: 1,
          backgroundColor: colors.bg,
          marginTop: isBeside ? 0 : -corner,
          marginLeft: isBeside ? -corner : 0,
          borderTopLeftRadius: corner,
          borderTopRightRadius: isBeside ? 0 : corner,
          borderBottomLeftRadius: isBeside ? corner : 0,
          borderColor: colors.line,
          borderTopWidth: isHighContrast && !isBeside ? 2 : 0,
          borderLeftWidth: isHighContrast && isBeside ? 2 : 0,
          overflow: 'hidden',
        }}
      >
        <ScrollView
          contentContainerStyle={{
            paddingLeft: left,
            paddingRight: right,
            paddingTop: isBeside ? insets.top + SPACE.edge : SPACE.edgeTablet,
            paddingBottom: SPACE.edge,
            gap: SPACE.between,
            width: '100%',
            maxWidth: 760,
            alignSelf: 'center',
          }}
        >
          <GameText game={game} />
        </ScrollView>
        <View
          style={{
            paddingLeft: left,
            paddingRight: right,
            paddingTop: SPACE.inside,
            paddingBottom: insets.bottom + SPACE.edge,
            width: '100%',
            maxWidth: 760,
            alignSelf: 'center',
          }}
        >
          <Button
            label={t('newGame.start')}
            insteadOfLabel={t('newGame.notYet')}
            onPress={goBack}
            testID="start-match"
          />
        </View>
      </View>
    </View>
  );
}

function GameText({ game }: { game: GameId }) {
  const words = useWords();
  const { t } = words;
  const { seats, minutes } = GAME_FACTS[game];
  const [min, max] = seats;
  const isSolo = max === 1;
  return (
    <>
      <View style={{ gap: 4 }}>
        <Text variant="title" role="heading" aria-level={1}>
          {t(`games.${game}.name`)}
        </Text>
        <Text variant="caption" color="ink2">
          {seatsAndTime(words, game)}
        </Text>
      </View>
      <Text variant="body">{t(`games.${game}.about`)}</Text>
      <Panel>
        <RowContent
          icon="person"
          title={isSolo ? t('newGame.seatOne') : t('newGame.seatRange', { min, max })}
          detail={isSolo ? t('newGame.soloDetail') : t('newGame.seatsDetail')}
        />
        <Divider />
        <RowContent icon="speed" title={t('newGame.time', { n: minutes })} detail={t('newGame.timeDetail')} />
        <Divider />
        <RowContent icon="phone" title={t('newGame.offline')} detail={t('newGame.offlineDetail')} />
      </Panel>
      <Panel style={{ padding: SPACE.edge, gap: SPACE.between }}>
        <Text variant="card" role="heading" aria-level={2}>
          {t('newGame.rules')}
        </Text>
        <RuleList game={game} />
      </Panel>
    </>
  );
}
