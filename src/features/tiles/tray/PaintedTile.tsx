import { Skia } from '@shopify/react-native-skia';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { PixelRatio } from 'react-native';

import type { Turns } from '@/board/art/geometry/point';
import { PAINTERS } from '@/board/art/painters';
import type { ArtTheme } from '@/board/art/palette';
import type { TilePainter } from '@/board/art/tilePainter';
import { PictureMaker } from '@/board/PictureMaker';
import { Picture } from '@/ui/drawing/Picture';
import { pictureQueue as queue } from '@/ui/drawing/PictureQueue';

let shared: PictureMaker | null = null;

/** Made with the first picture: a module must not touch Skia while it is loaded. */
function openMaker() {
  shared ??= new PictureMaker(Skia);
  return shared;
}

/** A tile as a picture. All screens share the paintings, so that a list that is opened again is there at once. */
export default function PaintedTile({
  game,
  design,
  turns,
  theme,
  size,
}: {
  game: TilePainter['landscape'];
  design: string;
  turns: Turns;
  theme: ArtTheme;
  size: number;
}) {
  const maker = openMaker();
  const pixels = Math.ceil((size * Math.min(2, PixelRatio.get())) / 8) * 8;
  const key = `tile/${game}/${design}/${turns}/${theme}/${pixels}`;
  const address = useSyncExternalStore(
    queue.subscribe,
    () => queue.find(key),
    () => null,
  );
  useEffect(() => {
    const painter = PAINTERS[game];
    queue.wish(key, () =>
      maker.picture(pixels, pixels, function* (brush, canvas) {
        canvas.scale(pixels, pixels);
        yield* maker.ground(canvas, painter.ground, theme, { x: 0, y: 0, width: 1, height: 1 });
        yield* painter.paint(brush, { design, turns, variant: 0, theme, pixels });
      }),
    );
    return () => queue.forget(key);
  }, [maker, key, game, design, turns, theme, pixels]);
  // While a turned tile is painted, the tile as it was: a blank would flash.
  const [last, setLast] = useState<{ design: string; address: string } | null>(null);
  if (address !== null && last?.address !== address) setLast({ design, address });
  const shown = address ?? (last?.design === design ? last.address : null);
  if (shown === null) return null;
  return <Picture source={{ uri: shown }} accessible={false} style={{ width: size, height: size }} />;
}
