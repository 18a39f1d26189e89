import { useState, type ReactNode } from 'react';
import { Pressable, type PressableProps, type StyleProp, type ViewStyle } from 'react-native';

import { isFocusVisible } from '@/platform/focus';

import { useTheme } from '../look/theme';
import { BORDER } from '../look/tokens';

interface TappableProps extends Omit<PressableProps, 'style' | 'children'> {
  style?: StyleProp<ViewStyle> | ((state: { isPressed: boolean }) => StyleProp<ViewStyle>);
  children: ReactNode | ((state: { isPressed: boolean }) => ReactNode);
  /** Whether the whole thing gives way under the finger; rows inside a panel only change colour. */
  sinks?: boolean;
}

/** Whatever can be tapped: it sinks by a point when pressed and wears the ring when the keyboard is on it. */
export function Tappable({ style, children, sinks = true, disabled, onFocus, onBlur, ...rest }: TappableProps) {
  const { colors } = useTheme();
  const [isFocused, setFocused] = useState(false);
  return (
    <Pressable
      disabled={disabled}
      onFocus={(event) => {
        setFocused(isFocusVisible(event));
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        onBlur?.(event);
      }}
      style={({ pressed }) => [
        typeof style === 'function' ? style({ isPressed: pressed }) : style,
        {
          outlineStyle: 'solid',
          outlineWidth: isFocused ? BORDER.focus : 0,
          outlineOffset: BORDER.focusGap,
          outlineColor: colors.ring,
        },
        sinks && pressed && { transform: [{ translateY: 1 }, { scale: 0.985 }] },
      ]}
      {...rest}
    >
      {({ pressed }) => (typeof children === 'function' ? children({ isPressed: pressed }) : children)}
    </Pressable>
  );
}
