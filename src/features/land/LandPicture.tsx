import { useEffect, useState } from 'react';
import { PixelRatio, StyleSheet, View } from 'react-native';

import { artThemeOf } from '@/board/artTheme';
import { lazyPainter } from '@/board/lazySkia';
import type { Area } from '@/board/types';
import { Picture } from '@/ui/drawing/Picture';
import { useTheme } from '@/ui/look/theme';

import type { PaintedLand } from './LandPainter';

const LandPainter = lazyPainter(() => import('./LandPainter'));

/** Cells across the picture: close enough to recognise one's own town. */
const CELLS = 3.4;
/** Cells of table left free around a whole land. */
const RIM = 0.5;
/** The renderer is loaded once the screen stands still: home must open as fast as without it. */
const STILLNESS = 400;

/** The land around its last tile, or all of it, filling its frame; nothing until it is painted. */
export function LandPicture({ land, isWhole = false }: { land: PaintedLand; isWhole?: boolean }) {
  const { colors, scheme, isHighContrast } = useTheme();
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [isCalm, setCalm] = useState(false);
  const [painted, setPainted] = useState<{ look: string; address: string } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), STILLNESS);
    return () => clearTimeout(timer);
  }, []);
  const window = size === null ? null : isWhole ? windowRound(land, size) : windowOn(land, size);
  const pixels =
    size === null || window === null ? 0 : Math.ceil((size.width / window.width) * Math.min(2, PixelRatio.get()));
  const theme = artThemeOf({ scheme, isHighContrast });
  // By night, or with the phone turned, the old picture stays only until the new one is painted.
  const look = `${land.id}/${theme}/${window?.width}/${window?.height}`;
  return (
    <View
      testID="land-frame"
      style={StyleSheet.absoluteFill}
      onLayout={({ nativeEvent: { layout } }) => {
        // Whole steps of eight points, so that a window being dragged does not paint a picture a frame.
        // A screen under another one has no size at all, and a picture of nothing cannot be painted.
        if (layout.width < 1 || layout.height < 1) return;
        const next = { width: Math.ceil(layout.width / 8) * 8, height: Math.ceil(layout.height / 8) * 8 };
        setSize((known) => (known?.width === next.width && known.height === next.height ? known : next));
      }}
    >
      {painted !== null && (
        <Picture
          source={{ uri: painted.address }}
          testID="land-picture"
          aria-hidden
          accessible={false}
          style={[StyleSheet.absoluteFill, { backgroundColor: colors.table }]}
          resizeMode="cover"
        />
      )}
      {isCalm && window !== null && painted?.look !== look && (
        <LandPainter
          land={land}
          theme={theme}
          pixels={pixels}
          window={window}
          onPainted={(address) => setPainted({ look, address })}
        />
      )}
    </View>
  );
}

/** The part of the land that fills the frame best; of equally full ones the one built last. */
function windowOn({ tiles }: PaintedLand, size: { width: number; height: number }): Area {
  const width = CELLS;
  const height = (CELLS * size.height) / size.width;
  let best: Area = { x: 0, y: 0, width, height };
  let most = -1;
  for (const centre of tiles) {
    const area = { x: centre.x + 0.5 - width / 2, y: centre.y + 0.5 - height / 2, width, height };
    const covered = tiles.reduce(
      (sum, tile) => sum + overlap(tile.x, area.x, width) * overlap(tile.y, area.y, height),
      0,
    );
    if (covered >= most) {
      best = area;
      most = covered;
    }
  }
  return best;
}

/** All of the land with a little table around it, in the shape of the frame. */
function windowRound({ tiles }: PaintedLand, size: { width: number; height: number }): Area {
  const xs = tiles.map(({ x }) => x);
  const ys = tiles.map(({ y }) => y);
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs) + 1, Math.min(...ys), Math.max(...ys) + 1];
  const shape = size.width / size.height;
  const width = Math.max(right - left + 2 * RIM, (foot - top + 2 * RIM) * shape);
  const height = width / shape;
  return { x: (left + right - width) / 2, y: (top + foot - height) / 2, width, height };
}

/** How much of a cell lies inside a stretch. */
function overlap(cell: number, from: number, length: number): number {
  return Math.max(0, Math.min(cell + 1, from + length) - Math.max(cell, from));
}
