import { View } from 'react-native';

import { useWords } from '@/i18n';
import { Button } from '@/ui/controls/Button';
import { ContourBackground } from '@/ui/drawing/ContourBackground';
import { Follower } from '@/ui/drawing/Follower';
import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import { Text } from '@/ui/text/Text';

import { HeroCard } from './HeroCard';

/** On the first start there is nothing to continue: three travellers on an empty map ask to be led. */
export function LearnCard({ onLearn }: { onLearn: () => void }) {
  const { t } = useWords();
  const { kind } = useLayout();
  return (
    <HeroCard picture={<EmptyMap />}>
      <View style={{ gap: 2 }}>
        <Text variant={kind === 'tablet' ? 'cardLarge' : 'card'} role="heading" aria-level={2}>
          {t('home.learnTitle')}
        </Text>
        <Text variant={kind === 'tablet' ? 'body' : 'caption'} color="ink2">
          {t('home.learnText')}
        </Text>
      </View>
      <Button label={t('home.learnButton')} icon="book" isNarrow onPress={onLearn} testID="learn-first" />
    </HeroCard>
  );
}

function EmptyMap() {
  const { colors } = useTheme();
  const { kind, isWide, width } = useLayout();
  const size = kind === 'tablet' ? (isWide ? 156 : 124) : kind === 'phoneLandscape' ? 62 : width < 380 ? 52 : 66;
  return (
    <View style={{ flex: 1, alignItems: 'center', justifyContent: 'center', backgroundColor: colors.table }}>
      <ContourBackground />
      <View style={{ flexDirection: 'row', alignItems: 'flex-end' }}>
        <View style={{ marginRight: -size * 0.32, marginBottom: size * 0.42 }}>
          <Follower player={1} height={size * 0.78} />
        </View>
        <View style={{ zIndex: 1 }}>
          <Follower player={0} height={size} />
        </View>
        <View style={{ marginLeft: -size * 0.32, marginBottom: size * 0.3 }}>
          <Follower player={2} height={size * 0.78} />
        </View>
      </View>
    </View>
  );
}
