import { View } from 'react-native';

import { HeldTile } from '@/board/HeldTile';
import type { BoardLink } from '@/board/link';
import { handTile } from '@/board/scene';
import { tileWords } from '@/board/tileWords';
import { useWords } from '@/i18n';
import { useTheme } from '@/ui/look/theme';
import { CORNER } from '@/ui/look/tokens';

import type { Play } from '../usePlay';
import { TilePicture, TilesAhead } from './TilePicture';
import { MOUNT, usePictureSize } from './tileSize';

const TURNS = [0, 1, 2, 3] as const;
/** Which copy it is does not depend on where it will lie. */
const NOWHERE = { x: 0, y: 0, rotation: 0 } as const;

/** The tile that comes next, painted while the last move is still being shown. */
export function NextTile({ play, size }: { play: Play; size: number }) {
  const side = usePictureSize(size);
  const { table, landscape } = play;
  const held = handTile(table, NOWHERE);
  if (held === null) return null;
  return <TilesAhead landscape={landscape} design={held.tile} turns={[0]} variant={held.variant} size={side} />;
}

/** The tile in hand on its paper mount, gold for a bonus tile: drag it to the land, or tap it to turn it. */
export function TrayTile({ play, link, size }: { play: Play; link: BoardLink; size: number }) {
  const { t } = useWords();
  const { colors, depth, isHighContrast, outline } = useTheme();
  const side = usePictureSize(size);
  const { table, pending, landscape, words, actions, seenAs } = play;
  const held = handTile(table, NOWHERE);
  if (table.hand === null || held === null || pending.stage === 'ordering') return null;
  const { tile: design, isBonus } = table.hand;
  const { variant } = held;
  const label = t('board.tray.held', { tile: tileWords(words, landscape, design, seenAs(pending.rotation)) });
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
          backgroundColor: isBonus ? colors.brassFill : colors.mount,
          boxShadow: isBonus && !isHighContrast ? `0 0 0 4px ${colors.brassFill}55` : depth.lifted,
          ...outline,
        }}
      >
        <TilesAhead landscape={landscape} design={design} turns={TURNS} variant={variant} size={side} />
        <TilePicture
          landscape={landscape}
          design={design}
          turns={seenAs(pending.rotation)}
          variant={variant}
          size={side}
          isHeld
        />
      </View>
    </HeldTile>
  );
}
