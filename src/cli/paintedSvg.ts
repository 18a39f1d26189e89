import { createHash } from 'node:crypto';

import { GAME_IDS, type GameId } from '@/core/game';
import { paintingOf, type Light } from '@/ui/paintings';
import { AREA } from '@/ui/paintings/window';

import { svgOf } from './svg';

/** Pixels a unit of the frame: enough for a card of half a phone's width at three pixels a point, and a tablet's. */
const SHARPNESS = 2.5;
const width = AREA.right - AREA.left;
const height = AREA.bottom - AREA.top;

export const PAINTED = { width: width * SHARPNESS, height: height * SHARPNESS } as const;

/** A landscape as it is shipped. */
export function paintedSvg(game: GameId, light: Light): string {
  return svgOf(paintingOf(game, light), `${AREA.left} ${AREA.top} ${width} ${height}`, PAINTED.width, PAINTED.height);
}

/** Changes with everything that the shipped pictures show: a test compares it with the one they were made with. */
export function paintingsPrint(): string {
  const hash = createHash('sha256');
  for (const game of GAME_IDS) for (const light of ['day', 'night'] as const) hash.update(paintedSvg(game, light));
  return hash.digest('hex');
}
