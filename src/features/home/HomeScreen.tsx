import { router } from 'expo-router';
import { useState } from 'react';
import { ScrollView, View } from 'react-native';

import { GameGrid } from '@/features/games/GameGrid';
import { LessonUnderWay } from '@/features/lesson/LessonUnderWay';
import { tableAgain } from '@/features/result/rematch';
import { StorageNotice } from '@/features/shell/StorageNotice';
import { useWords } from '@/i18n';
import { dayOf } from '@/match/daily';
import { startFaultPhrase } from '@/match/faultWords';
import { startMatch } from '@/match/start';
import type { StorageFault } from '@/storage/device';
import type { KeptResult } from '@/storage/results';
import { useSettings } from '@/storage/settingsStore';
import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import { SPACE } from '@/ui/look/tokens';

import { AgainCard } from './AgainCard';
import { ContinueCard } from './ContinueCard';
import { dailyState, openDaily } from './daily';
import { DailyPanel } from './DailyPanel';
import { HomeHeader } from './HomeHeader';
import { HomeLinks } from './HomeLinks';
import { HomeNotice } from './HomeNotice';
import { LearnCard } from './LearnCard';
import { MoreMatches } from './MoreMatches';
import { openMatchOf } from './openMatches';
import { useToday } from './today';
import { useShelf } from './useShelf';

const WIDEST = 1280;
/** Why a match may be missing, the worst first. */
const LOST = ['damaged', 'newer', 'unreadable'] as const;

/** Continue first, then the four games, equal in size; the daily challenge, quiet; no tabs, no banner. */
export function HomeScreen() {
  const { colors } = useTheme();
  const { kind, isWide, isLargeText, edge, insets, width, height } = useLayout();
  const today = useToday();
  const gap = kind === 'tablet' ? SPACE.edgeTablet : SPACE.between;
  const left = Math.max(edge, insets.left);
  const right = Math.max(edge, insets.right);
  const room = Math.min(width - left - right, WIDEST);

  const words = useWords();
  const { t, say } = words;
  const { aids } = useSettings((state) => state.settings);
  const { shelf, isUnlisted, streak, lost, forgetLost, refresh } = useShelf(today);
  // Kept here, so that a phone that is turned keeps its list open.
  const [isListOpen, setListOpen] = useState(false);
  const [refused, setRefused] = useState<StorageFault | null>(null);
  const [latest, ...others] = (shelf?.open ?? []).map((match) => openMatchOf(match, words));
  const last = shelf?.finished[0];
  const day = dayOf(today);
  const dailyNow = dailyState(shelf, day);
  const playDaily = async () => setRefused(await openDaily(dailyNow, { day, aids, fallbackName: t('newGame.you') }));
  const playAgain = async (line: KeptResult) => {
    const begun = await startMatch(tableAgain(line, aids));
    setRefused(begun.ok ? null : begun.error);
    if (begun.ok) router.push({ pathname: '/match/[id]', params: { id: begun.value } });
  };

  const notices = (
    <>
      <StorageNotice />
      {isUnlisted && <HomeNotice text={say({ key: 'match.storage.unlisted', values: {} })} />}
      {refused !== null && <HomeNotice text={say(startFaultPhrase(refused))} onDismiss={() => setRefused(null)} />}
      {LOST.map((fault) => {
        const n = lost.filter((each) => each.fault === fault).length;
        if (n === 0) return null;
        const link = { label: t('match.storage.seeAside'), onPress: () => router.push('/settings') };
        return (
          <HomeNotice
            key={fault}
            text={t(`match.storage.lost.${fault}`, { n })}
            link={fault === 'damaged' ? link : undefined}
            onDismiss={forgetLost}
          />
        );
      })}
    </>
  );
  const first =
    shelf === null && !isUnlisted ? (
      // The device answers within a few frames: an empty place of the right height is calmer than a wrong card.
      <View style={{ minHeight: kind === 'tablet' ? 208 : 148 }} />
    ) : latest !== undefined ? (
      <View style={isWide && kind === 'tablet' ? { flexGrow: 1 } : undefined}>
        <ContinueCard match={latest} onContinue={() => router.push(latest.href)} />
        {others.length > 0 && (
          <MoreMatches
            matches={others}
            isOpen={isListOpen}
            onToggle={() => setListOpen(!isListOpen)}
            onRemoved={refresh}
          />
        )}
      </View>
    ) : last !== undefined ? (
      <AgainCard line={last} onAgain={() => void playAgain(last)} />
    ) : (
      <LearnCard onLearn={() => router.push('/learn')} />
    );
  const daily = <DailyPanel today={today} streak={streak} state={dailyNow.kind} onPlay={() => void playDaily()} />;
  const rim = kind === 'phoneLandscape' ? SPACE.between : edge;
  const page = {
    paddingLeft: left,
    paddingRight: right,
    paddingTop: insets.top + rim,
    paddingBottom: insets.bottom + rim,
  };

  if (isWide && !isLargeText) {
    const side = kind === 'tablet' ? 400 : Math.max(300, Math.min(340, room * 0.42));
    const between = kind === 'tablet' ? gap : SPACE.edge;
    const spare = (width - left - right - room) / 2;
    // Two columns, each with a scroll of its own: a long list of matches leaves the games where they are. The room
    // around a column belongs to it, or its shadows would be cut.
    return (
      <View testID="home" role="main" style={{ flex: 1, flexDirection: 'row', backgroundColor: colors.bg }}>
        <ScrollView
          style={{ flexGrow: 0, flexShrink: 0, width: spare + left + side + between / 2 }}
          contentContainerStyle={[
            page,
            {
              flexGrow: 1,
              paddingLeft: spare + left,
              paddingRight: between / 2,
              gap: kind === 'tablet' ? gap : SPACE.inside,
              justifyContent: 'space-between',
            },
          ]}
        >
          <HomeHeader />
          {notices}
          {first}
          <LessonUnderWay />
          {kind === 'phoneLandscape' && <View style={{ flexGrow: 1 }} />}
          {daily}
          <HomeLinks />
        </ScrollView>
        <ScrollView
          style={{ flex: 1 }}
          contentContainerStyle={[page, { flexGrow: 1, paddingLeft: between / 2, paddingRight: spare + right }]}
        >
          <GameGrid
            columns={2}
            gap={gap}
            width={room - side - between}
            artHeight={Math.max(96, (height - 220) / 4)}
            maxHeight={Math.max(320, height - insets.top - insets.bottom - 2 * rim)}
          />
        </ScrollView>
      </View>
    );
  }

  const columns = isLargeText && kind !== 'tablet' ? 1 : 2;
  return (
    <View testID="home" role="main" style={{ flex: 1, backgroundColor: colors.bg }}>
      <ScrollView contentContainerStyle={[page, { flexGrow: 1, alignItems: 'center' }]}>
        {/* The landscapes share what a tall screen leaves over. */}
        <View style={{ flexGrow: 1, width: '100%', maxWidth: 960, gap: kind === 'tablet' ? gap : 14 }}>
          <HomeHeader />
          {notices}
          {first}
          <LessonUnderWay />
          <GameGrid columns={columns} gap={gap} width={Math.min(room, 960)} />
          {kind === 'tablet' && !isLargeText ? (
            <View style={{ flexDirection: 'row', alignItems: 'center', gap }}>
              <View style={{ flex: 3 }}>{daily}</View>
              <View style={{ flex: 2 }}>
                <HomeLinks />
              </View>
            </View>
          ) : (
            <>
              {daily}
              <HomeLinks />
            </>
          )}
        </View>
      </ScrollView>
    </View>
  );
}
