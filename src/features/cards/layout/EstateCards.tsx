import type { ReactNode } from 'react';
import { View } from 'react-native';

import { pointSources, sideA, sideB, type PlayerView } from '@/games/settlers';
import { useWords } from '@/i18n';
import type { CardId } from '@/table/art';
import { CARD_RATIO } from '@/table/art/layout';
import { buildCards } from '@/table/model/buildCards';
import { CardFace } from '@/table/parts/CardFace';
import { expansionName } from '@/table/words/cardWords';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

interface Group {
  /** What the book knows it by. */
  readonly card: string;
  readonly key: string;
  readonly cards: readonly CardId[];
  readonly title: string;
  readonly text: string | null;
  readonly points: number;
}

/** All that lies before one player as the cards themselves, each kind with what it does and the points it brings. */
export function EstateCards({
  view,
  width,
  rule,
}: {
  view: PlayerView;
  width: number;
  /** The way to the rule of a card, where there is room for it. */
  rule?: (card: string, title: string) => ReactNode;
}) {
  const { t } = useWords();
  return (
    <View style={{ gap: SPACE.between }}>
      {useGroups(view).map(({ card, key, cards, title, text, points }) => {
        const worth = t('table.points', { n: points });
        return (
          <View key={key} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.half }}>
            <View
              accessible
              role="img"
              aria-label={[title, text, points > 0 ? worth : null].filter((part) => part !== null).join('. ')}
              style={{ flex: 1, flexDirection: 'row', alignItems: 'center', gap: SPACE.between }}
            >
              <Spread cards={cards} width={width} />
              <View style={{ flex: 1, gap: 2 }}>
                <Text variant="row" face="bold">
                  {title}
                </Text>
                {text !== null && (
                  <Text variant="caption" color="ink2">
                    {text}
                  </Text>
                )}
                {points > 0 && (
                  <Text variant="caption" face="semibold" color="good">
                    {worth}
                  </Text>
                )}
              </View>
            </View>
            {rule?.(card, title)}
          </View>
        );
      })}
    </View>
  );
}

/** Cards of one kind one upon another, each with its corner showing. All kinds take the same room, so words line up. */
function Spread({ cards, width }: { cards: readonly CardId[]; width: number }) {
  const room = width * 2.1;
  const step = cards.length > 1 ? Math.min(width * 0.4, (room - width) / (cards.length - 1)) : 0;
  return (
    <View style={{ width: room, height: width * CARD_RATIO }}>
      {cards.map((card, index) => (
        <CardFace key={index} id={card} width={width} style={{ position: 'absolute', left: index * step }} />
      ))}
    </View>
  );
}

function useGroups(view: PlayerView): Group[] {
  const words = useWords();
  const { t } = words;
  const lines = pointSources(view);
  const pointsOf = (what: string) => lines.find(({ because, card }) => because === what && card === null)?.points ?? 0;
  const sided = (count: number) => t('table.seat.sides', { works: sideA(count), points: sideB(count) });
  const groups: Group[] = [
    {
      card: 'road',
      key: 'roads',
      cards: buildCards(view, 'road'),
      title: t('table.pieces.road', { n: view.roads }),
      text: sided(view.roads),
      points: pointsOf('road'),
    },
    {
      card: 'knight',
      key: 'knights',
      cards: buildCards(view, 'knight'),
      title: t('table.pieces.knight', { n: view.knights }),
      text: sided(view.knights),
      points: pointsOf('knight'),
    },
    {
      card: 'settlement',
      key: 'settlements',
      cards: buildCards(view, 'settlement'),
      title: t('table.pieces.settlement', { n: view.settlements }),
      text: null,
      points: pointsOf('settlement'),
    },
    {
      card: 'city',
      key: 'cities',
      cards: buildCards(view, 'city'),
      title: t('table.pieces.city', { n: view.cities }),
      text: null,
      points: pointsOf('city'),
    },
    ...view.expansions.map((card) => ({
      card,
      key: card,
      cards: [card],
      title: expansionName(words, card),
      text: t(`settlers.card.work.${card}`),
      points: lines.find((line) => line.card === card)?.points ?? 0,
    })),
  ];
  return groups.filter(({ cards }) => cards.length > 0);
}
