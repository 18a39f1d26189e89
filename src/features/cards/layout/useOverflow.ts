import { useState } from 'react';
import type { ScrollViewProps } from 'react-native';

/** Whether a scroll view holds more than it shows: only then does it scroll, and only then must a drag be held first. */
export function useOverflow(): {
  readonly isOver: boolean;
  readonly props: Pick<ScrollViewProps, 'scrollEnabled' | 'onLayout' | 'onContentSizeChange'>;
} {
  const [room, setRoom] = useState({ content: 0, view: 0 });
  const isOver = room.content > room.view + 1;
  return {
    isOver,
    props: {
      scrollEnabled: isOver,
      onLayout: ({ nativeEvent }) => setRoom((known) => ({ ...known, view: nativeEvent.layout.height })),
      onContentSizeChange: (_, content) => setRoom((known) => ({ ...known, content })),
    },
  };
}
