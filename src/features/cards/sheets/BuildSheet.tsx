import { View } from 'react-native';

import { bookOf } from '@/book';
import { ruleOf } from '@/features/contract/topic';
import { RuleLink } from '@/features/shell/RuleLink';
import {
  type Building,
  type BuildMove,
  buildMoveOf,
  CITY_EVENTS,
  type Expansion,
  EXPANSION_CARDS,
  isSameBundle,
} from '@/games/settlers';
import { useWords } from '@/i18n';
import { useMatch } from '@/match/react';
import { spaceKey } from '@/platform/spaceKey';
import type { BuildOffer } from '@/table/model/builds';
import { cardsOf } from '@/table/model/order';
import { CardFace } from '@/table/parts/CardFace';
import { ResourceChip } from '@/table/parts/ResourceChip';
import { gainWords } from '@/table/words/buildWords';
import { bundleWords, cardWords, directionWords, expansionName } from '@/table/words/cardWords';
import { Segmented } from '@/ui/controls/Segmented';
import { Tappable } from '@/ui/controls/Tappable';
import { Sheet } from '@/ui/frame/Sheet';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE, TARGET } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { TheftPath } from '../shown/TheftPath';
import type { Scene } from '../useScene';
import type { TableActions } from '../useTableActions';
import { cardOfBuild } from './cardOfBuild';
import { ExpansionRow } from './ExpansionRow';

/** A build that leaves something to decide: which expansion, how to pay, whether destiny turns, whom it robs. */
export function BuildSheet({
  scene,
  building,
  expansions,
  actions,
}: {
  scene: Scene;
  building: Building;
  expansions: readonly BuildOffer[];
  actions: TableActions;
}) {
  const words = useWords();
  const { t } = words;
  const { view, names } = scene;
  const record = useMatch((state) => state.record);
  const book = bookOf(record.game);
  const move = buildMoveOf(building);
  const close = () => actions.intend({ stage: 'browsing' });
  if (move === null) {
    return (
      <Sheet
        title={t('table.build.chooseExpansion')}
        detail={t('table.build.gain.expansion')}
        closeLabel={t('table.menu.back')}
        closeKind="secondary"
        rule={<RuleLink of={record} rule={book.ofCard('expansion')} about={t('table.build.chooseExpansion')} />}
        onClose={close}
        testID="build-sheet"
      >
        <View style={{ gap: SPACE.inside }}>
          {expansions.map((offer) => (
            <ExpansionRow
              key={offer.card}
              offer={offer}
              scene={scene}
              onChoose={(card: Expansion) => actions.chooseExpansion(card)}
            />
          ))}
        </View>
      </Sheet>
    );
  }
  const offer = [...scene.builds, ...expansions].find(
    (each) => each.what === building.what && each.card === building.card,
  );
  if (offer === undefined) return null;
  const ways = paymentsOf(offer.payments, building);
  const from = offer.gain?.from ?? null;
  const title =
    building.card === null ? t(`settlers.move.${settlersMove(building)}`) : expansionName(words, building.card);
  const theft = (seat: number) =>
    view.destiny === null
      ? t('table.build.theftTwo', { name: names[seat] ?? '' })
      : t('table.build.theft', { name: names[seat] ?? '', direction: directionWords(words, view.destiny) });
  return (
    <Sheet
      title={title}
      detail={
        building.card === null ? gainWords(words, offer, view, names).text : t(`settlers.card.work.${building.card}`)
      }
      badge={<CardFace id={cardOfBuild(scene, building.what, building.card)} width={54} />}
      rule={<RuleLink of={record} rule={book.ofCard(building.card ?? building.what)} about={title} />}
      closeLabel={t('table.build.confirm', { build: t('table.tray.build'), cards: bundleWords(words, building.paid) })}
      leaveLabel={t('table.menu.back')}
      onClose={close}
      onDone={() => actions.confirmBuild(building)}
      testID="build-sheet"
    >
      {from !== null && (
        <View style={{ gap: SPACE.inside }}>
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.inside }}>
            <Text variant="body" color="bad" style={{ flex: 1 }} testID="theft">
              {theft(from)}
            </Text>
            <RuleLink
              of={record}
              rule={ruleOf(record.game, { phrase: view.destiny === null ? 'table.tell.whyTwo' : 'table.tell.why' })}
              about={theft(from)}
            />
          </View>
          <TheftPath scene={scene} from={from} what={building.what === 'road' ? 'road' : 'knight'} />
        </View>
      )}
      {building.what === 'city' && (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.inside }}>
          <Text variant="body" color="ink2" style={{ flex: 1 }}>
            {t('table.build.event', {
              robbers: t('table.build.robbers', { n: view.unseenEvents.robberAttack }),
              markets: t('table.build.markets', { n: view.unseenEvents.marketDay }),
            })}
          </Text>
          {CITY_EVENTS.map((event) => (
            <RuleLink key={event} of={record} rule={book.ofCard(event)} about={t(`settlers.card.work.${event}`)} />
          ))}
        </View>
      )}
      {building.card !== null && (
        <Text variant="body" color="ink2">
          {t('table.build.worth', { points: t('table.points', { n: EXPANSION_CARDS[building.card].points }) })}
        </Text>
      )}
      {building.what === 'settlement' && view.destiny !== null && (
        <Segmented
          label={t('table.build.destinyLabel')}
          value={building.turnDestiny ? 'turn' : 'leave'}
          onChange={(value) => actions.intend({ ...building, turnDestiny: value === 'turn' })}
          options={[
            {
              value: 'leave',
              label: t('table.destiny.leave', { direction: directionWords(words, view.destiny) }),
              testID: 'destiny-leave',
            },
            {
              value: 'turn',
              label: t('table.destiny.turn', {
                direction: directionWords(words, view.destiny === 'white' ? 'black' : 'white'),
              }),
              testID: 'destiny-turn',
            },
          ]}
        />
      )}
      <View style={{ gap: SPACE.inside }} role="radiogroup" aria-label={t('table.build.ways')} {...spaceKey}>
        <Text variant="row" face="bold">
          {ways.length > 1 ? t('table.build.ways') : t('table.build.pay')}
        </Text>
        {ways.map((way, index) => (
          <PaymentRow
            key={index}
            way={way}
            isChosen={isSameBundle(way.paid, building.paid) && way.discount === building.discount}
            onChoose={() => actions.intend({ ...building, paid: way.paid, discount: way.discount })}
            testID={`way-${index}`}
          />
        ))}
      </View>
    </Sheet>
  );
}

/** Ways to pay, each once: turning destiny or not is another question. */
function paymentsOf(payments: readonly BuildMove[], { what, turnDestiny }: Building): BuildMove[] {
  return payments.filter(
    (move) => what !== 'settlement' || (move.what === 'settlement' && move.turnDestiny === turnDestiny),
  );
}

function settlersMove({ what }: Building): 'road' | 'knight' | 'settlement' | 'city' {
  return what === 'expansion' ? 'city' : what;
}

function PaymentRow({
  way,
  isChosen,
  onChoose,
  testID,
}: {
  way: BuildMove;
  isChosen: boolean;
  onChoose: () => void;
  testID: string;
}) {
  const words = useWords();
  const { t } = words;
  const { colors } = useTheme();
  const cards = bundleWords(words, way.paid);
  const label =
    way.discount === null
      ? t('table.build.way', { cards })
      : t('table.build.wayUniversity', { cards, spared: cardWords(words, way.discount) });
  return (
    <Tappable
      role="radio"
      aria-checked={isChosen}
      aria-label={label}
      onPress={onChoose}
      testID={testID}
      sinks={false}
      style={({ isPressed }) => ({
        minHeight: TARGET.control,
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: SPACE.inside,
        paddingHorizontal: SPACE.between,
        paddingVertical: SPACE.inside,
        borderRadius: CORNER.control,
        borderWidth: isChosen ? 2.5 : 1.5,
        borderColor: isChosen ? colors.action : colors.line,
        backgroundColor: isPressed ? colors.sunk : isChosen ? colors.actionSoft : undefined,
      })}
    >
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 4 }}>
        {cardsOf(way.paid).map((card, index) => (
          <ResourceChip key={index} card={card} />
        ))}
      </View>
      <Text variant="caption" color="ink2" style={{ flexShrink: 1 }}>
        {label}
      </Text>
    </Tappable>
  );
}
