import { Skia } from '@shopify/react-native-skia';
import { PixelRatio } from 'react-native';

import { PAINTERS } from '@/board/art/painters';
import { type ArtTheme, isPainted } from '@/board/art/palette';
import { bucketFor } from '@/board/art/tileImages';
import { loadBoard } from '@/board/BoardLoader';
import { LARGEST_FIT } from '@/board/geometry';
import type { Slices } from '@/board/PictureMaker';
import { landScene } from '@/board/scene';
import type { BoardScene } from '@/board/types';
import { openWorkshop } from '@/board/Workshop';
import { ROTATIONS, TileTable } from '@/games/tiles';
import { lastTable } from '@/match/history';
import { recordOf, type MatchSetup } from '@/match/start';
import { paintByTurns } from '@/platform/paintTurn';

import { wishTile } from './tray/wishTile';

/** The land as it lies before the first move; null where there is none. */
function firstScene(setup: MatchSetup): BoardScene | null {
  const table = lastTable(recordOf(setup));
  return table !== null && TileTable.is(table) ? landScene(table, []) : null;
}

/** What the board draws first: the tiles that lie there, and the one in hand however it is turned. */
function* prepareLand({ landscape, tiles, hand }: BoardScene, theme: ArtTheme): Slices<void> {
  const { maker, tiles: images } = openWorkshop(Skia);
  const painter = PAINTERS[landscape];
  const pixels = bucketFor(LARGEST_FIT * PixelRatio.get());
  const held = hand === null ? [] : ROTATIONS.map((rotation) => ({ ...hand, rotation }));
  for (const { x, y } of tiles) {
    if (isPainted(theme)) yield* maker.groundPatch(painter.ground, theme, { x, y });
  }
  for (const { tile: design, rotation: turns, variant } of [...tiles, ...held]) {
    yield* images.paint(painter, { design, turns, variant, theme, pixels });
  }
}

/**
 * Paints for a match that has not begun; returns how to call it off. Nothing is shown, so nobody learns which tile comes
 * first.
 */
export function prepareTable(setup: MatchSetup, theme: ArtTheme, size: number): () => void {
  const scene = firstScene(setup);
  if (scene === null) return () => undefined;
  // The code of the board is as large as the shell: it is fetched while there is time.
  loadBoard().catch(() => undefined);
  const forget = wishHeld(scene, theme, size);
  const callOff = paintByTurns('ahead', prepareLand(scene, theme));
  return () => {
    callOff();
    forget();
  };
}

/** The tile in hand as the tray will show it first. */
function wishHeld({ landscape, hand }: BoardScene, theme: ArtTheme, size: number): () => void {
  if (hand === null) return () => undefined;
  const tile = { landscape, design: hand.tile, turns: 0, variant: hand.variant, theme, size } as const;
  return wishTile(tile, { isHeld: true, rank: 'ahead' });
}
