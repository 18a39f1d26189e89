import { useState, type ReactNode } from 'react';
import { Animated } from 'react-native';

import { RESOURCES, type Resource } from '@/games/settlers';
import { feel } from '@/match/feel';
import type { AnchorName, Anchors } from '@/table/anchors';
import { CARD_RATIO } from '@/table/art/layout';
import { CardFace } from '@/table/CardFace';
import type { Drag } from '@/table/Hand';

import type { Scene } from './useScene';
import type { TableActions } from './useTableActions';

const WIDTH = 64;
/** The card hangs above the finger, so that both it and what lies below can be seen. */
const ABOVE = 40;

/** A card under the finger: it leaves the hand, shows where it may go, and does there what a tap would. */
export function useCardDrag(
  scene: Scene,
  anchors: Anchors,
  actions: TableActions,
): { drag: Drag; dragged: Resource | null; card: ReactNode } {
  const [dragged, setDragged] = useState<Resource | null>(null);
  const [at] = useState(() => new Animated.ValueXY());
  const move = ({ x, y }: { x: number; y: number }) =>
    at.setValue({ x: x - WIDTH / 2, y: y - (WIDTH * CARD_RATIO) / 2 - ABOVE });
  const places: AnchorName[] = [
    ...RESOURCES.map((card) => `market/${card}` as const),
    'pile',
    'market',
    ...scene.people.map((_, seat) => `seat/${seat}` as const),
  ];
  const drag: Drag = {
    start: (card, point) => {
      move(point);
      setDragged(card);
      feel('tick');
      actions.lift(card);
    },
    move,
    end: (card, point, isCancelled) => {
      setDragged(null);
      if (isCancelled) return;
      const drop = async () => {
        const on = await anchors.at(point, places);
        if (actions.drop(card, on)) return;
        feel('refusal');
        if (scene.view.stage === 'trade') actions.intend({ stage: 'idle' });
      };
      void drop();
    },
  };
  const card =
    dragged === null ? null : (
      <Animated.View
        aria-hidden
        style={{
          position: 'absolute',
          left: 0,
          top: 0,
          pointerEvents: 'none',
          transform: [...at.getTranslateTransform(), { rotate: '2deg' }, { scale: 1.06 }],
        }}
      >
        <CardFace id={dragged} width={WIDTH} style={{ boxShadow: '0 10px 24px rgba(40, 25, 8, 0.45)' }} />
      </Animated.View>
    );
  return { drag, dragged, card };
}
