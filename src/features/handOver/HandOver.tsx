import { ScrollView, View } from 'react-native';

import type { GameId } from '@/core/game';
import { gameOf } from '@/games';
import { useWords } from '@/i18n';
import { Tappable } from '@/ui/controls/Tappable';
import { Icon } from '@/ui/drawing/Icon';
import { useLayout } from '@/ui/frame/layout';
import type { Colour } from '@/core/seat';
import { CORNER, SPACE, TARGET, light } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { BigBadge } from './BigBadge';
import { Pine, usePine } from './Pine';

/**
 * The phone is on its way to somebody. Whoever mounts it takes everything private off the screen meanwhile: from the
 * pixels, and from the tree that readers see.
 */
export function HandOver({
  game,
  player,
  name,
  news = 0,
  isAway = false,
  onTake,
}: {
  game: GameId;
  /** The colour and shape of whoever takes the phone. */
  player: Colour;
  name: string;
  /** How many things the story will tell. */
  news?: number;
  /** Nobody passed the phone on: whoever holds it has only been elsewhere. */
  isAway?: boolean;
  onTake: () => void;
}) {
  const { t } = useWords();
  const { edge, insets, kind, isLargeText } = useLayout();
  const pine = usePine();
  const hasCards = gameOf(game).hidesHands;
  const isFlat = kind === 'phoneLandscape';
  const ink = { color: pine.ink };
  return (
    <Pine testID="hand-over" label={isAway ? t('match.handOver.curtain') : t('match.handOver.passTo', { name })}>
      <ScrollView
        contentContainerStyle={{
          flexGrow: 1,
          paddingTop: insets.top + SPACE.edge,
          paddingBottom: insets.bottom + SPACE.edgeTablet,
          paddingLeft: Math.max(edge, insets.left) + SPACE.inside,
          paddingRight: Math.max(edge, insets.right) + SPACE.inside,
          gap: SPACE.edge,
        }}
      >
        <Text variant="body" style={{ ...ink, opacity: 0.85 }}>
          {t(`games.${game}.name`)}
        </Text>
        <View
          style={{
            flexGrow: 1,
            flexDirection: isFlat ? 'row' : 'column',
            alignItems: 'center',
            justifyContent: 'center',
            gap: isFlat ? SPACE.wide : SPACE.edgeTablet,
          }}
        >
          <BigBadge player={player} name={name} size={isFlat || isLargeText ? 96 : 124} />
          <View style={{ alignItems: isFlat ? 'flex-start' : 'center', flexShrink: 1, gap: SPACE.half }}>
            {!isAway && (
              <Text variant="row" style={ink}>
                {t('match.handOver.pass')}
              </Text>
            )}
            <Text
              variant="handover"
              role="heading"
              aria-level={1}
              align={isFlat ? 'left' : 'center'}
              // A very long name gets smaller letters rather than a word cut in two.
              style={{ ...ink, ...(name.length > 12 ? { fontSize: 36, lineHeight: 44 } : null) }}
            >
              {name}
            </Text>
            <Text
              variant="row"
              face="medium"
              align={isFlat ? 'left' : 'center'}
              style={{ ...ink, opacity: 0.85, maxWidth: 300 }}
            >
              {isAway
                ? t('match.handOver.curtain')
                : hasCards
                  ? t('match.handOver.hidden', { name })
                  : t('match.handOver.open', { name })}
            </Text>
          </View>
        </View>
        <View style={{ width: '100%', maxWidth: 560, alignSelf: 'center', gap: SPACE.between }}>
          {news > 0 && (
            <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 10 }}>
              <Icon name="eye" color="rim" size={20} />
              <Text variant="body" face="semibold" style={{ ...ink, flexShrink: 1 }}>
                {t('match.handOver.news', { n: news })}
              </Text>
            </View>
          )}
          <QuietButton
            label={hasCards ? t('match.handOver.show', { name }) : t('match.handOver.take', { name })}
            onPress={onTake}
            testID="take-phone"
          />
        </View>
      </ScrollView>
    </Pine>
  );
}

/** The main button where the ground itself is the colour of action: cream paper on pine, in every theme. */
export function QuietButton({ label, onPress, testID }: { label: string; onPress: () => void; testID: string }) {
  const pine = usePine();
  return (
    <Tappable
      role="button"
      aria-label={label}
      onPress={onPress}
      testID={testID}
      style={({ isPressed }) => ({
        minHeight: TARGET.button,
        borderRadius: CORNER.button,
        paddingHorizontal: SPACE.edge,
        paddingVertical: SPACE.inside,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: isPressed ? light.sunk : pine.ink,
        boxShadow: isPressed ? undefined : 'inset 0 -2px 0 rgba(20, 12, 2, 0.25)',
      })}
    >
      <Text variant="button" align="center" style={{ color: pine.ground }}>
        {label}
      </Text>
    </Tappable>
  );
}
