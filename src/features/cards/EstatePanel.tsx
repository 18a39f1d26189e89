import { View } from 'react-native';

import type { PlayerView } from '@/games/settlers';
import { useWords } from '@/i18n';
import type { ScoreLine } from '@/match/scoreLines';
import { cityCard, type CardId } from '@/table/art';
import { CardFace } from '@/table/parts/CardFace';
import { Glyph } from '@/table/parts/Glyph';
import { Pips } from '@/table/parts/Pips';
import { estateWords } from '@/table/words/cardWords';
import { Icon } from '@/ui/drawing/Icon';
import { ShapeMark } from '@/ui/drawing/ShapeMark';
import { useLayout } from '@/ui/frame/layout';
import { Panel } from '@/ui/frame/Panel';
import { useTheme } from '@/ui/look/theme';
import { SPACE } from '@/ui/look/tokens';
import { SeatFace } from '@/ui/portraits/SeatFace';
import { Text } from '@/ui/text/Text';

/** At ordinary size; they grow with the letters beside them. */
const GLYPH = 15;
const PIP = 9;

/** What lies open before one player. */
export function EstatePanel({
  line,
  estate,
  isOnTurn,
  card,
  isSmall = false,
}: {
  line: ScoreLine;
  estate: PlayerView;
  isOnTurn: boolean;
  card: number;
  /** Without a face, where there is no room; roads and knights have the whole width then, so that they never meet the points. */
  isSmall?: boolean;
}) {
  const words = useWords();
  const { t } = words;
  const { textScale } = useLayout();
  const cards: CardId[] = [
    ...Array.from({ length: estate.settlements }, () => 'settlement' as const),
    ...Array.from({ length: estate.cities }, () => cityCard(null)),
    ...estate.expansions,
  ];
  const stacks = (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: SPACE.between,
        rowGap: SPACE.half,
      }}
    >
      <Stack name="road" count={estate.roads} />
      <Stack name="knight" count={estate.knights} />
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
        <Icon name="cards" size={GLYPH * textScale} />
        <Text variant="micro" face="bold">
          {String(estate.cards)}
        </Text>
      </View>
    </View>
  );
  return (
    <Panel
      accessible
      aria-label={t('match.replay.estate', {
        name: line.name,
        points: t('board.points', { n: estate.points }),
        estate: estateWords(words, estate),
      })}
      tone={isOnTurn ? 'actionSoft' : 'panel'}
      style={{ padding: isSmall ? SPACE.inside : SPACE.between, gap: SPACE.inside, flexGrow: 1 }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: isSmall ? SPACE.inside : SPACE.between }}>
        {isSmall ? (
          <ShapeMark player={line.number} />
        ) : (
          <View style={{ width: 52, alignItems: 'center' }}>
            <SeatFace player={line.number} name={line.name} isAi={line.isAi} size={44} />
          </View>
        )}
        <View style={{ flex: 1, gap: SPACE.half }}>
          <Text variant={isSmall ? 'caption' : 'row'} face="bold">
            {line.name}
          </Text>
          {!isSmall && stacks}
        </View>
        <Text variant="score">{String(estate.points)}</Text>
      </View>
      {isSmall && stacks}
      {cards.length > 0 && (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.half }}>
          {cards.map((id, index) => (
            <CardFace key={index} id={id} width={card} />
          ))}
        </View>
      )}
    </Panel>
  );
}

/** Roads or knights: rings work, full dots are points. */
function Stack({ name, count }: { name: 'road' | 'knight'; count: number }) {
  const { colors } = useTheme();
  const { textScale } = useLayout();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.half }}>
      <Glyph name={name} size={GLYPH * textScale} color={colors.ink} />
      <Pips count={count} size={PIP * textScale} />
    </View>
  );
}
