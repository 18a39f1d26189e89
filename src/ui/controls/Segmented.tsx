import { useState } from 'react';
import { View } from 'react-native';

import { useArrowKeys } from '@/platform/arrowKeys';
import { spaceKey } from '@/platform/spaceKey';

import { Icon, type IconName } from '../drawing/Icon';
import { useLayout } from '../frame/layout';
import { useTheme } from '../look/theme';
import { CORNER, TARGET } from '../look/tokens';
import { Text } from '../text/Text';
import { Tappable } from './Tappable';

export interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconName;
  readonly testID?: string;
}

/** The mean width of a letter at normal size: close enough to know whether words fit before they are drawn. */
const LETTER = 7.6;
/** With its gap. */
const ICON = 26;
/** The chosen words are bold, and nothing may be cut off for the sake of an icon. */
const BOLD = 1.1;
const PADDING = 10;
const GAP = 4;

/** Few values, all in sight. When the words no longer fit side by side they stand under one another. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const { colors, depth, isHighContrast, outline } = useTheme();
  const { textScale, width: screen } = useLayout();
  const [width, setWidth] = useState(screen - 64);
  const needed = options.reduce((sum, option) => sum + option.label.length * LETTER * textScale + PADDING, 2 * GAP);
  const isStacked = needed > width;
  const hasIcons = needed * BOLD + options.length * ICON <= width;
  const arrows = useArrowKeys((step) => {
    const index = options.findIndex((option) => option.value === value);
    const next = options[(index + step + options.length) % options.length];
    if (next !== undefined) onChange(next.value);
  });
  return (
    <View
      role="radiogroup"
      aria-label={label}
      onLayout={(event) => setWidth(event.nativeEvent.layout.width)}
      {...arrows}
      style={{
        flexDirection: isStacked ? 'column' : 'row',
        backgroundColor: colors.sunk,
        borderRadius: CORNER.control + 2,
        padding: isHighContrast ? 2 : GAP,
        ...outline,
      }}
    >
      {options.map((option) => {
        const isChosen = option.value === value;
        return (
          <View key={option.value} {...spaceKey} style={{ flexGrow: isStacked ? 0 : 1 }}>
            <Tappable
              role="radio"
              aria-label={option.label}
              aria-checked={isChosen}
              onPress={() => onChange(option.value)}
              testID={option.testID}
              sinks={false}
              style={({ isPressed }) => [
                {
                  minHeight: TARGET.least - 2,
                  borderRadius: CORNER.control - 2,
                  paddingHorizontal: 4,
                  paddingVertical: 8,
                  flexDirection: 'row',
                  alignItems: 'center',
                  justifyContent: 'center',
                  gap: 8,
                },
                isChosen && {
                  backgroundColor: isHighContrast ? colors.action : colors.panel,
                  boxShadow: depth.resting,
                },
                isPressed && !isChosen && { backgroundColor: colors.actionSoft },
              ]}
            >
              {option.icon !== undefined && (hasIcons || isStacked) && (
                <Icon name={option.icon} size={18} color={isChosen ? (isHighContrast ? 'onAction' : 'ink') : 'ink2'} />
              )}
              <Text
                variant="body"
                face={isChosen ? 'bold' : 'semibold'}
                color={isChosen ? (isHighContrast ? 'onAction' : 'ink') : 'ink2'}
                align="center"
                style={{ flexShrink: 1 }}
              >
                {option.label}
              </Text>
            </Tappable>
          </View>
        );
      })}
    </View>
  );
}
