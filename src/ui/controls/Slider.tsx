import { useEffect, useState, type ReactNode } from 'react';
import { View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, useSharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import { standardActions } from '@/platform/activation';
import { sliderKeys } from '@/platform/sliderKeys';

import { useTheme } from '../look/theme';
import { BORDER, TARGET } from '../look/tokens';

const KNOB = 30;
const TRACK = 6;
/** How far the track begins before the middle of the knob can be. */
const MARGIN = 4;

function shareOf(value: number, max: number): number {
  'worklet';
  return max === 0 ? 0 : value / max;
}

/** The value at a place across the slider. */
function valueAt(x: number, room: number, max: number): number {
  'worklet';
  return Math.max(0, Math.min(max, Math.round(((x - KNOB / 2) / room) * max)));
}

/** A value on a line: drag or tap it, step it with a reader's up and down, or with the arrow keys. */
export function Slider({
  label,
  valueText,
  value,
  max,
  onChange,
  above,
  testID,
}: {
  label: string;
  /** What a reader says of the value. */
  valueText: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
  /** Marks over the track; it is told how to place a value across it. */
  above?: (place: (value: number) => number) => ReactNode;
  testID: string;
}) {
  const { colors, isHighContrast } = useTheme();
  const [width, setWidth] = useState(0);
  const [isFocused, setFocused] = useState(false);
  const room = Math.max(1, width - KNOB);
  const place = (value: number) => KNOB / 2 + shareOf(value, max) * room;
  const step = (by: number) => onChange(Math.max(0, Math.min(max, value + by)));
  /** Where the knob is: under a finger ahead of the value, which takes a render. */
  const at = useSharedValue(value);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isHeld) at.set(value);
  }, [at, value, isHeld]);
  const drag = Gesture.Pan()
    .minDistance(2)
    .withTestId(testID)
    .onStart(() => {
      'worklet';
      scheduleOnRN(setHeld, true);
    })
    .onUpdate(({ x }) => {
      'worklet';
      const next = valueAt(x, room, max);
      if (next === at.get()) return;
      at.set(next);
      scheduleOnRN(onChange, next);
    })
    .onEnd(() => {
      'worklet';
      scheduleOnRN(setHeld, false);
    });
  const tap = Gesture.Tap().onEnd(({ x }) => {
    'worklet';
    scheduleOnRN(onChange, valueAt(x, room, max));
  });
  const knob = useAnimatedStyle(() => ({ transform: [{ translateX: shareOf(at.get(), max) * room }] }));
  const done = useAnimatedStyle(() => ({ transform: [{ translateX: (shareOf(at.get(), max) - 1) * room }] }));
  return (
    <GestureDetector gesture={Gesture.Race(drag, tap)}>
      <View
        testID={testID}
        accessible
        focusable
        tabIndex={0}
        role="slider"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        accessibilityActions={standardActions('increment', 'decrement')}
        onAccessibilityAction={({ nativeEvent }) => step(nativeEvent.actionName === 'increment' ? 1 : -1)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        {...sliderKeys({ step, first: () => onChange(0), last: () => onChange(max) })}
        onLayout={(event) => setWidth(event.nativeEvent.layout.width)}
        style={{
          outlineStyle: 'solid',
          outlineWidth: isFocused ? BORDER.focus : 0,
          outlineOffset: 2,
          outlineColor: colors.ring,
          borderRadius: 8,
        }}
      >
        {width > 0 && above?.(place)}
        <View style={{ height: TARGET.least, justifyContent: 'center' }}>
          <View
            style={{
              height: TRACK,
              borderRadius: TRACK / 2,
              backgroundColor: colors.line,
              marginHorizontal: MARGIN,
              overflow: 'hidden',
            }}
          >
            <Animated.View
              style={[
                // It ends under the middle of the knob.
                {
                  position: 'absolute',
                  left: 0,
                  width: room + KNOB / 2 - MARGIN,
                  height: TRACK,
                  backgroundColor: colors.action,
                },
                done,
              ]}
            />
          </View>
          <Animated.View
            style={[
              {
                position: 'absolute',
                left: 0,
                width: KNOB,
                height: KNOB,
                borderRadius: KNOB / 2,
                borderWidth: 4,
                borderColor: colors.action,
                backgroundColor: isHighContrast ? colors.panel : colors.rim,
              },
              knob,
            ]}
          />
        </View>
      </View>
    </GestureDetector>
  );
}
