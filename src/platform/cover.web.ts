import type { ViewProps, ViewStyle } from 'react-native';

// Unseen things cannot be focused in a browser, and keep their size; React Native knows no such style.
const UNSEEN = { visibility: 'hidden' } as ViewStyle;

/** What makes a view that stays mounted under a curtain nothing to fingers, readers and keyboards. */
export function coveredProps(): ViewProps {
  return { 'aria-hidden': true, style: UNSEEN };
}
