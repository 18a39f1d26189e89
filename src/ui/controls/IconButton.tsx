import { Icon, type IconName } from '../drawing/Icon';
import { useLayout } from '../frame/layout';
import { useTheme } from '../look/theme';
import { CORNER } from '../look/tokens';
import { Tappable } from './Tappable';

/** A control that is only a picture: few, always labelled for readers. `bare` has no paper under it. */
export function IconButton({
  icon,
  label,
  bare = false,
  onPress,
  testID,
}: {
  icon: IconName;
  label: string;
  bare?: boolean;
  onPress: () => void;
  testID?: string;
}) {
  const theme = useTheme();
  const { control } = useLayout();
  return (
    <Tappable
      role="button"
      aria-label={label}
      onPress={onPress}
      testID={testID}
      style={({ isPressed }) => [
        {
          width: control,
          height: control,
          borderRadius: CORNER.control + 2,
          alignItems: 'center',
          justifyContent: 'center',
        },
        !bare && {
          backgroundColor: isPressed ? theme.colors.sunk : theme.colors.panel,
          boxShadow: isPressed ? undefined : theme.depth.resting,
          ...theme.outline,
        },
      ]}
    >
      <Icon name={icon} color="ink" size={24} />
    </Tappable>
  );
}
