import { View } from 'react-native';

import { useArrowKeys } from '@/platform/arrowKeys';
import { spaceKey } from '@/platform/spaceKey';

import { Icon } from '../drawing/Icon';
import { useTheme } from '../look/theme';
import { CORNER, SPACE } from '../look/tokens';
import { RowContent } from './Row';
import { Tappable } from './Tappable';

interface ListedChoice<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  readonly detail?: string;
  readonly testID?: string;
}

/** One of several values, each with a line that explains it. */
export function ChoiceList<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly ListedChoice<Value>[];
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
    <View role="radiogroup" aria-label={label} {...arrows} style={{ gap: SPACE.inside }}>
      {options.map((option) => {
        const isChosen = option.value === value;
        return (
          <View key={String(option.value)} {...spaceKey}>
            <Tappable
              role="radio"
              aria-label={option.label}
              accessibilityHint={option.detail}
              aria-checked={isChosen}
              onPress={() => onChange(option.value)}
              testID={option.testID}
              sinks={false}
              style={({ isPressed }) => ({
                borderRadius: CORNER.seat,
                borderWidth: isHighContrast || isChosen ? 2 : 1.5,
                borderColor: isChosen ? colors.action : colors.line,
                backgroundColor: isChosen ? colors.actionSoft : isPressed ? colors.sunk : undefined,
              })}
            >
              <RowContent
                title={option.label}
                detail={option.detail}
                end={isChosen ? <Icon name="check" color="ink" size={20} /> : undefined}
              />
            </Tappable>
          </View>
        );
      })}
    </View>
  );
}
