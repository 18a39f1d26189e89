import { router } from 'expo-router';
import { useEffect, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { BoardLoader } from '@/board/BoardLoader';
import { useBoardLink } from '@/board/link';
import type { BoardHandle, BoardView, Cell } from '@/board/types';
import { HandOver } from '@/features/handOver';
import { goHome } from '@/features/shell/navigation';
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
import { HistorySheet } from './history/HistorySheet';
import { LastMoves } from './history/LastMoves';
import { MovePills } from './history/MovePills';
import { laidSince } from './history/recent';
import { MapControls } from './MapControls';
import { MatchNotices } from './MatchNotices';
import { PlayMenu } from './PlayMenu';
import { CLOSE, useFraming } from './scene/useFraming';
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
  const { colors } = useTheme();
  const board = useRef<BoardHandle>(null);
  const link = useBoardLink();
  const spots = useSeatSpots();
  const play = usePlay(board);
  const { words, game, lines, table, aids, pending, mode, actions, asked, hasFields } = play;
  const { t } = words;
  const stage = usePresenting(board, { words, lines, homeOf: spots.spotOf, onScore: () => feel('score') });
  const hint = useHint(play);
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const [view, setView] = useState<BoardView | null>(null);
  const [measured, setMeasured] = useState(UNMEASURED);
  const [isCardFar, setCardFar] = useState(false);

  const recent = laidSince(told, play.viewer, play.isTeamwork);
  const scene = usePlayScene(words, table, {
    lines,
    aids,
    pending: mode !== 'deciding' ? null : play.isDraggingGhost ? pending : play.shownPending,
    isDragging: play.isDragging,
    focus: play.focus,
    asksWhere: play.asksWhere,
    hasFields,
    asked: asked === null || 'cell' in asked ? null : asked,
    recent,
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
  const openRules = () => {
    setSheet(null);
    router.push('/learn');
  };
  const isAsked = play.takeBack.sheet !== null || play.agreement !== null;
  usePlayKeys(board, play, { isOn: sheet === null && handOver === null && !isAsked, skip: stage.skip, seeResult });
  const insets = insetsOf(layout, isLeftHanded, measured);
  const islands = islandsOf(layout, isLeftHanded, measured);
  useFraming(board, play, [insets, ...islands]);
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
      <IconButton icon="book" label={t('board.bar.rules')} onPress={openRules} testID="rules" />
    </>
  );
  const whole = (
    <View testID={`table-${game}`} role="main" style={{ flex: 1, backgroundColor: colors.table }}>
      <View style={StyleSheet.absoluteFill}>
        <BoardLoader
          ref={board}
          link={link}
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
          onTapPiece={actions.tapPiece}
          onTapLand={(ref) => {
            if (ref !== null) clearOf(ref);
            actions.tapLand(ref);
          }}
          onCameraSettled={setView}
        />
      </View>
      {view !== null && pending.stage !== 'placed' && (
        <MovePills
          recent={recent}
          lines={lines}
          view={view}
          size={layout}
          insets={insets}
          islands={islands}
          onShow={showCell}
        />
      )}
      <TableLayout
        onMeasure={(part) => setMeasured((known) => ({ ...known, ...part }))}
        parts={{
          bar: (
            <TopBar tilesLeft={table.tilesLeft} onMenu={() => setSheet('menu')} onTilesLeft={() => setSheet('left')}>
              {layout.isWide ? null : helpers}
            </TopBar>
          ),
          seats: layout.isWide ? (
            <SeatList {...seatProps} isTight={pending.stage === 'ordering'} />
          ) : (
            <SeatStrip {...seatProps} />
          ),
          notices: <MatchNotices />,
          controls: (
            <MapControls
              overlay={
                !aids.fields || table.look.ground === null
                  ? null
                  : { kind: table.look.ground, isOn: hasFields, onToggle: actions.toggleFields }
              }
              onCloser={() => board.current?.zoomBy(CLOSER)}
              onFarther={() => board.current?.zoomBy(1 / CLOSER)}
              onFit={() => void board.current?.show('all')}
            />
          ),
          card: asked !== null && <AskedCard play={play} asked={asked} maxHeight={layout.height * 0.42} />,
          isCardFar,
          tray: <Tray play={play} link={link} hint={hint} onSkip={stage.skip} onResult={seeResult} />,
          head: layout.kind === 'tablet' && (
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.inside }}>
              <Text variant="heading" role="heading" aria-level={1} style={{ flex: 1 }}>
                {title}
              </Text>
              {helpers}
            </View>
          ),
          story: layout.kind === 'tablet' && (
            <LastMoves lines={lines} most={4} onShow={showCell} onAll={() => setSheet('history')} />
          ),
        }}
      />
    </View>
  );
  const sheets = (
    <>
      {play.takeBack.sheet}
      {sheet === 'menu' && (
        <PlayMenu
          title={title}
          canCallOff={mode !== 'over'}
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
          onRules={openRules}
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
          game={play.painter}
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
