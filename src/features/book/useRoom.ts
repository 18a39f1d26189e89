import { useState } from 'react';
import type { LayoutChangeEvent } from 'react-native';

import { useLayout } from '@/ui/frame/layout';

/** From here on two things have room side by side. */
const BESIDE = 520;

/** Whether a part of the book has room for two things side by side, and how it hears of its width. */
export function useRoom(): { isBeside: boolean; onLayout: (event: LayoutChangeEvent) => void } {
  const { isLargeText } = useLayout();
  const [width, setWidth] = useState(0);
  return {
    isBeside: width >= BESIDE && !isLargeText,
    onLayout: ({ nativeEvent }) => setWidth(nativeEvent.layout.width),
  };
}
