import { View } from 'react-native';

import { useWords } from '@/i18n';
import { Hand } from '@/table/parts/Hand';
import { Market } from '@/table/parts/Market';
import { OwnDisplay } from '@/table/parts/OwnDisplay';
import { Seat } from '@/table/parts/Seat';
import { COLUMN_EDGE } from '@/table/parts/sizes';
import { TradeSlot } from '@/table/parts/TradeSlot';
import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { handUse, slotOf } from '../tray';
import { pressSeat, seatOffer, type TableParts } from './parts';

/** The parts of the table, filled from the scene; both shapes only put them in their places. */

export function TableSeat({ parts, seat }: { parts: TableParts; seat: number }) {
  const { scene, view, sizes } = parts;
  const person = scene.people[seat];
  const player = view.players[seat];
  if (person === undefined || player === undefined) return null;
  return (
    <Seat
      seat={seat}
      person={person}
      view={player}
      width={sizes.seats.width}
      density={sizes.seats.density}
      isOnTurn={view.turnOf === seat}
      isThinking={parts.thinking === seat}
      offer={seatOffer(parts, seat)}
      onPress={() => pressSeat(parts, seat)}
    />
  );
}

export function TableMarket({ parts, width, gap }: { parts: TableParts; width: number; gap?: number }) {
  const { t } = useWords();
  const { scene, view, actions } = parts;
  const { offers } = scene;
  const canLay = actions.lifted !== null && offers.lay.includes(actions.lifted);
  const isPileLit = scene.view.stage === 'laying' ? offers.canDraw : canLay;
  const pileLabel =
    scene.view.stage === 'laying'
      ? t('table.market.drawNow', { n: scene.view.trade?.laid ?? 0 })
      : canLay && actions.lifted !== null
        ? t('table.market.layOn', { card: t(`table.cards.${actions.lifted}`, { n: 1 }) })
        : t('table.market.pileLabel', { n: view.pile });
  return (
    <Market
      market={view.market}
      pile={view.pile}
      width={width}
      gap={gap}
      taken={offers.market}
      isAsking={actions.lifted !== null || scene.view.stage === 'taking'}
      isPileLit={isPileLit}
      give={scene.view.stage === 'trade' ? actions.lifted : null}
      pileLabel={pileLabel}
      onTake={actions.takeOpen}
      onPile={actions.tapPile}
    />
  );
}

export function TableHand({ parts, width, isFanned }: { parts: TableParts; width: number; isFanned: boolean }) {
  const { scene, view, actions } = parts;
  const { use, usable } = handUse(scene);
  const { dragged } = parts.drag;
  return (
    <Hand
      hand={view.hand}
      width={width}
      isFanned={isFanned}
      use={parts.page === 'trade' ? use : 'look'}
      usable={parts.page === 'trade' ? usable : []}
      lifted={actions.lifted}
      dragged={dragged?.kind === 'card' ? dragged.card : null}
      drag={parts.drag.hand}
      onPress={actions.tapHand}
    />
  );
}

export function TableSlot({ parts, height }: { parts: TableParts; height: number }) {
  const slot = slotOf(parts.scene);
  const { isLargeText } = useLayout();
  const isColumn = parts.sizes.shape === 'column';
  const tip = slot === null && !(isColumn && isLargeText) && parts.tip;
  // A column has room for one of them.
  const hasNotice = parts.notice !== null && !(parts.tip && isColumn);
  return (
    <View style={{ minHeight: height, justifyContent: 'center', alignItems: 'center', gap: SPACE.inside }}>
      {tip && (
        <View style={{ alignSelf: 'stretch', paddingHorizontal: isColumn ? COLUMN_EDGE : 0, paddingTop: SPACE.inside }}>
          {tip}
        </View>
      )}
      {slot === null && hasNotice && <Notice text={parts.notice ?? ''} />}
      {slot !== null && (
        <TradeSlot
          gives={slot.gives}
          gets={slot.gets}
          height={parts.sizes.slot}
          isNarrow={parts.sizes.shape === 'beside' && parts.sizes.isTight}
        />
      )}
    </View>
  );
}

/** A line about what one's own move brought about; the next move takes it away. */
function Notice({ text }: { text: string }) {
  const theme = useTheme();
  return (
    <View
      testID="notice"
      style={{
        maxWidth: 420,
        marginHorizontal: SPACE.edge,
        paddingHorizontal: SPACE.between,
        paddingVertical: SPACE.inside,
        borderRadius: CORNER.control,
        backgroundColor: theme.colors.actionSoft,
        ...theme.outline,
      }}
    >
      <Text variant="caption" face="semibold" align="center" numberOfLines={3}>
        {text}
      </Text>
    </View>
  );
}

export function TableOwn({ parts }: { parts: TableParts }) {
  const { scene, view, sizes } = parts;
  const person = scene.people[scene.viewer];
  const player = view.players[scene.viewer];
  if (person === undefined || player === undefined) return null;
  return (
    <OwnDisplay
      seat={scene.viewer}
      person={person}
      view={player}
      target={view.options.target}
      isOnTurn={view.turnOf === scene.viewer}
      height={sizes.own}
      invites={parts.invites}
      onPress={() => parts.onSeat(scene.viewer)}
    />
  );
}
