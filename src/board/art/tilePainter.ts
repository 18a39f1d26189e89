/** What the paint of a landscape must offer; the cache, the board, the gallery and the sheets know nothing else of it. */
import type { Brush } from './brush';
import type { Point, Turns } from './geometry/point';
import type { LandscapeName } from './landscape';
import type { ArtTheme } from './palette';

/** One picture of one tile: everything that changes it, and nothing else. */
export interface TilePicture {
  readonly design: string;
  readonly turns: Turns;
  /** Copies of one design differ by this number; any integer will do. */
  readonly variant: number;
  readonly theme: ArtTheme;
  /** Device pixels per tile, which decides the detail. */
  readonly pixels: number;
}

export interface TilePainter {
  readonly landscape: LandscapeName;
  readonly designs: readonly string[];
  /** Which baked ground lies under the tiles when the theme is painted. */
  readonly ground: 'meadow' | 'steppe';
  /** How many variants are worth telling apart; bounds the cache. */
  readonly variants: number;
  /**
   * Paints the tile on a canvas where it covers (0, 0)…(1, 1), transparent where the ground shows. Yields often, so
   * that the caller can stop between slices of a few milliseconds.
   */
  paint(brush: Brush, picture: TilePicture): Generator<void, void>;
  /** Paints again what an overlay of fields must not hide: the animals that a meadow is counted by. */
  paintCounted?(brush: Brush, picture: TilePicture): Generator<void, void>;
  /** Lights roads or rivers, given as lines in board units. */
  highlightLines(brush: Brush, lines: readonly (readonly Point[])[], theme: ArtTheme): void;
}

/** Paints without pause, for sheets and tests. */
export function paintNow(painter: TilePainter, brush: Brush, picture: TilePicture): void {
  const slices = painter.paint(brush, picture);
  while (!slices.next().done);
}
