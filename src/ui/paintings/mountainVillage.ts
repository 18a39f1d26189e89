import { circle, curve, ellipse, line, polygon, ribbon, ridge, scatter, type Mark, type Point } from '../drawing/marks';
import { flag, house, masonry, roofs, tower } from './buildings';
import { bushes, pines } from './plants';
import { birds, cloud, FAR, hourOf, orb, sky, stars, type Light } from './sky';

/** `settlers`: a mountain village between forest, clay, pasture and wheat: the five goods of the game. */
export function mountainVillage(light: Light): Mark[] {
  const hour = hourOf(light);
  const floor = FAR.bottom;
  const stone = { ...masonry(hour), wall: hour('#F7EBD2', '#9A9080'), wallShade: hour('#DCC9A4', '#756C61') };
  const [red, amber, wine] = roofs(hour);
  if (red === undefined || amber === undefined || wine === undefined) return [];
  const slate = [hour('#6B7A88', '#4D5A70'), hour('#55636F', '#3E495C')] as const;
  const tree = {
    lit: hour('#55743F', '#2A4B3C'),
    shade: hour('#3B5B34', '#1F3A32'),
    spark: hour('#93AC5F', '#456B4C'),
    trunk: hour('#4E3B28', '#221C1A'),
  };

  const mountain = (x: number, top: number, foot: number, half: number, lean: number): Mark[] => {
    const cap = (foot - top) * 0.3;
    const side = (t: number): Point => [x + half * t, top + (foot - top) * t];
    const wall = (t: number): Point => [x - half * t, top + (foot - top) * t];
    const ridgeline: Point[] = [
      [x, top],
      [x + lean, top + cap * 1.3],
      [x - lean * 0.4, top + cap * 2.1],
      [x + lean * 1.6, foot],
    ];
    return [
      { d: polygon([x - half, foot], [x, top], [x + half, foot]), fill: hour('#98A5AC', '#4A566A') },
      { d: polygon(...ridgeline, [x - half, foot]), fill: hour('#7F8E97', '#384357') },
      {
        d: polygon(
          [x, top],
          side(0.3),
          [x + half * 0.2, top + cap * 0.82],
          [x + half * 0.1, top + cap * 1.22],
          [x + lean, top + cap * 0.86],
          [x - half * 0.1, top + cap * 1.2],
          [x - half * 0.16, top + cap * 0.8],
          wall(0.28),
        ),
        fill: hour('#FBF5E8', '#B9C2D2'),
      },
      {
        d: polygon(
          [x, top],
          [x + lean * 0.7, top + cap * 0.86],
          [x - half * 0.1, top + cap * 1.2],
          [x - half * 0.16, top + cap * 0.8],
          wall(0.28),
        ),
        fill: hour('#D3DADC', '#8C97AC'),
      },
    ];
  };

  const forest: [number, number, number][] = [];
  for (let i = 0; i < 30; i++) forest.push([-8 + i * 7.4, 120 + scatter(i + 2) * 7, 22 + scatter(i + 60) * 15]);
  for (let i = 0; i < 24; i++) forest.push([-420 + i * 12, 122 + scatter(i + 200) * 8, 22 + scatter(i + 260) * 16]);
  for (let i = 0; i < 18; i++) forest.push([420 + i * 14, 126 + scatter(i + 300) * 8, 20 + scatter(i + 360) * 16]);
  forest.sort((a, b) => a[1] - b[1]);

  const sheep = (x: number, y: number, s: number, side: 1 | -1): Mark[] => [
    { d: ellipse(x, y + 7.4 * s, 11 * s, 2 * s), fill: '#1B2A12', opacity: 0.24 },
    {
      d:
        line([x - 4 * s, y + 3 * s], [x - 4 * s, y + 7.4 * s]) + line([x + 4 * s, y + 3 * s], [x + 4 * s, y + 7.4 * s]),
      stroke: hour('#3D2E25', '#1E1A1C'),
      width: 1.7 * s,
    },
    {
      d:
        circle(x - 5 * s, y, 4.4 * s) +
        circle(x + 5 * s, y, 4.4 * s) +
        circle(x - 2 * s, y - 3.4 * s, 4.6 * s) +
        circle(x + 3 * s, y - 3 * s, 4.4 * s) +
        circle(x, y + 1.6 * s, 5 * s),
      fill: hour('#FFF8EA', '#D9D6D2'),
    },
    {
      d: circle(x - 5 * s, y + 1.6 * s, 3 * s) + circle(x + 1 * s, y + 3.4 * s, 3.2 * s),
      fill: hour('#E3D6BE', '#AFADB2'),
    },
    { d: ellipse(x + side * 9.6 * s, y - 1.4 * s, 3.7 * s, 2.8 * s), fill: hour('#46362C', '#262024') },
    { d: ellipse(x + side * 7.4 * s, y - 3.8 * s, 2 * s, 1.1 * s), fill: hour('#46362C', '#262024') },
    { d: circle(x + side * 6.4 * s, y - 4 * s, 2 * s), fill: hour('#FFF8EA', '#D9D6D2') },
  ];

  let rows = '';
  for (let i = 0; i < 22; i++) {
    const top: Point = [238 + i * 20, 152 - i * 1.1 - Math.min(i, 6) * 1.4];
    rows += curve(top, [top[0] - 10 + i * 0.6, top[1] + 26], [top[0] - 34 + i * 2.4, 216], [top[0] - 60 + i * 3, 300]);
  }
  let ears = '';
  let stalks = '';
  for (let i = 0; i < 44; i++) {
    const x = 212 + i * 11 + scatter(i) * 6;
    const y = 209 - Math.min(i, 12) * 1.6 + scatter(i + 9) * 6;
    const top = y - 13 - scatter(i + 30) * 5;
    stalks += curve([x, y + 16], [x + 0.6, y], [x + 2, top]);
    for (let k = 0; k < 3; k++)
      ears +=
        ellipse(x + 0.4 + 0.4 * k, top + 5 - k * 2.6, 1.15, 1.9) +
        ellipse(x + 3 + 0.4 * k, top + 5 - k * 2.6, 1.15, 1.9);
    ears += ellipse(x + 2.4, top - 3, 1.1, 2.1);
  }

  return [
    sky([hour('#B9D5CF', '#1C3345'), hour('#D3E4D9', '#2F4F5C'), hour('#F0EFDD', '#5F8080')], 112),
    ...stars(light, 76, 101),
    ...(light === 'night'
      ? orb(light, 36, 30, 15, '#F1E3BE', '#B9CBD0')
      : orb(light, 210, 62, 17, '#FFF9E8', '#FFF6DC')),
    {
      d:
        cloud(88, 22, 0.7) +
        cloud(286, 26, 0.8) +
        cloud(196, 18, 0.5) +
        cloud(-140, 26, 1.1) +
        cloud(470, 20, 1.1) +
        cloud(660, 44, 1) +
        cloud(-360, 40, 1.2),
      fill: hour('#FFFCF2', '#7F97A0'),
      opacity: light === 'night' ? 0.22 : 0.85,
    },
    { d: birds([176, 40, 3.2], [185, 35, 2.6], [192, 42, 2.4]), stroke: hour('#7B8B8C', '#10202C'), width: 1.1 },

    ...mountain(-280, 40, 128, 110, 8),
    ...mountain(-120, 30, 128, 120, -6),
    ...mountain(480, 36, 130, 120, 8),
    ...mountain(640, 26, 130, 130, -8),
    ...mountain(238, 46, 130, 96, 10),
    ...mountain(44, 34, 126, 88, 6),
    ...mountain(128, 16, 128, 104, 9),
    {
      d: `M${FAR.left} 108H${FAR.right}V140H${FAR.left}Z`,
      fill: {
        from: [0, 96],
        to: [0, 132],
        stops: [
          [0, hour('#F0EFDD', '#5F8080'), 0],
          [1, hour('#F0EFDD', '#5F8080'), 0.5],
        ],
      },
    },

    // Forest slope, clay pit, village green.
    {
      d: ridge(
        floor,
        [FAR.left, 118],
        [-300, 108],
        [-120, 122],
        [40, 116],
        [150, 118],
        [232, 104],
        [300, 108],
        [420, 124],
        [600, 112],
        [FAR.right, 122],
      ),
      fill: hour('#5E7C44', '#27463E'),
    },
    ...pines(tree, forest),
    {
      d: ridge(
        floor,
        [FAR.left, 140],
        [-260, 132],
        [-100, 138],
        [0, 126],
        [80, 124],
        [160, 128],
        [260, 124],
        [380, 138],
        [FAR.right, 134],
      ),
      fill: hour('#C98A5C', '#6B4A40'),
    },
    {
      d:
        curve([6, 134], [40, 130], [84, 131]) +
        curve([20, 140], [52, 137], [92, 138]) +
        curve([-120, 142], [-60, 139], [-20, 138]),
      stroke: hour('#AE6F45', '#553A34'),
      width: 2,
    },
    {
      d: ridge(
        floor,
        [FAR.left, 154],
        [-240, 146],
        [-90, 154],
        [20, 146],
        [110, 140],
        [200, 138],
        [300, 132],
        [420, 146],
        [FAR.right, 142],
      ),
      fill: hour('#A9B968', '#375843'),
    },
    ...house(stone, amber, { x: -116, foot: 152, width: 30, height: 15, roofHeight: 12 }),
    ...house(stone, wine, { x: -84, foot: 155, width: 27, height: 14, roofHeight: 11 }),
    { d: ellipse(150, 151, 76, 4.4), fill: '#1B2A12', opacity: 0.18 },
    ...house(stone, wine, { x: 94, foot: 143, width: 32, height: 16, roofHeight: 13 }),
    ...tower(stone, slate, { x: 186, foot: 148, width: 19, height: 50, roofHeight: 22 }),
    ...flag(186, 77.5, 19, hour('#2F6DB5', '#4B87CC'), hour('#4A3B2C', '#1B1817')),
    ...house(stone, red, { x: 134, foot: 150, width: 38, height: 19, roofHeight: 15 }),
    ...house(stone, amber, { x: 66, foot: 152, width: 34, height: 17, roofHeight: 13 }),
    { d: 'M158 131v-12h4.4v12Z', fill: hour('#A98F6C', '#5A5048') },
    {
      d: 'M160 117c-4 -5 3 -7 0 -12c-2.4 -4 2.6 -6.6 5.6 -5.4c-2.4 2 -1 4.6 -1.6 7.4c-1 4 -1 7 -4 10Z',
      fill: hour('#FFF6E2', '#93A0A2'),
      opacity: 0.7,
    },
    {
      d: line([182.5, 118], [190, 118], [190, 124.5], [186.3, 128.5], [182.5, 124.5], [182.5, 118]) + 'Z',
      fill: hour('#2F6DB5', '#4B87CC'),
      stroke: hour('#FFF3DA', '#C9C2B4'),
      width: 1.1,
    },

    // The path, the pasture, the wheat.
    {
      d: ribbon(
        [188, 148, 9],
        [192, 156, 12],
        [180, 166, 18],
        [144, 178, 30],
        [96, 192, 46],
        [30, 212, 70],
        [-80, 270, 120],
      ),
      fill: hour('#CDB886', '#6E6A5C'),
    },
    {
      d: ribbon(
        [188, 148, 7],
        [192, 156, 9],
        [180, 166, 14],
        [144, 178, 25],
        [96, 192, 39],
        [30, 212, 61],
        [-80, 270, 108],
      ),
      fill: hour('#EDDFBC', '#8F8876'),
    },
    {
      d: ridge(
        floor,
        [FAR.left, 176],
        [-260, 164],
        [-120, 172],
        [-30, 160],
        [40, 164],
        [92, 168],
        [70, 178],
        [30, 194],
        [-20, 220],
        [-80, 290],
      ),
      fill: hour('#98AE58', '#2F503F'),
    },
    {
      d: ridge(
        floor,
        [40, 330],
        [110, 214],
        [160, 192],
        [204, 172],
        [236, 152],
        [290, 138],
        [360, 132],
        [480, 138],
        [660, 128],
        [FAR.right, 140],
      ),
      fill: hour('#E0BB58', '#7A6A38'),
    },
    { d: rows, stroke: hour('#C4993A', '#5E5230'), width: 2.4 },
    { d: stalks, stroke: hour('#B58B30', '#54492B'), width: 1.1 },
    { d: ears, fill: hour('#F0D27C', '#9C8848') },
    ...bushes(tree, [
      [52, 160, 6],
      [64, 163, 4.5],
      [206, 156, 5],
      [-150, 168, 8],
      [-136, 171, 6],
    ]),
    ...sheep(38, 174, 1, 1),
    ...sheep(62, 178, 0.9, -1),
    ...sheep(22, 186, 1.1, 1),
    ...sheep(-70, 184, 1, -1),
    ...sheep(-100, 180, 0.9, 1),
    {
      d: polygon([FAR.left, 206], [FAR.right, 206], [FAR.right, floor], [FAR.left, floor]),
      fill: {
        from: [0, 196],
        to: [0, 236],
        stops: [
          [0, '#2B1E10', 0],
          [1, '#2B1E10', 0.16],
        ],
      },
    },
  ];
}
