import { Suspense } from 'react';
import { View } from 'react-native';

import type { Turns } from '@/board/art/geometry/point';
import type { TilePainter } from '@/board/art/tilePainter';
import { artThemeOf } from '@/board/artTheme';
import { lazySkia } from '@/board/lazySkia';
import { useTheme } from '@/ui/look/theme';
import { CORNER } from '@/ui/look/tokens';

const PaintedTile = lazySkia(() => import('./PaintedTile'));

/** A tile of the box; paper until it is painted. What it shows is said by the words around it. */
export function TilePicture({
  game,
  design,
  turns = 0,
  size,
}: {
  game: TilePainter['landscape'];
  design: string;
  turns?: Turns;
  size: number;
}) {
  const theme = useTheme();
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
      <Suspense fallback={null}>
        <PaintedTile game={game} design={design} turns={turns} theme={artThemeOf(theme)} size={size} />
      </Suspense>
    </View>
  );
}

/** Paints tiles that will be wanted soon, and shows nothing of them. */
export function TilesAhead({
  game,
  design,
  turns,
  size,
}: {
  game: TilePainter['landscape'];
  design: string;
  turns: readonly Turns[];
  size: number;
}) {
  return (
    <View aria-hidden style={{ position: 'absolute', width: 0, height: 0, overflow: 'hidden' }}>
      {turns.map((turn) => (
        <TilePicture key={turn} game={game} design={design} turns={turn} size={size} />
      ))}
    </View>
  );
}
