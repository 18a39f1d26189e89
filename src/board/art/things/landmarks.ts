/** Single things that stand in a field: windmill, wayside cross, farm, well. */
import type { Brush } from '../brush';
import type { Detail } from '../detail';
import type { Point } from '../geometry/point';
import { lit, type Palette, shaded } from '../palette';
import { paintFence } from './farmland';
import { paintHouse } from './house';

export function paintWindmill(brush: Brush, palette: Palette, detail: Detail, at: Point, angle: number): void {
  const { facade, ink } = palette;
  const foot = at.y + 0.095;
  const body = [
    { x: at.x - 0.05, y: foot },
    { x: at.x - 0.032, y: foot - 0.115 },
    { x: at.x + 0.032, y: foot - 0.115 },
    { x: at.x + 0.05, y: foot },
  ];
  brush.gradient(body, { x: at.x - 0.05, y: 0 }, { x: at.x + 0.05, y: 0 }, [
    lit(palette, facade.lit, 0.3),
    facade.lit,
    facade.shaded,
  ]);
  brush.stroke(body, ink, 0.006, { closed: true, alpha: 0.8 });
  brush.rect(at.x - 0.011, foot - 0.036, 0.022, 0.036, facade.door);
  brush.rect(at.x - 0.007, foot - 0.078, 0.014, 0.018, facade.window);
  const cap = [
    { x: at.x - 0.042, y: foot - 0.11 },
    { x: at.x, y: foot - 0.165 },
    { x: at.x + 0.042, y: foot - 0.11 },
  ];
  brush.fill(cap, palette.roofs[0]);
  brush.fill(
    [
      { x: at.x + 0.008, y: foot - 0.11 },
      { x: at.x, y: foot - 0.165 },
      { x: at.x + 0.042, y: foot - 0.11 },
    ],
    shaded(palette, palette.roofs[0], 0.3),
  );
  brush.stroke(cap, ink, 0.006, { closed: true, alpha: 0.8 });
  const hub = { x: at.x, y: foot - 0.122 };
  for (let i = 0; i < 4; i++) paintSail(brush, palette, detail, hub, angle + (i * Math.PI) / 2);
  brush.circle(hub.x, hub.y, 0.009, ink);
}

function paintSail(brush: Brush, palette: Palette, detail: Detail, hub: Point, angle: number): void {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const spot = (along: number, side: number): Point => ({
    x: hub.x + c * along - s * side,
    y: hub.y + s * along + c * side,
  });
  const sail = [spot(0.026, 0.003), spot(0.098, 0.003), spot(0.098, 0.03), spot(0.026, 0.026)];
  brush.stroke([hub, spot(0.102, 0)], palette.ink, 0.007);
  brush.fill(sail, lit(palette, palette.wool, 0.1), { alpha: 0.95 });
  brush.stroke(sail, palette.ink, 0.004, { closed: true, alpha: 0.85 });
  if (detail === 2) {
    brush.stroke(
      (pen) => {
        for (const t of [0.05, 0.074])
          pen.moveTo(spot(t, 0.003).x, spot(t, 0.003).y).lineTo(spot(t, 0.028).x, spot(t, 0.028).y);
      },
      palette.ink,
      0.003,
      { alpha: 0.6 },
    );
  }
}

export function paintWaysideCross(brush: Brush, palette: Palette, at: Point): void {
  const stone = lit(palette, palette.wall.top, 0.25);
  const y = at.y + 0.04;
  const cross = (pen: import('../brush').Pen): void => {
    pen
      .moveTo(at.x, y)
      .lineTo(at.x, y - 0.082)
      .moveTo(at.x - 0.025, y - 0.058)
      .lineTo(at.x + 0.025, y - 0.058);
  };
  brush.stroke(cross, palette.ink, 0.018, { butt: true });
  brush.stroke(cross, stone, 0.0095, { butt: true });
  brush.rect(at.x - 0.02, y - 0.006, 0.04, 0.014, palette.wall.mid);
  brush.fill((pen) => {
    for (const [dx, dy] of [
      [-0.035, 0.008],
      [-0.024, 0.018],
      [0.026, 0.014],
      [0.037, 0.006],
    ] as const)
      pen.addCircle(at.x + dx, y + dy, 0.0065);
  }, palette.flowers[1]);
}

export function paintFarm(brush: Brush, palette: Palette, detail: Detail, at: Point): void {
  const { facade } = palette;
  const x = at.x + 0.028;
  const y = at.y + 0.035;
  const barn = [
    { x: x - 0.06, y: y - 0.045 },
    { x: x + 0.06, y: y - 0.045 },
    { x: x + 0.06, y },
    { x: x - 0.06, y },
  ];
  brush.fill(barn, facade.lit);
  brush.rect(x + 0.02, y - 0.045, 0.04, 0.045, facade.shaded, { alpha: 0.6 });
  brush.rect(x - 0.004, y - 0.034, 0.03, 0.034, facade.door);
  const roof = [
    { x: x - 0.068, y: y - 0.04 },
    { x: x - 0.056, y: y - 0.108 },
    { x: x + 0.056, y: y - 0.108 },
    { x: x + 0.068, y: y - 0.04 },
  ];
  brush.gradient(roof, { x: 0, y: y - 0.108 }, { x: 0, y: y - 0.04 }, [
    lit(palette, palette.thatch, 0.25),
    palette.thatch,
    shaded(palette, palette.thatch, 0.15),
  ]);
  if (detail > 0) {
    brush.stroke((pen) => pen.addPoly(barn, true).addPoly(roof, true), palette.ink, 0.005, { alpha: 0.75 });
  }
  paintHouse(brush, palette, detail, { at: { x: at.x - 0.05, y: at.y + 0.05 }, width: 0.082, kind: 'gable', roof: 0 });
  if (detail > 0) paintFence(brush, palette, { x: at.x - 0.075, y: at.y + 0.085 }, 0.17);
}

/** The village well: a ring of stone, water, a small red roof. */
export function paintWell(brush: Brush, palette: Palette, detail: Detail, at: Point): void {
  const { wall, ink, water } = palette;
  brush.oval(at.x, at.y + 0.014, 0.032, 0.021, ink, { alpha: 0.85 });
  brush.oval(at.x, at.y + 0.011, 0.029, 0.019, wall.top);
  brush.oval(at.x, at.y + 0.01, 0.019, 0.0115, water.deep);
  if (detail === 0) return;
  brush.stroke(
    (pen) =>
      pen
        .moveTo(at.x - 0.024, at.y + 0.008)
        .lineTo(at.x - 0.024, at.y - 0.03)
        .moveTo(at.x + 0.024, at.y + 0.008)
        .lineTo(at.x + 0.024, at.y - 0.03),
    facadePost(palette),
    0.006,
  );
  const roof = [
    { x: at.x - 0.036, y: at.y - 0.024 },
    { x: at.x, y: at.y - 0.056 },
    { x: at.x + 0.036, y: at.y - 0.024 },
  ];
  brush.fill(roof, palette.roofs[0]);
  brush.fill(
    [
      { x: at.x, y: at.y - 0.024 },
      { x: at.x, y: at.y - 0.056 },
      { x: at.x + 0.036, y: at.y - 0.024 },
    ],
    shaded(palette, palette.roofs[0], 0.28),
  );
  brush.stroke(roof, ink, 0.005, { closed: true, alpha: 0.8 });
}

const facadePost = (palette: Palette): string => shaded(palette, palette.facade.door, 0.1);
