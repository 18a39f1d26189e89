import { View } from 'react-native';

import type { Resource } from '@/games/settlers';
import { useWords } from '@/i18n';
import { Icon } from '@/ui/drawing/Icon';
import { useTheme } from '@/ui/look/theme';
import { CORNER } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { CARD_RATIO } from '../art/layout';
import { cardWords, joinWords } from '../words/cardWords';
import { CardFace } from './CardFace';

/** A card of a trade: known, face down, or still open. */
export type SlotCard = Resource | 'back' | 'open';

/** Between table and hand: what is given and what comes, for as long as a trade lasts. */
export function TradeSlot({
  gives,
  gets,
  height,
  isNarrow = false,
}: {
  gives: readonly SlotCard[];
  gets: readonly SlotCard[];
  height: number;
  isNarrow?: boolean;
}) {
  const words = useWords();
  const { t } = words;
  const { colors, isHighContrast } = useTheme();
  const say = (cards: readonly SlotCard[]) =>
    joinWords(
      words,
      cards.map((card) =>
        card === 'back' ? t('table.slot.hidden') : card === 'open' ? t('table.slot.open') : cardWords(words, card),
      ),
    );
  const width = (height - 16) / CARD_RATIO;
  return (
    <View
      accessible
      role="img"
      aria-label={t('table.slot.label', { give: say(gives), get: say(gets) })}
      testID="trade-slot"
      style={{
        height,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: isNarrow ? 6 : 12,
        paddingHorizontal: isNarrow ? 8 : 14,
        borderRadius: CORNER.panel,
        borderWidth: 2,
        borderStyle: 'dashed',
        borderColor: colors.ring,
        backgroundColor: isHighContrast ? colors.panel : `${colors.panel}99`,
      }}
    >
      <Text variant="caption" face="bold" maxScale={1.2}>
        {t('table.slot.gives')}
      </Text>
      <SlotCards cards={gives} width={width} />
      <Icon name="swap" size={22} />
      <SlotCards cards={gets} width={width} />
      <Text variant="caption" face="bold" maxScale={1.2}>
        {t('table.slot.gets')}
      </Text>
    </View>
  );
}

function SlotCards({ cards, width }: { cards: readonly SlotCard[]; width: number }) {
  const { colors } = useTheme();
  const overlap = cards.length > 3 ? -width * 0.62 : cards.length > 1 ? -width * 0.35 : 0;
  return (
    <View style={{ flexDirection: 'row' }}>
      {cards.map((card, index) => (
        <View key={index} style={{ marginLeft: index === 0 ? 0 : overlap }}>
          {card === 'open' ? (
            <View
              style={{
                width,
                height: width * CARD_RATIO,
                borderRadius: width * 0.12,
                borderWidth: 1.5,
                borderStyle: 'dashed',
                borderColor: colors.ink3,
                backgroundColor: colors.sunk,
                alignItems: 'center',
                justifyContent: 'center',
              }}
            >
              <Text variant="row" color="ink2" maxScale={1.2}>
                ?
              </Text>
            </View>
          ) : (
            <CardFace id={card} width={width} />
          )}
        </View>
      ))}
    </View>
  );
}
