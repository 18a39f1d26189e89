import { View } from 'react-native';

import { useWords } from '@/i18n';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { useLayout } from '@/ui/layout';
import { Tappable } from '@/ui/Tappable';
import { Text } from '@/ui/Text';
import { useTheme } from '@/ui/theme';
import { CORNER, SPACE } from '@/ui/tokens';

/** Menu and tiles left; on a tall phone also the hint and the rules, which the panel has on wide screens. */
export function TopBar({
  tilesLeft,
  hasHint,
  hasMore,
  onMenu,
  onTilesLeft,
  onHint,
  onRules,
}: {
  tilesLeft: number;
  hasHint: boolean;
  /** Whether the hint and the rules stand here. */
  hasMore: boolean;
  onMenu: () => void;
  onTilesLeft: () => void;
  onHint: () => void;
  onRules: () => void;
}) {
  const { t } = useWords();
  return (
    <View style={{ flexDirection: 'row', gap: SPACE.inside, pointerEvents: 'box-none' }}>
      <IconButton icon="menu" label={t('board.bar.menu')} onPress={onMenu} testID="menu" />
      <TilesLeft count={tilesLeft} onPress={onTilesLeft} />
      <View style={{ flex: 1, pointerEvents: 'none' }} />
      {hasMore && hasHint && <IconButton icon="hint" label={t('board.bar.hint')} onPress={onHint} testID="hint" />}
      {hasMore && <IconButton icon="book" label={t('board.bar.rules')} onPress={onRules} testID="rules" />}
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
