/** Ore: two snow peaks, faceted by one light, and a boulder shot with gold under the pick. */
import { pattern } from '../pattern';
import { type Press, slope } from '../press';
import { flatSky, rays, type Scene } from '../sky';
import { leaf } from '../woodcut';

type Point = readonly [number, number];

const poly = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

interface Peak {
  readonly left: readonly Point[];
  readonly ridge: readonly Point[];
  readonly right: readonly Point[];
  readonly snowLeft: readonly Point[];
  readonly snowRight: readonly Point[];
  readonly lit: string;
}

/** All lists run from the summit down. */
function peak(press: Press, it: Peak): void {
  const { plate, studio } = press;
  const back = [...it.ridge].reverse();
  const light = press.path(poly([...it.left, ...back]));
  const shade = press.path(poly([...it.right, ...back]));
  press.form(press.path(poly([...it.left, ...[...it.right].reverse()])), it.lit, 1);
  press.block(shade, plate.deep);
  const [top] = it.ridge;
  const [x, y] = top ?? [0, 0];
  press.hatch(light, plate.deep, { angle: 118, pitch: 3, tone: slope(x - 2, y + 10, x + 4, y + 86, 0.62), step: 5 });
  press.hatch(shade, plate.key, { angle: 58, pitch: 2.3, tone: slope(x, y + 6, x + 26, y + 40, 0.85), step: 4 });
  press.form(poly(it.snowLeft), plate.lit, 0.8);
  const snowShade = press.path(poly(it.snowRight));
  press.form(snowShade, press.isContrast ? plate.lit : studio.paperShade, 0.8);
  press.hatch(snowShade, plate.far, { angle: 60, pitch: 2, tone: 0.55, step: 3 });
}

function boulder(press: Press): void {
  const { plate } = press;
  const outline = press.path('M44 137L47 121L57 109L72 106L86 113L93 126L92 140H44Z');
  press.form(outline, plate.far, 1.2);
  const shade = press.path('M72 106L86 113L93 126L92 140H72L76 124Z');
  press.block(shade, plate.deep);
  press.hatch(shade, plate.key, { angle: 64, pitch: 2.2, tone: slope(74, 108, 92, 130, 0.85), step: 4 });
  const left = press.path('M44 137L47 121L57 109L60 122L76 124L72 140H44Z');
  press.hatch(left, plate.deep, { angle: 40, pitch: 2.4, tone: slope(50, 112, 66, 138, 0.7), step: 4 });
  press.line('M57 109L60 122L76 124L72 106M60 122L54 140M76 124L84 140', 0.8);
  const gold = [
    'M50 124L56 119L61 125L56 131Z',
    'M64 128L71 126L74 133L67 136Z',
    'M66 112L72 110L75 116L69 118Z',
    'M82 120L87 122L86 129L81 127Z',
  ];
  for (const nugget of gold) press.form(nugget, plate.accent, 0.8);
  press.cuts(press.studio.goldLit, (pen) => {
    leaf(pen, 52, 124, 57, 121, 1);
    leaf(pen, 66, 129, 71, 128, 0.9);
    leaf(pen, 68, 113, 72, 112, 0.8);
  });
}

function pick(press: Press): void {
  const { plate, studio } = press;
  press.form('M22.4 138L35.4 101L39.4 102.4L27.6 138.6Z', studio.wood, 0.9);
  press.cuts(plate.accent, (pen) => leaf(pen, 25, 137, 36, 104, 0.7));
  const head = press.path('M15 108C24 96 44 93 62 104C45 101 31 103 22 112C19 113 16 111 15 108Z');
  press.form(head, plate.far, 1);
  press.cuts(plate.lit, (pen) => leaf(pen, 18, 107.5, 44, 98.6, 1.5, 2.4));
}

export function ore(scene: Scene): void {
  const { press } = scene;
  const { plate } = press;
  flatSky(scene);
  pattern(scene, 'peaks');
  rays(scene);
  peak(press, {
    lit: plate.mid,
    left: [
      [75, 52],
      [66, 66],
      [61, 78],
      [50, 92],
      [40, 126],
    ],
    ridge: [
      [75, 52],
      [73, 64],
      [78, 76],
      [75, 92],
      [82, 108],
      [80, 126],
    ],
    right: [
      [75, 52],
      [82, 60],
      [88, 72],
      [98, 82],
      [108, 126],
    ],
    snowLeft: [
      [75, 52],
      [66, 66],
      [61, 78],
      [56, 84],
      [62, 80],
      [66, 88],
      [70, 80],
      [74, 87],
      [77, 82],
      [78, 76],
      [73, 64],
    ],
    snowRight: [
      [75, 52],
      [82, 60],
      [88, 72],
      [94, 78],
      [88, 76],
      [86, 84],
      [81, 77],
      [77, 82],
      [78, 76],
      [73, 64],
    ],
  });
  peak(press, {
    lit: plate.far,
    left: [
      [37, 38],
      [28, 54],
      [23, 68],
      [10, 84],
      [-6, 128],
    ],
    ridge: [
      [37, 38],
      [34, 54],
      [41, 70],
      [36, 88],
      [44, 106],
      [41, 128],
    ],
    right: [
      [37, 38],
      [45, 50],
      [52, 66],
      [62, 80],
      [80, 128],
    ],
    snowLeft: [
      [37, 38],
      [28, 54],
      [23, 68],
      [15, 78],
      [22, 74],
      [26, 84],
      [31, 76],
      [34, 87],
      [38, 80],
      [41, 70],
      [34, 54],
    ],
    snowRight: [
      [37, 38],
      [45, 50],
      [52, 66],
      [59, 76],
      [52, 72],
      [50, 83],
      [45, 74],
      [42, 82],
      [38, 80],
      [41, 70],
      [34, 54],
    ],
  });
  const ground = press.path('M-2 120L16 115L34 121L52 116L76 121L104 112V166H-2Z');
  press.form(ground, plate.deep, 0.9);
  press.hatch(ground, plate.key, { angle: 10, pitch: 2.8, tone: slope(40, 112, 60, 142, 0.85), sway: 0.7 });
  pick(press);
  boulder(press);
}
