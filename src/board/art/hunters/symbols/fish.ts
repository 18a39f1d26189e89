/** Fish to be counted: cream to orange, a thick charcoal line, always level, whatever the rotation. */
import type { Brush } from '../../brush';
import type { Detail } from '../../detail';
import type { Point } from '../../geometry/point';
import type { Pigments } from '../colours';
import { closed, type Mark, open } from '../figure';

/** One unit long, head to the left. */
export const FISH: readonly Mark[] = [
  [-0.5, 0.02],
  [-0.4, -0.14],
  [-0.18, -0.24],
  [0.06, -0.18],
  [0.24, -0.05],
  [0.48, -0.24, 1],
  [0.42, 0],
  [0.48, 0.24, 1],
  [0.24, 0.06],
  [0.06, 0.19],
  [-0.18, 0.24],
  [-0.4, 0.16],
];

/** Places about the lake's middle, as shares of its radius. */
const PLACES: readonly (readonly Point[])[] = [
  [],
  [{ x: 0, y: 0 }],
  [
    { x: -0.34, y: -0.3 },
    { x: 0.34, y: 0.3 },
  ],
  [
    { x: -0.42, y: -0.28 },
    { x: 0.42, y: -0.2 },
    { x: -0.02, y: 0.4 },
  ],
  [
    { x: -0.43, y: -0.32 },
    { x: 0.43, y: -0.32 },
    { x: -0.43, y: 0.34 },
    { x: 0.43, y: 0.34 },
  ],
];

export interface Fish {
  readonly at: Point;
  readonly length: number;
  readonly facesRight: boolean;
}

/** Where the fish of a lake swim; they grow when tiles get small, but never touch one another. */
export function fishOf(at: Point, radius: number, count: number, grow: number): Fish[] {
  const places = PLACES[count] ?? [];
  const most = count === 1 ? 0.98 : count === 2 ? 0.86 : 0.72;
  const length = radius * Math.min(most * 1.16, most * grow);
  return places.map((p, i) => ({
    at: { x: at.x + p.x * radius, y: at.y + p.y * radius },
    length,
    facesRight: i % 2 === 1,
  }));
}

export function paintFish(brush: Brush, colours: Pigments, detail: Detail, fish: Fish): void {
  brush.canvas.save();
  brush.canvas.translate(fish.at.x, fish.at.y);
  brush.canvas.scale(fish.facesRight ? -1 : 1, 1);
  brush.stamp(`fish/${colours.palette.theme}/${detail}`, 0, 0, fish.length, (stamp) =>
    drawFish(stamp, colours, detail),
  );
  brush.canvas.restore();
}

function drawFish(brush: Brush, colours: Pigments, detail: Detail): void {
  const { charcoal, palette } = colours;
  const body = brush.path(closed(FISH));
  const line = detail === 0 ? 0.15 : 0.115;
  brush.moved(0.03, 0.09, () => brush.stroke(body, palette.water.deep, 0.2, { closed: true, blur: 0.05, alpha: 0.8 }));
  brush.stroke(body, charcoal, line, { closed: true });
  brush.gradient(body, { x: 0, y: -0.25 }, { x: 0, y: 0.25 }, ['#FFFBEC', '#FBE7B8', '#F0A85A']);
  if (detail > 0) {
    brush.stroke(
      open([
        [-0.22, -0.2],
        [-0.15, 0],
        [-0.22, 0.2],
      ]),
      '#B5622C',
      0.045,
      { alpha: 0.9 },
    );
    brush.stroke(
      open(
        [
          [0.02, -0.12],
          [0.06, 0],
          [0.02, 0.12],
        ],
        [
          [0.14, -0.08],
          [0.17, 0],
          [0.14, 0.08],
        ],
      ),
      '#C98444',
      0.03,
      { alpha: 0.8 },
    );
    brush.circle(-0.33, -0.05, 0.045, charcoal);
  } else brush.circle(-0.3, -0.03, 0.06, charcoal);
  body.dispose();
}
