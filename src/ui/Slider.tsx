import { useState, type ReactNode } from 'react';
import { View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';

import { sliderKeys } from '@/platform/sliderKeys';

import { useTheme } from './theme';
import { BORDER, TARGET } from './tokens';

const KNOB = 30;
const TRACK = 6;

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
  const place = (at: number) => KNOB / 2 + (max === 0 ? 0 : (at / max) * room);
  const step = (by: number) => onChange(Math.max(0, Math.min(max, value + by)));
  const pick = (x: number) => {
    const next = Math.round(((x - KNOB / 2) / room) * max);
    onChange(Math.max(0, Math.min(max, next)));
  };
  const drag = Gesture.Pan()
    .runOnJS(true)
    .minDistance(2)
    .onUpdate(({ x }) => pick(x));
  const tap = Gesture.Tap()
    .runOnJS(true)
    .onEnd(({ x }) => pick(x));
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
        accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
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
          <View style={{ height: TRACK, borderRadius: TRACK / 2, backgroundColor: colors.line, marginHorizontal: 4 }} />
          <View
            style={{
              position: 'absolute',
              left: 4,
              width: Math.max(0, place(value) - 4),
              height: TRACK,
              borderRadius: TRACK / 2,
              backgroundColor: colors.action,
            }}
          />
          <View
            style={{
              position: 'absolute',
              left: place(value) - KNOB / 2,
              width: KNOB,
              height: KNOB,
              borderRadius: KNOB / 2,
              borderWidth: 4,
              borderColor: colors.action,
              backgroundColor: isHighContrast ? colors.panel : colors.rim,
            }}
          />
        </View>
      </View>
    </GestureDetector>
  );
}
