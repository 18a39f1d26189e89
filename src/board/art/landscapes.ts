import { classicLandscape } from './classic/landscape';
import { huntersLandscape } from './hunters/landscape';
import type { Landscape, LandscapeName } from './landscape';

/** Every landscape without its paint: `painters.ts` has that. */
export const LANDSCAPES: Readonly<Record<LandscapeName, Landscape>> = {
  classic: classicLandscape,
  hunters: huntersLandscape,
};
