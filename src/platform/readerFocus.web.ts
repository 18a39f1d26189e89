import type { View } from 'react-native';

/** Brings the reader to something on the page, which must have a `tabIndex`; the page stays where it is scrolled to. */
export function giveReaderFocus(view: View): void {
  // On the web a view is its element.
  const element: unknown = view;
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}
