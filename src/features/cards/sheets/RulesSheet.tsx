import { View } from 'react-native';

import { useWords } from '@/i18n';
import type { BuildOffer } from '@/table/model/builds';
import { CardFace } from '@/table/parts/CardFace';
import { Sheet } from '@/ui/frame/Sheet';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import type { Scene } from '../useScene';
import { ExpansionRow } from './ExpansionRow';

const LINES = ['trade', 'build', 'draw', 'sides', 'destiny'] as const;

/** The rules on one page, with what the cards do. */
export function RulesSheet({
  scene,
  expansions,
  onClose,
}: {
  scene: Scene;
  expansions: readonly BuildOffer[];
  onClose: () => void;
}) {
  const { t } = useWords();
  return (
    <Sheet
      title={t('table.rules.title')}
      detail={t('table.rules.goal', { n: scene.view.options.target })}
      badge={<CardFace id="prices" width={60} />}
      closeLabel={t('table.menu.close')}
      closeKind="secondary"
      onClose={onClose}
      testID="rules-sheet"
    >
      <View style={{ gap: SPACE.inside }}>
        {LINES.filter((line) => line !== 'destiny' || scene.view.destiny !== null).map((line) => (
          <Text key={line} variant="body">
            {t(`table.rules.${line}`)}
          </Text>
        ))}
      </View>
      <Text variant="row" face="bold" role="heading" aria-level={3}>
        {t('table.rules.expansions')}
      </Text>
      <View style={{ gap: SPACE.inside }}>
        {expansions.map((offer) => (
          <ExpansionRow key={offer.card} offer={offer} scene={scene} />
        ))}
      </View>
    </Sheet>
  );
}
