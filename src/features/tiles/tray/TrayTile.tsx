import { View } from 'react-native';

import { HeldTile } from '@/board/HeldTile';
import type { BoardLink } from '@/board/link';
import { tileWords } from '@/board/tileWords';
import { useWords } from '@/i18n';
import { useTheme } from '@/ui/look/theme';
import { CORNER } from '@/ui/look/tokens';

import type { Play } from '../usePlay';
import { TilePicture, TilesAhead } from './TilePicture';

const MOUNT = 5;
const TURNS = [0, 1, 2, 3] as const;

/** Side of the picture on a mount of this size. */
const pictureSize = (size: number, border: number): number => size - 2 * MOUNT - 2 * border;

/** The tile that comes next, painted while the last move is still being shown. */
export function NextTile({ play, size }: { play: Play; size: number }) {
  const { outline } = useTheme();
  const { table, painter } = play;
  if (table.hand === null) return null;
  const design = table.hand.tile;
  return <TilesAhead game={painter} design={design} turns={[0]} size={pictureSize(size, outline.borderWidth)} />;
}

/** The tile in hand on its paper mount, gold for a bonus tile: drag it to the land, or tap it to turn it. */
export function TrayTile({ play, link, size }: { play: Play; link: BoardLink; size: number }) {
  const { t } = useWords();
  const { colors, depth, isHighContrast, outline } = useTheme();
  const { table, pending, painter, words, actions } = play;
  if (table.hand === null || pending.stage === 'ordering') return null;
  const { tile: design, isBonus } = table.hand;
  const side = pictureSize(size, outline.borderWidth);
  const label = t('board.tray.held', { tile: tileWords(words, painter, design, pending.rotation) });
  return (
    <HeldTile link={link} size={size} onTap={actions.turn} testID="held-tile">
      <View
        accessible
        role="img"
        aria-label={label}
        style={{
          width: size,
          height: size,
          padding: MOUNT,
          borderRadius: CORNER.tile + MOUNT,
          backgroundColor: isBonus ? colors.brassFill : isHighContrast ? colors.panel : '#FFFAF0',
          boxShadow: isBonus && !isHighContrast ? `0 0 0 4px ${colors.brassFill}55` : depth.lifted,
          ...outline,
        }}
      >
        <TilesAhead game={painter} design={design} turns={TURNS} size={side} />
        <TilePicture game={painter} design={design} turns={pending.rotation} size={side} />
      </View>
    </HeldTile>
  );
}
