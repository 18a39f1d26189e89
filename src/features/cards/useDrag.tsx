import { useState, type ReactNode } from 'react';
import Animated, { useAnimatedStyle, useSharedValue, type SharedValue } from 'react-native-reanimated';

import { RESOURCES, type Build, type Resource } from '@/games/settlers';
import { feel } from '@/match/feel';
import type { CardId } from '@/table/art/cards';
import { CARD_RATIO } from '@/table/art/layout';
import type { AnchorName, Anchors, Point } from '@/table/parts/anchors';
import { CardFace } from '@/table/parts/CardFace';
import type { Drag, Spot } from '@/table/parts/drag';

import { cardOfBuild } from './sheets/cardOfBuild';
import type { Scene } from './useScene';
import type { TableActions } from './useTableActions';

/** What is under the finger: a card of the hand on its way to a partner, or a card of a stack on its way to its builder. */
type Dragged = { readonly kind: 'card'; readonly card: Resource } | { readonly kind: 'build'; readonly what: Build };

export interface Dragging {
  readonly hand: Drag<Resource>;
  readonly stacks: Drag<Build>;
  readonly dragged: Dragged | null;
  /** The place that would take it if the finger let go now. */
  readonly aim: AnchorName | null;
  readonly card: ReactNode;
}

const WIDTH = 64;
/** The card hangs above the finger, so that both it and what lies below can be seen. */
const ABOVE = 40;

/** Something under the finger: it leaves its place, shows where it may go, and does there what a tap would. */
export function useDrag(scene: Scene, anchors: Anchors, actions: TableActions): Dragging {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [aim, setAim] = useState<AnchorName | null>(null);
  const finger = useSharedValue<Point>({ x: 0, y: 0 });
  const spots = useSharedValue<readonly Spot[]>([]);
  const aimed = useSharedValue<AnchorName | null>(null);
  const places: AnchorName[] = [
    ...RESOURCES.map((card) => `market/${card}` as const),
    'pile',
    'market',
    ...scene.people.map((_, seat) => `seat/${seat}` as const),
    'hand',
  ];
  const meaningOf = (thing: Dragged, on: AnchorName | null) =>
    thing.kind === 'card' ? actions.dropOf(thing.card, on) : actions.buildDropOf(thing.what, on);

  /** Nothing moves on the table while a finger drags, so places are measured once: with the frame in which they open. */
  const look = async (thing: Dragged) => {
    await new Promise(requestAnimationFrame);
    const found: Spot[] = [];
    for (const name of places) {
      if (meaningOf(thing, name) === null) continue;
      for (const rect of await anchors.findAll(name)) found.push({ name, rect });
    }
    spots.set(found);
  };

  const drag = <Thing extends string>(wrap: (thing: Thing) => Dragged): Drag<Thing> => ({
    finger,
    spots,
    aim: aimed,
    onStart: (thing) => {
      const wrapped = wrap(thing);
      setDragged(wrapped);
      feel('tick');
      if (wrapped.kind === 'card') actions.lift(wrapped.card);
      void look(wrapped);
    },
    onAim: setAim,
    onEnd: (thing, point, isCancelled) => void letGo(wrap(thing), isCancelled ? null : point),
  });
  const letGo = async (thing: Dragged, point: Point | null) => {
    const lawful = places.filter((name) => meaningOf(thing, name) !== null);
    // Places that opened for it close as soon as nothing is dragged, so they are asked before.
    const on = point === null ? null : await anchors.at(point, lawful);
    setDragged(null);
    setAim(null);
    if (point === null) return;
    const meaning = meaningOf(thing, on);
    if (meaning !== null) return meaning();
    feel('refusal');
    if (thing.kind === 'card' && scene.view.stage === 'trade') actions.intend({ stage: 'idle' });
  };

  const face =
    dragged === null ? null : dragged.kind === 'card' ? dragged.card : cardOfBuild(scene, dragged.what, null);
  return {
    hand: drag((thing: Resource) => ({ kind: 'card', card: thing })),
    stacks: drag((what: Build) => ({ kind: 'build', what })),
    dragged,
    aim,
    card: face === null ? null : <DraggedCard id={face} finger={finger} />,
  };
}

/** Hangs above the finger, wherever it goes. */
function DraggedCard({ id, finger }: { id: CardId; finger: SharedValue<Point> }) {
  const style = useAnimatedStyle(() => {
    const { x, y } = finger.get();
    return {
      transform: [
        { translateX: x - WIDTH / 2 },
        { translateY: y - (WIDTH * CARD_RATIO) / 2 - ABOVE },
        { rotate: '2deg' },
        { scale: 1.06 },
      ],
    };
  });
  return (
    <Animated.View
      aria-hidden
      testID="dragged"
      style={[{ position: 'absolute', left: 0, top: 0, pointerEvents: 'none' }, style]}
    >
      <CardFace id={id} width={WIDTH} style={{ boxShadow: '0 10px 24px rgba(40, 25, 8, 0.45)' }} />
    </Animated.View>
  );
}
