import { useState, type ReactNode } from 'react';
import { Animated } from 'react-native';

import { RESOURCES, type Build, type Resource } from '@/games/settlers';
import { feel } from '@/match/feel';
import { isInside, type AnchorName, type Anchors, type Point, type Rect } from '@/table/anchors';
import { CARD_RATIO } from '@/table/art/layout';
import { CardFace } from '@/table/CardFace';
import type { Drag } from '@/table/drag';

import { cardOfBuild } from './cardOfBuild';
import type { Scene } from './useScene';
import type { TableActions } from './useTableActions';

/** What is under the finger: a card of the hand on its way to a partner, or a card of a stack on its way to its builder. */
export type Dragged =
  { readonly kind: 'card'; readonly card: Resource } | { readonly kind: 'build'; readonly what: Build };

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

interface Spot {
  readonly name: AnchorName;
  readonly rect: Rect;
}

/** Something under the finger: it leaves its place, shows where it may go, and does there what a tap would. */
export function useDrag(scene: Scene, anchors: Anchors, actions: TableActions): Dragging {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [aim, setAim] = useState<AnchorName | null>(null);
  const [at] = useState(() => new Animated.ValueXY());
  const [spots, setSpots] = useState<readonly Spot[]>([]);
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
    setSpots(found);
  };

  const drag = <Thing,>(wrap: (thing: Thing) => Dragged): Drag<Thing> => ({
    start: (thing, point) => {
      const wrapped = wrap(thing);
      hang(point);
      setDragged(wrapped);
      feel('tick');
      if (wrapped.kind === 'card') actions.lift(wrapped.card);
      void look(wrapped);
    },
    move: (point) => {
      hang(point);
      setAim(spots.find(({ rect }) => isInside(rect, point))?.name ?? null);
    },
    end: (thing, point, isCancelled) => void letGo(wrap(thing), isCancelled ? null : point),
  });
  const hang = ({ x, y }: Point) => at.setValue({ x: x - WIDTH / 2, y: y - (WIDTH * CARD_RATIO) / 2 - ABOVE });
  const letGo = async (thing: Dragged, point: Point | null) => {
    const lawful = places.filter((name) => meaningOf(thing, name) !== null);
    // Places that opened for it close as soon as nothing is dragged, so they are asked before.
    const on = point === null ? null : await anchors.at(point, lawful);
    setDragged(null);
    setAim(null);
    setSpots([]);
    if (point === null) return;
    const meaning = meaningOf(thing, on);
    if (meaning !== null) return meaning();
    feel('refusal');
    if (thing.kind === 'card' && scene.view.stage === 'trade') actions.intend({ stage: 'idle' });
  };

  const face =
    dragged === null ? null : dragged.kind === 'card' ? dragged.card : cardOfBuild(scene, dragged.what, null);
  const card =
    face === null ? null : (
      <Animated.View
        aria-hidden
        testID="dragged"
        style={{
          position: 'absolute',
          left: 0,
          top: 0,
          pointerEvents: 'none',
          transform: [...at.getTranslateTransform(), { rotate: '2deg' }, { scale: 1.06 }],
        }}
      >
        <CardFace id={face} width={WIDTH} style={{ boxShadow: '0 10px 24px rgba(40, 25, 8, 0.45)' }} />
      </Animated.View>
    );
  return {
    hand: drag((thing: Resource) => ({ kind: 'card', card: thing })),
    stacks: drag((what: Build) => ({ kind: 'build', what })),
    dragged,
    aim,
    card,
  };
}
