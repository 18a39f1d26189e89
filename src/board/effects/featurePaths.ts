import type { Point } from '../art/geometry/point';
import type { SkiaApi, SkPath } from '../art/skia';
import { litShapes } from '../segments';
import type { BoardScene, LitFeature } from '../types';
import { joinLines, startingAt } from './joinLines';

/** A feature as paths in board units, which the caller disposes of. */
export interface FeaturePaths {
  readonly area: SkPath | null;
  /** Where light or water runs. */
  readonly line: SkPath | null;
}

/** The line starts at its end, or its point, nearest to `from`. */
export function featurePaths(
  skia: SkiaApi,
  { landscape, tiles }: BoardScene,
  lit: LitFeature,
  from: Point,
): FeaturePaths {
  const { areas, lines } = litShapes(landscape, tiles, lit);
  // Woods and fields have no wall to go round: they brighten as a whole.
  const hasLine = lit.kind !== 'forest' && lit.kind !== 'meadow' && lit.kind !== 'field';
  const joined = hasLine ? joinLines(lines.length > 0 ? lines : areas.walls) : [];
  return {
    area: pathOf(skia, areas.polygons, true),
    line: pathOf(
      skia,
      joined.map((line) => startingAt(line, from)),
      false,
    ),
  };
}

function pathOf(skia: SkiaApi, lines: readonly (readonly Point[])[], isClosed: boolean): SkPath | null {
  if (lines.length === 0) return null;
  const pen = skia.PathBuilder.Make();
  for (const points of lines) pen.addPoly([...points], isClosed);
  const path = pen.detach();
  pen.dispose();
  return path;
}
