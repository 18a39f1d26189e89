import type { Mark } from '../drawing/marks';
import type { Somebody } from './characters';
import { FACES } from './faces';
import { lit, type PortraitLight } from './light';

export {
  CHARACTERS,
  TASTES,
  characterNamed,
  somebodyNamed,
  tasteOf,
  type CharacterId,
  type Somebody,
} from './characters';

/** Below this size in points a portrait comes closer and leaves fine pieces out. */
export const FINE_FROM = 36;
/** What is seen of the grid of 100 on which everybody is drawn. */
export const FRAME = { x: 4, y: 2, side: 92 } as const;
export const VIEW = { whole: `${FRAME.x} ${FRAME.y} ${FRAME.side} ${FRAME.side}`, close: '11 7 78 78' } as const;

const painted = new Map<string, readonly Mark[]>();

/** Somebody's portrait. Painted once: the same list serves every place it is shown. */
export function portraitOf(somebody: Somebody, light: PortraitLight, isFine: boolean): readonly Mark[] {
  const key = `${somebody}-${light}-${isFine}`;
  const known = painted.get(key);
  if (known !== undefined) return known;
  const cuts = FACES[somebody]().filter((cut) => isFine || cut.isFine !== true);
  const marks = lit(cuts, light, isFine);
  painted.set(key, marks);
  return marks;
}
