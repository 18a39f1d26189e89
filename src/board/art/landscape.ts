/**
 * What a landscape tells of its tiles without painting them: where segments lie and pieces stand, and what a tile shows in
 * words. Screens ask this before Skia is there; its other half, the `TilePainter`, is loaded with Skia.
 */
import type { Look } from '@/games/tiles';
import type { WordKey, Words } from '@/i18n';

import type { SceneTile } from '../types';
import type { Point, Turns } from './geometry/point';
import type { ArtTheme } from './palette';
import type { Sketch } from './sketch';

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

/** Designs that belong together, for whoever looks through all of them. */
export interface Chapter {
  readonly title: Extract<WordKey, `tile.chapters.${string}`>;
  readonly designs: readonly string[];
}

/** Everything here throws when it is asked about a tile that the landscape does not have. */
export interface Landscape {
  /** The name of the segment under a point of a tile, in tile units; null where there is none. */
  segmentAt(tile: SceneTile, at: Point): string | null;
  /** Where on its tile a piece on this segment stands, in tile units. */
  pieceSpot(tile: Pick<SceneTile, 'tile' | 'rotation' | 'variant'>, segment: string): Point;
  /** Where the signs of a tile are that must be told from afar, in tile units. */
  pennants(tile: Pick<SceneTile, 'tile' | 'rotation' | 'variant'>): readonly Point[];
  /** What glows of a feature, in board units. */
  litShapes(segments: readonly LaidSegment[]): LitShapes;
  /** A field or meadow as one area, in board units. */
  groundShapes(segments: readonly LaidSegment[]): GroundShapes;
  /** The tile drawn plainly and at once, for as long as its painting waits. */
  sketch(tile: Pick<SceneTile, 'tile' | 'rotation' | 'variant'>, theme: ArtTheme): Sketch;
  /** What a tile shows, part by part, with the sides that each part reaches. */
  tileParts(words: Words, design: string, turns: Turns): string[];
  /** What a tile is, part by part, for a title: without sides, and only what sets it apart. */
  nameParts(words: Words, design: string): string[];
  /** How many of this design are in the box. */
  copies(design: string): number;
  /** Every design once. */
  readonly chapters: readonly Chapter[];
}
