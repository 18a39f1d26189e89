import type { ViewProps } from 'react-native';

const COVERED: ViewProps = {
  'aria-hidden': true,
  accessibilityElementsHidden: true,
  importantForAccessibility: 'no-hide-descendants',
  style: { pointerEvents: 'none' },
};

/** What makes a view that stays mounted under a curtain nothing to fingers, readers and keyboards. */
export function coveredProps(): ViewProps {
  return COVERED;
}
