import type { ReactNode } from 'react';
import { View } from 'react-native';

import { spaceKey } from '@/platform/spaceKey';

import { Icon, type IconName } from '../drawing/Icon';
import { useLayout } from '../frame/layout';
import { Tag } from '../frame/Tag';
import { useTheme } from '../look/theme';
import { SPACE } from '../look/tokens';
import { Text } from '../text/Text';
import { SwitchMark } from './Switch';
import { Tappable } from './Tappable';

/** The inside of a row: icon, title, a second line, and something at its end. */
export function RowContent({
  icon,
  title,
  detail,
  end,
}: {
  icon?: IconName;
  title: string;
  detail?: string;
  end?: ReactNode;
}) {
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 14,
        paddingHorizontal: 14,
        paddingVertical: 10,
        minHeight: 52,
      }}
    >
      {icon !== undefined && <Icon name={icon} size={22} />}
      <View style={{ flex: 1, gap: 1 }}>
        <Text variant="row">{title}</Text>
        {detail !== undefined && (
          <Text variant="caption" color="ink2">
            {detail}
          </Text>
        )}
      </View>
      {end}
    </View>
  );
}

/** A row that leads somewhere. */
export function LinkRow({
  icon,
  title,
  detail,
  value,
  isTag = false,
  onPress,
  testID,
}: {
  icon?: IconName;
  title: string;
  detail?: string;
  value?: string;
  /** The value is something to hand on, like a code, and looks like it. */
  isTag?: boolean;
  onPress: () => void;
  testID?: string;
}) {
  const { colors } = useTheme();
  const { isLargeText, kind } = useLayout();
  return (
    <Tappable
      role="button"
      aria-label={value === undefined ? title : `${title}, ${value}`}
      accessibilityHint={detail}
      onPress={onPress}
      testID={testID}
      sinks={false}
      style={({ isPressed }) => ({ backgroundColor: isPressed ? colors.sunk : undefined, borderRadius: SPACE.edge })}
    >
      <RowContent
        icon={icon}
        title={title}
        detail={isLargeText && value !== undefined ? value : detail}
        end={
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
            {value !== undefined &&
              !isLargeText &&
              (isTag ? (
                <Tag label={value} />
              ) : (
                <Text
                  variant="body"
                  color="ink2"
                  align="right"
                  style={{ maxWidth: kind === 'phonePortrait' ? 150 : 260 }}
                >
                  {value}
                </Text>
              ))}
            <Icon name="forward" color="ink3" size={18} />
          </View>
        }
      />
    </Tappable>
  );
}

/** A row that is a yes or no; the whole row is the switch. */
export function SwitchRow({
  icon,
  title,
  detail,
  isOn,
  onChange,
  testID,
}: {
  icon?: IconName;
  title: string;
  detail?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  testID?: string;
}) {
  const { colors } = useTheme();
  return (
    <View {...spaceKey}>
      <Tappable
        role="switch"
        aria-label={title}
        aria-checked={isOn}
        accessibilityHint={detail}
        onPress={() => onChange(!isOn)}
        testID={testID}
        sinks={false}
        style={({ isPressed }) => ({ backgroundColor: isPressed ? colors.sunk : undefined, borderRadius: SPACE.edge })}
      >
        <RowContent icon={icon} title={title} detail={detail} end={<SwitchMark isOn={isOn} />} />
      </Tappable>
    </View>
  );
}
