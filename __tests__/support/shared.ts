import type { SharedValue } from 'react-native-reanimated';

/** A shared value without a runtime to share it with. */
export function shared<Value>(start: Value): SharedValue<Value> {
  let value = start;
  return { get: () => value, set: (next: Value) => (value = next) } as unknown as SharedValue<Value>;
}
