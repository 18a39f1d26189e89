import { View } from 'react-native';

import { lazyPainter } from '@/board/lazySkia';
import { kindWords } from '@/features/contract/kindWords';
import { ruleOf } from '@/features/contract/topic';
import { RuleLink } from '@/features/shell/RuleLink';
import { CardTable, type Build, type PlayerView } from '@/games/settlers';
import { useWords, type Words } from '@/i18n';
import type { Review } from '@/match/review';
import type { ScoreLine } from '@/match/scoreLines';
import type { CardId } from '@/table/art';
import { CARD_RATIO } from '@/table/art/layout';
import { buildCards } from '@/table/model/buildCards';
import { CardFace } from '@/table/parts/CardFace';
import { expansionName, joinWords } from '@/table/words/cardWords';
import { PlayerBadge } from '@/ui/drawing/PlayerBadge';
import { Divider, Panel } from '@/ui/frame/Panel';
import { Sheet } from '@/ui/frame/Sheet';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

const CardPrinter = lazyPainter(() => import('@/table/parts/CardPrinter'));

const CARD = 56;

/** The cards of one kind that lay before everybody at the end, and why they are worth what they are. */
export function CardsSheet({
  review,
  lines,
  kind,
  onClose,
}: {
  review: Review;
  lines: readonly ScoreLine[];
  kind: string;
  onClose: () => void;
}) {
  const words = useWords();
  const { t } = words;
  // Points of the card game come from builds.
  const what = kind as Build;
  const { players } = CardTable.of(review.table).view;
  const points = review.rows.find((row) => row.kind === kind)?.points ?? [];
  const order = [...lines].sort((one, other) => (points[other.index] ?? 0) - (points[one.index] ?? 0));
  return (
    <Sheet
      title={kindWords(words, kind)}
      detail={t(`match.result.why.${what}`)}
      closeLabel={t('match.close')}
      closeKind="secondary"
      rule={
        <RuleLink
          of={review.record}
          rule={ruleOf(review.record.game, { points: kind, isFinal: false })}
          about={kindWords(words, kind)}
        />
      }
      onClose={onClose}
      testID="cards-sheet"
    >
      <CardPrinter />
      <Panel tone="sunk" depth="flat">
        {order.map(({ index, name, number }, place) => {
          const estate = players[index];
          const cards = estate === undefined ? [] : buildCards(estate, what);
          const held = estate === undefined || cards.length === 0 ? null : heldWords(words, estate, what);
          const worth = t('board.points', { n: points[index] ?? 0 });
          return (
            <View key={index}>
              {place > 0 && <Divider />}
              <View
                accessible
                aria-label={
                  held === null
                    ? t('match.result.hasNone', { name })
                    : t('match.result.cell', { name, points: `${held}, ${worth}` })
                }
                style={{ padding: SPACE.between, gap: SPACE.inside }}
              >
                <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.between }}>
                  <PlayerBadge player={number} name={name} size={30} />
                  <View style={{ flex: 1 }}>
                    <Text variant="row">{name}</Text>
                    {held !== null && (
                      <Text variant="caption" color="ink2">
                        {held}
                      </Text>
                    )}
                  </View>
                  <Text variant="scoreRow">{String(points[index] ?? 0)}</Text>
                </View>
                {cards.length > 0 && <Fan cards={cards} />}
              </View>
            </View>
          );
        })}
      </Panel>
    </Sheet>
  );
}

/** Cards side by side, closer together where they are many. */
function Fan({ cards }: { cards: readonly CardId[] }) {
  const step = cards.length > 4 ? CARD * 0.55 : CARD + SPACE.half;
  return (
    <View style={{ height: CARD * CARD_RATIO, overflow: 'hidden' }}>
      {cards.map((card, index) => (
        <CardFace key={index} id={card} width={CARD} style={{ position: 'absolute', left: index * step }} />
      ))}
    </View>
  );
}

function heldWords(words: Words, estate: PlayerView, what: Build): string {
  const { t } = words;
  switch (what) {
    case 'road':
      return t('table.pieces.road', { n: estate.roads });
    case 'knight':
      return t('table.pieces.knight', { n: estate.knights });
    case 'settlement':
      return t('table.pieces.settlement', { n: estate.settlements });
    case 'city':
      return t('table.pieces.city', { n: estate.cities });
    case 'expansion':
      return joinWords(
        words,
        estate.expansions.map((card) => expansionName(words, card)),
      );
  }
}
