import type { Shape } from '@/core/seat';

import { box, circle, polygon, type Point } from './marks';

function around(
  x: number,
  y: number,
  radius: number,
  angles: readonly number[],
  radii: readonly number[] = [1],
): Point[] {
  return angles.map((angle, i) => {
    const r = radius * (radii[i % radii.length] ?? 1);
    const turn = ((angle - 90) * Math.PI) / 180;
    return [x + r * Math.cos(turn), y + r * Math.sin(turn)];
  });
}

/** The outline of a player's shape. Radii are tuned so that all six look equally large. */
export function shapePath(shape: Shape, x: number, y: number, radius: number): string {
  switch (shape) {
    case 'circle':
      return circle(x, y, radius * 0.96);
    case 'square':
      return box(x - radius * 0.86, y - radius * 0.86, radius * 1.72, radius * 1.72, radius * 0.2);
    case 'triangle':
      return polygon(...around(x, y + radius * 0.24, radius * 1.2, [0, 120, 240]));
    case 'diamond':
      return polygon(...around(x, y, radius * 1.16, [0, 90, 180, 270]));
    case 'hexagon':
      return polygon(...around(x, y, radius * 1.06, [0, 60, 120, 180, 240, 300]));
    case 'star':
      return polygon(
        ...around(x, y + radius * 0.08, radius * 1.2, [0, 36, 72, 108, 144, 180, 216, 252, 288, 324], [1, 0.5]),
      );
  }
}
