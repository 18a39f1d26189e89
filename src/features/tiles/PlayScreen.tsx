import { router } from 'expo-router';
import { useEffect, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { BoardLoader } from '@/board/BoardLoader';
import { useBoardLink } from '@/board/link';
import { turnBack, turnCell } from '@/board/turned';
import type { BoardHandle, BoardView, Cell } from '@/board/types';
import { bookOf } from '@/book';
import { HandOver } from '@/features/handOver';
import { openRules, useOpenedBook } from '@/features/shell/bookOpening';
import { goHome } from '@/features/shell/navigation';
import { useTips } from '@/features/tips/useTips';
import { feel } from '@/match/feel';
import { useMatch } from '@/match/react';
import { nameOf } from '@/match/scoreLines';
import { useKeepAwake } from '@/platform/keepAwake';
import { useSettings } from '@/storage/settingsStore';
import { IconButton } from '@/ui/controls/IconButton';
import { Covered } from '@/ui/frame/Covered';
import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import { SPACE } from '@/ui/look/tokens';
import { Announcer } from '@/ui/text/Announcer';
import { Text } from '@/ui/text/Text';

import { AskedCard } from './asked/AskedCard';
import { TilesLeftSheet } from './asked/TilesLeftSheet';
import { useIsInPanel } from './dock';
import { HistorySheet } from './history/HistorySheet';
import { LastMoves } from './history/LastMoves';
import { MovePills } from './history/MovePills';
import { laidSince } from './history/recent';
import { MapControls } from './MapControls';
import { MatchNotices } from './MatchNotices';
import { PlayMenu } from './PlayMenu';
import { CLOSE, showGhost, useFraming } from './scene/useFraming';
import { usePlayScene } from './scene/usePlayScene';
import { usePresenting } from './scene/usePresenting';
import { SeatList, SeatStrip } from './seats/Seats';
import { seatStates } from './seats/seatStates';
import { useSeatSpots } from './seats/useSeatSpots';
import { insetsOf, islandsOf, isUnderCard, TableLayout, UNMEASURED } from './TableLayout';
import { TopBar } from './TopBar';
import { Tray } from './tray/Tray';
import { useHint } from './useHint';
import { usePlay } from './usePlay';
import { usePlayKeys } from './usePlayKeys';
import { useWorthTurning } from './useWorthTurning';

type SheetName = 'menu' | 'left' | 'history';

const CLOSER = 1.4;

/** The table of the three tile games. */
export function PlayScreen() {
  const handOver = useMatch((state) => state.handOver);
  const isLeftHanded = useSettings((state) => state.settings.isLeftHanded);
  useKeepAwake(useSettings((state) => state.settings.keepAwake));
  const id = useMatch((state) => state.id);
  const told = useMatch((state) => state.told);
  const layout = useLayout();
  const isInPanel = useIsInPanel();
  const { colors } = useTheme();
  const board = useRef<BoardHandle>(null);
  const link = useBoardLink();
  const spots = useSeatSpots();
  const play = usePlay(board);
  const { guide, words, game, lines, table, aids, pending, mode, actions, asked, hasFields } = play;
  const { t } = words;
  const stage = usePresenting(board, { words, lines, homeOf: spots.spotOf, onScore: () => feel('score') });
  const hint = useHint(play);
  const tips = useTips();
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const [view, setView] = useState<BoardView | null>(null);
  const [measured, setMeasured] = useState(UNMEASURED);
  const [isCardFar, setCardFar] = useState(false);

  const recent = laidSince(told, play.viewer, play.isTeamwork);
  const scene = usePlayScene(words, table, {
    lines,
    aids,
    pending: mode !== 'deciding' ? null : play.isDraggingGhost ? pending : play.shownPending,
    choices: play.choices,
    isDragging: play.isDragging,
    focus: play.focus,
    showsPlaces: play.showsPlaces,
    hasFields,
    asked: asked !== null && ('ref' in asked || 'owner' in asked) ? asked : null,
    recent,
    shows: guide?.shows ?? null,
    quarter: play.quarter,
  });
  const seats = seatStates(play, stage.scores ?? table.scores());
  const isHolding = mode === 'deciding' && pending.stage === 'holding';
  const seeResult = () => router.replace({ pathname: '/result/[id]', params: { id } });
  const showCell = ({ x, y }: Cell) => void board.current?.show([{ x, y }], CLOSE);
  /** The answer stands where it does not hide what was asked about. */
  const clearOf = ({ x, y }: Cell) => {
    const at = board.current?.toScreen({ x: x + 0.5, y: y + 0.5 });
    setCardFar(at !== undefined && isUnderCard(layout, isLeftHanded, measured, at));
  };
  const hasBook = useOpenedBook((state) => state.opened !== null);
  const book = bookOf(game);
  const showRules = (rule: string | null = book.moment(table, pending)) => {
    setSheet(null);
    openRules(game, rule, play.record.options);
  };
  const isAsked = play.takeBack.sheet !== null || play.agreement !== null;
  usePlayKeys(board, play, {
    isOn: sheet === null && !tips.sheet && !hasBook && handOver === null && !isAsked,
    skip: stage.skip,
    seeResult,
    goOn: guide?.goOn ?? null,
  });
  const insets = insetsOf(layout, isLeftHanded, measured);
  const islands = islandsOf(layout, isLeftHanded, measured);
  useFraming(board, play, [insets, ...islands], view !== null);
  const isWorthTurning = useWorthTurning(scene.tiles, layout, insets, measured !== UNMEASURED);
  const isMyTurn = mode === 'deciding';
  useEffect(() => {
    if (isMyTurn) feel('turn');
  }, [isMyTurn, table.ply]);

  const title = t(`games.${game}.name`);
  const tapSeat = (index: number) => {
    setCardFar(false);
    actions.tapSeat(index);
  };
  const seatProps = { seats, onPress: tapSeat, spots };
  const helpers = (
    <>
      {aids.preview && <IconButton icon="hint" label={t('board.bar.hint')} onPress={hint.ask} testID="hint" />}
      <IconButton icon="book" label={t('board.bar.rules')} onPress={() => showRules()} testID="rules" />
    </>
  );
  const whole = (
    <View testID={`table-${game}`} role="main" style={{ flex: 1, backgroundColor: colors.table }}>
      <View style={StyleSheet.absoluteFill}>
        <BoardLoader
          ref={board}
          link={link}
          isTurned={play.isTurned}
          scene={scene}
          insets={insets}
          islands={islands}
          onInterrupt={() => {
            // One touch finishes all of a move that is being shown, not just the step under way.
            if (mode === 'showing') stage.skip();
            return mode === 'showing';
          }}
          onTapCell={(cell) => {
            clearOf(cell);
            actions.tapCell(cell);
          }}
          onTapGhost={actions.tapGhost}
          onTapFarGhost={() => {
            if (pending.stage === 'placed') showGhost(board.current, pending, layout);
          }}
          onLongPressGhost={actions.turnFreely}
          onHover={(cell) => {
            if (cell !== null) feel('tick');
            actions.hover(cell);
          }}
          onDropTile={(cell) => {
            feel('drop');
            actions.drop(cell);
          }}
          onDragCancelled={actions.cancelDrag}
          onDropAstray={(cell) => {
            clearOf(cell);
            actions.dropAstray(cell);
          }}
          onTapPiece={actions.tapPiece}
          onTapLand={(ref) => {
            if (ref !== null) clearOf(ref);
            actions.tapLand(ref);
          }}
          onCameraSettled={setView}
        />
      </View>
      {/* Not over what is being counted: by then nobody looks for the last move. */}
      {view !== null && pending.stage !== 'placed' && stage.count === null && (
        <MovePills
          recent={play.isTurned ? recent.map(turnCell) : recent}
          lines={lines}
          view={view}
          size={layout}
          insets={insets}
          islands={islands}
          onShow={(cell) => showCell(play.isTurned ? turnBack(cell) : cell)}
        />
      )}
      <TableLayout
        onMeasure={(part) => setMeasured((known) => ({ ...known, ...part }))}
        parts={{
          bar: guide?.bar ?? (
            <TopBar tilesLeft={table.tilesLeft} onMenu={() => setSheet('menu')} onTilesLeft={() => setSheet('left')}>
              {layout.isWide ? null : helpers}
            </TopBar>
          ),
          // In large letters what is said and what is pointed at need the room.
          seats:
            (guide !== null || tips.strip) && layout.isLargeText ? null : isInPanel ? (
              <SeatList {...seatProps} isTight={pending.stage === 'ordering'} />
            ) : (
              <SeatStrip {...seatProps} />
            ),
          notices: (
            <>
              {guide?.speech}
              {tips.strip}
              <MatchNotices />
            </>
          ),
          controls: guide === null && (
            <MapControls
              overlay={
                !aids.fields || table.look.ground === null
                  ? null
                  : { kind: table.look.ground, isOn: hasFields, onToggle: actions.toggleFields }
              }
              sideways={
                play.isTurned || isWorthTurning ? { isOn: play.isTurned, onToggle: actions.lookSideways } : null
              }
              onCloser={() => board.current?.zoomBy(CLOSER)}
              onFarther={() => board.current?.zoomBy(1 / CLOSER)}
              onFit={() => void board.current?.show('all')}
            />
          ),
          card: asked !== null && (
            <AskedCard
              play={play}
              asked={asked}
              maxHeight={layout.height * 0.42}
              onRules={(code) => showRules(book.ofObjection(code))}
            />
          ),
          // Why a piece may not go there is said beside the tile, which fills the middle: a tall table has room above it.
          isCardFar: asked !== null && 'refused' in asked ? !layout.isWide : isCardFar,
          tray:
            (mode === 'waiting' || mode === 'over') && guide?.tray != null ? (
              guide.tray
            ) : (
              <Tray play={play} link={link} hint={hint} stage={stage} onResult={seeResult} />
            ),
          head: guide === null && layout.kind === 'tablet' && layout.isWide && (
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.inside }}>
              <Text variant="heading" role="heading" aria-level={1} style={{ flex: 1 }}>
                {title}
              </Text>
              {helpers}
            </View>
          ),
          story: guide === null && layout.kind === 'tablet' && (
            <LastMoves lines={lines} most={4} onShow={showCell} onAll={() => setSheet('history')} />
          ),
        }}
      />
    </View>
  );
  const sheets = (
    <>
      {play.takeBack.sheet}
      {tips.sheet}
      {sheet === 'menu' && (
        <PlayMenu
          title={title}
          isUnderWay={mode !== 'over'}
          onHistory={() => setSheet('history')}
          onTilesLeft={() => setSheet('left')}
          onHint={
            aids.preview
              ? () => {
                  setSheet(null);
                  hint.ask();
                }
              : null
          }
          onRules={() => showRules()}
          onSettings={() => {
            setSheet(null);
            router.push('/settings');
          }}
          onHome={goHome}
          onCallOff={() => {
            setSheet(null);
            void play.match.callOff();
          }}
          onClose={() => setSheet(null)}
        />
      )}
      {sheet === 'left' && (
        <TilesLeftSheet
          landscape={play.landscape}
          designs={Object.entries(table.unseen()).map(([tile, count]) => ({ tile, count }))}
          bonusLeft={table.bonusLeft}
          onClose={() => setSheet(null)}
        />
      )}
      {sheet === 'history' && (
        <HistorySheet
          lines={lines}
          onShow={(at) => {
            setSheet(null);
            showCell(at);
          }}
          onClose={() => setSheet(null)}
        />
      )}
    </>
  );
  return (
    // The land is painted once for the whole match: while the phone goes round the table stays, under the curtain.
    <View style={{ flex: 1 }}>
      <Covered isCovered={handOver !== null}>{whole}</Covered>
      {handOver === null ? (
        <>
          <Announcer
            testID="news"
            text={
              isHolding ? `${stage.news} ${t('board.told.turn', { name: nameOf(lines, table.player) })}` : stage.news
            }
          />
          {sheets}
        </>
      ) : (
        <HandOver
          game={game}
          player={play.isTeamwork ? 0 : (lines[handOver.to]?.number ?? 0)}
          name={play.record.seats[handOver.to]?.name ?? ''}
          onTake={play.match.takePhone}
        />
      )}
    </View>
  );
}
