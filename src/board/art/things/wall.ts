/**
 * City walls: a face that rises to a walk with merlons. Stretches with the city to the north are front walls and are
 * painted after the houses, the others before them.
 */
import type { Brush, Shape } from '../brush';
import type { Detail } from '../detail';
import { at, offset } from '../geometry/curve';
import type { Point } from '../geometry/point';
import { lit, type Palette, shaded } from '../palette';

export interface WallStretch {
  readonly line: readonly Point[];
  /** The walk on top: runs on a little over the next stretch, or the face of this one would cover its beginning. */
  readonly top: readonly Point[];
  readonly front: boolean;
  /** Where its lowest point stands, for the painter's order. */
  readonly foot: number;
}

/** Travel is clockwise round the city, so going west means the city lies to the north. */
export function stretches(line: readonly Point[], overlap: number): WallStretch[] {
  const isFront = frontPieces(line);
  const result: WallStretch[] = [];
  let first = 0;
  for (let i = 1; i < line.length; i++) {
    if (i < line.length - 1 && isFront[i] === isFront[i - 1]) continue;
    const points = line.slice(first, i + 1);
    const top = [...before(line, first, overlap), ...points, ...after(line, i, overlap)];
    const foot = points.reduce((lowest, p) => Math.max(lowest, p.y), -1);
    result.push({ line: points, top, front: isFront[i - 1] ?? false, foot });
    first = i;
  }
  return result;
}

/** For each segment, whether the city lies north of it; upright segments keep the company of their neighbours. */
function frontPieces(line: readonly Point[]): boolean[] {
  const list: boolean[] = [];
  let last = at(line, line.length - 1).x < at(line, 0).x;
  for (let i = 1; i < line.length; i++) {
    const dx = at(line, i).x - at(line, i - 1).x;
    if (Math.abs(dx) >= 1e-4) last = dx < 0;
    list.push(last);
  }
  return list;
}

function after(line: readonly Point[], index: number, reach: number): Point[] {
  const points: Point[] = [];
  for (
    let i = index + 1;
    i < line.length && Math.hypot(at(line, i).x - at(line, index).x, at(line, i).y - at(line, index).y) < reach;
    i++
  ) {
    points.push(at(line, i));
  }
  return points;
}

const before = (line: readonly Point[], index: number, reach: number): Point[] =>
  after([...line].reverse(), line.length - 1 - index, reach).reverse();

export function paintWallShadow(brush: Brush, palette: Palette, line: Shape): void {
  brush.moved(0.028, 0.02, () =>
    brush.stroke(line, palette.shadow, 0.05, { alpha: palette.shadowAlpha, blur: 0.014, butt: true }),
  );
}

export function paintWall(
  brush: Brush,
  palette: Palette,
  detail: Detail,
  stretch: WallStretch,
  width: number,
  height: number,
): void {
  const { wall, ink } = palette;
  const path = brush.path(stretch.line, false);
  const stroke = (up: number, colour: string, thick: number, alpha = 1): void =>
    brush.moved(0, -up, () => brush.stroke(path, colour, thick, { alpha, butt: true }));
  const line = detail === 0 ? 0.012 : 0.009;
  const face = stretch.front ? wall.mid : wall.dark;
  const steps = detail === 0 ? 2 : 4;
  for (const i of [0, 0.5, 1]) stroke(height * i, ink, width + line, 0.9);
  for (let i = 0; i <= steps; i++) {
    const share = i / steps;
    const colour = stretch.front
      ? shaded(palette, face, 0.22 - share * 0.22)
      : shaded(palette, face, 0.05 + share * 0.1);
    stroke(height * 0.9 * share, colour, width * 0.94);
  }
  if (detail === 2 && stretch.front) paintCourses(brush, palette, path, height, width);
  path.dispose();
  const top = brush.path(stretch.top, false);
  brush.moved(0, -height, () => {
    brush.stroke(top, ink, width + line, { alpha: 0.9, butt: true });
    brush.stroke(top, lit(palette, wall.top, 0.12), width, { butt: true });
    if (detail > 0) brush.stroke(top, wall.mid, width * 0.3, { alpha: 0.8, butt: true });
  });
  top.dispose();
  if (detail > 0) paintMerlons(brush, palette, stretch.top, width, height);
}

function paintCourses(
  brush: Brush,
  palette: Palette,
  path: ReturnType<Brush['path']>,
  height: number,
  width: number,
): void {
  for (const [up, start] of [
    [0.12, 0],
    [0.42, 0.02],
  ] as const) {
    brush.moved(0, width * 0.42 - height * up, () =>
      brush.stroke(path, shaded(palette, palette.wall.mid, 0.42), 0.0035, {
        dash: [0.024, 0.012],
        dashStart: start,
        alpha: 0.8,
        butt: true,
      }),
    );
  }
}

/** Teeth on the outer side, which is to the left of travel. */
function paintMerlons(brush: Brush, palette: Palette, line: readonly Point[], width: number, height: number): void {
  brush.moved(0, -height, () => {
    brush.stroke(offset(line, -width * 0.36), lit(palette, palette.wall.top, 0.5), width * 0.34, {
      dash: [0.015, 0.013],
      butt: true,
    });
    brush.stroke(offset(line, width * 0.36), shaded(palette, palette.wall.mid, 0.12), width * 0.22, {
      alpha: 0.55,
      butt: true,
    });
  });
}
