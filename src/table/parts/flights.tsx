import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  interpolate,
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated';

import {
  sideOf,
  type Build,
  type Estate,
  type Expansion,
  type Place,
  type Resource,
  type SettlersEvent,
  type SettlersView,
} from '@/games/settlers';
import { useMotion } from '@/ui/look/motion';
import { timing } from '@/ui/look/timing';
import { MOTION } from '@/ui/look/tokens';

import { cityCard, knightCard, roadCard, type CardId } from '../art/cards';
import { CARD_RATIO } from '../art/layout';
import { cardsOf } from '../model/order';
import type { AnchorName, Anchors, Rect } from './anchors';
import { CardFace } from './CardFace';
import { turnedWidth } from './turning';

/** Cards on their way. */

export interface Flight {
  readonly key: string;
  readonly from: Rect;
  readonly to: Rect;
  /** How wide the card lies where it leaves and where it lands. */
  readonly widths: readonly [number, number];
  /** What is seen when it leaves and when it lands; a card that differs turns over on the way. */
  readonly leaves: CardId;
  readonly lands: CardId;
  readonly delay: number;
}

/** Between two cards that leave together. */
const STAGGER = 40;
/** More than this at once is a crowd: the rest arrives with the last. */
const MOST = 8;
/** A building comes when its price is on the way. */
const PAYING = 120;
/** A card on a seat or a stack is a small thing. */
const SMALL = 30;

type Moved = Extract<SettlersEvent, { type: 'cardsMoved' }>;
type Built = Extract<SettlersEvent, { type: 'built' }>;

interface Stop {
  readonly at: readonly AnchorName[];
  readonly face: CardId;
}

/** The flights that show these events to a seat. They know no more than the events and the view before them do. */
export async function flightsOf(
  anchors: Anchors,
  events: readonly SettlersEvent[],
  before: SettlersView,
  key: string,
): Promise<Flight[]> {
  const flights: Flight[] = [];
  const table = await anchors.find('table');
  const gaps = await anchors.findAll('market/gap');
  for (const event of events) {
    for (const [index, [leaves, lands]] of stopsOf(event, before).entries()) {
      const from = await findStop(anchors, leaves);
      const isComing = event.type === 'cardsMoved' && event.to === 'market';
      const place = isComing ? (gaps[index] ?? (await anchors.find(`place/${index}`))) : null;
      const to = place === null ? await findStop(anchors, lands) : { rect: place, width: place.width };
      if (from === null || to === null) continue;
      flights.push({
        key: `${key}/${flights.length}`,
        from: within(from.rect, table),
        to: within(to.rect, table),
        widths: [from.width, to.width],
        leaves: leaves.face,
        lands: lands.face,
        delay: Math.min(flights.length, MOST) * STAGGER + (event.type === 'built' ? PAYING : 0),
      });
    }
  }
  return flights;
}

/** Where the cards of an event leave and land, one by one. */
function stopsOf(event: SettlersEvent, before: SettlersView): (readonly [Stop, Stop])[] {
  if (event.type === 'built') return [builtStops(event, before)];
  if (event.type !== 'cardsMoved') return [];
  const viewer = before.seat;
  const cards: readonly (Resource | null)[] =
    event.cards === null ? Array.from({ length: event.count }, () => null) : cardsOf(event.cards);
  return cards.slice(0, MOST).map((card) => [
    { at: anchorsOf(event.from, card, viewer), face: faceAt(event.from, event, card, viewer) },
    { at: anchorsOf(event.to, card, viewer), face: faceAt(event.to, event, card, viewer) },
  ]);
}

/** A building comes from its stack, or from whoever loses it; a city is one's own settlement turned over. */
function builtStops({ seat, what, card, takenFrom }: Built, before: SettlersView): readonly [Stop, Stop] {
  const home: AnchorName = `seat/${seat}`;
  const lands = builtCard(what, card, before.players[seat]);
  if (what === 'city')
    return [
      { at: [home], face: 'settlement' },
      { at: [home], face: lands },
    ];
  if (takenFrom === null)
    return [
      { at: [`stack/${what}`], face: lands },
      { at: [home], face: lands },
    ];
  const loser = before.players[takenFrom];
  const top = loser && { ...loser, roads: loser.roads - 1, knights: loser.knights - 1 };
  return [
    { at: [`seat/${takenFrom}`], face: builtCard(what, card, top) },
    { at: [home], face: lands },
  ];
}

/** The card that lies next on an estate: roads and knights alternate their sides. */
export function builtCard(what: Build, card: Expansion | null, estate: Estate | undefined): CardId {
  if (card !== null) return card;
  if (what === 'road') return roadCard(sideOf(estate?.roads ?? 0));
  if (what === 'knight') return knightCard(sideOf(estate?.knights ?? 0));
  return what === 'settlement' ? 'settlement' : cityCard(null);
}

async function findStop(anchors: Anchors, { at }: Stop): Promise<{ rect: Rect; width: number } | null> {
  const rect = await anchors.findFirst(at);
  if (rect === null) return null;
  const isCard = at.some((name) => name === 'pile' || name.startsWith('hand/') || name.startsWith('market/'));
  return { rect, width: isCard ? Math.min(rect.width, WIDTH * 2) : SMALL };
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

/** Cards are lifted over the table rather than pushed along it. */
const ARC = 22;
/** It is picked up, gets under way, and is put down softly. */
const COURSE = Easing.bezier(0.35, 0, 0.2, 1);
const SHADOW = { boxShadow: '0 6px 14px rgba(40, 25, 8, 0.35)' };

/** A card that waits still lies where it was, and one that has landed stays until all have: nothing blinks. */
function FlyingCard({ flight: { from, to, widths, leaves, lands, delay } }: { flight: Flight }) {
  const motion = useMotion();
  const way = useSharedValue(0);
  const time = motion.move(MOTION.card);
  const wait = motion.move(delay);
  useEffect(() => way.set(withDelay(wait, withTiming(1, timing(time, COURSE)), ReduceMotion.Never)), [way, time, wait]);
  const start = centred(from);
  const end = centred(to);
  const [first, last] = [widths[0] / WIDTH, widths[1] / WIDTH];
  // A card that is picked up comes a little nearer to the eye.
  const near = Math.max(first, last, 0.9) * 1.12;
  const isTurning = leaves !== lands;
  const card = useAnimatedStyle(() => {
    const share = way.get();
    return {
      transform: [
        { translateX: start.x + (end.x - start.x) * share },
        { translateY: interpolate(share, [0, 0.5, 1], [start.y, (start.y + end.y) / 2 - ARC, end.y]) },
        { scale: interpolate(share, [0, 0.45, 0.92, 1], [first, near, last * 0.97, last]) },
        { scaleX: isTurning ? turnedWidth(share) : 1 },
      ],
    };
  });
  const front = useAnimatedStyle(() => ({ opacity: !isTurning || way.get() < 0.5 ? 1 : 0 }));
  const back = useAnimatedStyle(() => ({ opacity: way.get() < 0.5 ? 0 : 1 }));
  return (
    <Animated.View style={[{ position: 'absolute', left: 0, top: 0 }, card]}>
      <Animated.View style={front}>
        <CardFace id={leaves} width={WIDTH} style={SHADOW} />
      </Animated.View>
      {isTurning && (
        <Animated.View style={[{ position: 'absolute' }, back]}>
          <CardFace id={lands} width={WIDTH} style={SHADOW} />
        </Animated.View>
      )}
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
