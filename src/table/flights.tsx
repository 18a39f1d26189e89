import { useEffect, useState } from 'react';
import { Animated, Easing, StyleSheet, View } from 'react-native';

import type { Place, Resource, SettlersEvent } from '@/games/settlers';
import { useMotion } from '@/ui/motion';
import { MOTION } from '@/ui/tokens';

import type { AnchorName, Anchors, Rect } from './anchors';
import { CARD_RATIO } from './art/layout';
import type { CardId } from './art/cards';
import { CardFace } from './CardFace';
import { cardsOf } from './order';

/** Cards on their way. */

export interface Flight {
  readonly key: string;
  readonly from: Rect;
  readonly to: Rect;
  /** What is seen when it leaves and when it lands; a card that differs turns over on the way. */
  readonly leaves: CardId;
  readonly lands: CardId;
  readonly delay: number;
}

/** Between two cards that leave together. */
const STAGGER = 40;
/** More than this at once is a crowd: the rest arrives with the last. */
const MOST = 8;

type Moved = Extract<SettlersEvent, { type: 'cardsMoved' }>;

/** The flights that show these events to a seat. They know no more than the events do. */
export async function flightsOf(
  anchors: Anchors,
  events: readonly SettlersEvent[],
  viewer: number,
  key: string,
): Promise<Flight[]> {
  const flights: Flight[] = [];
  const table = await anchors.find('table');
  for (const event of events) {
    if (event.type !== 'cardsMoved') continue;
    const cards: readonly (Resource | null)[] =
      event.cards === null ? Array.from({ length: event.count }, () => null) : cardsOf(event.cards);
    for (const card of cards.slice(0, MOST)) {
      const from = await anchors.findFirst(anchorsOf(event.from, card, viewer));
      const to = await anchors.findFirst(anchorsOf(event.to, card, viewer));
      if (from === null || to === null) continue;
      flights.push({
        key: `${key}/${flights.length}`,
        from: within(from, table),
        to: within(to, table),
        leaves: faceAt(event.from, event, card, viewer),
        lands: faceAt(event.to, event, card, viewer),
        delay: Math.min(flights.length, MOST) * STAGGER,
      });
    }
  }
  return flights;
}

function anchorsOf(place: Place, card: Resource | null, viewer: number): AnchorName[] {
  if (place === viewer) return card === null ? ['hand'] : [`hand/${card}`, 'hand'];
  if (typeof place === 'number') return [`seat/${place}`];
  // Discards lie under the pile: nobody needs to see them, and a phone has no room.
  if (place === 'market') return card === null ? ['market'] : [`market/${card}`, 'market'];
  return ['pile'];
}

/** What lies at a place: its own hand and open cards face up, everything else face down. */
function faceAt(place: Place, event: Moved, card: Resource | null, viewer: number): CardId {
  if (card === null || place === 'pile') return 'back';
  if (typeof place === 'number' && place !== viewer) return 'back';
  return event.cards === null ? 'back' : card;
}

/** Positions on the window, as positions inside the table. */
function within(rect: Rect, table: Rect | null): Rect {
  return table === null ? rect : { ...rect, x: rect.x - table.x, y: rect.y - table.y };
}

/** Above everything and untouchable. */
export function FlightLayer({ flights }: { flights: readonly Flight[] }) {
  return (
    <View style={[StyleSheet.absoluteFill, { pointerEvents: 'none' }]} aria-hidden testID="flights">
      {flights.map((flight) => (
        <FlyingCard key={flight.key} flight={flight} />
      ))}
    </View>
  );
}

const WIDTH = 56;

function FlyingCard({ flight: { from, to, leaves, lands, delay } }: { flight: Flight }) {
  const motion = useMotion();
  const [way] = useState(() => new Animated.Value(0));
  const time = motion.move(MOTION.card);
  const wait = motion.move(delay);
  useEffect(() => {
    const trip = Animated.timing(way, {
      toValue: 1,
      duration: time,
      delay: wait,
      easing: Easing.out(Easing.cubic),
      useNativeDriver: false,
    });
    trip.start();
    return () => trip.stop();
  }, [way, time, wait]);
  const start = centred(from);
  const end = centred(to);
  const isTurning = leaves !== lands;
  const side = (id: CardId, isFirst: boolean) => (
    <Animated.View
      style={{
        position: isFirst ? 'relative' : 'absolute',
        opacity: isTurning
          ? way.interpolate({ inputRange: [0.49, 0.5], outputRange: isFirst ? [1, 0] : [0, 1], extrapolate: 'clamp' })
          : 1,
      }}
    >
      <CardFace id={id} width={WIDTH} />
    </Animated.View>
  );
  return (
    <Animated.View
      style={{
        position: 'absolute',
        left: 0,
        top: 0,
        opacity: way.interpolate({ inputRange: [0, 0.02, 0.94, 1], outputRange: [0, 1, 1, 0] }),
        transform: [
          { translateX: way.interpolate({ inputRange: [0, 1], outputRange: [start.x, end.x] }) },
          { translateY: way.interpolate({ inputRange: [0, 1], outputRange: [start.y, end.y] }) },
          // A card that is picked up comes a little nearer to the eye.
          { scale: way.interpolate({ inputRange: [0, 0.4, 1], outputRange: [0.9, 1.08, 0.96] }) },
          {
            scaleX: isTurning
              ? way.interpolate({ inputRange: [0, 0.5, 1], outputRange: [1, 0.04, 1] })
              : way.interpolate({ inputRange: [0, 1], outputRange: [1, 1] }),
          },
        ],
      }}
    >
      {side(leaves, true)}
      {isTurning && side(lands, false)}
    </Animated.View>
  );
}

function centred({ x, y, width, height }: Rect): { x: number; y: number } {
  return { x: x + width / 2 - WIDTH / 2, y: y + height / 2 - (WIDTH * CARD_RATIO) / 2 };
}

/** How long these flights take all together. */
export function flightTime(flights: readonly Flight[]): number {
  return flights.length === 0 ? 0 : MOTION.card + Math.max(...flights.map((flight) => flight.delay));
}
