import type { ViewStyle } from 'react-native';

import { Tappable } from '@/ui/controls/Tappable';
import { Icon, type IconName } from '@/ui/drawing/Icon';
import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import { CORNER } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

/** A quiet control on paper: an icon with a line around it, and its word where there is room for one. */
export function PaperButton({
  icon,
  label,
  hasWord = false,
  isDisabled = false,
  onPress,
  testID,
  style,
}: {
  icon: IconName;
  label: string;
  hasWord?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
  testID: string;
  style?: ViewStyle;
}) {
  const { colors, isHighContrast } = useTheme();
  const { control } = useLayout();
  return (
    <Tappable
      role="button"
      aria-label={label}
      aria-disabled={isDisabled}
      disabled={isDisabled}
      onPress={onPress}
      testID={testID}
      style={({ isPressed }) => [
        {
          minWidth: control,
          minHeight: control,
          borderRadius: CORNER.control + 2,
          paddingHorizontal: hasWord ? 12 : 0,
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 10,
          backgroundColor: isPressed ? colors.sunk : colors.panel,
          borderWidth: isHighContrast ? 2 : 1.5,
          borderStyle: isDisabled && isHighContrast ? 'dashed' : 'solid',
          borderColor: colors.line,
          opacity: isDisabled ? 0.55 : 1,
        },
        style,
      ]}
    >
      <Icon name={icon} color="ink" size={22} />
      {hasWord && (
        <Text variant="buttonNarrow" style={{ flexShrink: 1 }} align="center">
          {label}
        </Text>
      )}
    </Tappable>
  );
}
