import { View } from 'react-native';

import { GAME_IDS, type GameId } from '@/core/game';
import { seatsAndTime } from '@/features/games/facts';
import { RuleList } from '@/features/games/RuleList';
import { LessonPanel } from '@/features/lesson/LessonPanel';
import { openRules } from '@/features/shell/bookOpening';
import { goBack, openNewGame } from '@/features/shell/navigation';
import { useWords } from '@/i18n';
import { Button } from '@/ui/controls/Button';
import { Painting } from '@/ui/drawing/Painting';
import { Header } from '@/ui/frame/Header';
import { useLayout } from '@/ui/frame/layout';
import { Panel } from '@/ui/frame/Panel';
import { Screen } from '@/ui/frame/Screen';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

/** Each game in a minute, in our own words; the one that was asked for comes first. */
export function LearnScreen({ game: asked }: { game?: string }) {
  const { t } = useWords();
  const { isWide, kind } = useLayout();
  const games = [...GAME_IDS].sort((one, other) => Number(other === asked) - Number(one === asked));
  const columns = isWide && kind === 'tablet' ? 2 : 1;
  return (
    <Screen
      testID="learn"
      maxWidth={columns === 2 ? 1180 : 720}
      header={<Header title={t('learn.title')} backLabel={t('common.back')} onBack={goBack} />}
    >
      <Text variant="body" color="ink2">
        {t('learn.intro')}
      </Text>
      <View
        style={{
          flexDirection: columns === 2 ? 'row' : 'column',
          flexWrap: columns === 2 ? 'wrap' : 'nowrap',
          gap: SPACE.edge,
        }}
      >
        {games.map((game) => (
          <View key={game} style={columns === 2 ? { flexBasis: '45%', flexGrow: 1 } : undefined}>
            <GamePanel game={game} />
          </View>
        ))}
      </View>
    </Screen>
  );
}

function GamePanel({ game }: { game: GameId }) {
  const words = useWords();
  const { outline } = useTheme();
  const name = words.t(`games.${game}.name`);
  const inner = CORNER.card - outline.borderWidth;
  return (
    <Panel corner={CORNER.card} style={{ flexGrow: 1 }}>
      <Painting game={game} style={{ height: 132, borderTopLeftRadius: inner, borderTopRightRadius: inner }} />
      <View style={{ flexGrow: 1, padding: SPACE.edge, gap: SPACE.between }}>
        <View style={{ gap: 2 }}>
          <Text variant="heading" role="heading" aria-level={2}>
            {name}
          </Text>
          <Text variant="caption" color="ink2">
            {seatsAndTime(words, game)}
          </Text>
        </View>
        <Text variant="body" color="ink2">
          {words.t(`games.${game}.about`)}
        </Text>
        <LessonPanel game={game} />
        <RuleList game={game} />
        <View style={{ flexGrow: 1, justifyContent: 'flex-end', gap: SPACE.inside }}>
          <Button
            label={words.t('learn.rules')}
            kind="secondary"
            icon="book"
            onPress={() => openRules(game)}
            testID={`rules-of-${game}`}
          />
          <Button
            label={words.t('learn.open', { game: name })}
            kind="secondary"
            icon="forward"
            onPress={() => openNewGame(game)}
            testID={`learn-${game}`}
          />
        </View>
      </View>
    </Panel>
  );
}
