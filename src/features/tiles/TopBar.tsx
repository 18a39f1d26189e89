import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useWords } from '@/i18n';
import { IconButton } from '@/ui/controls/IconButton';
import { Tappable } from '@/ui/controls/Tappable';
import { Icon } from '@/ui/drawing/Icon';
import { useLayout } from '@/ui/frame/layout';
import { through } from '@/ui/frame/through';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

/** Menu and tiles left; on a tall screen also what helps, which the panel has on a wide one. */
export function TopBar({
  tilesLeft,
  onMenu,
  onTilesLeft,
  children,
}: {
  tilesLeft: number;
  onMenu: () => void;
  onTilesLeft: () => void;
  children: ReactNode;
}) {
  const { t } = useWords();
  return (
    <View style={[through, { flexDirection: 'row', gap: SPACE.inside }]}>
      <IconButton icon="menu" label={t('board.bar.menu')} onPress={onMenu} testID="menu" />
      <TilesLeft count={tilesLeft} onPress={onTilesLeft} />
      <View style={{ flex: 1, pointerEvents: 'none' }} />
      {children}
    </View>
  );
}

function TilesLeft({ count, onPress }: { count: number; onPress: () => void }) {
  const { t } = useWords();
  const { colors, depth, outline } = useTheme();
  const { kind, control } = useLayout();
  const long = t('board.bar.leftLong', { n: count });
  return (
    <Tappable
      role="button"
      aria-label={long}
      onPress={onPress}
      testID="tiles-left"
      style={({ isPressed }) => ({
        flexDirection: 'row',
        alignItems: 'center',
        gap: 8,
        minHeight: control,
        paddingHorizontal: 14,
        borderRadius: CORNER.control + 2,
        backgroundColor: isPressed ? colors.sunk : colors.panel,
        boxShadow: isPressed ? undefined : depth.resting,
        ...outline,
      })}
    >
      <Icon name="layers" color="ink" size={22} />
      <Text variant="body" numberOfLines={1}>
        {kind === 'tablet' ? long : t('board.bar.left', { n: count })}
      </Text>
    </Tappable>
  );
}
