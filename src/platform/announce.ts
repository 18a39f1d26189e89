import { AccessibilityInfo, Platform } from 'react-native';

/**
 * Says something to a reader where live regions are silent, which is on iOS alone. Android speaks what changes in a live
 * region by itself; said here too, it would be heard twice.
 */
export function announce(text: string): void {
  if (Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility(text);
}
