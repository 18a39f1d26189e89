import { router } from 'expo-router';
import { ScrollView, View } from 'react-native';

import { openNewGame } from '@/features/shell/navigation';
import { StorageNotice } from '@/features/shell/StorageNotice';
import { useLayout } from '@/ui/layout';
import { useTheme } from '@/ui/theme';
import { SPACE } from '@/ui/tokens';

import { ContinueCard } from './ContinueCard';
import { DailyPanel } from './DailyPanel';
import { GameGrid } from './GameGrid';
import { HomeHeader } from './HomeHeader';
import { HomeLinks } from './HomeLinks';
import { LearnCard } from './LearnCard';
import { MoreMatches } from './MoreMatches';
import { useOpenMatches } from './openMatches';
import { useToday } from './today';

const WIDEST = 1280;

/** Continue first, then the four games, equal in size; the daily challenge, quiet; no tabs, no banner. */
export function HomeScreen() {
  const { colors } = useTheme();
  const { kind, isWide, isLargeText, edge, insets, width, height } = useLayout();
  const [latest, ...others] = useOpenMatches();
  const today = useToday();
  const gap = kind === 'tablet' ? SPACE.edgeTablet : SPACE.between;
  const left = Math.max(edge, insets.left);
  const right = Math.max(edge, insets.right);
  const room = Math.min(width - left - right, WIDEST);

  const first =
    latest === undefined ? (
      <LearnCard onLearn={() => router.push('/learn')} />
    ) : (
      <View style={isWide && kind === 'tablet' ? { flexGrow: 1 } : undefined}>
        <ContinueCard match={latest} onContinue={() => router.push(latest.href)} />
        {others.length > 0 && <MoreMatches matches={others} />}
      </View>
    );
  const daily = <DailyPanel today={today} streak={0} onPlay={() => openNewGame('solo')} />;
  const rim = kind === 'phoneLandscape' ? SPACE.between : edge;
  const page = {
    paddingLeft: left,
    paddingRight: right,
    paddingTop: insets.top + rim,
    paddingBottom: insets.bottom + rim,
  };

  if (isWide && !isLargeText) {
    const side = kind === 'tablet' ? 400 : Math.max(300, Math.min(340, room * 0.42));
    return (
      <View testID="home" role="main" style={{ flex: 1, backgroundColor: colors.bg }}>
        <ScrollView contentContainerStyle={[page, { flexGrow: 1, alignItems: 'center' }]}>
          <View
            style={{
              flexGrow: 1,
              flexDirection: 'row',
              gap: kind === 'tablet' ? gap : SPACE.edge,
              width: '100%',
              maxWidth: WIDEST,
            }}
          >
            <View style={{ width: side, gap: kind === 'tablet' ? gap : SPACE.inside, justifyContent: 'space-between' }}>
              <HomeHeader />
              <StorageNotice />
              {first}
              {kind === 'phoneLandscape' && <View style={{ flexGrow: 1 }} />}
              {daily}
              <HomeLinks />
            </View>
            <GameGrid columns={2} gap={gap} width={room - side - gap} artHeight={Math.max(96, (height - 220) / 4)} />
          </View>
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
          <StorageNotice />
          {first}
          <GameGrid columns={columns} gap={gap} width={Math.min(room, 960)} />
          {kind === 'tablet' && !isLargeText ? (
            <View style={{ flexDirection: 'row', alignItems: 'center', gap }}>
              <View style={{ flex: 2 }}>{daily}</View>
              <View style={{ flex: 1 }}>
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
