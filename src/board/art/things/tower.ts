/** Towers, round and lit from the left; stamps of unit radius standing on the origin. */
import type { Brush } from '../brush';
import type { Detail } from '../detail';
import type { Point } from '../geometry/point';
import { lit, type Palette, shaded } from '../palette';

export type TowerRoof = 'crenels' | 'slate' | 'red';

export interface Tower {
  readonly at: Point;
  readonly radius: number;
  readonly height: number;
  readonly roof: TowerRoof;
}

export const WALL_TOWER = { radius: 0.03, height: 0.088 } as const;
export const GATE_TOWER = { radius: 0.032, height: 0.105 } as const;

export function paintTower(brush: Brush, palette: Palette, detail: Detail, { at, radius, height, roof }: Tower): void {
  const rise = Math.round((height / radius) * 20) / 20;
  brush.stamp(`tower/${palette.theme}/${detail}/${roof}/${rise}`, at.x, at.y, radius, (stamp) =>
    drawTower(stamp, palette, detail, rise, roof),
  );
}

function drawTower(brush: Brush, palette: Palette, detail: Detail, rise: number, roof: TowerRoof): void {
  const { wall, ink } = palette;
  const body = (pen: import('../brush').Pen): void => {
    pen.moveTo(-1, -rise).lineTo(1, -rise).lineTo(1, -0.2).cubicTo(0.9, 0.36, -0.9, 0.36, -1, -0.2).close();
  };
  const light = lit(palette, wall.top, 0.1);
  brush.gradient(body, { x: -1, y: 0 }, { x: 1, y: 0 }, [wall.mid, light, wall.mid, wall.dark]);
  if (detail > 0) {
    brush.stroke(body, ink, 0.17, { closed: true, alpha: 0.85 });
    brush.rect(-0.16, -rise * 0.62, 0.34, rise * 0.2, palette.theme === 'dusk' ? palette.facade.window : ink, {
      alpha: 0.9,
    });
  }
  if (roof === 'crenels') return drawCrenels(brush, palette, detail, rise);
  const colour = roof === 'slate' ? palette.slate : palette.roofs[0];
  const tip = -rise - 2.3;
  const eaves = -rise + 0.12;
  const third = (from: number, to: number): Point[] => [
    { x: from, y: eaves + (1 - Math.abs(from / 1.28)) * 0.3 },
    { x: 0, y: tip },
    { x: to, y: eaves + (1 - Math.abs(to / 1.28)) * 0.3 },
  ];
  const whole = [
    { x: -1.28, y: eaves },
    { x: 0, y: tip },
    { x: 1.28, y: eaves },
    { x: 0.4, y: eaves + 0.26 },
    { x: -0.4, y: eaves + 0.26 },
  ];
  brush.fill(whole, colour);
  brush.fill(third(-1.28, -0.3), lit(palette, colour, 0.28));
  brush.fill(third(0.35, 1.28), shaded(palette, colour, 0.3));
  if (detail > 0) brush.stroke(whole, ink, 0.15, { closed: true, alpha: 0.85 });
}

function drawCrenels(brush: Brush, palette: Palette, detail: Detail, rise: number): void {
  const { wall, ink } = palette;
  brush.oval(0, -rise, 1.18, 0.5, wall.top);
  if (detail > 0)
    brush.stroke((pen) => pen.addOval({ x: -1.18, y: -rise - 0.5, width: 2.36, height: 1 }), ink, 0.15, {
      alpha: 0.85,
    });
  brush.oval(0, -rise + 0.02, 0.72, 0.26, wall.dark);
  if (detail === 0) return;
  brush.fill(
    (pen) => {
      for (const [x, y] of [
        [-0.95, 0.02],
        [-0.5, 0.27],
        [0.05, 0.34],
        [0.6, 0.22],
      ] as const) {
        pen.addRect({ x, y: -rise + y - 0.52, width: 0.32, height: 0.44 });
      }
    },
    lit(palette, wall.top, 0.25),
  );
}
