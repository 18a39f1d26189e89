import { AccessibilityInfo, type View } from 'react-native';

/** Brings the reader to something on the screen. */
export function giveReaderFocus(view: View): void {
  AccessibilityInfo.sendAccessibilityEvent(view, 'focus');
}
