import type { GameId } from '@/core/game';

import type { Mark } from '../drawing/marks';
import { mammothValley } from './mammothValley';
import { mountainVillage } from './mountainVillage';
import type { Light } from './sky';
import { threeTravellers } from './threeTravellers';
import { walledTown } from './walledTown';

export { FRAME, type Light } from './sky';

/** A landscape a game. */
export const PAINTERS: Record<GameId, (light: Light) => Mark[]> = {
  classic: walledTown,
  solo: threeTravellers,
  hunters: mammothValley,
  settlers: mountainVillage,
};

const painted = new Map<string, Mark[]>();

/** A game's landscape at this hour. Painted once: the same list serves every place it is shown. */
export function paintingOf(game: GameId, light: Light): Mark[] {
  const key = `${game}-${light}`;
  const known = painted.get(key);
  if (known !== undefined) return known;
  const marks = PAINTERS[game](light);
  painted.set(key, marks);
  return marks;
}
