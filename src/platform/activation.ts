import type { AccessibilityActionEvent, ViewProps } from 'react-native';

/** Makes a view answer to readers and switches, but not to touch: fingers are the business of a gesture below it. */
export function activation(onActivate: () => void, _isFirst: boolean): ViewProps {
  return {
    accessible: true,
    accessibilityActions: [{ name: 'activate' }],
    onAccessibilityAction: (event: AccessibilityActionEvent) => {
      if (event.nativeEvent.actionName === 'activate') onActivate();
    },
    onAccessibilityTap: onActivate,
  };
}
