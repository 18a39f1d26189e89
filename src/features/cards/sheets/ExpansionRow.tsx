import { View } from 'react-native';

import { bookOf } from '@/book';
import { RuleLink } from '@/features/shell/RuleLink';
import { EXPANSION_CARDS, type Expansion } from '@/games/settlers';
import { useWords } from '@/i18n';
import { useMatch } from '@/match/react';
import type { BuildOffer } from '@/table/model/builds';
import { CardFace } from '@/table/parts/CardFace';
import { ResourceChip } from '@/table/parts/ResourceChip';
import { buildWords } from '@/table/words/buildWords';
import { bundleWords, expansionName } from '@/table/words/cardWords';
import { Tappable } from '@/ui/controls/Tappable';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import type { Scene } from '../useScene';

/** One expansion: what it does, what it costs, and, where one can be chosen, whether it can be had. */
export function ExpansionRow({
  offer,
  scene,
  onChoose,
}: {
  offer: BuildOffer;
  scene: Scene;
  onChoose?: (card: Expansion) => void;
}) {
  const words = useWords();
  const { t } = words;
  const { colors } = useTheme();
  const record = useMatch((state) => state.record);
  const { card } = offer;
  if (card === null) return null;
  const name = expansionName(words, card);
  const canBuild = onChoose !== undefined && offer.payments.length > 0;
  const about = t(`settlers.card.work.${card}`);
  const isOwned = scene.view.players[scene.viewer]?.expansions.includes(card) === true;
  const state = isOwned
    ? t('table.build.owned')
    : offer.left === 0
      ? t('table.build.gone')
      : canBuild || onChoose === undefined
        ? t('table.points', { n: EXPANSION_CARDS[card].points })
        : buildWords(words, offer, scene.view, scene.names).text;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.half }}>
      <Tappable
        role={canBuild ? 'button' : 'img'}
        aria-label={t('table.build.label', { name, left: state, about, price: bundleWords(words, offer.price) })}
        aria-disabled={!canBuild}
        disabled={!canBuild}
        onPress={() => onChoose?.(card)}
        testID={`expansion-${card}`}
        sinks={false}
        style={({ isPressed }) => ({
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.between,
          padding: SPACE.inside,
          borderRadius: CORNER.control,
          borderWidth: canBuild ? 2.5 : 1.5,
          borderColor: canBuild ? colors.ring : colors.line,
          backgroundColor: isPressed ? colors.sunk : undefined,
          flex: 1,
        })}
      >
        <CardFace
          id={card}
          width={46}
          style={canBuild || isOwned || onChoose === undefined ? undefined : { opacity: 0.55 }}
        />
        <View style={{ flex: 1, gap: 2 }}>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', gap: 4 }}>
            <Text variant="row" face="bold">
              {name}
            </Text>
            <View style={{ flexDirection: 'row', gap: 3 }}>
              {offer.cards.map((each, index) => (
                <ResourceChip key={index} {...each} size={18} />
              ))}
            </View>
          </View>
          <Text variant="caption" color="ink2">
            {about}
          </Text>
          <Text variant="caption" face="semibold" color={canBuild ? 'good' : 'ink2'}>
            {state}
          </Text>
        </View>
      </Tappable>
      <RuleLink of={record} rule={bookOf(record.game).ofCard(card)} about={name} />
    </View>
  );
}
