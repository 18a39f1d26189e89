import { Gesture, type PanGesture } from 'react-native-gesture-handler';

import type { Point } from './anchors';

/** What happens while something is pulled off its place. */
export interface Drag<Thing> {
  readonly start: (thing: Thing, at: Point) => void;
  readonly move: (at: Point) => void;
  readonly end: (thing: Thing, at: Point, isCancelled: boolean) => void;
}

/** How far a finger goes before it means a drag: less is a tap. */
const PULL = 8;

/** A finger on a thing that can be dragged. `holdsFirst` where the same finger also scrolls. */
export function panOf<Thing>(drag: Drag<Thing>, thing: Thing, isOn: boolean, holdsFirst = false): PanGesture {
  const pan = Gesture.Pan()
    .runOnJS(true)
    .enabled(isOn)
    .onStart(({ absoluteX, absoluteY }) => drag.start(thing, { x: absoluteX, y: absoluteY }))
    .onUpdate(({ absoluteX, absoluteY }) => drag.move({ x: absoluteX, y: absoluteY }))
    .onEnd(({ absoluteX, absoluteY }, isDone) => drag.end(thing, { x: absoluteX, y: absoluteY }, !isDone));
  return holdsFirst ? pan.activateAfterLongPress(HOLD) : pan.minDistance(PULL);
}

/** How long a finger rests before it lifts something; one that goes slowly on its way to scroll must not. */
const HOLD = 300;
