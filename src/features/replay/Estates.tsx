import { ScrollView, View } from 'react-native';

import type { ScoreLine } from '@/features/play/lines';
import type { SettlersView } from '@/games/settlers';
import { useWords } from '@/i18n';
import { estateWords } from '@/table/cardWords';
import { Count } from '@/table/Pips';
import { Panel } from '@/ui/Panel';
import { SeatFace } from '@/ui/portraits/SeatFace';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/tokens';

import type { Reel } from './reel';

/** What lay before everybody after so many moves of the card game: buildings for all to see, no hand. */
export function Estates({ reel, lines, at }: { reel: Reel; lines: readonly ScoreLine[]; at: number }) {
  const words = useWords();
  const { t } = words;
  // A replay of the card game is the only place where this is mounted; of the view only what is public is shown.
  const { players, turnOf } = reel.at(at).viewFor(0) as SettlersView;
  return (
    <ScrollView contentContainerStyle={{ gap: SPACE.inside, paddingVertical: SPACE.inside }}>
      {lines.map((line) => {
        const estate = players[line.index];
        if (estate === undefined) return null;
        const isOnTurn = turnOf === line.index;
        return (
          <Panel
            key={line.index}
            accessible
            aria-label={t('match.replay.estate', {
              name: line.name,
              points: t('board.points', { n: estate.points }),
              estate: estateWords(words, estate),
            })}
            tone={isOnTurn ? 'actionSoft' : 'panel'}
            style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.between, padding: SPACE.between }}
          >
            <SeatFace player={line.number} name={line.name} isAi={line.isAi} size={44} />
            <View style={{ flex: 1, gap: SPACE.half }}>
              <Text variant="row">{line.name}</Text>
              <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.between, rowGap: SPACE.half }}>
                {estate.roads > 0 && <Count name="road" count={estate.roads} size={15} />}
                <Count name="knight" count={estate.knights} size={15} />
                {estate.settlements > 0 && <Count name="settlement" count={estate.settlements} size={15} />}
                {estate.cities > 0 && <Count name="city" count={estate.cities} size={15} />}
                {estate.expansions.length > 0 && <Count name="expansion" count={estate.expansions.length} size={15} />}
              </View>
            </View>
            <Text variant="score">{String(estate.points)}</Text>
          </Panel>
        );
      })}
    </ScrollView>
  );
}
