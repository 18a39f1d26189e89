import { useEffect, useState } from 'react';
import { ScrollView, View } from 'react-native';

import { whatWords } from '@/features/play/reasonWords';
import { FailedScreen, OpeningScreen } from '@/features/match/doors';
import { ShareSheet } from '@/features/share/ShareSheet';
import { goHome, openMatch, openNewGame, openReplay } from '@/features/shell/navigation';
import { useWords, type Words } from '@/i18n';
import type { PointKind, Review } from '@/match/review';
import { startMatch } from '@/match/start';
import { touch } from '@/platform/haptics';
import { playSound } from '@/platform/sound';
import { useSettings } from '@/storage/settingsStore';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { useLayout } from '@/ui/layout';
import { MessageScreen } from '@/ui/MessageScreen';
import { Divider, Panel } from '@/ui/Panel';
import { LinkRow } from '@/ui/Row';
import { StepChart } from '@/ui/StepChart';
import { Tappable } from '@/ui/Tappable';
import { Text } from '@/ui/Text';
import { useTheme } from '@/ui/theme';
import { CORNER, SPACE, TARGET } from '@/ui/tokens';
import { through } from '@/ui/through';

import { Celebration, Rays } from './Celebration';
import { LandView } from './LandView';
import { PointsTable } from './PointsTable';
import { rematchOf, sameAgainOf } from './rematch';
import { useReview, type Reviewed } from './useReview';
import { verdictOf, type Verdict } from './verdict';

/** How it ended: the winner at once, then why. */
export function ResultScreen({ id }: { id: string }) {
  const { t } = useWords();
  const reviewed = useReview(id);
  if (reviewed === null) return <OpeningScreen />;
  if (!reviewed.ok) return <FailedScreen fault={reviewed.error} />;
  const { match } = reviewed.value;
  if (match.outcome === null && !match.isCalledOff) {
    return (
      <MessageScreen testID="still-open" title={t('match.result.stillOpen')} text={t('match.result.stillOpenText')}>
        <Button label={t('match.result.goOn')} icon="play" onPress={() => openMatch(id)} testID="go-on" />
      </MessageScreen>
    );
  }
  return <Result reviewed={reviewed.value} />;
}

function Result({ reviewed }: { reviewed: Reviewed }) {
  const words = useWords();
  const { t } = words;
  const { colors } = useTheme();
  const { edge, insets, isWide, isLargeText, kind } = useLayout();
  const { match, review } = reviewed;
  const { game } = review.record;
  const [landKind, setLandKind] = useState<PointKind | null>(null);
  const [isSharing, setSharing] = useState(false);
  const [isStarting, setStarting] = useState(false);
  const verdict = verdictOf(words, reviewed);
  useFanfare(match.changedAt, match.outcome !== null);
  const left = Math.max(edge, insets.left);
  const right = Math.max(edge, insets.right);
  const begin = async (setup: ReturnType<typeof rematchOf>) => {
    if (isStarting) return;
    setStarting(true);
    const begun = await startMatch(setup);
    setStarting(false);
    if (begun.ok) openMatch(begun.value);
  };

  const head = (
    <View style={{ alignItems: 'center', gap: 2, paddingBottom: SPACE.edge }}>
      <Celebration winners={verdict.winners} isSolo={game === 'solo'} />
      <Text variant="hero" role="heading" aria-level={1} align="center">
        {verdict.title}
      </Text>
      <Text variant="row" color="ink2" align="center">
        {verdict.detail}
      </Text>
      {match.isPractice && (
        <Text variant="caption" color="ink2" align="center" style={{ paddingTop: SPACE.half }}>
          {t('match.result.practice')}
        </Text>
      )}
    </View>
  );
  const table = (
    <PointsTable
      lines={verdict.lines}
      rows={review.rows}
      scores={review.position.scores()}
      onShow={game === 'settlers' ? undefined : setLandKind}
    />
  );
  const chart = <Course reviewed={reviewed} verdict={verdict} />;
  const more = (
    <Panel>
      <LinkRow
        title={game === 'settlers' ? t('match.result.sameCards') : t('match.result.sameTiles')}
        detail={t('match.result.sameDetail')}
        onPress={() => void begin(sameAgainOf(match))}
        testID="same-again"
      />
      <Divider />
      <LinkRow
        title={t('match.result.newTable')}
        detail={t('match.result.newTableDetail')}
        onPress={() => openNewGame(game)}
        testID="new-table"
      />
    </Panel>
  );
  const buttons = (
    <View style={{ flexDirection: isLargeText ? 'column' : 'row', gap: SPACE.inside }}>
      <Button
        kind="secondary"
        icon="replay"
        label={t('match.result.replay')}
        onPress={() => openReplay(match.id)}
        testID="replay"
        style={{ minHeight: TARGET.button }}
      />
      <Button
        label={game === 'solo' ? t('match.result.playAgain') : t('match.result.rematch')}
        onPress={() => void begin(rematchOf(match))}
        testID="rematch"
        style={{ flexGrow: 1, flexShrink: 1 }}
      />
    </View>
  );
  const foot = { paddingTop: SPACE.inside, paddingBottom: insets.bottom + SPACE.edge };
  return (
    <View testID="result" role="main" style={{ flex: 1, backgroundColor: colors.bg }}>
      <View
        style={
          isWide
            ? { position: 'absolute', top: 0, bottom: 0, left: 0, width: kind === 'tablet' ? '45%' : '40%' }
            : { position: 'absolute', top: 0, left: 0, right: 0, height: 320 + insets.top }
        }
      >
        <Rays />
      </View>
      {isWide ? (
        <View style={{ flex: 1, flexDirection: 'row', paddingLeft: left, paddingRight: right, gap: SPACE.edgeTablet }}>
          <View style={{ width: kind === 'tablet' ? '42%' : '36%', paddingTop: insets.top + 60 }}>
            <ScrollView contentContainerStyle={{ flexGrow: 1, justifyContent: 'center' }}>{head}</ScrollView>
            <View style={foot}>{buttons}</View>
          </View>
          <ScrollView
            style={{ flex: 1 }}
            contentContainerStyle={{
              gap: SPACE.between,
              paddingTop: insets.top + SPACE.edge + (kind === 'tablet' ? TARGET.controlTablet : 0),
              paddingRight: kind === 'tablet' ? 0 : 60,
              paddingBottom: insets.bottom + SPACE.edge,
            }}
          >
            {table}
            {chart}
            {more}
          </ScrollView>
        </View>
      ) : (
        <>
          <ScrollView
            contentContainerStyle={{
              paddingLeft: left,
              paddingRight: right,
              paddingTop: insets.top + SPACE.edge,
              paddingBottom: SPACE.edge,
              gap: SPACE.between,
              width: '100%',
              maxWidth: 720,
              alignSelf: 'center',
            }}
          >
            {head}
            {table}
            {chart}
            {more}
          </ScrollView>
          <View
            style={[
              foot,
              { paddingLeft: left, paddingRight: right, width: '100%', maxWidth: 720, alignSelf: 'center' },
            ]}
          >
            {buttons}
          </View>
        </>
      )}
      <View
        style={[
          through,
          {
            position: 'absolute',
            top: insets.top + SPACE.between,
            left,
            right,
            flexDirection: 'row',
            justifyContent: 'space-between',
          },
        ]}
      >
        <IconButton icon="close" label={t('match.result.close')} onPress={goHome} testID="close-result" />
        <IconButton icon="share" label={t('match.result.share')} onPress={() => setSharing(true)} testID="share" />
      </View>
      {landKind !== null && (
        <LandView review={review} lines={verdict.lines} kind={landKind} onClose={() => setLandKind(null)} />
      )}
      {isSharing && <ShareSheet id={match.id} record={match.record} onClose={() => setSharing(false)} />}
    </View>
  );
}

/** A match that ended just now: who comes back to an old result hears nothing. */
const JUST_NOW = 20_000;

function useFanfare(endedAt: number, hasOutcome: boolean): void {
  useEffect(() => {
    const { sound, haptics } = useSettings.getState().settings;
    if (!hasOutcome || Date.now() - endedAt > JUST_NOW) return;
    if (sound) playSound('win');
    touch('success', haptics);
  }, [endedAt, hasOutcome]);
}

/** Who led when, and the move that brought most. */
function Course({ reviewed: { match, review }, verdict: { lines } }: { reviewed: Reviewed; verdict: Verdict }) {
  const words = useWords();
  const { t } = words;
  const { colors } = useTheme();
  const { biggest } = review;
  const scores = review.position.scores();
  const spoken = lines
    .map(({ index, name }) => t('match.result.cell', { name, points: t('board.points', { n: scores[index] ?? 0 }) }))
    .join(', ');
  if (review.happenings.length < 2) return null;
  return (
    <Panel style={{ paddingVertical: SPACE.inside, paddingHorizontal: SPACE.inside }}>
      <StepChart
        series={lines.map(({ index, number }) => ({
          player: number,
          // One step more, so that the final count is seen as a step and not as the edge.
          values: [...review.scores.map((points) => points[index] ?? 0), scores[index] ?? 0],
        }))}
        mark={biggest === null ? undefined : { at: biggest.index + 1, label: String(biggest.index + 1) }}
        startLabel={t('match.result.chartStart')}
        endLabel={t('match.result.chartEnd')}
        summary={t('match.result.chartSummary', { n: review.leads.length, scores: spoken })}
      />
      {biggest !== null && (
        <>
          <Divider />
          <Tappable
            role="button"
            aria-label={biggestWords(words, review, lines[biggest.player]?.name ?? '')}
            onPress={() => openReplay(match.id, biggest.index + 1)}
            testID="biggest"
            sinks={false}
            style={({ isPressed }) => ({
              flexDirection: 'row',
              alignItems: 'center',
              gap: SPACE.between,
              minHeight: TARGET.button,
              paddingHorizontal: SPACE.inside,
              borderRadius: CORNER.control,
              backgroundColor: isPressed ? colors.sunk : undefined,
            })}
          >
            <Icon name="flag" color="brass" size={22} />
            <Text variant="body" face="semibold" style={{ flex: 1 }}>
              {biggestWords(words, review, lines[biggest.player]?.name ?? '')}
            </Text>
            <Text variant="row" face="extrabold">
              {`+${biggest.points}`}
            </Text>
            <Icon name="forward" color="ink3" size={18} />
          </Tappable>
        </>
      )}
    </Panel>
  );
}

function biggestWords(words: Words, { biggest, lines }: Review, name: string): string {
  const own = lines.filter(
    (line) => line.index === biggest?.index && line.players.includes(biggest.player) && line.reason !== null,
  );
  const [only] = own;
  // A move that closed several things at once is named by who made it.
  if (own.length !== 1 || only?.reason == null) return words.t('match.result.biggestPlain', { name });
  return words.t('match.result.biggest', { name, what: whatWords(words, only.reason) });
}
