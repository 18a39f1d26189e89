import { View } from 'react-native';

import type { Build, SettlersView } from '@/games/settlers';
import { useWords } from '@/i18n';
import { Tappable } from '@/ui/controls/Tappable';
import { Icon } from '@/ui/drawing/Icon';
import { PlayerBadge } from '@/ui/drawing/PlayerBadge';
import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import { CORNER, TARGET } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { isAffordable, type BuildOffer } from '../model/builds';
import { buildWords } from '../words/buildWords';
import { buildName, bundleWords } from '../words/cardWords';
import type { Drag } from './drag';
import { Draggable } from './Draggable';
import { Glyph } from './Glyph';
import { usePointedWords } from './pointing';
import { ResourceChip } from './ResourceChip';
import { Ring } from './Ring';
import type { Person } from './Seat';

/** The stacks opened into rows: price against the hand, what it brings or what is missing, and the hammer. */
export function BuildRows({
  offers,
  view,
  people,
  isMine,
  isTight,
  drag,
  isScrolling,
  onBuild,
  onLook,
}: {
  offers: readonly BuildOffer[];
  view: SettlersView;
  people: readonly Person[];
  /** Whether the decision is the viewer's; otherwise the rows are only to be read. */
  isMine: boolean;
  isTight: boolean;
  drag: Drag<Build>;
  /** Whether the rows scroll under the finger: then a row is held before it is dragged. */
  isScrolling: boolean;
  onBuild: (what: Build) => void;
  onLook: (what: Build) => void;
}) {
  const isTablet = useLayout().kind === 'tablet';
  return (
    <View style={{ gap: isTight ? 7 : isTablet ? 12 : 8 }} testID="build-rows">
      {offers.map((offer) => (
        <BuildRow
          key={offer.what}
          {...{ offer, view, people, isMine, isTight, drag, isScrolling }}
          onBuild={() => onBuild(offer.what)}
          onLook={() => onLook(offer.what)}
        />
      ))}
    </View>
  );
}

function BuildRow({
  offer,
  view,
  people,
  isMine,
  isTight,
  drag,
  isScrolling,
  onBuild,
  onLook,
}: {
  offer: BuildOffer;
  view: SettlersView;
  people: readonly Person[];
  isMine: boolean;
  isTight: boolean;
  drag: Drag<Build>;
  /** Whether the rows scroll under the finger: then a row is held before it is dragged. */
  isScrolling: boolean;
  onBuild: () => void;
  onLook: () => void;
}) {
  const words = useWords();
  const { t } = words;
  const theme = useTheme();
  const { colors } = theme;
  const { isLargeText, kind } = useLayout();
  const isTablet = kind === 'tablet';
  const pointed = usePointedWords();
  const name = buildName(words, offer.what);
  const { text, tone } = buildWords(
    words,
    offer,
    view,
    people.map((person) => person.name),
  );
  const victim =
    tone === 'bad' && offer.gain !== null && isAffordable(offer) ? people[offer.gain.from ?? -1] : undefined;
  const [payment] = offer.payments;
  const canBuild = isMine && payment !== undefined;
  const isSwap = canBuild && !isAffordable(offer);
  const isDone = view.built.includes(offer.what);
  const left =
    offer.left === null ? '' : offer.left === 0 ? t('table.stack.none') : t('table.stack.left', { n: offer.left });
  const said = { name, about: text, price: bundleWords(words, offer.price) };
  const build = t(`settlers.move.${offer.what === 'expansion' ? 'road' : offer.what}`);
  const chips = offer.cards.map(({ card, isHeld }, index) => (
    <ResourceChip key={index} card={card} isHeld={isHeld || isDone} size={isTight ? 20 : isTablet ? 32 : 24} />
  ));
  return (
    <Ring isLit={canBuild && !isSwap} corner={CORNER.seat} anchor={`stack/${offer.what}`}>
      <Draggable
        drag={drag}
        thing={offer.what}
        isOn={canBuild}
        isScrolling={isScrolling}
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          gap: 10,
          minHeight: isTight ? 47 : isTablet ? 84 : 62,
          paddingLeft: 12,
          paddingRight: 7,
          borderRadius: CORNER.seat,
          // The lines of the ground would run through the words.
          backgroundColor: canBuild && !isSwap ? colors.panel : `${colors.table}CC`,
          borderWidth: canBuild && !isSwap ? theme.outline.borderWidth : 1.5,
          borderColor: colors.line,
          boxShadow: canBuild && !isSwap ? theme.depth.resting : undefined,
        }}
      >
        <Tappable
          role="button"
          aria-label={
            offer.left === null ? t('table.build.labelCity', said) : t('table.build.label', { ...said, left })
          }
          onPress={onLook}
          testID={`row-${offer.what}`}
          sinks={false}
          style={{ flex: 1, flexDirection: 'row', alignItems: 'center', gap: 10, paddingVertical: isTight ? 2 : 6 }}
        >
          <Glyph name={offer.what} size={isTablet ? 36 : 26} color={canBuild ? colors.ink : colors.ink3} />
          <View style={{ flex: 1, gap: 2 }}>
            <View
              style={{
                flexDirection: 'row',
                flexWrap: isLargeText ? 'wrap' : 'nowrap',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: 6,
              }}
            >
              <View style={{ flexDirection: 'row', alignItems: 'baseline', gap: 6, flexShrink: 1 }}>
                <Text variant="row" face="bold" numberOfLines={1} style={{ flexShrink: 1 }}>
                  {name}
                </Text>
                <Text variant="micro" color="ink2" numberOfLines={1}>
                  {left}
                </Text>
              </View>
              <View style={{ flexDirection: 'row', gap: 3 }}>{chips}</View>
            </View>
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
              {victim !== undefined && <PlayerBadge player={victim.player} name={victim.name} size={18} />}
              <Text
                variant="caption"
                color={tone}
                numberOfLines={isLargeText ? undefined : 2}
                style={{ flexShrink: 1 }}
              >
                {text}
              </Text>
            </View>
          </View>
        </Tappable>
        {canBuild ? (
          <Tappable
            role="button"
            aria-label={pointed(
              `stack/${offer.what}`,
              offer.what === 'expansion'
                ? t('table.build.chooseExpansion')
                : t(isSwap ? 'table.build.swap' : 'table.build.hammer', {
                    build,
                    cards: bundleWords(words, payment.paid),
                  }),
            )}
            onPress={onBuild}
            testID={`build-${offer.what}`}
            style={({ isPressed }) => ({
              width: TARGET.least,
              height: TARGET.least,
              alignItems: 'center',
              justifyContent: 'center',
              borderRadius: CORNER.control,
              backgroundColor: isSwap ? 'transparent' : isPressed ? colors.actionPressed : colors.action,
              borderWidth: isSwap ? 2 : 0,
              borderColor: colors.ring,
            })}
          >
            <Icon name={isSwap ? 'swap' : 'hammer'} size={22} color={isSwap ? 'brass' : 'onAction'} />
          </Tappable>
        ) : (
          isDone && (
            <View style={{ width: TARGET.least, alignItems: 'center' }}>
              <Icon name="check" size={22} color="good" />
            </View>
          )
        )}
      </Draggable>
    </Ring>
  );
}
