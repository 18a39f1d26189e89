import { router } from 'expo-router';
import { View } from 'react-native';

import { useWords } from '@/i18n';
import { Button } from '@/ui/Button';
import { ContourBackground } from '@/ui/ContourBackground';
import { Follower } from '@/ui/Follower';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { useTheme } from '@/ui/theme';
import { CORNER, SPACE } from '@/ui/tokens';

/** Before the first finished match: it says so, and shows the way to one. */
export function EmptyStats() {
  const { t } = useWords();
  const { colors, outline } = useTheme();
  const inner = CORNER.panel - outline.borderWidth;
  return (
    <Panel>
      <View
        style={{
          height: 190,
          overflow: 'hidden',
          backgroundColor: colors.table,
          borderTopLeftRadius: inner,
          borderTopRightRadius: inner,
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
      <View style={{ padding: SPACE.edgeTablet, gap: SPACE.between }}>
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
