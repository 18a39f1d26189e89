import { useState } from 'react';
import { View } from 'react-native';

import type { Bundle, Resource } from '@/games/settlers';
import { useWords } from '@/i18n';
import { Tappable } from '@/ui/controls/Tappable';
import { useTheme } from '@/ui/look/theme';
import { Text } from '@/ui/text/Text';

import { CARD_RATIO } from '../art/layout';
import { placesFor, type Places } from '../model/places';
import { cardWords } from '../words/cardWords';
import { useAnchors } from './anchors';
import { CardFace } from './CardFace';
import { usePointedWords } from './pointing';
import { Ring } from './Ring';

/** The five open cards and the pile. `width` is that of one card. */
export function Market({
  market,
  pile,
  width,
  gap = 8,
  taken,
  isAsking,
  isPileLit,
  give,
  pileLabel,
  onTake,
  onPile,
}: {
  market: Bundle;
  pile: number;
  width: number;
  gap?: number;
  /** The cards that may be taken. */
  taken: readonly Resource[];
  /** Whether a card is looking for a partner: then all that may be taken wears the ring. */
  isAsking: boolean;
  isPileLit: boolean;
  /** The card that is lifted: it would go for what is taken. */
  give: Resource | null;
  pileLabel: string;
  onTake: (card: Resource) => void;
  onPile: () => void;
}) {
  const words = useWords();
  const { t } = words;
  const { colors } = useTheme();
  const anchors = useAnchors();
  const pointed = usePointedWords();
  const corner = width * 0.08;
  // A place stays when its card is taken, so that the others do not jump.
  const [known, setKnown] = useState<Places>(() => placesFor([], market));
  const places = placesFor(known, market);
  if (places.some((card, index) => card !== known[index])) setKnown(places);
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap }} testID="market">
      <View ref={anchors.ref('market')} style={{ flexDirection: 'row', gap }}>
        {places.map((card, index) => {
          if (card === null) {
            return (
              <View key={index} ref={anchors.ref('market/gap')}>
                <Gap width={width} color={colors.ink3} />
              </View>
            );
          }
          const canTake = taken.includes(card);
          const name = cardWords(words, card);
          return (
            <View key={index} ref={anchors.ref(`place/${index}`)}>
              <Ring isLit={canTake && isAsking} corner={corner} anchor={`market/${card}`}>
                <Tappable
                  role={canTake ? 'button' : 'img'}
                  disabled={!canTake}
                  aria-label={pointed(
                    `market/${card}`,
                    !canTake
                      ? t('table.market.card', { card: name })
                      : give === null
                        ? t('table.market.take', { card: name })
                        : t('table.market.swap', { give: cardWords(words, give), card: name }),
                  )}
                  onPress={() => onTake(card)}
                  testID={`market-${card}`}
                  style={{ borderRadius: corner }}
                >
                  <CardFace id={card} width={width} />
                </Tappable>
              </Ring>
            </View>
          );
        })}
      </View>
      <View style={{ width: 1, height: width, backgroundColor: colors.line, marginHorizontal: gap / 2 }} />
      <Ring isLit={isPileLit} corner={corner} anchor="pile">
        <Tappable
          role={isPileLit ? 'button' : 'img'}
          disabled={!isPileLit}
          aria-label={pileLabel}
          onPress={onPile}
          testID="pile"
          style={{ borderRadius: corner }}
        >
          {pile > 0 ? (
            <View>
              {pile > 1 && <CardFace id="back" width={width} style={{ position: 'absolute', left: 4, top: 3 }} />}
              <CardFace id="back" width={width} />
            </View>
          ) : (
            <Gap width={width} color={colors.ink3} />
          )}
          <View
            style={{
              position: 'absolute',
              right: -8,
              bottom: -4,
              minWidth: 26,
              paddingHorizontal: 5,
              borderRadius: 13,
              backgroundColor: colors.panel,
              borderWidth: 1,
              borderColor: colors.line,
              alignItems: 'center',
            }}
          >
            <Text variant="micro" face="bold" maxScale={1.3}>
              {String(pile)}
            </Text>
          </View>
        </Tappable>
      </Ring>
    </View>
  );
}

/** Where a card belongs and none lies. */
function Gap({ width, color }: { width: number; color: string }) {
  return (
    <View
      aria-hidden
      style={{
        width,
        height: width * CARD_RATIO,
        borderRadius: width * 0.08,
        borderWidth: 1.5,
        borderStyle: 'dashed',
        borderColor: color,
      }}
    />
  );
}
