import { View } from 'react-native';

import { BUILDS, type Build } from '@/games/settlers';
import { useWords } from '@/i18n';
import { Tappable } from '@/ui/controls/Tappable';
import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import { CORNER } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { cardThemeOf } from '../art/pictures';
import { isAffordable, type BuildOffer } from '../model/builds';
import { cardsOf } from '../model/order';
import { buildName, bundleWords } from '../words/cardWords';
import type { Drag } from './drag';
import { Draggable } from './Draggable';
import { Glyph } from './Glyph';
import { priceInk } from './priceInk';
import { Ring } from './Ring';

/** The five stacks with their prices and what is left of them. One that the hand can pay glows. */
export function Stacks({
  offers,
  height,
  drag,
  isScrolling,
  onLook,
}: {
  offers: readonly BuildOffer[];
  height: number;
  drag: Drag<Build>;
  /** Whether the table scrolls under the finger: then a stack is held before it is dragged. */
  isScrolling: boolean;
  onLook: (what: Build) => void;
}) {
  const words = useWords();
  const { t } = words;
  const theme = useTheme();
  const { colors, isHighContrast } = theme;
  const { isLargeText } = useLayout();
  const cards = cardThemeOf(theme);
  return (
    <View style={{ flexDirection: 'row', gap: 8 }} testID="stacks">
      {BUILDS.map((what) => {
        const offer = offers.find((each) => each.what === what);
        if (offer === undefined) return null;
        const name = buildName(words, what);
        const price = bundleWords(words, offer.price);
        const left = offer.left === 0 ? t('table.stack.none') : t('table.stack.left', { n: offer.left ?? 0 });
        const icons = cardsOf(offer.price);
        return (
          <Ring
            key={what}
            isLit={isAffordable(offer)}
            corner={CORNER.control}
            anchor={`stack/${what}`}
            style={{ flex: 1 }}
          >
            <Draggable drag={drag} thing={what} isOn={offer.payments.length > 0} isScrolling={isScrolling}>
              <Tappable
                role="button"
                aria-label={
                  offer.left === null
                    ? t('table.stack.labelCity', { name, price })
                    : t('table.stack.label', { name, left, price })
                }
                onPress={() => onLook(what)}
                testID={`stack-${what}`}
                style={({ isPressed }) => ({
                  height,
                  alignItems: 'center',
                  justifyContent: 'center',
                  gap: 4,
                  borderRadius: CORNER.control,
                  backgroundColor: isPressed ? colors.sunk : colors.panel,
                  boxShadow: theme.depth.resting,
                  ...theme.outline,
                })}
              >
                <Glyph
                  name={what}
                  size={height > 100 ? 36 : height > 70 ? 26 : 20}
                  color={offer.left === 0 && offer.payments.length === 0 ? colors.ink3 : colors.ink}
                />
                {!isLargeText && (
                  <Text variant={height > 100 ? 'row' : 'micro'} numberOfLines={1} maxScale={1.1}>
                    {name}
                  </Text>
                )}
                <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
                  {icons.map((card, index) => (
                    <Glyph
                      key={index}
                      name={card}
                      size={height > 100 ? 16 : icons.length > 4 ? 10 : 12}
                      color={isHighContrast ? colors.ink : priceInk(cards, card)}
                    />
                  ))}
                </View>
                {offer.left !== null && (
                  <Text
                    variant="micro"
                    face="bold"
                    color="ink2"
                    maxScale={1.2}
                    style={{ position: 'absolute', top: 3, right: 6 }}
                  >
                    {String(offer.left)}
                  </Text>
                )}
              </Tappable>
            </Draggable>
          </Ring>
        );
      })}
    </View>
  );
}
