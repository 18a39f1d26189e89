import type { Brush } from './brush';
import type { Sketch, SketchMark } from './sketch';

/** Draws a sketch on a canvas where its tile covers (0, 0)…(1, 1); the ground is whoever calls's. */
export function paintSketch(brush: Brush, { land, figures }: Pick<Sketch, 'land' | 'figures'>): void {
  brush.clipped(
    (pen) => pen.addRect({ x: 0, y: 0, width: 1, height: 1 }),
    () => {
      for (const mark of land) paintMark(brush, mark);
      for (const mark of figures) paintMark(brush, mark);
    },
  );
}

function paintMark(brush: Brush, { points, fill, stroke, width, isOpen }: SketchMark): void {
  if (fill !== undefined) brush.fill(points, fill);
  if (stroke !== undefined) brush.stroke(points, stroke, width ?? 0.02, { closed: isOpen !== true });
}
