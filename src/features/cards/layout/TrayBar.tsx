import { View } from 'react-native';

import { useGuide } from '@/features/contract/guide';
import { sideA } from '@/games/settlers';
import { useWords } from '@/i18n';
import { troublePhrase } from '@/match/faultWords';
import { useMatch, useMatchActions } from '@/match/react';
import { Glyph } from '@/table/parts/Glyph';
import { Roads } from '@/table/parts/Roads';
import { WIDEST } from '@/table/parts/sizes';
import { Button } from '@/ui/controls/Button';
import { IconButton } from '@/ui/controls/IconButton';
import { Tappable } from '@/ui/controls/Tappable';
import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE, TARGET } from '@/ui/look/tokens';
import { SeatFace } from '@/ui/portraits/SeatFace';
import { Text } from '@/ui/text/Text';

import { pageOf, pressMain, slotOf, type Tray } from '../tray';
import type { Scene } from '../useScene';
import type { TableActions } from '../useTableActions';

/** Trades left, the question, the way back and the one main button. */
export function TrayBar({
  scene,
  tray,
  actions,
  shape,
  caption,
}: {
  scene: Scene;
  tray: Tray;
  actions: TableActions;
  /** `paper` lies under the hand, `flat` is one line on little screens, `panel` stands in the side panel. */
  shape: 'paper' | 'flat' | 'panel';
  /** What somebody else is doing, while it is not the viewer's turn. */
  caption: string | null;
}) {
  const { t, say } = useWords();
  const theme = useTheme();
  const guide = useGuide();
  // Above large text the hint gives its room to the hand; the question stays.
  const { edge, insets, isLargeText, kind } = useLayout();
  // A low panel has room for the trade or the Guild, or for the hint; both explain themselves.
  const isCrowded = kind === 'phoneLandscape' && (slotOf(scene) !== null || scene.offers.guild.length > 0);
  const undoKind = useMatch((state) => state.undo?.kind);
  const trouble = useMatch((state) => state.trouble);
  const match = useMatchActions();
  const { view, isMine } = scene;
  const shows = guide?.shows ?? null;
  // Where a row of the builds is pointed at, the button is pointed at only as the way there.
  const isOnTheWay =
    shows?.places?.some((place) => place.startsWith('stack/')) !== true || tray.main?.does === 'toBuild';
  const isPointed = shows?.buttons?.includes('confirm') === true && isOnTheWay;
  const isTrading = isMine && pageOf(scene) === 'trade';
  const roads = isTrading && (
    <Roads
      left={view.allowance}
      all={sideA(view.players[scene.viewer]?.roads ?? 0)}
      size={shape === 'paper' ? 34 : 30}
    />
  );
  // What was drawn is never taken back here: only steps that showed nothing.
  const undo = (undoKind === 'pending' || undoKind === 'move') && (
    <IconButton
      icon="undo"
      label={t('table.action.undo')}
      bare={shape === 'paper'}
      onPress={actions.undo}
      testID="undo"
    />
  );
  const main =
    trouble !== null ? (
      <Button label={t('table.trouble.retry')} onPress={() => void match.retry()} testID="retry" style={{ flex: 1 }} />
    ) : tray.main !== null ? (
      <Button
        label={tray.main.label}
        whyDisabled={tray.main.missing}
        kind={tray.main.does === 'toBuild' ? 'secondary' : 'main'}
        isNarrow={shape !== 'paper'}
        onPress={() => pressMain(tray, actions)}
        testID="main"
        style={isPointed ? { flex: 1, borderWidth: 3, borderColor: theme.colors.brassFill } : { flex: 1 }}
      />
    ) : !isMine && scene.people[view.decider]?.isAi === true ? (
      <Button
        label={t('table.action.hurry')}
        kind="secondary"
        icon="speed"
        onPress={match.hurry}
        testID="hurry"
        style={{ flex: 1 }}
      />
    ) : null;
  const title = trouble === null ? tray.title : t('table.trouble.title');
  const text = trouble === null ? (caption ?? tray.text) : say(troublePhrase(trouble));
  const question = (
    <View
      testID="question"
      // The room is kept, so that the hand stays where it is when the words change.
      style={
        shape === 'panel'
          ? { flexGrow: 1, flexShrink: 1, flexBasis: 140 }
          : { minHeight: 56, justifyContent: 'center', flex: shape === 'paper' ? 1 : undefined }
      }
    >
      <Text variant="row" face="bold" numberOfLines={shape === 'panel' ? 3 : 2}>
        {title}
      </Text>
      {(!isMine || trouble !== null || !(isLargeText || isCrowded || guide !== null)) && (
        // What went wrong is said in full.
        <Text
          role={trouble === null ? undefined : 'alert'}
          variant="caption"
          color="ink2"
          numberOfLines={trouble !== null ? undefined : shape === 'panel' ? 4 : 2}
        >
          {text}
        </Text>
      )}
    </View>
  );
  // What a lesson says has been read: the only thing to do is to go on.
  const isRead = guide?.tray != null;
  const decider = scene.people[view.decider];
  // Whoever thinks for the computer; a person is named in the question.
  const thinker = !isMine && trouble === null && decider?.isAi === true && (
    <SeatFace player={decider.player} name={decider.name} isAi size={shape === 'flat' ? 40 : 48} />
  );
  const guild = scene.offers.guild.length > 0 && scene.pending.stage !== 'robbing' && (
    <Tappable
      role="button"
      aria-label={t('table.build.guild')}
      onPress={() => actions.intend({ stage: 'robbing' })}
      testID="use-guild"
      style={({ isPressed }) => ({
        minHeight: TARGET.least,
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.inside,
        paddingHorizontal: SPACE.between,
        borderRadius: CORNER.control,
        borderWidth: 2,
        borderColor: theme.colors.ring,
        backgroundColor: isPressed ? theme.colors.sunk : theme.colors.panel,
      })}
    >
      <Glyph name="merchantGuild" size={20} color={theme.colors.ink} />
      <Text variant="caption" face="semibold" style={{ flexShrink: 1 }}>
        {t('table.build.guild')}
      </Text>
    </Tappable>
  );
  if (shape === 'panel') {
    if (isRead) return guide.tray;
    return (
      <View style={{ gap: SPACE.inside }} testID="tray">
        {guild}
        <View
          style={{
            flexDirection: 'row',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: SPACE.inside,
          }}
        >
          {thinker}
          {guide === null && question}
          {roads}
        </View>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.inside }}>
          {undo}
          {main}
        </View>
      </View>
    );
  }
  if (shape === 'flat') {
    return (
      <View
        testID="tray"
        style={{
          width: '100%',
          maxWidth: WIDEST,
          alignSelf: 'center',
          gap: 6,
          paddingHorizontal: Math.max(10, insets.left),
          paddingBottom: insets.bottom + 8,
          paddingTop: 2,
        }}
      >
        {isRead ? (
          guide.tray
        ) : (
          <>
            {guild}
            {/* A lesson asks by itself. */}
            {(trouble !== null || (guide === null && (main === null || isTrading))) && question}
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.inside }}>
              {roads}
              {undo}
              {thinker}
              {main}
            </View>
          </>
        )}
      </View>
    );
  }
  return (
    <View
      testID="tray"
      style={{
        gap: SPACE.between,
        paddingHorizontal: edge,
        paddingTop: SPACE.between,
        paddingBottom: insets.bottom + SPACE.between,
        borderTopLeftRadius: CORNER.sheet,
        borderTopRightRadius: CORNER.sheet,
        backgroundColor: theme.colors.panel,
        boxShadow: theme.depth.tray,
        borderTopWidth: theme.outline.borderWidth,
        borderColor: theme.outline.borderColor,
      }}
    >
      <View style={{ width: '100%', maxWidth: 640, alignSelf: 'center', gap: SPACE.between }}>
        {isRead ? (
          guide.tray
        ) : (
          <>
            {guild}
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.between, minHeight: TARGET.control }}>
              {roads}
              {thinker}
              {question}
              {undo}
            </View>
            {main !== null && <View style={{ flexDirection: 'row' }}>{main}</View>}
          </>
        )}
      </View>
    </View>
  );
}
