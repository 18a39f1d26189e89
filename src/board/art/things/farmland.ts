/** What people made of the fields: striped parcels, orchards, hay, fences, ponds. Flat things and their small crowns. */
import type { Brush } from '../brush';
import type { Detail } from '../detail';
import type { Point } from '../geometry/point';
import { lit, type Palette, shaded } from '../palette';
import { Dice } from '../random';
import { blob, paintHedge, paintTree } from './tree';

/** A parcel of three or four strips with furrows and a hedge on one side; lies flat, so it may be turned. */
export function paintParcel(
  brush: Brush,
  palette: Palette,
  detail: Detail,
  at: Point,
  radius: number,
  angle: number,
  seed: number,
): void {
  const dice = new Dice(seed);
  const half = { x: radius * 0.86, y: radius * 0.52 };
  const strips = 3 + dice.int(2);
  const bend = dice.range(-0.12, 0.12) * radius;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const place = (x: number, y: number): Point => {
    const bent = y + bend * (1 - (x / half.x) ** 2);
    return { x: at.x + x * cos - bent * sin, y: at.y + x * sin + bent * cos };
  };
  const row = (y: number): Point[] => Array.from({ length: 9 }, (_, i) => place(-half.x + (half.x * 2 * i) / 8, y));
  const first = dice.int(4);
  for (let i = 0; i < strips; i++) {
    const top = -half.y + (half.y * 2 * i) / strips;
    const bottom = top + (half.y * 2) / strips;
    const colour = palette.crops[(first + i) % 4] ?? palette.crops[0];
    brush.fill([...row(top), ...row(bottom).reverse()], colour);
    if (detail === 0) continue;
    const furrows = detail === 2 ? 4 : 2;
    brush.stroke(
      (pen) => {
        for (let f = 1; f <= furrows; f++) pen.addPoly(row(top + ((bottom - top) * f) / (furrows + 1)), false);
      },
      shaded(palette, colour, 0.3),
      0.004,
      { alpha: 0.6, dash: [0.02, 0.006], rough: [0.02, 0.002] },
    );
  }
  const outline = [...row(-half.y), ...row(half.y).reverse()];
  brush.stroke(outline, shaded(palette, palette.crops[1], 0.45), detail === 0 ? 0.008 : 0.006, {
    closed: true,
    alpha: 0.8,
    rough: [0.02, 0.003],
  });
  if (detail > 0)
    paintHedge(
      brush,
      palette,
      detail,
      place(-half.x * 0.98, half.y * 1.05),
      place(half.x * 0.98, half.y * 1.05),
      0.0135,
    );
}

export function paintPond(
  brush: Brush,
  palette: Palette,
  detail: Detail,
  at: Point,
  radius: number,
  seed: number,
): void {
  const { water } = palette;
  const shape = (grow: number, dx = 0, dy = 0): Point[] =>
    blob(seed % 31, radius * grow, 5, 0.13).map((p) => ({ x: at.x + p.x + dx, y: at.y + p.y * 0.66 + dy }));
  brush.fill(shape(1.14), water.sand, { alpha: 0.9 });
  brush.fill(shape(1), water.deep);
  brush.fill(shape(0.9, 0.004, 0.006), water.mid);
  brush.fill(shape(0.52, -0.012, 0.01), water.light, { alpha: 0.55 });
  if (detail === 0) return;
  brush.stroke(shape(1), shaded(palette, water.deep, 0.4), 0.005, { closed: true, alpha: 0.8 });
  brush.stroke(
    (pen) => {
      for (const [x, y] of [
        [-0.3, -0.1],
        [0.15, 0.15],
        [-0.05, 0.35],
      ] as const) {
        pen
          .moveTo(at.x + (x - 0.2) * radius, at.y + y * radius)
          .quadTo(at.x + x * radius, at.y + (y - 0.08) * radius, at.x + (x + 0.2) * radius, at.y + y * radius);
      }
    },
    water.foam,
    0.0045,
    { alpha: 0.8 },
  );
  paintReeds(brush, palette, { x: at.x + radius * 0.72, y: at.y + radius * 0.5 });
}

function paintReeds(brush: Brush, palette: Palette, at: Point): void {
  brush.stroke(
    (pen) => {
      for (let i = -2; i <= 2; i++)
        pen.moveTo(at.x + i * 0.006, at.y).lineTo(at.x + i * 0.009, at.y - 0.032 + Math.abs(i) * 0.005);
    },
    palette.tree.dark,
    0.0055,
  );
}

/** Nine fruit trees in a grid. */
export function paintOrchard(brush: Brush, palette: Palette, detail: Detail, at: Point, radius: number): void {
  const step = radius * 0.55;
  for (let row = -1; row <= 1; row++) {
    for (let column = -1; column <= 1; column++) {
      const p = { x: at.x + column * step + row * step * 0.12, y: at.y + row * step * 0.86 };
      paintTree(brush, palette, detail === 2 ? 1 : detail, p, radius * 0.235, row * 3 + column + 9);
      if (detail > 0) {
        brush.fill((pen) => {
          for (const [x, y] of [
            [-0.1, 0.02],
            [0.08, -0.07],
            [0.05, 0.11],
          ] as const)
            pen.addCircle(p.x + x * radius, p.y + y * radius, 0.0048);
        }, palette.flowers[0]);
      }
    }
  }
}

export function paintHay(brush: Brush, palette: Palette, detail: Detail, at: Point): void {
  brush.stamp(`hay/${palette.theme}/${detail}`, at.x, at.y, 1, (stamp) => {
    for (const [x, y, s] of [
      [-0.02, 0, 1],
      [0.028, 0.012, 0.88],
    ] as const) {
      const w = 0.025 * s;
      const h = 0.056 * s;
      const stack = (pen: import('../brush').Pen): void => {
        pen
          .moveTo(x - w, y)
          .cubicTo(x - w, y - h * 0.8, x - w * 0.4, y - h, x, y - h)
          .cubicTo(x + w * 0.4, y - h, x + w, y - h * 0.8, x + w, y)
          .close();
      };
      stamp.gradient(stack, { x: x - w, y }, { x: x + w, y }, [
        lit(palette, palette.hay, 0.25),
        palette.hay,
        shaded(palette, palette.hay, 0.3),
      ]);
      if (detail > 0) stamp.stroke(stack, palette.ink, 0.0045, { closed: true, alpha: 0.7 });
    }
  });
}

export function paintFence(brush: Brush, palette: Palette, from: Point, width: number): void {
  brush.stroke(
    (pen) => {
      pen.moveTo(from.x, from.y - 0.014).lineTo(from.x + width, from.y - 0.014);
      for (let i = 0; i <= 6; i++)
        pen.moveTo(from.x + (width * i) / 6, from.y - 0.024).lineTo(from.x + (width * i) / 6, from.y);
    },
    shaded(palette, palette.road.edge, 0.35),
    0.006,
  );
}

export function paintSheep(brush: Brush, palette: Palette, detail: Detail, at: Point, facing: 1 | -1): void {
  brush.stamp(`sheep/${palette.theme}/${detail}/${facing}`, at.x, at.y, 1, (stamp) => {
    if (detail === 0) return stamp.oval(0, -0.012, 0.02, 0.013, palette.wool);
    const dark = shaded(palette, palette.ink, 0.1);
    stamp.stroke(
      (pen) => pen.moveTo(-0.009, -0.006).lineTo(-0.009, 0.006).moveTo(0.009, -0.006).lineTo(0.009, 0.006),
      dark,
      0.0045,
    );
    const wool = blob(5, 0.0215, 7, 0.12).map((p) => ({ x: p.x, y: p.y * 0.7 - 0.015 }));
    stamp.stroke(wool, dark, 0.0055, { closed: true, alpha: 0.75 });
    stamp.fill(wool, palette.wool);
    stamp.oval(0.004, -0.007, 0.015, 0.006, shaded(palette, palette.wool, 0.25), { alpha: 0.6 });
    stamp.oval(-0.021 * facing, -0.017, 0.0075, 0.0062, dark);
  });
}
