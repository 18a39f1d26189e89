import { use } from 'react';
import { useWindowDimensions } from 'react-native';
import { SafeAreaInsetsContext } from 'react-native-safe-area-context';

import { useTextScale } from '@/platform/textScale';

import { SPACE, TARGET } from '../look/tokens';
import { LARGEST_TEXT, LARGE_TEXT } from '../text/type';

type LayoutKind = 'phonePortrait' | 'phoneLandscape' | 'tablet';

export interface Layout {
  readonly kind: LayoutKind;
  readonly width: number;
  readonly height: number;
  /** Wide enough to put a panel beside the board or the games. */
  readonly isWide: boolean;
  readonly isLargeText: boolean;
  readonly textScale: number;
  /** From the screen's edge to what stands on it. */
  readonly edge: number;
  readonly control: number;
  /** What notches, bars and gestures of the system keep for themselves. */
  readonly insets: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
}

const NO_INSETS: Layout['insets'] = { top: 0, right: 0, bottom: 0, left: 0 };
const TABLET_WIDTH = 600;
const WIDE_WIDTH = 840;
const LANDSCAPE_HEIGHT = 500;

export function layoutKind(width: number, height: number): LayoutKind {
  if (height < LANDSCAPE_HEIGHT && width > height) return 'phoneLandscape';
  return width < TABLET_WIDTH ? 'phonePortrait' : 'tablet';
}

/** Pure, so that tests and tools ask for any screen without having one. */
export function layoutFor(width: number, height: number, textScale: number, insets: Layout['insets']): Layout {
  const kind = layoutKind(width, height);
  return {
    kind,
    width,
    height,
    isWide: kind === 'phoneLandscape' || (width >= WIDE_WIDTH && width > height),
    isLargeText: textScale > LARGE_TEXT,
    textScale: Math.min(textScale, LARGEST_TEXT),
    edge: kind === 'tablet' ? SPACE.edgeTablet : SPACE.edge,
    control: kind === 'tablet' ? TARGET.controlTablet : TARGET.control,
    insets,
  };
}

export function useLayout(): Layout {
  const { width, height } = useWindowDimensions();
  // Outside the provider stands only the error screen of last resort, which must not fail for want of a notch.
  const insets = use(SafeAreaInsetsContext) ?? NO_INSETS;
  return layoutFor(width, height, useTextScale(), insets);
}
