import { useEffect, useState } from 'react';
import { ScrollView, View } from 'react-native';

import { bookOf } from '@/book';
import { OpeningScreen } from '@/features/door/doors';
import { rowOf } from '@/features/rows';
import { ShareSheet } from '@/features/share/ShareSheet';
import { openRules } from '@/features/shell/bookOpening';
import { goHome, openMatch, openNewGame, openReplay } from '@/features/shell/navigation';
import { gameOf } from '@/games';
import { useWords } from '@/i18n';
import { startFaultPhrase } from '@/match/faultWords';
import { startMatch } from '@/match/start';
import { touch } from '@/platform/haptics';
import { playSound } from '@/platform/sound';
import type { StorageFault } from '@/storage/device';
import { useSettings } from '@/storage/settingsStore';
import { Button } from '@/ui/controls/Button';
import { IconButton } from '@/ui/controls/IconButton';
import { LinkRow } from '@/ui/controls/Row';
import { Fade } from '@/ui/frame/Fade';
import { useLayout } from '@/ui/frame/layout';
import { Divider, Panel } from '@/ui/frame/Panel';
import { through } from '@/ui/frame/through';
import { useTheme } from '@/ui/look/theme';
import { SPACE, TARGET } from '@/ui/look/tokens';
import { LiveText } from '@/ui/text/LiveText';
import { Text } from '@/ui/text/Text';

import { BarScroll } from './BarScroll';
import { Celebration, Rays } from './Celebration';
import { Course } from './Course';
import { NoReview } from './NoReview';
import { PointsTable } from './PointsTable';
import { rematchOf, sameAgainOf } from './rematch';
import { useReview, type Reviewed } from './useReview';
import { verdictOf } from './verdict';

/** How it ended: the winner at once, then why. */
export function ResultScreen({ id }: { id: string }) {
  const { t } = useWords();
  const reviewed = useReview(id);
  if (reviewed === null) return <OpeningScreen />;
  if (!reviewed.ok) return <NoReview id={id} fault={reviewed.error} openText={t('match.result.stillOpenText')} />;
  return <Result reviewed={reviewed.value} />;
}

function Result({ reviewed }: { reviewed: Reviewed }) {
  const words = useWords();
  const { t } = words;
  const { colors } = useTheme();
  const { control, edge, insets, isWide, isLargeText, kind } = useLayout();
  const { match, review } = reviewed;
  const { game } = review.record;
  const row = rowOf(game);
  const { isTeamwork } = gameOf(game);
  const [shownKind, setShownKind] = useState<string | null>(null);
  const [celebrated, setCelebrated] = useState(0);
  const [isSharing, setSharing] = useState(false);
  const [isStarting, setStarting] = useState(false);
  const [refused, setRefused] = useState<StorageFault | null>(null);
  const verdict = verdictOf(words, reviewed);
  const early = review.outcome === null ? null : (row.words.earlyEnd?.(words, verdict.lines, review.table) ?? null);
  useFanfare(match.changedAt, match.outcome !== null);
  const left = Math.max(edge, insets.left);
  const right = Math.max(edge, insets.right);
  const begin = async (setup: ReturnType<typeof rematchOf>) => {
    if (isStarting) return;
    setStarting(true);
    setRefused(null);
    const begun = await startMatch(setup);
    setStarting(false);
    if (begun.ok) openMatch(begun.value);
    else setRefused(begun.error);
  };

  const head = (
    <View style={{ alignItems: 'center', gap: 2, paddingBottom: SPACE.edge }}>
      <View onLayout={({ nativeEvent }) => setCelebrated(nativeEvent.layout.height)} testID="celebration">
        <Celebration winners={verdict.winners} isSolo={isTeamwork} />
      </View>
      <Text variant="hero" role="heading" aria-level={1} align="center">
        {verdict.title}
      </Text>
      <Text variant="row" color="ink2" align="center">
        {verdict.detail}
      </Text>
      {early !== null && (
        <>
          <Text variant="caption" align="center" style={{ paddingTop: SPACE.half, maxWidth: 420 }} testID="early-end">
            {early}
          </Text>
          <Button
            kind="secondary"
            icon="book"
            label={t('board.final.rule')}
            onPress={() => openRules(game, bookOf(game).earlyEnd, review.record.options)}
            testID="early-rule"
            style={{ marginTop: SPACE.inside }}
          />
        </>
      )}
      {match.isPractice && (
        <Text variant="caption" color="ink2" align="center" style={{ paddingTop: SPACE.half }}>
          {t('match.result.practice')}
        </Text>
      )}
    </View>
  );
  const table = (
    <PointsTable
      of={review.record}
      lines={verdict.lines}
      rows={review.rows}
      scores={review.table.scores()}
      icons={row.kindIcons}
      showLabel={t(row.words.showKind)}
      // What everybody begins with lies nowhere.
      canShow={(shown) => shown !== 'start'}
      onShow={setShownKind}
    />
  );
  const chart = <Course reviewed={reviewed} verdict={verdict} />;
  const [firstRow] = review.rows.filter((other) => other.kind !== 'start');
  const land = row.Final !== null && (
    <row.Final
      match={match}
      // A match that was called off early has a land and no points to find on it.
      onPress={firstRow === undefined ? undefined : () => setShownKind(firstRow.kind)}
    />
  );
  const more = (
    <Panel>
      <LinkRow
        title={t(row.words.sameAgain)}
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
    <View style={{ gap: SPACE.inside }}>
      {refused !== null && (
        <LiveText variant="caption" color="bad" role="alert">
          {words.say(startFaultPhrase(refused))}
        </LiveText>
      )}
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
          label={isTeamwork ? t('match.result.playAgain') : t('match.result.rematch')}
          onPress={() => void begin(rematchOf(match))}
          testID="rematch"
          style={{ flexGrow: 1, flexShrink: 1 }}
        />
      </View>
    </View>
  );
  const bar = insets.top + SPACE.between + control + SPACE.inside;
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
        {isWide && (
          <Fade color="bg" to="right" style={{ position: 'absolute', top: 0, bottom: 0, right: 0, width: '45%' }} />
        )}
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
            {land}
            {more}
          </ScrollView>
        </View>
      ) : (
        <>
          <BarScroll
            bar={bar}
            // Only the winners, in the middle, pass between the two buttons.
            free={insets.top + SPACE.edge + celebrated - bar}
            style={{
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
            {land}
            {more}
          </BarScroll>
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
      {shownKind !== null && (
        <row.Kind review={review} lines={verdict.lines} kind={shownKind} onClose={() => setShownKind(null)} />
      )}
      {isSharing && <ShareSheet ended={reviewed.ended} onClose={() => setSharing(false)} />}
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
