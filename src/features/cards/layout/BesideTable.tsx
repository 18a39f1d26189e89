import { ScrollView, View } from 'react-native';

import { useGuide } from '@/features/contract/guide';
import { useWords } from '@/i18n';
import type { GlyphName } from '@/table/art/glyphs';
import { useAnchors } from '@/table/parts/anchors';
import { BuildRows } from '@/table/parts/BuildRows';
import { DestinyTile } from '@/table/parts/Destiny';
import { DropHere } from '@/table/parts/DropHere';
import { Glyph } from '@/table/parts/Glyph';
import { Pips } from '@/table/parts/Pips';
import { SEAT_GAP } from '@/table/parts/sizes';
import { Stacks } from '@/table/parts/Stacks';
import { estateWords, expansionName } from '@/table/words/cardWords';
import { IconButton } from '@/ui/controls/IconButton';
import { Tappable } from '@/ui/controls/Tappable';
import { PlayerBadge } from '@/ui/drawing/PlayerBadge';
import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { OpenedHand } from '../shown/OpenedHand';
import { EstateCards } from './EstateCards';
import { othersOf, type TableParts } from './parts';
import { TableHand, TableMarket, TableSeat, TableSlot } from './pieces';
import { TurnRibbon } from './TopBar';
import { TrayBar } from './TrayBar';
import { useOverflow } from './useOverflow';

/** The table on a wide screen: the others on one side, the own panel on the other, the table between. */
export function BesideTable({ parts, isMirrored }: { parts: TableParts; isMirrored: boolean }) {
  const { t } = useWords();
  const { insets } = useLayout();
  const guide = useGuide();
  const { scene, sizes, page, view } = parts;
  const others = othersOf(scene);
  const overflow = useOverflow();
  const isChoosing = scene.view.stage === 'choosing' && scene.isMine;
  const destiny = view.destiny !== null && (
    <DestinyTile destiny={view.destiny} onPress={() => parts.onRules('destiny')} />
  );
  return (
    <View style={{ flex: 1, flexDirection: isMirrored ? 'row-reverse' : 'row', paddingTop: insets.top }}>
      <View
        style={{
          width: sizes.side,
          marginHorizontal: SPACE.edge,
          marginLeft: Math.max(SPACE.edge, insets.left),
          paddingVertical: SPACE.inside,
          paddingBottom: insets.bottom + SPACE.inside,
          gap: SPACE.inside,
        }}
      >
        {(guide === null || destiny !== false) && (
          <View style={{ flexDirection: 'row', gap: SPACE.inside }}>
            {guide === null && (
              <IconButton icon="menu" label={t('table.menu.open')} onPress={parts.onMenu} testID="menu" />
            )}
            {destiny}
          </View>
        )}
        <View style={{ gap: SEAT_GAP, flex: 1 }}>
          {others.map((seat) => (
            <View key={seat} style={{ height: sizes.seats.height }}>
              <TableSeat parts={parts} seat={seat} />
            </View>
          ))}
        </View>
      </View>
      <View
        style={{
          flex: 1,
          paddingVertical: SPACE.inside,
          paddingBottom: Math.max(insets.bottom, SPACE.inside),
          gap: sizes.gap,
        }}
      >
        {guide?.bar ?? (
          <View style={{ flexDirection: 'row' }}>
            <TurnRibbon parts={parts} width={sizes.width} />
          </View>
        )}
        {page === 'trade' ? (
          <>
            {isChoosing ? (
              <OpenedHand scene={scene} actions={parts.actions} width={sizes.market} />
            ) : (
              <TableMarket parts={parts} width={sizes.market} gap={8} />
            )}
            {!(isChoosing && sizes.isTight) && (
              <Stacks
                offers={scene.builds}
                height={sizes.stack}
                drag={parts.drag.stacks}
                isScrolling={false}
                onLook={parts.onStack}
              />
            )}
            <View style={{ flex: 1, justifyContent: 'center' }}>
              {!sizes.isTight && <TableSlot parts={parts} height={sizes.slot} />}
            </View>
          </>
        ) : (
          <ScrollView
            style={{ flex: 1, margin: -4 }}
            {...overflow.props}
            contentContainerStyle={{ padding: 4, gap: SPACE.between }}
          >
            {!sizes.isTight && <TableMarket parts={parts} width={44} gap={8} />}
            <BuildRows
              offers={scene.builds}
              view={scene.view}
              people={scene.people}
              isMine={scene.isMine}
              isTight={sizes.isTight}
              drag={parts.drag.stacks}
              isScrolling={overflow.isOver}
              onBuild={parts.actions.build}
              onLook={parts.onStack}
            />
          </ScrollView>
        )}
        <TableHand parts={parts} width={sizes.hand} isFanned={page === 'trade'} />
      </View>
      <OwnPanel parts={parts} isMirrored={isMirrored} />
    </View>
  );
}

/** The viewer's side of a wide table: what they own above, what is asked of them below. */
function OwnPanel({ parts, isMirrored }: { parts: TableParts; isMirrored: boolean }) {
  const words = useWords();
  const { t } = words;
  const theme = useTheme();
  const { colors } = theme;
  const { insets } = useLayout();
  const anchors = useAnchors();
  const guide = useGuide();
  const { scene, sizes, view } = parts;
  const person = scene.people[scene.viewer];
  const own = view.players[scene.viewer];
  if (person === undefined || own === undefined) return null;
  const corner = CORNER.sheet;
  const item = (name: GlyphName, count: number, hasPips: boolean) => (
    <View
      key={name}
      style={{
        flexGrow: 1,
        flexBasis: '45%',
        minHeight: 36,
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.inside,
        paddingHorizontal: 10,
        borderRadius: CORNER.control,
        backgroundColor: colors.sunk,
        ...theme.outline,
      }}
    >
      <Glyph name={name} size={18} color={colors.ink} />
      {hasPips ? (
        <Pips count={count} />
      ) : (
        <Text variant="body" face="bold">
          {String(count)}
        </Text>
      )}
    </View>
  );
  return (
    <View
      style={{
        width: sizes.panel + insets.right,
        marginLeft: isMirrored ? 0 : SPACE.edge,
        marginRight: isMirrored ? SPACE.edge : 0,
        paddingRight: insets.right,
        borderTopLeftRadius: isMirrored ? 0 : corner,
        borderBottomLeftRadius: isMirrored ? 0 : corner,
        borderTopRightRadius: isMirrored ? corner : 0,
        borderBottomRightRadius: isMirrored ? corner : 0,
        backgroundColor: colors.panel,
        boxShadow: theme.depth.lifted,
        ...theme.outline,
      }}
    >
      <ScrollView
        style={{ flex: 1 }}
        contentContainerStyle={{
          gap: SPACE.between,
          padding: SPACE.edge,
          paddingTop: guide === null ? SPACE.edge : insets.top + SPACE.between,
          paddingBottom: SPACE.inside,
        }}
      >
        {guide?.speech}
        <View ref={anchors.ref(`seat/${scene.viewer}`)} style={{ gap: SPACE.between }}>
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.between }}>
            <Tappable
              role="button"
              aria-label={t('table.seat.you', {
                name: person.name,
                points: t('table.points', { n: own.points }),
                target: view.options.target,
                estate: estateWords(words, own),
              })}
              onPress={() => parts.onSeat(scene.viewer)}
              testID="own-display"
              style={{ flex: 1, flexDirection: 'row', alignItems: 'center', gap: SPACE.between, minHeight: 44 }}
            >
              <PlayerBadge player={person.player} name={person.name} size={32} />
              <View style={{ flexShrink: 1 }}>
                <Text variant="body" numberOfLines={1}>
                  {person.name}
                </Text>
                <View style={{ flexDirection: 'row', alignItems: 'baseline', gap: 4 }}>
                  <Text variant="score">{String(own.points)}</Text>
                  <Text variant="caption" color="ink2">
                    {t('table.seat.of', { n: view.options.target })}
                  </Text>
                </View>
              </View>
            </Tappable>
            <IconButton icon="book" label={t('table.rules.open')} bare onPress={() => parts.onRules()} testID="rules" />
          </View>
          {sizes.isTight ? (
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.inside }}>
              {item('road', own.roads, true)}
              {item('knight', own.knights, true)}
              {item('settlement', own.settlements, false)}
              {item('city', own.cities, false)}
              {own.expansions.map((card) => (
                <View key={card} style={{ flexDirection: 'row', alignItems: 'center', gap: 6, paddingHorizontal: 6 }}>
                  <Glyph name={card} size={16} color={colors.ink} />
                  <Text variant="micro">{expansionName(words, card)}</Text>
                </View>
              ))}
            </View>
          ) : (
            <EstateCards view={own} width={60} />
          )}
          {parts.invites !== null && <DropHere anchor={`seat/${scene.viewer}`} label={parts.invites} />}
        </View>
      </ScrollView>
      <View
        style={{ gap: SPACE.inside, padding: SPACE.edge, paddingTop: 0, paddingBottom: insets.bottom + SPACE.between }}
      >
        {(sizes.isTight || parts.page === 'build') && (
          <TableSlot parts={parts} height={parts.page === 'trade' && guide === null ? sizes.slot : 0} />
        )}
        <TrayBar scene={scene} tray={parts.tray} actions={parts.actions} shape="panel" caption={parts.caption} />
      </View>
    </View>
  );
}
