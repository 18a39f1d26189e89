import type { ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';

import { useTouchHold } from '@/platform/touchHold';

import { panOf, type Drag } from './drag';

/** A thing that can be pulled off its place. Where the same finger scrolls it is held for a moment first. */
export function Draggable<Thing extends string>({
  drag,
  thing,
  isOn,
  isScrolling,
  style,
  children,
}: {
  drag: Drag<Thing>;
  thing: Thing;
  isOn: boolean;
  isScrolling: boolean;
  style?: ViewStyle;
  children: ReactNode;
}) {
  const [watch, hold] = useTouchHold();
  const held: Drag<Thing> = {
    ...drag,
    onStart: (what) => {
      hold(true);
      drag.onStart(what);
    },
    onEnd: (what, at, isCancelled) => {
      hold(false);
      drag.onEnd(what, at, isCancelled);
    },
  };
  return (
    <GestureDetector
      // What a browser may do with the finger is settled when the detector is mounted.
      key={isScrolling ? 'scrolling' : 'still'}
      gesture={panOf(held, thing, isOn, isScrolling)}
      touchAction={isScrolling ? 'pan-y' : 'none'}
    >
      <View ref={watch} collapsable={false} style={style}>
        {children}
      </View>
    </GestureDetector>
  );
}
