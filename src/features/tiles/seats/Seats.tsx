import type { ReactNode } from 'react';
import { ScrollView, View } from 'react-native';

import { useLayout, type Layout } from '@/ui/frame/layout';
import { Panel } from '@/ui/frame/Panel';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';

import { dockOf } from '../dock';
import { SeatCard, SeatRow, SoloSeat, type SeatState } from './Seat';
import type { SeatSpots } from './useSeatSpots';

const NARROWEST = 56;
/** Heights of a row beside the board, on a tablet and, as far as all have room, on a phone on its side. */
const ROW = { tablet: 64, most: 50, least: 44 } as const;
const ROW_GAP = 2;
/** What the tray takes of a phone on its side while a tile is in hand, with the air around it. */
const FLAT_TRAY = 100;
const SCROLLED = 116;

interface SeatsProps {
  readonly seats: readonly SeatState[];
  readonly onPress: (index: number) => void;
  readonly spots: SeatSpots;
}

/** A place that can be found again: followers fly home to it. */
function Spot({ index, spots, isFlexible = false, children }: SpotProps) {
  return (
    <View
      collapsable={false}
      ref={(view) => {
        spots.keep(index, view);
        return () => spots.keep(index, null);
      }}
      style={isFlexible ? { flex: 1 } : undefined}
    >
      {children}
    </View>
  );
}

interface SpotProps {
  readonly index: number;
  readonly spots: SeatSpots;
  readonly isFlexible?: boolean;
  readonly children: ReactNode;
}

/** Round the table from the one on turn: where seats scroll, whose turn it is must not need scrolling. */
function fromTurn(seats: readonly SeatState[]): readonly SeatState[] {
  const turn = Math.max(
    0,
    seats.findIndex(({ isOnTurn }) => isOnTurn),
  );
  return [...seats.slice(turn), ...seats.slice(0, turn)];
}

/** Everybody at the table, above the board. */
export function SeatStrip({ seats, onPress, spots }: SeatsProps) {
  const { width, edge, isLargeText, textScale } = useLayout();
  const isSolo = seats.some(({ isLast }) => isLast !== null);
  if (isSolo) return <SoloStrip seats={seats} onPress={onPress} spots={spots} />;
  const room = Math.min(width - 2 * edge + 8, 640);
  const share = Math.floor((room - (seats.length - 1) * SPACE.inside) / seats.length);
  if (isLargeText || share < NARROWEST * textScale) {
    return (
      <ScrollView horizontal showsHorizontalScrollIndicator={false} style={{ flexGrow: 0, overflow: 'visible' }}>
        <View style={{ flexDirection: 'row', gap: SPACE.inside }}>
          {fromTurn(seats).map((seat) => (
            <Spot key={seat.index} index={seat.index} spots={spots}>
              <SeatCard seat={seat} width={SCROLLED} hasName onPress={() => onPress(seat.index)} />
            </Spot>
          ))}
        </View>
      </ScrollView>
    );
  }
  return (
    <View style={{ flexDirection: 'row', gap: SPACE.inside }}>
      {seats.map((seat) => (
        <Spot key={seat.index} index={seat.index} spots={spots}>
          <SeatCard
            seat={seat}
            width={Math.min(share, 200)}
            hasName={share >= 72}
            onPress={() => onPress(seat.index)}
          />
        </Spot>
      ))}
    </View>
  );
}

/** From this width on a colour has room for its points and the mark of the last place in one line. */
const LAST_BESIDE = 118;

/** All colours of the solo game in one strip: above the board, or where the panel beside it is short of room. */
function SoloStrip({ seats, onPress, spots, isInPanel = false }: SeatsProps & { isInPanel?: boolean }) {
  const { width, edge, textScale } = useLayout();
  const { outline } = useTheme();
  // High contrast frames the strip, the seat on turn and the mark.
  const share = (width - 2 * edge) / seats.length - 6 * outline.borderWidth;
  return (
    <Panel
      corner={CORNER.seat}
      tone={isInPanel ? 'sunk' : undefined}
      depth={isInPanel ? 'flat' : undefined}
      style={{ flexDirection: 'row', padding: 4, gap: 2 }}
    >
      {seats.map((seat) => (
        <Spot key={seat.index} index={seat.index} spots={spots} isFlexible>
          <SoloSeat
            seat={seat}
            isWide={!isInPanel && share >= LAST_BESIDE * textScale}
            hasPips={!isInPanel}
            onPress={() => onPress(seat.index)}
          />
        </Spot>
      ))}
    </Panel>
  );
}

/** Everybody at the table, as rows of the panel beside the board; where the tray asks much of a low one, solo's as a strip. */
export function SeatList({ seats, onPress, spots, isTight }: SeatsProps & { isTight: boolean }) {
  const layout = useLayout();
  if (isTight && layout.kind === 'phoneLandscape' && seats.some(({ isLast }) => isLast !== null)) {
    return <SoloStrip seats={seats} onPress={onPress} spots={spots} isInPanel />;
  }
  const height = rowHeight(layout, seats.length);
  const order = height === null ? fromTurn(seats) : seats;
  return (
    <View style={{ gap: ROW_GAP }}>
      {order.map((seat) => (
        <Spot key={seat.index} index={seat.index} spots={spots}>
          <SeatRow seat={seat} height={height ?? ROW.least} onPress={() => onPress(seat.index)} />
        </Spot>
      ))}
    </View>
  );
}

/** Height of a row beside the board; null where not all rows can be seen at once. */
export function rowHeight(layout: Layout, count: number): number | null {
  const { kind, height, insets, textScale } = layout;
  const dock = dockOf(layout);
  if (dock !== null) return Math.max(ROW.least, Math.min(ROW.tablet, Math.floor(dock.rows / count) - ROW_GAP));
  if (kind === 'tablet') return ROW.tablet;
  const room = height - insets.top - insets.bottom - SPACE.between - SPACE.edge - FLAT_TRAY * textScale;
  const share = Math.floor(room / count) - ROW_GAP;
  return share < ROW.least * textScale ? null : Math.min(ROW.most, share);
}
