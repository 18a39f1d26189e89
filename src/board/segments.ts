/** Segments of laid tiles: what lies under a finger, what is lit, and what is overlaid, in board units. */
import type { SegmentRef } from '@/games/tiles';

import type { Point } from './art/geometry/point';
import type { GroundShapes, LaidSegment, LandscapeName, LitShapes } from './art/landscape';
import { LANDSCAPES } from './art/landscapes';
import type { LitFeature, SceneTile } from './types';

/** What lies under a point of the board; null on the table. */
export function segmentUnder(landscape: LandscapeName, tiles: readonly SceneTile[], at: Point): SegmentRef | null {
  const [x, y] = [Math.floor(at.x) + 0, Math.floor(at.y) + 0];
  const tile = tiles.find((other) => other.x === x && other.y === y);
  if (tile === undefined) return null;
  const segment = LANDSCAPES[landscape].segmentAt(tile, { x: at.x - x, y: at.y - y });
  return segment === null ? null : { x, y, segment };
}

export function litShapes(landscape: LandscapeName, tiles: readonly SceneTile[], { members }: LitFeature): LitShapes {
  return LANDSCAPES[landscape].litShapes(laidSegments(tiles, members));
}

export function groundShapes(
  landscape: LandscapeName,
  tiles: readonly SceneTile[],
  members: readonly SegmentRef[],
): GroundShapes {
  return LANDSCAPES[landscape].groundShapes(laidSegments(tiles, members));
}

/** Segments with their tiles; those of other tiles are left out. */
function laidSegments(tiles: readonly SceneTile[], members: readonly SegmentRef[]): LaidSegment[] {
  return members.flatMap(({ x, y, segment }) => {
    const tile = tiles.find((other) => other.x === x && other.y === y);
    return tile === undefined ? [] : [{ tile, segment }];
  });
}
