import type { Turns } from '@/board/art/geometry/point';
import type { LandscapeName } from '@/board/art/landscape';
import type { ArtTheme } from '@/board/art/palette';
import type { SketchMark } from '@/board/art/sketch';
import { tileSketch } from '@/board/tileSketch';
import { Drawing } from '@/ui/drawing/Drawing';
import { box, line, polygon, type Mark, type Point } from '@/ui/drawing/marks';

/** Units a tile: paths are written with two decimals. */
const UNITS = 100;

function markOf({ points, fill, stroke, width, isOpen }: SketchMark): Mark {
  const all = points.map(({ x, y }): Point => [x * UNITS, y * UNITS]);
  return { d: isOpen ? line(...all) : polygon(...all), fill, stroke, width: (width ?? 0) * UNITS };
}

/** A tile as its data have it, drawn at once and without Skia. */
export function TileSketch({
  landscape,
  design,
  turns,
  variant,
  theme,
  size,
}: {
  landscape: LandscapeName;
  design: string;
  turns: Turns;
  variant: number;
  theme: ArtTheme;
  size: number;
}) {
  const { ground, land, figures } = tileSketch(landscape, { tile: design, rotation: turns, variant }, theme);
  const marks = [{ d: box(0, 0, UNITS, UNITS), fill: ground }, ...land.map(markOf), ...figures.map(markOf)];
  return <Drawing marks={marks} viewBox={`0 0 ${UNITS} ${UNITS}`} width={size} height={size} />;
}
