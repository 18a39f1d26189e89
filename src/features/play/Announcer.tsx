import { useEffect } from 'react';
import { AccessibilityInfo, Platform, View } from 'react-native';

import { Text } from '@/ui/Text';

/** Tells readers what happened. It is there for ears only. */
export function Announcer({ text }: { text: string }) {
  useEffect(() => {
    // Elsewhere the live region speaks by itself; twice would be once too often.
    if (Platform.OS === 'ios' && text !== '') AccessibilityInfo.announceForAccessibility(text);
  }, [text]);
  return (
    <View
      testID="news"
      aria-live="polite"
      role="status"
      style={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0.01, pointerEvents: 'none' }}
    >
      <Text variant="micro">{text}</Text>
    </View>
  );
}
