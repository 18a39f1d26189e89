import { View } from 'react-native';

import { bookOf } from '@/book';
import { RuleLink } from '@/features/shell/RuleLink';
import type { Build } from '@/games/settlers';
import { useWords } from '@/i18n';
import { useMatch } from '@/match/react';
import { describeCard } from '@/table/art';
import type { BuildOffer } from '@/table/model/builds';
import { CardFace } from '@/table/parts/CardFace';
import { ResourceChip } from '@/table/parts/ResourceChip';
import { buildWords, gainWords } from '@/table/words/buildWords';
import { buildName } from '@/table/words/cardWords';
import { Sheet } from '@/ui/frame/Sheet';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import type { Scene } from '../useScene';
import type { TableActions } from '../useTableActions';
import { cardOfBuild } from './cardOfBuild';
import { ExpansionRow } from './ExpansionRow';

/** One stack, large: what the card does, what it costs, what is left, and the hammer if it can be built. */
export function StackSheet({
  what,
  scene,
  expansions,
  actions,
  onClose,
}: {
  what: Build;
  scene: Scene;
  expansions: readonly BuildOffer[];
  actions: TableActions;
  onClose: () => void;
}) {
  const words = useWords();
  const { t } = words;
  const record = useMatch((state) => state.record);
  const offer = scene.builds.find((each) => each.what === what);
  if (offer === undefined) return null;
  const canBuild = scene.isMine && offer.payments.length > 0;
  const { text, tone } = buildWords(words, offer, scene.view, scene.names);
  const gain = offer.gain === null ? null : gainWords(words, offer, scene.view, scene.names);
  const card = cardOfBuild(scene, what, null);
  const left =
    offer.left === null
      ? undefined
      : offer.left === 0
        ? t('table.stack.none')
        : t('table.stack.left', { n: offer.left });
  return (
    <Sheet
      title={buildName(words, what)}
      detail={left}
      badge={<CardFace id={card} width={84} />}
      rule={<RuleLink of={record} rule={bookOf(record.game).ofCard(what)} about={buildName(words, what)} />}
      closeLabel={canBuild ? t('table.tray.build') : t('table.menu.close')}
      closeKind={canBuild ? 'main' : 'secondary'}
      leaveLabel={canBuild ? t('table.menu.back') : undefined}
      onClose={onClose}
      onDone={
        canBuild
          ? () => {
              onClose();
              actions.build(what);
            }
          : onClose
      }
      testID="stack-sheet"
    >
      <View style={{ flexDirection: 'row', gap: 4 }}>
        {offer.cards.map((each, index) => (
          <ResourceChip key={index} {...each} size={30} />
        ))}
      </View>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.inside }}>
        <Text variant="row" color={tone} style={{ flex: 1 }}>
          {text}
        </Text>
        {offer.refusal !== null && (
          <RuleLink of={record} rule={bookOf(record.game).ofObjection(offer.refusal)} about={text} />
        )}
      </View>
      {gain !== null && gain.text !== text && (
        <Text variant="body" color={gain.tone}>
          {gain.text}
        </Text>
      )}
      {what === 'expansion' ? (
        <View style={{ gap: SPACE.inside }}>
          {expansions.map((each) => (
            <ExpansionRow key={each.card} offer={each} scene={scene} />
          ))}
        </View>
      ) : (
        describeCard(card).facts.map((fact) => (
          <Text key={fact.key} variant="body" color="ink2">
            {words.say(fact)}
          </Text>
        ))
      )}
    </Sheet>
  );
}
