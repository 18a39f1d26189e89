import { View } from 'react-native';

import { useSpoken } from './spoken';
import { Text } from './Text';

/** Tells readers what happened, once. It is there for ears only. */
export function Announcer({
  text,
  moment,
  testID,
}: {
  text: string;
  /** What it belongs to: the same words of another moment are said again. */
  moment?: unknown;
  testID: string;
}) {
  useSpoken(text, true, moment);
  return (
    <View
      testID={testID}
      aria-live="polite"
      role="status"
      style={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0.01, pointerEvents: 'none' }}
    >
      <Text variant="micro">{text}</Text>
    </View>
  );
}
