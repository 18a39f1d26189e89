import { View } from 'react-native';

import { GAME_IDS } from '@/core/game';
import { openNewGame } from '@/features/shell/navigation';
import { useLayout } from '@/ui/frame/layout';
import { FRAME } from '@/ui/paintings';

import { GameCard } from './GameCard';

/** The four games, equal in size, in rows. */
export function GameGrid({
  columns,
  gap,
  width,
  artHeight,
  maxHeight,
}: {
  columns: 1 | 2 | 4;
  gap: number;
  width: number;
  /** Given where the rows share the height of the screen; otherwise the landscape keeps its own proportions. */
  artHeight?: number;
  maxHeight?: number;
}) {
  const { isLargeText } = useLayout();
  const card = (width - gap * (columns - 1)) / columns;
  const natural = columns === 1 ? card * 0.5 : (card * FRAME.height) / FRAME.width;
  // Rows share what the screen leaves over, up to where a landscape would be mostly sky.
  const tallest = columns === 2 && !isLargeText ? card * 3.2 + gap : undefined;
  const rows: (typeof GAME_IDS)[number][][] = [];
  for (let i = 0; i < GAME_IDS.length; i += columns) rows.push(GAME_IDS.slice(i, i + columns));
  return (
    <View style={{ flexGrow: 1, flexShrink: 1, gap, maxHeight: maxHeight ?? tallest }}>
      {rows.map((row) => (
        <View key={row.join()} style={{ flexGrow: 1, flexDirection: 'row', gap }}>
          {row.map((game) => (
            <GameCard key={game} game={game} artHeight={artHeight ?? natural} onPress={() => openNewGame(game)} />
          ))}
        </View>
      ))}
    </View>
  );
}
