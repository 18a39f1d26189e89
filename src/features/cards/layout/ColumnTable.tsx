import { ScrollView, View } from 'react-native';

import { useGuide } from '@/features/contract/guide';
import { useWords } from '@/i18n';
import { useAnchors } from '@/table/parts/anchors';
import { BuildRows } from '@/table/parts/BuildRows';
import { DestinyTile, DestinyTrack } from '@/table/parts/Destiny';
import { DropHere } from '@/table/parts/DropHere';
import { COLUMN_EDGE, SEAT_GAP } from '@/table/parts/sizes';
import { Stacks } from '@/table/parts/Stacks';
import { useLayout } from '@/ui/frame/layout';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { OpenedHand } from '../shown/OpenedHand';
import { othersOf, type TableParts } from './parts';
import { TableHand, TableMarket, TableOwn, TableSeat, TableSlot } from './pieces';
import { TopBar } from './TopBar';
import { TrayBar } from './TrayBar';
import { useOverflow } from './useOverflow';

const EDGE = COLUMN_EDGE;
/** The dots of destiny run between the screen's edge and what lies on the table. */
const INSET = 20;

/** The table on a phone held upright, and on a tablet: everything under one another. */
export function ColumnTable({ parts }: { parts: TableParts }) {
  const { t } = useWords();
  const { insets, isLargeText } = useLayout();
  const guide = useGuide();
  const { scene, sizes, page, view } = parts;
  const overflow = useOverflow();
  const others = othersOf(scene);
  const { columns, height } = sizes.seats;
  const rows: number[][] = [];
  for (let first = 0; first < others.length; first += columns) rows.push(others.slice(first, first + columns));
  const hasTile = view.destiny !== null && rows.length > 1;
  const isOneRow = rows.length === 1;
  const column = { width: '100%', maxWidth: sizes.width, alignSelf: 'center' } as const;
  const isTight = sizes.isTight;
  const isChoosing = scene.view.stage === 'choosing' && scene.isMine;
  return (
    <>
      <View style={[column, { paddingTop: insets.top + SPACE.inside, paddingHorizontal: EDGE, gap: SPACE.inside }]}>
        {guide?.bar ?? <TopBar parts={parts} width={sizes.width - 2 * EDGE} />}
        {guide?.speech}
      </View>
      <View style={{ flex: 1 }}>
        <ScrollView
          style={{ flex: 1 }}
          {...overflow.props}
          contentContainerStyle={[column, { flexGrow: 1, justifyContent: 'space-between', paddingTop: SPACE.inside }]}
        >
          <View style={{ gap: page === 'trade' ? sizes.gap : isTight ? 10 : 12 }}>
            {page === 'trade' && view.destiny !== null && isOneRow && (
              <DestinyTrack
                destiny={view.destiny}
                top={height / 2}
                bottom={sizes.own / 2}
                gaps={others.slice(1).map((_, index) => (index + 1) / others.length)}
              />
            )}
            <View style={{ paddingHorizontal: EDGE, gap: SEAT_GAP }}>
              {rows.map((row, index) => (
                <View key={index} style={{ flexDirection: 'row', gap: SEAT_GAP, minHeight: height }}>
                  {row.map((seat) => (
                    <TableSeat key={seat} parts={parts} seat={seat} />
                  ))}
                  {hasTile && index === rows.length - 1 && view.destiny !== null && (
                    <DestinyTile destiny={view.destiny} onPress={() => parts.onRules('destiny')} />
                  )}
                </View>
              ))}
            </View>
            {page === 'trade' ? (
              <>
                <View style={{ paddingHorizontal: INSET, gap: 4 }}>
                  {isChoosing ? (
                    <OpenedHand scene={scene} actions={parts.actions} width={sizes.market} />
                  ) : (
                    <>
                      {!isTight && (
                        <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'baseline' }}>
                          <Text variant="card">{t('table.market.title')}</Text>
                          <Text variant="caption" color="ink2">
                            {t('table.market.pile')}
                          </Text>
                        </View>
                      )}
                      <TableMarket parts={parts} width={sizes.market} />
                    </>
                  )}
                </View>
                {!(isChoosing && isTight) && (
                  <View style={{ paddingHorizontal: INSET }}>
                    <Stacks
                      offers={scene.builds}
                      height={sizes.stack}
                      drag={parts.drag.stacks}
                      isScrolling={overflow.isOver}
                      onLook={parts.onStack}
                    />
                  </View>
                )}
              </>
            ) : (
              <>
                {!isTight && (
                  <View
                    style={{
                      flexDirection: 'row',
                      alignItems: 'center',
                      justifyContent: 'center',
                      gap: SPACE.between,
                      paddingHorizontal: INSET,
                    }}
                  >
                    <Text variant="caption" color="ink2">
                      {t('table.market.title')}
                    </Text>
                    <TableMarket parts={parts} width={30} />
                  </View>
                )}
                <View style={{ paddingHorizontal: EDGE }}>
                  <BuildRows
                    offers={scene.builds}
                    view={scene.view}
                    people={scene.people}
                    isMine={scene.isMine}
                    isTight={isTight}
                    drag={parts.drag.stacks}
                    isScrolling={overflow.isOver}
                    onBuild={parts.actions.build}
                    onLook={parts.onStack}
                  />
                </View>
              </>
            )}
            <View style={{ paddingHorizontal: page === 'trade' ? INSET : EDGE }}>
              <TableOwn parts={overflow.isOver ? { ...parts, invites: null } : parts} />
            </View>
          </View>
          <View>
            {page === 'trade' ? (
              // Under the words of a lesson a low table keeps no room for a trade that is not there.
              <TableSlot parts={parts} height={guide !== null && isTight ? 0 : sizes.slot} />
            ) : (
              (parts.tip || (parts.notice !== null && !isTight)) && <TableSlot parts={parts} height={0} />
            )}
            <View style={{ paddingHorizontal: EDGE }}>
              <TableHand parts={parts} width={sizes.hand} isFanned />
            </View>
          </View>
        </ScrollView>
        {overflow.isOver && parts.invites !== null && <NearDisplay seat={scene.viewer} label={parts.invites} />}
      </View>
      {/* In large letters its place scrolls away. */}
      {isLargeText && parts.tip && (
        <View style={{ paddingHorizontal: EDGE, paddingVertical: SPACE.half }}>{parts.tip}</View>
      )}
      <TrayBar
        scene={scene}
        tray={parts.tray}
        actions={parts.actions}
        shape={isTight || page === 'build' ? 'flat' : 'paper'}
        caption={parts.caption}
      />
    </>
  );
}

/** The own display may have scrolled away: while something is dragged there, this stands in for it. */
function NearDisplay({ seat, label }: { seat: number; label: string }) {
  const anchors = useAnchors();
  const { textScale } = useLayout();
  return (
    <View
      ref={anchors.ref(`seat/${seat}`)}
      style={{
        position: 'absolute',
        left: INSET,
        right: INSET,
        bottom: SPACE.inside,
        height: 56 * textScale,
        pointerEvents: 'none',
      }}
    >
      <DropHere anchor={`seat/${seat}`} label={label} />
    </View>
  );
}
