import { useEffect, useEffectEvent, useRef } from 'react';
import type { LayoutChangeEvent, NativeScrollEvent, NativeSyntheticEvent, ScrollView, View } from 'react-native';

/**
 * Keeps the part of a list that is about what is open in sight: whoever turns pages sees where they are. It stays where it
 * is while the part is seen whole, so that nothing moves under a finger.
 */
export function useInSight(open: string | null) {
  const scroll = useRef<ScrollView>(null);
  const content = useRef<View>(null);
  const part = useRef<View>(null);
  const seen = useRef({ from: 0, height: 0 });
  const show = () => {
    if (content.current === null) return;
    part.current?.measureLayout(content.current, (_, y, __, height) => {
      const { from, height: room } = seen.current;
      const isSeen = y >= from && y + height <= from + room;
      if (!isSeen && room > 0) scroll.current?.scrollTo({ y, animated: false });
    });
  };
  const turned = useEffectEvent(show);
  useEffect(() => turned(), [open]);
  return {
    scroll,
    content,
    part,
    onLayout: ({ nativeEvent }: LayoutChangeEvent) => {
      const isFirst = seen.current.height === 0;
      seen.current.height = nativeEvent.layout.height;
      if (isFirst) show();
    },
    onScroll: ({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>) => {
      seen.current.from = nativeEvent.contentOffset.y;
    },
  };
}
