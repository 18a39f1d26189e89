import { ScrollView, View } from 'react-native';

import { lazyPainter } from '@/board/lazySkia';
import type { ReplayRoom } from '@/features/contract/GameRow';
import { CardTable, type SettlersView } from '@/games/settlers';
import { useWords } from '@/i18n';
import type { Review } from '@/match/review';
import type { ScoreLine } from '@/match/scoreLines';
import { CARD_RATIO } from '@/table/art/layout';
import { cardsOf } from '@/table/model/order';
import { CardFace } from '@/table/parts/CardFace';
import { bundleWords } from '@/table/words/cardWords';
import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { EstatePanel } from './EstatePanel';

const CardPrinter = lazyPainter(() => import('@/table/parts/CardPrinter'));

/** The card table after so many moves: the market, and what lay open before everybody. No hand is shown. */
export function Estates({
  review,
  lines,
  at,
  room: { insets, isBeside },
}: {
  review: Review;
  lines: readonly ScoreLine[];
  at: number;
  room: ReplayRoom;
}) {
  const { kind, isLargeText } = useLayout();
  const { view } = CardTable.of(review.tableAt(at));
  const isTablet = kind === 'tablet';
  const isInTwos = !isLargeText && (isTablet || kind === 'phoneLandscape');
  return (
    <View
      style={{
        flex: 1,
        paddingTop: insets.top,
        paddingLeft: insets.left,
        paddingRight: insets.right,
        paddingBottom: insets.bottom,
        width: '100%',
        maxWidth: isBeside ? undefined : 720,
        alignSelf: 'center',
      }}
    >
      <CardPrinter />
      <ScrollView contentContainerStyle={{ gap: SPACE.between, paddingVertical: SPACE.inside }}>
        <Market view={view} width={isTablet ? 84 : kind === 'phoneLandscape' ? 44 : 52} />
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.inside }}>
          {lines.map((line) => {
            const estate = view.players[line.index];
            return (
              estate !== undefined && (
                <View key={line.index} style={{ flexBasis: isInTwos ? '40%' : '100%', flexGrow: 1 }}>
                  <EstatePanel
                    line={line}
                    estate={estate}
                    isOnTurn={view.turnOf === line.index}
                    card={isTablet ? 60 : 36}
                  />
                </View>
              )
            );
          })}
        </View>
      </ScrollView>
    </View>
  );
}

function Market({ view: { market, pile }, width }: { view: SettlersView; width: number }) {
  const words = useWords();
  const { t } = words;
  return (
    <View
      accessible
      role="img"
      aria-label={t('match.replay.market', { cards: bundleWords(words, market), n: pile })}
      style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: SPACE.inside }}
    >
      {cardsOf(market).map((card, index) => (
        <CardFace key={index} id={card} width={width} />
      ))}
      <View style={{ width: SPACE.half }} />
      <Pile count={pile} width={width} />
    </View>
  );
}

/** A face-down pile with how many cards it has. */
function Pile({ count, width }: { count: number; width: number }) {
  const { colors } = useTheme();
  return (
    <View style={{ width, height: width * CARD_RATIO }}>
      {count > 0 && <CardFace id="back" width={width} />}
      <View style={{ position: 'absolute', inset: 0, alignItems: 'center', justifyContent: 'center' }}>
        <View style={{ borderRadius: 10, paddingHorizontal: 6, backgroundColor: colors.panel }}>
          <Text variant="micro" face="bold" maxScale={1.3}>
            {String(count)}
          </Text>
        </View>
      </View>
    </View>
  );
}
