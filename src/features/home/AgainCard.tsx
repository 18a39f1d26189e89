import { StyleSheet, View } from 'react-native';

import { listOf, useWords } from '@/i18n';
import type { KeptResult } from '@/storage/results';
import { Button } from '@/ui/controls/Button';
import { Painting } from '@/ui/drawing/Painting';
import { useLayout } from '@/ui/frame/layout';
import { Text } from '@/ui/text/Text';

import { HeroCard } from './HeroCard';

/** Nothing waits to be continued, but a table was set before: the same people again, in one tap. */
export function AgainCard({ line, onAgain }: { line: KeptResult; onAgain: () => void }) {
  const words = useWords();
  const { t } = words;
  const { kind, isLargeText } = useLayout();
  const names = listOf(
    line.seats.map(({ name }) => name),
    words,
  );
  return (
    <HeroCard
      picture={
        <Painting game={line.game} isCropped={kind !== 'tablet' && !isLargeText} style={StyleSheet.absoluteFill} />
      }
    >
      <View style={{ gap: 2 }}>
        <Text variant={kind === 'tablet' ? 'cardLarge' : 'card'} role="heading" aria-level={2}>
          {t(`games.${line.game}.name`)}
        </Text>
        <Text variant="caption" color="ink2">
          {t('home.againDetail', { names })}
        </Text>
      </View>
      <Button label={t('home.again')} icon="turn" isNarrow onPress={onAgain} testID="same-again" />
    </HeroCard>
  );
}
