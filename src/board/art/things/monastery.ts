/** The monastery in its walled yard, with garden beds and trees; upright whatever the tile's rotation. */
import type { Brush } from '../brush';
import type { Detail } from '../detail';
import type { Edge, Point } from '../geometry/point';
import type { Polygon } from '../geometry/polygon';
import { lit, type Palette, shaded } from '../palette';
import { Dice } from '../random';
import { type MonasteryLook, paintMonasteryHouse } from './church';
import { paintTower } from './tower';
import { paintPoplar, paintTree } from './tree';

export function* paintMonastery(
  brush: Brush,
  palette: Palette,
  detail: Detail,
  yard: Polygon,
  road: Edge | null,
  seed: number,
): Generator<void, void> {
  const dice = new Dice(seed);
  const look: MonasteryLook = { side: dice.chance(0.5) ? 1 : -1, roof: dice.pick([0, 1, 2, 4] as const) };
  paintYardWall(brush, palette, detail, yard, 'back');
  yield;
  brush.fill(yard, palette.wall.street);
  brush.fill(
    yard.map((p) => ({ x: 0.5 + (p.x - 0.5) * 0.9, y: 0.53 + (p.y - 0.53) * 0.9 })),
    lit(palette, palette.wall.street, 0.28),
    { alpha: 0.7 },
  );
  paintPath(brush, palette, road);
  yield;
  const gardenSide = look.side;
  paintBeds(brush, palette, detail, { x: 0.5 - 0.165 * gardenSide, y: 0.648 }, dice);
  paintBeds(brush, palette, detail, { x: 0.5 + 0.15 * gardenSide, y: 0.656 }, dice);
  yield;
  const foot = { x: 0.5 - 0.02 * look.side, y: 0.59 };
  paintTree(brush, palette, detail, { x: 0.5 - 0.215 * look.side, y: 0.44 }, 0.042, dice.int(7));
  brush.oval(foot.x + 0.03, foot.y + 0.004, 0.19, 0.022, palette.shadow, { alpha: palette.shadowAlpha, blur: 0.01 });
  yield;
  paintMonasteryHouse(brush, palette, detail, foot, look);
  yield;
  paintPoplar(brush, palette, detail, { x: 0.5 - 0.2 * look.side, y: 0.56 }, 0.115);
  paintTree(brush, palette, detail, { x: 0.5 + 0.235 * look.side, y: 0.615 }, 0.034, dice.int(7));
  yield;
  paintYardWall(brush, palette, detail, yard, 'front');
  yield;
  if (road !== null) paintGatePosts(brush, palette, detail, yard, road);
}

/** From the church door to the gate, or to the yard's south side. */
function paintPath(brush: Brush, palette: Palette, road: Edge | null): void {
  const goals: Readonly<Record<Edge, Point>> = {
    0: { x: 0.5, y: 0.28 },
    1: { x: 0.8, y: 0.5 },
    2: { x: 0.5, y: 0.735 },
    3: { x: 0.2, y: 0.5 },
  };
  const goal = goals[road ?? 2];
  brush.stroke((pen) => pen.moveTo(0.5, 0.59).quadTo(0.5, 0.66, goal.x, goal.y), palette.road.light, 0.05, {
    alpha: 0.9,
  });
}

function paintBeds(brush: Brush, palette: Palette, detail: Detail, at: Point, dice: Dice): void {
  for (let i = 0; i < 2; i++) {
    const x = at.x - 0.055;
    const y = at.y + i * 0.044 - 0.022;
    brush.rect(x, y, 0.11, 0.033, shaded(palette, palette.road.edge, 0.3));
    brush.rect(x + 0.004, y + 0.004, 0.102, 0.025, palette.tree.dark);
    if (detail === 0) continue;
    const flower = dice.pick([palette.flowers[1], palette.tree.light, palette.flowers[0], palette.flowers[3]] as const);
    brush.fill((pen) => {
      for (let n = 0; n < 7; n++)
        for (let m = 0; m < 2; m++) pen.addCircle(x + 0.011 + n * 0.0147, y + 0.0105 + m * 0.012, 0.0056);
    }, flower);
  }
}

function paintYardWall(brush: Brush, palette: Palette, detail: Detail, yard: Polygon, half: 'back' | 'front'): void {
  // The outline starts in the east and runs clockwise on screen: first the front, then the back.
  const middle = yard.length / 2;
  const line =
    half === 'front' ? [...yard.slice(-1), ...yard.slice(0, middle + 2)] : [...yard.slice(middle), ...yard.slice(0, 1)];
  if (half === 'front')
    brush.moved(0.02, 0.016, () =>
      brush.stroke(line, palette.shadow, 0.03, { alpha: palette.shadowAlpha, blur: 0.01, butt: true }),
    );
  const height = 0.026;
  for (let i = 0; i <= 2; i++)
    brush.moved(0, (-height * i) / 2, () => brush.stroke(line, palette.ink, 0.026, { alpha: 0.85, butt: true }));
  for (let i = 0; i <= 2; i++) {
    brush.moved(0, (-height * i) / 2, () =>
      brush.stroke(line, half === 'front' ? palette.wall.mid : palette.wall.dark, 0.019, { butt: true }),
    );
  }
  brush.moved(0, -height, () => {
    brush.stroke(line, palette.wall.top, 0.018, { butt: true });
    if (detail > 0) brush.stroke(line, palette.wall.mid, 0.018, { dash: [0.004, 0.018], butt: true });
  });
}

function paintGatePosts(brush: Brush, palette: Palette, detail: Detail, yard: Polygon, road: Edge): void {
  const ys = yard.map((p) => p.y);
  const xs = yard.map((p) => p.x);
  const upright = road === 0 || road === 2;
  const y = road === 0 ? Math.min(...ys) : road === 2 ? Math.max(...ys) : 0.5;
  const x = road === 3 ? Math.min(...xs) : road === 1 ? Math.max(...xs) : 0.5;
  // A gap of road between the posts, over the wall.
  const gap = upright
    ? { x: x - 0.05, y: y - 0.05, width: 0.1, height: 0.08 }
    : { x: x - 0.03, y: y - 0.06, width: 0.06, height: 0.11 };
  brush.rect(gap.x, gap.y, gap.width, gap.height, palette.road.light);
  for (const side of [-1, 1]) {
    const at = upright ? { x: x + side * 0.056, y: y + 0.008 } : { x, y: y + side * 0.058 + 0.012 };
    paintTower(brush, palette, detail, { at, radius: 0.019, height: 0.052, roof: 'red' });
  }
}
