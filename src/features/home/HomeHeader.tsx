import { router } from 'expo-router';
import { View } from 'react-native';

import { useWords } from '@/i18n';
import { IconButton } from '@/ui/controls/IconButton';
import { Logo } from '@/ui/drawing/Logo';
import { useLayout } from '@/ui/frame/layout';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

/** The wordmark, and the two doors that are always there. */
export function HomeHeader() {
  const { t } = useWords();
  const { kind, width } = useLayout();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.between }}>
      <Logo size={kind === 'tablet' ? 56 : 42} />
      <Text
        variant={kind === 'phoneLandscape' && width < 800 ? 'title' : 'hero'}
        role="heading"
        aria-level={1}
        maxScale={1.15}
        numberOfLines={1}
        style={{ flex: 1 }}
      >
        {t('app.name')}
      </Text>
      <IconButton icon="stats" label={t('home.statistics')} onPress={() => router.push('/stats')} testID="open-stats" />
      <IconButton
        icon="settings"
        label={t('home.settings')}
        onPress={() => router.push('/settings')}
        testID="open-settings"
      />
    </View>
  );
}
