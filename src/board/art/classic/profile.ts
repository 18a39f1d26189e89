/**
 * Where things cross the border of a classic tile, the same for every tile: the seam test measures against these.
 * A notch of 0.09 (rather than 0.075) keeps the field between two unjoined caps of one corner readable.
 */
export const CITY_INSET = 0.09;
export const ROAD_WIDTH = 0.11;
/** The dark line outside the road. */
export const ROAD_EDGE = 0.012;
/** Half the width a road takes away from the fields beside it. */
export const ROAD_HALF = 0.06;
export const HUB_RADIUS = 0.12;
export const WALL_WIDTH = 0.034;
export const WALL_HEIGHT = 0.05;
/** The monastery's yard, upright whatever the rotation. */
export const YARD = { width: 0.57, height: 0.47, corner: 0.1 } as const;
