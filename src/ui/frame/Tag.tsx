import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Icon, type IconName } from '../drawing/Icon';
import { useTheme } from '../look/theme';
import { CORNER } from '../look/tokens';
import { Text } from '../text/Text';

/** A few words on a soft ground: a level, a style, a code, a gain. It says something and does nothing. */
export function Tag({
  label,
  icon,
  mark,
  tone,
}: {
  label: string;
  icon?: IconName;
  /** A mark that is no icon of the style sheet, in the colour of its words. */
  mark?: ReactNode;
  tone?: 'bad' | 'good';
}) {
  const { colors, outline } = useTheme();
  const color = tone ?? 'ink';
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 6,
        paddingHorizontal: 9,
        paddingVertical: 3,
        borderRadius: CORNER.tag,
        backgroundColor: colors.actionSoft,
        ...outline,
      }}
    >
      {icon !== undefined && <Icon name={icon} size={14} color={tone ?? 'ink2'} />}
      {mark}
      <Text variant="micro" color={color}>
        {label}
      </Text>
    </View>
  );
}
