import { Gesture, type PanGesture } from 'react-native-gesture-handler';
import type { SharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import { isInside, type AnchorName, type Point, type Rect } from './anchors';

/** A place that would take what is dragged. */
export interface Spot {
  readonly name: AnchorName;
  readonly rect: Rect;
}

/** What happens while something is pulled off its place. The finger is followed on the UI thread; the rest is told. */
export interface Drag<Thing extends string> {
  /** Where the finger is on the window. */
  readonly finger: SharedValue<Point>;
  readonly spots: SharedValue<readonly Spot[]>;
  /** The place under the finger. */
  readonly aim: SharedValue<AnchorName | null>;
  readonly onStart: (thing: Thing) => void;
  readonly onAim: (aim: AnchorName | null) => void;
  readonly onEnd: (thing: Thing, at: Point, isCancelled: boolean) => void;
}

/** How far a finger goes before it means a drag: less is a tap. */
const PULL = 8;
/** How long a finger rests before it lifts something; one that goes slowly on its way to scroll must not. */
const HOLD = 300;

/** A finger on a thing that can be dragged. `holdsFirst` where the same finger also scrolls. */
export function panOf<Thing extends string>(
  { finger, spots, aim, onStart, onAim, onEnd }: Drag<Thing>,
  thing: Thing,
  isOn: boolean,
  holdsFirst = false,
): PanGesture {
  const pan = Gesture.Pan()
    .enabled(isOn)
    .withTestId(`pan-${thing}`)
    .onStart(({ absoluteX, absoluteY }) => {
      'worklet';
      finger.set({ x: absoluteX, y: absoluteY });
      spots.set([]);
      aim.set(null);
      scheduleOnRN(onStart, thing);
    })
    .onUpdate(({ absoluteX, absoluteY }) => {
      'worklet';
      const at = { x: absoluteX, y: absoluteY };
      finger.set(at);
      const name = spots.get().find(({ rect }) => isInside(rect, at))?.name ?? null;
      if (name === aim.get()) return;
      aim.set(name);
      scheduleOnRN(onAim, name);
    })
    .onEnd(({ absoluteX, absoluteY }, isDone) => {
      'worklet';
      scheduleOnRN(onEnd, thing, { x: absoluteX, y: absoluteY }, !isDone);
    });
  return holdsFirst ? pan.activateAfterLongPress(HOLD) : pan.minDistance(PULL);
}
