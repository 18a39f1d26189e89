/** Skies: a flat ink with cuts in it. Light always comes from the mark in the upper left. */
import { chanceAt } from './chance';
import { CARD_HEIGHT, CARD_WIDTH, type Disc } from './layout';
import type { Press } from './press';
import { leaf, wedge } from './woodcut';

/**
 * A picture is drawn as if it filled the whole card, its ground at the bottom; under a title it is moved up and loses
 * sky. `light` (the mark) and `top` are given in the picture's own units.
 */
export interface Scene {
  readonly press: Press;
  readonly light: Disc;
  readonly top: number;
}

export function flatSky({ press }: Scene, ink = press.plate.sky): void {
  press.fill((pen) => pen.addRect({ x: -2, y: -2, width: CARD_WIDTH + 4, height: CARD_HEIGHT + 24 }), ink);
}

/** Rays from the mark: cut wedges, long and short, thinning with distance. */
export function rays({ press, light }: Scene, reach = 92, ink = press.plate.glow): void {
  const count = [22, 30, 44][press.detail] ?? 30;
  press.cuts(ink, (pen) => {
    for (let i = 0; i < count; i++) {
      const turn = ((i + chanceAt(press.seed, i, 5) * 0.35) / count) * Math.PI * 2;
      const from = light.radius + 2.4 + chanceAt(press.seed, i, 6) * 2;
      const to =
        from +
        (reach - from) *
          (i % 2 === 0 ? 0.72 + 0.28 * chanceAt(press.seed, i, 8) : 0.24 + 0.3 * chanceAt(press.seed, i, 9));
      const ux = Math.cos(turn);
      const uy = Math.sin(turn);
      const broad = ((Math.PI * 2) / count) * from * 0.52;
      // A ray keeps its width and then ends in a point, as a gouge leaves the wood.
      const bend = from + (to - from) * 0.55;
      wedge(
        pen,
        light.x + ux * from,
        light.y + uy * from,
        broad,
        light.x + ux * bend,
        light.y + uy * bend,
        broad * 1.15,
      );
      wedge(pen, light.x + ux * bend, light.y + uy * bend, broad * 1.15, light.x + ux * to, light.y + uy * to, 0);
    }
  });
}

/** Rings round the mark, like the contour lines under the table. */
export function rings({ press, light }: Scene, reach = 100, ink = press.plate.glow): void {
  const lines = 16;
  press.flow(ink, {
    lines,
    steps: 40,
    at: (i, s) => {
      const r = light.radius + 5 + i * (reach - light.radius);
      const turn = s * Math.PI * 2;
      const lump = 1 + 0.035 * Math.sin(turn * 3 + i * 4) + 0.03 * Math.sin(turn * 5 - i * 3);
      return [light.x + Math.cos(turn) * r * lump, light.y + Math.sin(turn) * r * lump];
    },
    width: (i, s) => 2.3 * (1 - i * 0.75) * (0.65 + 0.5 * Math.sin(s * 19 + i * 23)),
  });
}

/** Long level cuts, thicker towards the horizon at `y`. */
export function levels({ press, top }: Scene, y: number, ink = press.plate.glow): void {
  press.hatch((pen) => pen.addRect({ x: 0, y: top, width: CARD_WIDTH, height: y - top }), ink, {
    angle: 0,
    pitch: 3.6,
    sway: 0.5,
    step: 7,
    tone: (x, at) => {
      const near = (at - top) / (y - top);
      return near * 0.75 * (0.55 + 0.6 * Math.sin(x * 0.13 + at * 0.9));
    },
  });
}

/** A cloud: level cuts, the longest below, all open to the light. */
export function cloud({ press }: Scene, x: number, y: number, size: number, ink = press.studio.paper): void {
  press.cuts(ink, (pen) => {
    leaf(pen, x - size, y, x + size * 1.15, y, size * 0.13, -size * 0.01);
    leaf(pen, x - size * 0.72, y - size * 0.2, x + size * 0.7, y - size * 0.2, size * 0.15, -size * 0.05);
    leaf(pen, x - size * 0.36, y - size * 0.42, x + size * 0.44, y - size * 0.4, size * 0.14, -size * 0.07);
    leaf(pen, x + size * 0.5, y + size * 0.16, x + size * 1.5, y + size * 0.16, size * 0.07);
  });
}

/** Two birds, far off. Only a large card has room for them. */
export function birds({ press }: Scene, x: number, y: number): void {
  if (press.detail < 2) return;
  press.cuts(press.plate.key, (pen) => {
    for (const [dx, dy, size] of [
      [0, 0, 3.6],
      [8, -4, 2.6],
    ] as const) {
      leaf(pen, x + dx - size, y + dy - size * 0.3, x + dx, y + dy, size * 0.14, -size * 0.18);
      leaf(pen, x + dx, y + dy, x + dx + size, y + dy - size * 0.4, size * 0.14, -size * 0.18);
    }
  });
}
