/** How much to cut, by the size of the card: what is a texture at 260 px is dirt at 40. */
export type Detail = 0 | 1 | 2;

/**
 * `width` in points, `pixelRatio` of the screen. A dense screen shows finer marks, but the eye is no nearer: it counts
 * with its square root.
 */
export function detailFor(width: number, pixelRatio = 1): Detail {
  const seen = width * Math.sqrt(pixelRatio);
  return seen < 52 ? 0 : seen < 140 ? 1 : 2;
}

/** Hatching gets coarser and outlines relatively heavier as the card gets small. */
export const PITCH_SCALE: Readonly<Record<Detail, number>> = { 0: 2, 1: 1.4, 2: 1 };
export const LINE_SCALE: Readonly<Record<Detail, number>> = { 0: 1.6, 1: 1.25, 2: 1 };
export const CONTRAST_LINE: Readonly<Record<Detail, number>> = { 0: 3, 1: 2.4, 2: 2 };
