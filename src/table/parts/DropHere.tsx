import { View } from 'react-native';

import { Icon } from '@/ui/drawing/Icon';
import { useTheme } from '@/ui/look/theme';
import { CORNER } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { useAim, type AnchorName } from './anchors';

/** Over the own display while a card of a stack is under the finger: here it would be built. */
export function DropHere({ anchor, label }: { anchor: AnchorName; label: string }) {
  const { colors, isHighContrast } = useTheme();
  const aim = useAim();
  const isAimed = aim === anchor || aim === 'hand';
  return (
    <View
      aria-hidden
      testID="drop-here"
      style={{
        position: 'absolute',
        inset: -4,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 10,
        paddingHorizontal: 14,
        borderRadius: CORNER.seat + 4,
        borderWidth: isAimed || isHighContrast ? 4 : 2.5,
        borderStyle: isAimed ? 'solid' : 'dashed',
        borderColor: colors.ring,
        backgroundColor: isAimed ? colors.actionSoft : colors.panel,
        boxShadow: isHighContrast ? undefined : `0 0 ${isAimed ? 18 : 10}px ${colors.brassFill}88`,
        pointerEvents: 'none',
      }}
    >
      <Icon name="hammer" size={22} color="ink" />
      <Text variant="row" face="bold" numberOfLines={2} style={{ flexShrink: 1 }}>
        {label}
      </Text>
    </View>
  );
}
