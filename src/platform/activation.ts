import { Platform, type AccessibilityActionEvent, type AccessibilityActionInfo, type ViewProps } from 'react-native';

/**
 * What readers know by themselves, in the person's language. Android must be told that a view does it; iOS does it
 * anyway, and would offer it once more under its English name.
 */
export function standardActions(
  ...names: readonly ('activate' | 'increment' | 'decrement')[]
): readonly AccessibilityActionInfo[] {
  return Platform.OS === 'ios' ? [] : names.map((name) => ({ name }));
}

/** Makes a view answer to readers and switches, but not to touch: fingers are the business of a gesture below it. */
export function activation(onActivate: () => void, _isFirst: boolean): ViewProps {
  return {
    accessible: true,
    accessibilityActions: standardActions('activate'),
    onAccessibilityAction: (event: AccessibilityActionEvent) => {
      if (event.nativeEvent.actionName === 'activate') onActivate();
    },
    onAccessibilityTap: onActivate,
  };
}
