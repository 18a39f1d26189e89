import type { KeyboardEvent, MouseEvent } from 'react';
import type { AccessibilityActionInfo, ViewProps } from 'react-native';

/** Browsers have roles and keys instead. */
export function standardActions(..._names: readonly string[]): readonly AccessibilityActionInfo[] {
  return [];
}

/**
 * Makes a view answer to the keyboard and to readers, but not to touch: fingers are the business of a gesture below it.
 * A click that no pointer made has no count. Only the first of a group is on the way of the Tab key.
 */
export function activation(onActivate: () => void, isFirst: boolean): ViewProps {
  const props = {
    tabIndex: isFirst ? 0 : -1,
    onClick: (event: MouseEvent) => {
      if (event.detail === 0) onActivate();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      onActivate();
    },
  };
  return props as ViewProps;
}
