import { View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';

import type { Bundle, Resource } from '@/games/settlers';
import { useWords } from '@/i18n';
import { Tappable } from '@/ui/controls/Tappable';
import { useTheme } from '@/ui/look/theme';
import { Text } from '@/ui/text/Text';

import { CARD_RATIO } from '../art/layout';
import { HAND_ORDER } from '../model/order';
import { cardWords } from '../words/cardWords';
import { useAnchors } from './anchors';
import { CardFace } from './CardFace';
import { panOf, type Drag } from './drag';
import { Glyph } from './Glyph';
import { QUIET, usePointedWords, usePointing } from './pointing';

/** What a tap on a card of the hand does. */
type HandUse = 'lift' | 'lay' | 'give' | 'look';

const FAN = [-5, -2, 0, 2, 5] as const;
const SINK = [6, 2, 0, 2, 6] as const;
/** Copies that are drawn behind a card; the number says the rest. */
const COPIES = 3;
const STEP = 4;

/** The viewer's cards, fanned and grouped by kind. Every kind keeps its place, so that the thumb learns it. */
export function Hand({
  hand,
  width,
  isFanned,
  use,
  usable,
  lifted,
  dragged,
  drag,
  onPress,
}: {
  hand: Bundle;
  /** Of one card. */
  width: number;
  isFanned: boolean;
  use: HandUse;
  /** The kinds that have somewhere to go. */
  usable: readonly Resource[];
  lifted: Resource | null;
  /** The card under the finger, which has left the hand. */
  dragged: Resource | null;
  drag: Drag<Resource>;
  onPress: (card: Resource) => void;
}) {
  const { t } = useWords();
  const anchors = useAnchors();
  return (
    <View
      ref={anchors.ref('hand')}
      role="group"
      aria-label={t('table.hand.label')}
      testID="hand"
      style={{ flexDirection: 'row', justifyContent: 'space-evenly', alignItems: 'flex-end' }}
    >
      {HAND_ORDER.map((card, index) => (
        <HandPile
          key={card}
          card={card}
          held={hand[card] ?? 0}
          isDragged={dragged === card}
          width={width}
          tilt={isFanned ? (FAN[index] ?? 0) : 0}
          sink={isFanned ? (SINK[index] ?? 0) : 0}
          isFanned={isFanned}
          use={usable.includes(card) ? use : 'look'}
          isLifted={lifted === card && dragged !== card}
          drag={drag}
          onPress={() => onPress(card)}
        />
      ))}
    </View>
  );
}

function HandPile({
  card,
  held,
  isDragged,
  width,
  tilt,
  sink,
  isFanned,
  use,
  isLifted,
  drag,
  onPress,
}: {
  card: Resource;
  held: number;
  /** One of them is under the finger. The gesture lives here, so the pile stays even when that was the last card. */
  isDragged: boolean;
  width: number;
  tilt: number;
  sink: number;
  isFanned: boolean;
  use: HandUse;
  isLifted: boolean;
  drag: Drag<Resource>;
  onPress: () => void;
}) {
  const words = useWords();
  const { t } = words;
  const { colors, isHighContrast } = useTheme();
  const anchors = useAnchors();
  const height = width * CARD_RATIO;
  const canUse = use !== 'look';
  const count = held - (isDragged ? 1 : 0);
  const cards = cardWords(words, card, Math.max(1, count));
  const isQuiet = usePointing(`hand/${card}`) === 'quiet' && !isHighContrast;
  const label = isLifted
    ? t('table.hand.lifted', { card: cardWords(words, card) })
    : use === 'look'
      ? t('table.hand.pile', { cards })
      : t(`table.hand.${use}`, { cards });
  const said = usePointedWords()(`hand/${card}`, label);
  const pan = panOf(drag, card, canUse && held > 0);
  const behind = Math.min(COPIES, Math.max(0, count - 1));
  // A tilted card reaches lower the larger it is, and its number lower still.
  const margins = { paddingTop: isFanned ? 24 : 6, paddingBottom: isFanned ? Math.max(14, width * 0.18) : 8 };
  const place = { transform: [{ translateY: sink }, { rotate: `${tilt}deg` }], ...margins };
  const empty = (
    <View
      aria-hidden
      style={{
        width,
        height,
        borderRadius: width * 0.08,
        borderWidth: 1.5,
        borderStyle: 'dashed',
        borderColor: isHighContrast ? colors.ink3 : colors.contour,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Glyph name={card} size={width * 0.34} color={isHighContrast ? colors.ink3 : colors.contour} />
    </View>
  );
  if (held <= 0) {
    return (
      <View ref={anchors.ref(`hand/${card}`)} style={place}>
        {empty}
      </View>
    );
  }
  return (
    <GestureDetector gesture={pan}>
      <View ref={anchors.ref(`hand/${card}`)} collapsable={false} style={place}>
        {count === 0 && <View style={{ position: 'absolute', top: margins.paddingTop }}>{empty}</View>}
        <Tappable
          role="button"
          aria-label={said}
          aria-disabled={!canUse}
          aria-selected={isLifted}
          disabled={!canUse}
          onPress={onPress}
          testID={`hand-${card}`}
          // Unseen, not unmounted: a finger that loses what it touched is lost with it.
          style={{ width, height, borderRadius: width * 0.08, opacity: count === 0 ? 0 : isQuiet ? QUIET.opacity : 1 }}
        >
          {Array.from({ length: behind }, (_, index) => (
            <CardFace
              key={index}
              id={card}
              width={width}
              style={{ position: 'absolute', top: -(behind - index) * STEP, left: -(behind - index) * 1.5 }}
            />
          ))}
          <CardFace
            id={card}
            width={width}
            style={
              isLifted
                ? {
                    transform: [{ translateY: -18 }, { scale: 1.04 }],
                    boxShadow: isHighContrast ? undefined : '0 6px 16px rgba(40, 25, 8, 0.4)',
                    outlineWidth: isHighContrast ? 4 : 0,
                    outlineColor: colors.ring,
                    outlineStyle: 'solid',
                  }
                : undefined
            }
          />
          <View
            style={{
              position: 'absolute',
              right: -7,
              bottom: isLifted ? 12 : -6,
              minWidth: 24,
              height: 24,
              paddingHorizontal: 4,
              borderRadius: 12,
              alignItems: 'center',
              justifyContent: 'center',
              backgroundColor: colors.action,
              borderWidth: 2,
              borderColor: colors.rim,
            }}
          >
            <Text variant="micro" face="extrabold" color="onAction" maxScale={1.2}>
              {String(count)}
            </Text>
          </View>
        </Tappable>
      </View>
    </GestureDetector>
  );
}
