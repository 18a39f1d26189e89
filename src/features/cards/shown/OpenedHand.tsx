import { View } from 'react-native';

import { useWords } from '@/i18n';
import { kindsOf } from '@/table/model/order';
import { CardFace } from '@/table/parts/CardFace';
import { cardWords } from '@/table/words/cardWords';
import { Tappable } from '@/ui/controls/Tappable';
import { Panel } from '@/ui/frame/Panel';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import type { Scene } from '../useScene';
import type { TableActions } from '../useTableActions';

/** The hand that the Library opened, where the market was: one of its cards is to be taken. */
export function OpenedHand({ scene, actions, width }: { scene: Scene; actions: TableActions; width: number }) {
  const words = useWords();
  const { t } = words;
  const { opened } = scene.view;
  if (opened === null) return null;
  return (
    <Panel corner={CORNER.panel} style={{ padding: SPACE.between, gap: SPACE.inside }} testID="opened-hand">
      <Text variant="row" face="bold">
        {t('table.opened.title', { name: scene.names[opened.owner] ?? '' })}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.between, justifyContent: 'center' }}>
        {kindsOf(opened.hand).map((card) => (
          <Tappable
            key={card}
            role="button"
            aria-label={t('table.opened.choose', { card: cardWords(words, card) })}
            disabled={!scene.offers.choose.includes(card)}
            onPress={() => actions.choose(card)}
            testID={`choose-${card}`}
            style={{ alignItems: 'center', gap: 4 }}
          >
            <CardFace id={card} width={width} />
            <Text variant="micro" face="bold">
              {cardWords(words, card, opened.hand[card] ?? 0)}
            </Text>
          </Tappable>
        ))}
      </View>
    </Panel>
  );
}
