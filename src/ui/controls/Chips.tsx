import { View } from 'react-native';

import { useArrowKeys } from '@/platform/arrowKeys';
import { spaceKey } from '@/platform/spaceKey';

import { useTheme } from '../look/theme';
import { CORNER, SPACE, TARGET } from '../look/tokens';
import { Text } from '../text/Text';
import { Tappable } from './Tappable';

/** One of several values whose words are too many for one row: they wrap. */
export function Chips<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { readonly value: Value; readonly label: string; readonly testID?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const { colors, isHighContrast } = useTheme();
  const arrows = useArrowKeys((step) => {
    const index = options.findIndex((option) => option.value === value);
    const next = options[(index + step + options.length) % options.length];
    if (next !== undefined) onChange(next.value);
  });
  return (
    <View
      role="radiogroup"
      aria-label={label}
      {...arrows}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.inside }}
    >
      {options.map((option) => {
        const isChosen = option.value === value;
        return (
          <View key={option.value} {...spaceKey}>
            <Tappable
              role="radio"
              aria-label={option.label}
              aria-checked={isChosen}
              onPress={() => onChange(option.value)}
              testID={option.testID}
              style={({ isPressed }) => ({
                minHeight: TARGET.least,
                justifyContent: 'center',
                paddingHorizontal: 14,
                paddingVertical: SPACE.inside,
                borderRadius: CORNER.control,
                borderWidth: isHighContrast ? 2 : 1.5,
                borderColor: isChosen ? colors.action : colors.line,
                backgroundColor: isChosen ? colors.action : isPressed ? colors.sunk : colors.panel,
              })}
            >
              <Text variant="body" face={isChosen ? 'bold' : 'semibold'} color={isChosen ? 'onAction' : 'ink'}>
                {option.label}
              </Text>
            </Tappable>
          </View>
        );
      })}
    </View>
  );
}
