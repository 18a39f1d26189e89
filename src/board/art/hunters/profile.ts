/**
 * Where things cross the border of a hunters tile, the same for every tile: the seam test measures against these.
 * Crowns on an edge stand at slots in board axes, so that both neighbours paint the halves of the same trees.
 */
export const FOREST_INSET = 0.055;
export const RIVER_HALF = 0.0775;
/** Sand outside the water, on each bank. */
export const SAND = 0.019;
export const BANK = 0.006;

interface EdgeCrown {
  /** Along the edge, in board axes (west to east, north to south). */
  readonly along: number;
  readonly radius: number;
  readonly template: number;
}

const slots = (radii: readonly number[], templates: readonly number[]): EdgeCrown[] =>
  [0.1, 0.21, 0.325, 0.44, 0.56, 0.675, 0.79, 0.9].map((along, i) => ({
    along,
    radius: radii[i] ?? 0.064,
    template: templates[i] ?? 0,
  }));

/** Crowns that straddle a horizontal and a vertical border. */
export const EDGE_CROWNS = {
  horizontal: slots([0.06, 0.068, 0.072, 0.066, 0.074, 0.067, 0.071, 0.06], [2, 0, 5, 1, 3, 6, 4, 2]),
  vertical: slots([0.06, 0.07, 0.066, 0.073, 0.068, 0.074, 0.067, 0.06], [4, 1, 6, 0, 7, 2, 5, 3]),
} as const;
