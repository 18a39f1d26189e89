/**
 * What a landscape tells of its tiles without painting them: where segments lie and pieces stand, and what a tile shows in
 * words. Screens ask this before Skia is there; its other half, the `TilePainter`, is loaded with Skia.
 */
import type { Look } from '@/games/tiles';
import type { Words } from '@/i18n';

import type { SceneTile } from '../types';
import type { Point, Turns } from './geometry/point';

export type LandscapeName = Look['landscape'];

/** A segment of a tile on the board. */
export interface LaidSegment {
  readonly tile: SceneTile;
  readonly segment: string;
}

/** What glows as an area: a city with its walls, a forest or a lake with its rim. */
export interface LitArea {
  readonly polygons: readonly (readonly Point[])[];
  readonly walls: readonly (readonly Point[])[];
}

export interface LitShapes {
  readonly areas: LitArea;
  /** The middle lines of roads and rivers. */
  readonly lines: readonly (readonly Point[])[];
}

export interface GroundShapes {
  readonly polygons: readonly (readonly Point[])[];
  /** What lies inside them without belonging to them. */
  readonly holes: readonly (readonly Point[])[];
}

/** Everything here throws when it is asked about a tile that the landscape does not have. */
export interface Landscape {
  /** The name of the segment under a point of a tile, in tile units; null where there is none. */
  segmentAt(tile: SceneTile, at: Point): string | null;
  /** Where on its tile a piece on this segment stands, in tile units. */
  pieceSpot(tile: Pick<SceneTile, 'tile' | 'rotation' | 'variant'>, segment: string): Point;
  /** What glows of a feature, in board units. */
  litShapes(segments: readonly LaidSegment[]): LitShapes;
  /** A field or meadow as one area, in board units. */
  groundShapes(segments: readonly LaidSegment[]): GroundShapes;
  /** What a tile shows, part by part, with the sides that each part reaches. */
  tileParts(words: Words, design: string, turns: Turns): string[];
}
