import { useRef } from 'react';
import type { NativeScrollEvent, NativeSyntheticEvent, ScrollView, View } from 'react-native';

/** What a scroll may be off by before it is somebody's wish. */
const SLACK = 4;

/**
 * Holds a page at one of its parts while what stands before it still finds its size: figures grow when they are painted,
 * and a browser says nothing of what merely moved. So the part is measured whenever the page changes its length, until
 * somebody scrolls.
 */
export function useHeldPlace(above: number) {
  const scroll = useRef<ScrollView>(null);
  const content = useRef<View>(null);
  const part = useRef<View>(null);
  const held = useRef({ isOn: true, at: 0, was: 0 });
  return {
    scroll,
    content,
    part,
    settle: () => {
      const hold = held.current;
      if (!hold.isOn || content.current === null) return;
      part.current?.measureLayout(content.current, (_, y) => {
        hold.was = hold.at;
        hold.at = Math.max(0, y - above);
        scroll.current?.scrollTo({ y: hold.at, animated: false });
      });
    },
    release: () => {
      held.current.isOn = false;
    },
    /** A wheel and the keyboard scroll without a word: whoever is elsewhere than led to has scrolled. */
    follow: ({
      nativeEvent: { contentOffset, contentSize, layoutMeasurement },
    }: NativeSyntheticEvent<NativeScrollEvent>) => {
      const hold = held.current;
      const end = contentSize.height - layoutMeasurement.height;
      // A phone may still tell of the place before.
      const isLed = [hold.at, hold.was].some((at) => Math.abs(contentOffset.y - Math.min(at, end)) <= SLACK);
      if (!isLed) hold.isOn = false;
    },
  };
}
