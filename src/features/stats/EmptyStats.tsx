import { router } from 'expo-router';
import { View } from 'react-native';

import { useWords } from '@/i18n';
import { Button } from '@/ui/controls/Button';
import { ContourBackground } from '@/ui/drawing/ContourBackground';
import { Follower } from '@/ui/drawing/Follower';
import { useLayout } from '@/ui/frame/layout';
import { Panel } from '@/ui/frame/Panel';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

/** Before the first finished match: it says so, and shows the way to one. */
export function EmptyStats() {
  const { t } = useWords();
  const { colors, outline } = useTheme();
  const { kind, isLargeText } = useLayout();
  const inner = CORNER.panel - outline.borderWidth;
  // On a phone on its side the button must not lie below the edge: words stand beside the picture.
  const isBeside = kind === 'phoneLandscape' && !isLargeText;
  return (
    <Panel style={{ flexDirection: isBeside ? 'row' : 'column' }}>
      <View
        style={{
          width: isBeside ? '42%' : undefined,
          height: isBeside ? undefined : 190,
          minHeight: 190,
          overflow: 'hidden',
          backgroundColor: colors.table,
          borderTopLeftRadius: inner,
          borderTopRightRadius: isBeside ? 0 : inner,
          borderBottomLeftRadius: isBeside ? inner : 0,
          flexDirection: 'row',
          alignItems: 'flex-end',
          justifyContent: 'center',
          paddingBottom: SPACE.edge,
        }}
      >
        <ContourBackground />
        <Podium player={1} step={34} />
        <Podium player={0} step={56} />
        <Podium player={2} step={18} />
      </View>
      <View
        style={{
          flex: isBeside ? 1 : undefined,
          padding: SPACE.edgeTablet,
          gap: SPACE.between,
          justifyContent: 'center',
        }}
      >
        <Text variant="heading" role="heading" aria-level={2} align="center">
          {t('stats.emptyTitle')}
        </Text>
        <Text variant="body" color="ink2" align="center">
          {t('stats.emptyText')}
        </Text>
        <Button label={t('stats.chooseGame')} onPress={() => router.push('/new')} testID="choose-game-button" />
      </View>
    </Panel>
  );
}

/** An empty step with somebody on it, waiting for the first result. */
function Podium({ player, step }: { player: 0 | 1 | 2; step: number }) {
  const { colors, outline } = useTheme();
  return (
    <View style={{ alignItems: 'center' }}>
      <View style={{ marginBottom: -8, zIndex: 1 }}>
        <Follower player={player} height={80} shadow={false} />
      </View>
      <View
        style={{
          width: 84,
          height: step,
          backgroundColor: colors.line,
          borderTopLeftRadius: 8,
          borderTopRightRadius: 8,
          ...outline,
        }}
      />
    </View>
  );
}
