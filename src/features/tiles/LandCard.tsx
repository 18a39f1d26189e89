import { View } from 'react-native';

import { landOf } from '@/features/land/land';
import { LandPicture } from '@/features/land/LandPicture';
import { useWords } from '@/i18n';
import type { SavedMatch } from '@/storage/savedMatch';
import { Tappable } from '@/ui/controls/Tappable';
import { Icon } from '@/ui/drawing/Icon';
import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE, TARGET } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

/** The whole final land; a tap opens it with everything that gave points. */
export function LandCard({ match, onPress }: { match: SavedMatch; onPress: (() => void) | undefined }) {
  const words = useWords();
  const { t } = words;
  const theme = useTheme();
  const { kind } = useLayout();
  const land = landOf(match.id, match.record, words);
  if (land === null) return null;
  const inner = CORNER.panel - theme.outline.borderWidth;
  return (
    <Tappable
      role={onPress === undefined ? undefined : 'button'}
      aria-label={t('match.result.land')}
      accessibilityHint={onPress === undefined ? undefined : t('match.result.landDetail')}
      disabled={onPress === undefined}
      onPress={onPress}
      testID="land-card"
      style={({ isPressed }) => ({
        backgroundColor: theme.colors.panel,
        borderRadius: CORNER.panel,
        boxShadow: isPressed ? undefined : theme.depth.resting,
        ...theme.outline,
      })}
    >
      <View
        style={{
          height: kind === 'tablet' ? 400 : 264,
          overflow: 'hidden',
          borderTopLeftRadius: inner,
          borderTopRightRadius: inner,
          backgroundColor: theme.colors.table,
        }}
      >
        <LandPicture land={land} isWhole />
      </View>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.between,
          minHeight: TARGET.button,
          paddingHorizontal: SPACE.edge,
          paddingVertical: SPACE.inside,
        }}
      >
        <View style={{ flex: 1 }}>
          <Text variant="row">{t('match.result.land')}</Text>
          {onPress !== undefined && (
            <Text variant="caption" color="ink2">
              {t('match.result.landDetail')}
            </Text>
          )}
        </View>
        {onPress !== undefined && <Icon name="forward" color="ink3" size={18} />}
      </View>
    </Tappable>
  );
}
