import { View } from 'react-native';

import { LANDSCAPES } from '@/board/art/landscapes';
import type { TableName } from '@/book';
import type { GameId } from '@/core/game';
import { isTileGame, TILE_GAMES } from '@/games/tiles';
import { useWords } from '@/i18n';
import { Grid } from '@/ui/frame/Grid';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { DesignGrid } from '../asked/TilesLeftSheet';
import { BONUS, summaryTable } from './tableWords';

const SIZE = 64;

/** Every tile of the box with how many there are, what the bonus pile holds, or what counts for what. */
export function TileBoxTable({ game, name, options }: { game: GameId; name: TableName; options?: object }) {
  const words = useWords();
  const { t } = words;
  if (!isTileGame(game)) return null;
  if (name === 'summary') return <Grid {...summaryTable(words, game, options)} />;
  const { landscape } = TILE_GAMES[game].look;
  const { chapters, copies } = LANDSCAPES[landscape];
  return chapters
    .filter(({ title }) => (title === BONUS) === (name === 'bonusTiles'))
    .map(({ title, designs }) => (
      <View key={title} style={{ gap: SPACE.inside }}>
        <Text variant="row" face="bold" role="heading" aria-level={4}>
          {t(title)}
        </Text>
        <DesignGrid
          landscape={landscape}
          designs={designs.map((tile) => ({ tile, count: copies(tile) }))}
          size={SIZE}
        />
      </View>
    ));
}
