import { useSyncExternalStore } from 'react';
import { View } from 'react-native';

import type { Turns } from '@/board/art/geometry/point';
import type { LandscapeName } from '@/board/art/landscape';
import { artThemeOf } from '@/board/artTheme';
import { lazyPainter } from '@/board/lazySkia';
import { Picture } from '@/ui/drawing/Picture';
import { pictureQueue as queue } from '@/ui/drawing/PictureQueue';
import { useTheme } from '@/ui/look/theme';
import { CORNER } from '@/ui/look/tokens';

import { tileKey, type WishedTile } from './tileKey';
import { TileSketch } from './TileSketch';
import type { TileOrder } from './wishTile';

const TileWisher = lazyPainter(() => import('./TileWisher'));

/** A tile of the box; a sketch of it until it is painted. What it shows is said by the words around it. */
export function TilePicture({
  landscape,
  design,
  turns = 0,
  variant = 0,
  size,
  isHeld = false,
}: {
  landscape: LandscapeName;
  design: string;
  turns?: Turns;
  /** The number of the copy. */
  variant?: number;
  size: number;
  /** Whether it is the tile in hand: it is painted before all others. */
  isHeld?: boolean;
}) {
  const theme = useTheme();
  const tile = { landscape, design, turns, variant, theme: artThemeOf(theme), size };
  return (
    <View
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      style={{
        width: size,
        height: size,
        borderRadius: CORNER.tag,
        overflow: 'hidden',
        backgroundColor: theme.colors.sunk,
        pointerEvents: 'none',
      }}
    >
      <PaintedTile tile={tile} order={{ isHeld, rank: isHeld ? 'hand' : 'sight' }} hasSketch />
    </View>
  );
}

/** Paints the tile that is held, or will be, in other turns too, and shows nothing of them. */
export function TilesAhead({
  landscape,
  design,
  turns,
  variant,
  size,
}: {
  landscape: LandscapeName;
  design: string;
  turns: readonly Turns[];
  variant: number;
  size: number;
}) {
  const theme = artThemeOf(useTheme());
  return (
    <View aria-hidden style={{ position: 'absolute', width: 0, height: 0, overflow: 'hidden' }}>
      {turns.map((turn) => (
        <PaintedTile
          key={turn}
          tile={{ landscape, design, turns: turn, variant, theme, size }}
          order={{ isHeld: true, rank: 'ahead' }}
          hasSketch={false}
        />
      ))}
    </View>
  );
}

/** A finished picture needs no renderer: it is there with the first look, however long that takes to load. */
function PaintedTile({ tile, order, hasSketch }: { tile: WishedTile; order: TileOrder; hasSketch: boolean }) {
  const { size } = tile;
  const key = tileKey(tile);
  const address = useSyncExternalStore(
    queue.subscribe,
    () => queue.find(key),
    () => null,
  );
  if (address !== null)
    return <Picture source={{ uri: address }} accessible={false} style={{ width: size, height: size }} />;
  return (
    <>
      {hasSketch && <TileSketch {...tile} />}
      <TileWisher tile={tile} order={order} />
    </>
  );
}
