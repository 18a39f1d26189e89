/** A spring: rocks behind the pool and water falling from them, always on its north side, so that it always falls. */
import type { Brush } from '../brush';
import type { Detail } from '../detail';
import { shaded } from '../palette';
import type { Pigments } from './colours';
import { closed, type Mark } from './figure';
import type { PoolOutline } from './outlines';

const ROCK: readonly Mark[] = [
  [-1, 0.55],
  [-0.9, -0.25],
  [-0.35, -0.75],
  [0.45, -0.7],
  [0.95, -0.1],
  [0.9, 0.6],
  [0, 0.72],
];

/** x, y and size of each rock about the fall's lip, back to front. */
const ROCKS: readonly (readonly [number, number, number])[] = [
  [0.0, -0.62, 0.5],
  [-0.62, -0.28, 0.52],
  [0.66, -0.3, 0.5],
  [-0.98, 0.28, 0.4],
  [1.0, 0.26, 0.42],
];

export function paintSpring(brush: Brush, colours: Pigments, detail: Detail, pool: PoolOutline): void {
  // When the river leaves northwards the fall stands beside it, else behind the pool.
  const leaves = pool.edges[0];
  const aside = leaves === 0 ? -0.5 : leaves === 1 ? -0.2 : leaves === 3 ? 0.2 : 0;
  const x = pool.at.x + aside * pool.radius;
  const y = pool.at.y - pool.radius * (leaves === 0 ? 0.35 : 0.55);
  brush.stamp(`spring/${colours.palette.theme}/${detail}`, x, y, pool.radius, (stamp) => draw(stamp, colours, detail));
}

function draw(brush: Brush, colours: Pigments, detail: Detail): void {
  const { palette, stone } = colours;
  const { water } = palette;
  brush.oval(0.1, 0.25, 1.15, 0.5, palette.shadow, { alpha: palette.shadowAlpha, blur: 0.12 });
  for (const [x, y, size] of ROCKS) {
    const marks = ROCK.map(([mx, my]): Mark => [x + mx * size, y + my * size * 0.8]);
    brush.moved(0.02, 0.03, () => brush.stroke(closed(marks), shaded(palette, stone.dark, 0.6), 0.1, { closed: true }));
    brush.fill(closed(marks), stone.mid);
    brush.clipped(closed(marks), () => {
      brush.oval(x + size * 0.5, y + size * 0.5, size * 0.9, size * 0.5, stone.dark, { blur: size * 0.25, alpha: 0.9 });
      brush.oval(x - size * 0.3, y - size * 0.4, size * 0.6, size * 0.32, stone.light, { blur: size * 0.12 });
    });
  }
  const fall: Mark[] = [
    [-0.3, -0.42, 1],
    [0.3, -0.42, 1],
    [0.36, 0.1],
    [0.44, 0.62, 1],
    [-0.44, 0.62, 1],
    [-0.36, 0.1],
  ];
  brush.stroke(closed(fall), shaded(palette, water.deep, 0.2), 0.07, { closed: true });
  brush.gradient(closed(fall), { x: 0, y: -0.45 }, { x: 0, y: 0.6 }, [water.light, water.foam, water.foam]);
  brush.stroke(
    (pen) => {
      for (const [px, from, to] of [
        [-0.2, -0.36, 0.4],
        [-0.02, -0.4, 0.5],
        [0.18, -0.34, 0.36],
      ] as const)
        pen.moveTo(px, from).lineTo(px * 1.25, to);
    },
    water.mid,
    0.07,
    { alpha: 0.9 },
  );
  for (const [fx, fy, r] of [
    [-0.42, 0.62, 0.17],
    [-0.14, 0.7, 0.19],
    [0.16, 0.7, 0.18],
    [0.43, 0.61, 0.16],
  ] as const)
    brush.circle(fx, fy, r, water.foam, { alpha: 0.95 });
  if (detail > 0)
    brush.stroke((pen) => pen.addArc({ x: -0.75, y: 0.3, width: 1.5, height: 0.8 }, 20, 140), water.foam, 0.06, {
      alpha: 0.7,
    });
}
