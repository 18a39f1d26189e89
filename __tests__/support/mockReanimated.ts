import { useState } from 'react';
import type { SharedValue } from 'react-native-reanimated';

const mock = jest.requireActual<
  typeof import('react-native-reanimated') & { useSharedValue: <Value>(init: Value) => SharedValue<Value> }
>('react-native-reanimated/mock');

/** The authors' mock, with values that outlive a render and numbers that are interpolated. */
module.exports = {
  ...mock,
  useSharedValue: <Value>(init: Value) => useState(() => mock.useSharedValue(init))[0],
  interpolate: (value: number, from: readonly number[], to: readonly number[]): number => {
    const after = from.findIndex((stop) => stop >= value);
    const index = Math.max(1, after === -1 ? from.length - 1 : after);
    const [start = 0, end = 1] = from.slice(index - 1);
    const [first = 0, last = 0] = to.slice(index - 1);
    return first + ((value - start) / (end - start)) * (last - first);
  },
};
