/** How much to draw, by the size of a tile in device pixels: small tiles with every window turn to noise. */
export type Detail = 0 | 1 | 2;

export const detailFor = (pixels: number): Detail => (pixels < 60 ? 0 : pixels < 150 ? 1 : 2);

/** Symbols that matter to play grow, relative to the tile, when the tile gets small. */
export const symbolScale = (pixels: number, full = 78, most = 1.55): number =>
  Math.min(most, Math.max(1, full / pixels));
