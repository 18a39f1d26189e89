import type { ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';

import { Icon, type IconName } from '../drawing/Icon';
import { useLayout } from '../frame/layout';
import { useTheme, type Theme } from '../look/theme';
import { CORNER, SPACE, TARGET, type Palette } from '../look/tokens';
import { Text } from '../text/Text';
import { Tappable } from './Tappable';

export type ButtonKind = 'main' | 'secondary' | 'destructive';

/**
 * A button says what will happen. When it cannot be pressed its words say what is missing (`whyDisabled`),
 * so a disabled button is never just grey.
 */
export function Button({
  label,
  spoken = label,
  whyDisabled,
  mark,
  icon,
  kind = 'main',
  isNarrow = false,
  onPress,
  testID,
  style,
}: {
  label: string;
  /** What readers say, where the label is short because a mark says the rest. */
  spoken?: string;
  /** Whose button it is. */
  mark?: ReactNode;
  /** Why the button cannot be pressed now; giving it disables the button. */
  whyDisabled?: string;
  icon?: IconName;
  kind?: ButtonKind;
  isNarrow?: boolean;
  onPress: () => void;
  testID?: string;
  style?: ViewStyle;
}) {
  const theme = useTheme();
  const { kind: layout } = useLayout();
  const isDisabled = whyDisabled !== undefined;
  const words = whyDisabled ?? label;
  const color = isDisabled ? 'ink2' : LABELS[kind];
  const height =
    kind !== 'main'
      ? TARGET.control
      : layout === 'tablet'
        ? TARGET.buttonTablet
        : isNarrow
          ? TARGET.control
          : TARGET.button;
  return (
    <Tappable
      role="button"
      aria-label={whyDisabled ?? spoken}
      aria-disabled={isDisabled}
      disabled={isDisabled}
      onPress={onPress}
      testID={testID}
      style={({ isPressed }) => [
        {
          minHeight: height,
          borderRadius: CORNER.button,
          paddingHorizontal: SPACE.edge,
          paddingVertical: SPACE.inside,
          justifyContent: 'center',
        },
        isDisabled ? disabledLook(theme) : looks(theme, kind, isPressed),
        style,
      ]}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 10 }}>
        {mark}
        {icon !== undefined && !isDisabled && <Icon name={icon} color={color} />}
        <Text
          variant={isNarrow || kind !== 'main' ? 'buttonNarrow' : 'button'}
          color={color}
          align="center"
          style={{ flexShrink: 1 }}
        >
          {words}
        </Text>
      </View>
    </Tappable>
  );
}

const LABELS: Record<ButtonKind, Exclude<keyof Palette, 'scrim'>> = {
  main: 'onAction',
  secondary: 'ink',
  destructive: 'bad',
};

function disabledLook({ colors, isHighContrast }: Theme): ViewStyle {
  return {
    backgroundColor: colors.sunk,
    borderWidth: isHighContrast ? 2 : 1.5,
    borderColor: colors.line,
    borderStyle: isHighContrast ? 'dashed' : 'solid',
  };
}

function looks(theme: Theme, kind: ButtonKind, isPressed: boolean): ViewStyle {
  const { colors, isHighContrast, outline, depth } = theme;
  if (kind === 'main') {
    return {
      backgroundColor: isPressed ? colors.actionPressed : colors.action,
      // A light top line and a dark foot, as if pressed from card.
      boxShadow: isHighContrast
        ? undefined
        : isPressed
          ? 'inset 0 2px 3px rgba(0, 0, 0, 0.28)'
          : `inset 0 1px 0 rgba(255, 255, 255, 0.22), inset 0 -2px 0 rgba(20, 12, 2, 0.3), ${depth.resting ?? '0 0 0 transparent'}`,
    };
  }
  return {
    backgroundColor: isPressed ? colors.sunk : colors.panel,
    borderWidth: isHighContrast ? outline.borderWidth : 1.5,
    borderColor: kind === 'destructive' ? colors.bad : colors.line,
  };
}
