import { Suspense } from 'react';
import { View } from 'react-native';

import { lazyPainter } from '@/board/lazySkia';
import type { TableName } from '@/book';
import type { GameId } from '@/core/game';
import { EXPANSION_CARDS, EXPANSIONS } from '@/games/settlers';
import { useWords } from '@/i18n';
import { CardFace } from '@/table/parts/CardFace';
import { expansionName } from '@/table/words/cardWords';
import { Grid } from '@/ui/frame/Grid';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { tableWords } from './tableWords';

const CardPrinter = lazyPainter(() => import('@/table/parts/CardPrinter'));

/** What is in the box, and what it costs: counted and priced by the rules. */
export function CardBoxTable({ game, name, options }: { game: GameId; name: TableName; options?: object }) {
  const words = useWords();
  if (name === 'expansions') return <Expansions />;
  return tableWords(words, game, name, options).map((table, index) => <Grid key={index} {...table} />);
}

function Expansions() {
  const words = useWords();
  const { t } = words;
  return (
    <View style={{ gap: SPACE.inside }}>
      <Suspense fallback={null}>
        <CardPrinter />
      </Suspense>
      {EXPANSIONS.map((card) => (
        <View key={card} accessible style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.between }}>
          <CardFace id={card} width={48} />
          <View style={{ flex: 1 }}>
            <Text variant="row" face="bold">
              {expansionName(words, card)}
            </Text>
            <Text variant="caption">{t(`settlers.card.work.${card}`)}</Text>
            <Text variant="caption" color="ink2">
              {t('table.points', { n: EXPANSION_CARDS[card].points })}
            </Text>
          </View>
        </View>
      ))}
    </View>
  );
}
