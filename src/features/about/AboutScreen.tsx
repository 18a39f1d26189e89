import { router } from 'expo-router';
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { goBack } from '@/features/shell/navigation';
import { useWords } from '@/i18n';
import { APP_VERSION } from '@/platform/version';
import { Button } from '@/ui/controls/Button';
import { Icon, type IconName } from '@/ui/drawing/Icon';
import { Logo } from '@/ui/drawing/Logo';
import { Header } from '@/ui/frame/Header';
import { Panel } from '@/ui/frame/Panel';
import { Screen } from '@/ui/frame/Screen';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { OfflineLine } from './OfflineLine';

/** What the app is built with; the licences themselves travel with the packages. */
const LIBRARIES = [
  ['React', 'MIT'],
  ['React Native', 'MIT'],
  ['React Native for Web', 'MIT'],
  ['Expo', 'MIT'],
  ['React Native Skia', 'MIT'],
  ['React Native SVG', 'MIT'],
  ['Reanimated, Gesture Handler', 'MIT'],
  ['Async Storage', 'MIT'],
  ['zustand', 'MIT'],
  ['pure-rand', 'MIT'],
] as const;

export function AboutScreen() {
  const { t } = useWords();
  return (
    <Screen testID="about" header={<Header title={t('about.title')} backLabel={t('common.back')} onBack={goBack} />}>
      <Panel style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.edge, padding: SPACE.edge }}>
        <Logo size={72} />
        <View style={{ flex: 1, gap: 2 }}>
          <Text variant="title" role="heading" aria-level={2}>
            {t('app.name')}
          </Text>
          <Text variant="body" color="ink2">
            {t('app.motto')}
          </Text>
          <Text variant="caption" color="ink2">
            {t('about.version', { version: APP_VERSION })}
          </Text>
        </View>
      </Panel>
      <Text variant="body" style={{ paddingHorizontal: SPACE.half }}>
        {t('about.what')}
      </Text>
      <OfflineLine />
      <Button
        kind="secondary"
        icon="eye"
        label={t('about.gallery')}
        onPress={() => router.push('/gallery')}
        testID="open-gallery"
      />
      <Section icon="shield" title={t('about.privacyTitle')}>
        <Text variant="body">{t('about.privacy')}</Text>
      </Section>
      <Section icon="hand" title={t('about.independentTitle')}>
        <Text variant="body">{t('about.independent')}</Text>
      </Section>
      <Section icon="book" title={t('about.licencesTitle')}>
        <Text variant="body">{t('about.licenceApp')}</Text>
        <Text variant="body">{t('about.licenceFonts')}</Text>
        <Text variant="body">{t('about.licenceLibraries')}</Text>
        <View role="list" style={{ gap: 2 }}>
          {LIBRARIES.map(([name, licence]) => (
            <View key={name} role="listitem">
              <Text variant="caption" color="ink2">
                {t('about.libraryLine', { name, licence })}
              </Text>
            </View>
          ))}
        </View>
      </Section>
    </Screen>
  );
}

function Section({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <Panel style={{ padding: SPACE.edge, gap: SPACE.inside }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 10 }}>
        <Icon name={icon} size={22} />
        <Text variant="card" role="heading" aria-level={2} style={{ flex: 1 }}>
          {title}
        </Text>
      </View>
      {children}
    </Panel>
  );
}
