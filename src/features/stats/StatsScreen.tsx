import { router } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';

import { GAME_IDS } from '@/core/game';
import { goBack } from '@/features/shell/navigation';
import { gameOf } from '@/games';
import { useWords } from '@/i18n';
import type { Statistics } from '@/match/statistics';
import { handOut } from '@/platform/share';
import { matches } from '@/storage/matches';
import type { KeptResult } from '@/storage/results';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/drawing/Icon';
import { Header } from '@/ui/frame/Header';
import { useLayout } from '@/ui/frame/layout';
import { Panel } from '@/ui/frame/Panel';
import { Screen } from '@/ui/frame/Screen';
import { Sheet } from '@/ui/frame/Sheet';
import { SPACE } from '@/ui/look/tokens';
import { LiveText } from '@/ui/text/LiveText';
import { Text } from '@/ui/text/Text';

import { EmptyStats } from './EmptyStats';
import { meanAndBest, percentOf } from './figures';
import { Figure, GamePanel } from './GamePanel';
import { LatestMatches } from './LatestMatches';
import { ShareBar } from './ShareBar';
import { useStatistics } from './useStatistics';

/** What the finished matches of this device add up to. */
export function StatsScreen() {
  const { t } = useWords();
  const { isWide, kind } = useLayout();
  const { load, refresh } = useStatistics();
  return (
    <Screen
      testID="stats"
      maxWidth={isWide && kind === 'tablet' ? 1080 : 720}
      header={<Header title={t('stats.title')} backLabel={t('common.back')} onBack={goBack} />}
    >
      {load.status === 'failed' && (
        <LiveText variant="body" color="bad" role="alert">
          {t('stats.unreadable')}
        </LiveText>
      )}
      {load.status === 'ready' && load.isDamaged && (
        <>
          <LiveText variant="body" color="bad" role="alert">
            {t('stats.damaged')}
          </LiveText>
          <Button
            kind="secondary"
            label={t('match.storage.seeAside')}
            onPress={() => router.push('/settings')}
            testID="see-aside"
          />
        </>
      )}
      {load.status === 'ready' && load.lines.length === 0 && (
        <>
          <EmptyStats />
          {load.history.length > 0 && <LatestMatches lines={load.history} kept={load.kept} />}
        </>
      )}
      {load.status === 'ready' && load.lines.length > 0 && (
        <>
          <Summary statistics={load.statistics} />
          <View
            style={
              isWide && kind === 'tablet'
                ? { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.between }
                : { gap: SPACE.between }
            }
          >
            {GAME_IDS.filter((game) => load.statistics.byGame[game].games > 0).map((game) => (
              <GamePanel key={game} game={game} statistics={load.statistics.byGame[game]} />
            ))}
          </View>
          <People statistics={load.statistics} />
          <LatestMatches lines={load.history} kept={load.kept} />
          <Data lines={load.lines} onErased={refresh} />
        </>
      )}
    </Screen>
  );
}

function Summary({ statistics }: { statistics: Statistics }) {
  const { t } = useWords();
  const { byGame, daily, practice, calledOff } = statistics;
  const rivals = GAME_IDS.filter((game) => !gameOf(game).isTeamwork).map((game) => byGame[game]);
  const played = {
    games: rivals.reduce((sum, { games }) => sum + games, 0),
    wins: rivals.reduce((sum, { wins }) => sum + wins, 0),
  };
  const left = practice + calledOff;
  return (
    <Panel style={{ padding: SPACE.edge, gap: SPACE.between }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.edgeTablet, rowGap: SPACE.inside }}>
        <Figure label={t('stats.games')} value={String(statistics.games)} />
        {played.games > 0 && (
          <Figure label={t('stats.wins')} value={t('stats.share', { percent: percentOf(played) })} />
        )}
        <Figure label={t('stats.streak')} value={String(daily.streak)} />
      </View>
      {daily.days.length > 0 && (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.edge }}>
          <Icon name="flame" color="brass" size={18} />
          <Text variant="caption" color="ink2" style={{ flexShrink: 1 }}>
            {t('stats.dailyLongest', { n: daily.longest })}
          </Text>
          <Text variant="caption" color="ink2" style={{ flexShrink: 1 }}>
            {t('stats.dailyDays', { n: daily.days.length })}
          </Text>
        </View>
      )}
      {left > 0 && (
        <Text variant="caption" color="ink2">
          {t('stats.notCounted', { n: left })}
        </Text>
      )}
    </Panel>
  );
}

/** Everybody who played against somebody, and how they do in each game. */
function People({ statistics: { people } }: { statistics: Statistics }) {
  const words = useWords();
  const { t } = words;
  // Alone there is nothing to win: people are compared by the matches they played against somebody.
  const rivals = people.flatMap((person) => {
    const games = person.games - person.byGame.solo.games;
    return games > 0 ? [{ ...person, games }] : [];
  });
  if (rivals.length === 0) return null;
  return (
    <Panel style={{ padding: 14 }}>
      <Text variant="card" role="heading" aria-level={2}>
        {t('stats.people')}
      </Text>
      {rivals.map((person) => (
        <ShareBar
          key={person.name}
          name={person.name}
          tally={person}
          details={GAME_IDS.filter((game) => !gameOf(game).isTeamwork && person.byGame[game].games > 0).map((game) =>
            t('stats.inGame', { game: t(`games.${game}.name`), figures: meanAndBest(words, person.byGame[game]) }),
          )}
          label={t('stats.personLine', {
            name: person.name,
            games: t('stats.gamesOf', { n: person.games }),
            wins: t('stats.winsOf', { n: person.wins }),
          })}
        />
      ))}
    </Panel>
  );
}

/** It is the person's own: to take out, and to erase. */
function Data({ lines, onErased }: { lines: readonly KeptResult[]; onErased: () => void }) {
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState<'handOutFailed' | 'eraseFailed' | null>(null);
  const giveOut = async () => {
    const content = { text: `${JSON.stringify({ format: 'terreno-results', version: 1, results: lines }, null, 2)}\n` };
    const isOut = await handOut({ name: 'terreno-results.json', type: 'application/json', content });
    setFault(isOut ? null : 'handOutFailed');
  };
  const erase = async () => {
    setAsking(false);
    const erased = await matches.eraseResults();
    setFault(erased.ok ? null : 'eraseFailed');
    if (erased.ok) onErased();
  };
  return (
    <Panel style={{ padding: SPACE.edge, gap: SPACE.between }}>
      <Text variant="caption" color="ink2">
        {t('stats.local')}
      </Text>
      {fault !== null && (
        <LiveText variant="caption" color="bad" role="alert">
          {t(`stats.${fault}`)}
        </LiveText>
      )}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.inside }}>
        <Button
          kind="secondary"
          icon="share"
          label={t('stats.handOut')}
          onPress={() => void giveOut()}
          testID="stats-out"
          style={{ flexGrow: 1, maxWidth: '100%' }}
        />
        <Button
          kind="destructive"
          label={t('stats.erase')}
          onPress={() => setAsking(true)}
          testID="stats-erase"
          style={{ flexGrow: 1, maxWidth: '100%' }}
        />
      </View>
      {isAsking && (
        <Sheet
          testID="stats-erase-sheet"
          title={t('stats.eraseTitle')}
          detail={t('stats.eraseText')}
          closeLabel={t('stats.eraseDo')}
          closeKind="destructive"
          onDone={() => void erase()}
          onClose={() => setAsking(false)}
        >
          <Button kind="secondary" label={t('match.cancel')} onPress={() => setAsking(false)} testID="stats-keep" />
        </Sheet>
      )}
    </Panel>
  );
}
