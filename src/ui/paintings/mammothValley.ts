import { circle, curve, ellipse, line, polygon, ridge, type Mark } from '../drawing/marks';
import { placed } from '../drawing/traveller';
import { mammoth, mammothShadow } from './mammoth';
import { bushes, grass } from './plants';
import { birds, cloud, FAR, hourOf, orb, sky, stars, type Light } from './sky';

/** `hunters`: a mammoth by the river, the smoking volcano, a camp on the far bank. */
export function mammothValley(light: Light): Mark[] {
  const hour = hourOf(light);
  const floor = FAR.bottom;
  const bush = {
    lit: hour('#5F7D3F', '#2E4A33'),
    shade: hour('#42592E', '#1F3528'),
    spark: hour('#8FA85A', '#4A6A41'),
    trunk: '#3A2814',
  };
  const hide = (x: number, foot: number, s: number): Mark[] => [
    { d: ellipse(x, foot + 0.5, 15 * s, 2.6 * s), fill: '#2B1E10', opacity: 0.28 },
    {
      d:
        line([x - 3 * s, foot - 29 * s], [x + 5 * s, foot - 16 * s]) +
        line([x + 4 * s, foot - 30 * s], [x - 3 * s, foot - 16 * s]),
      stroke: hour('#5B3B22', '#2B1D18'),
      width: 1.3 * s,
    },
    { d: polygon([x, foot - 25 * s], [x + 14 * s, foot], [x - 14 * s, foot]), fill: hour('#D8A96B', '#8A6446') },
    { d: polygon([x, foot - 25 * s], [x - 4 * s, foot], [x - 14 * s, foot]), fill: hour('#B98850', '#664733') },
    {
      d: polygon([x + 1.5 * s, foot - 13 * s], [x + 6.5 * s, foot], [x - 2.5 * s, foot]),
      fill: hour('#4B2F1C', '#FFBE5C'),
    },
    {
      d: curve([x - 9 * s, foot - 7 * s], [x, foot - 5.4 * s], [x + 10 * s, foot - 7 * s]),
      stroke: hour('#A3552F', '#5C3325'),
      width: 1.2 * s,
    },
  ];

  const herd: Mark[] = [
    ...placed([{ d: mammothShadow(), fill: hour('#B98F5B', '#4E3C47') }], -190, 66, 0.3),
    ...placed([{ d: mammothShadow(), fill: hour('#B98F5B', '#4E3C47') }], -228, 74, 0.22),
    ...placed([{ d: mammothShadow(), fill: hour('#B98F5B', '#4E3C47') }], 440, 72, 0.26),
  ];

  return [
    sky([hour('#F0C384', '#26233F'), hour('#F7D9A3', '#4C3A54'), hour('#FCEBC8', '#8A5A5A')], 112),
    ...stars(light, 80, 71),
    ...orb(light, 96, 44, 25, hour('#FFF2D2', '#F5E7C4'), hour('#FFEFC6', '#D9BDA8')),
    {
      d:
        cloud(30, 62, 0.7) +
        cloud(180, 26, 0.7) +
        cloud(-140, 36, 1.2) +
        cloud(480, 44, 1.2) +
        cloud(660, 30, 0.9) +
        cloud(-380, 56, 1.2),
      fill: hour('#FFF3D8', '#93808E'),
      opacity: light === 'night' ? 0.2 : 0.7,
    },

    // The volcano, its fire and its breath.
    ...(light === 'night'
      ? [
          {
            d: circle(274, 38, 70),
            fill: {
              centre: [274, 38],
              radius: 70,
              stops: [
                [0, '#FF7A3C', 0.5],
                [1, '#FF7A3C', 0],
              ],
            },
          } satisfies Mark,
        ]
      : []),
    {
      d: 'M270 38C262 28 276 22 270 12C264 2 276 -6 288 -14C300 -22 298 -36 314 -44C326 -50 330 -38 320 -30C308 -20 312 -10 300 -2C288 6 292 16 286 24C283 29 286 34 283 38Z',
      fill: hour('#F3E4CC', '#7B6E78'),
      opacity: light === 'night' ? 0.55 : 0.9,
    },
    {
      d: 'M283 38C279 30 287 25 284 15C288 8 298 4 303 -4C310 -12 311 -20 318 -28C308 -20 312 -10 300 -2C288 6 292 16 286 24C283 29 286 34 283 38Z',
      fill: hour('#D9C3A6', '#5D525E'),
      opacity: 0.7,
    },
    {
      d: polygon([204, 128], [232, 92], [256, 42], [263, 37], [272, 41], [282, 36], [291, 41], [318, 88], [360, 128]),
      fill: hour('#C08D64', '#4E3B48'),
    },
    {
      d: polygon([204, 128], [232, 92], [256, 42], [263, 37], [266, 60], [252, 84], [256, 108], [238, 128]),
      fill: hour('#A47450', '#3C2E3C'),
    },
    {
      d: polygon(
        [256, 42],
        [263, 37],
        [272, 41],
        [282, 36],
        [291, 41],
        [297, 52],
        [289, 62],
        [283, 54],
        [276, 70],
        [268, 57],
        [260, 66],
        [250.6, 54],
      ),
      fill: hour('#D2562F', '#F0602E'),
    },
    {
      d: polygon([263, 37], [272, 41], [282, 36], [288, 39.4], [282, 46], [276, 56], [271, 46], [264, 50], [259, 40.4]),
      fill: hour('#F0A04B', '#FFC15E'),
    },

    // Far steppe with a herd only wide screens see.
    {
      d: ridge(
        floor,
        [FAR.left, 96],
        [-360, 82],
        [-180, 104],
        [-30, 96],
        [60, 104],
        [150, 108],
        [250, 98],
        [330, 92],
        [460, 104],
        [640, 84],
        [FAR.right, 98],
      ),
      fill: hour('#DDB97F', '#5A4550'),
    },
    ...herd,
    {
      d: ridge(
        floor,
        [FAR.left, 118],
        [-320, 112],
        [-120, 120],
        [0, 110],
        [120, 116],
        [230, 108],
        [330, 112],
        [480, 122],
        [660, 108],
        [FAR.right, 120],
      ),
      fill: hour('#D3AE66', '#4B3B3E'),
    },
    { d: birds([150, 44, 3.4], [160, 39, 2.8], [142, 38, 2.6]), stroke: hour('#8C6B45', '#17132A'), width: 1.1 },
    ...hide(262, 122, 0.72),
    ...hide(287, 125, 0.9),
    {
      d: 'M272.4 126C270.6 122.4 273.6 120.6 273.6 117.4C276.4 119.4 278.2 122.6 276.6 126Z',
      fill: hour('#D9622E', '#FFA33E'),
    },
    {
      d: line([270.6, 126.4], [278.6, 125.6]) + line([270.6, 125.6], [278.6, 126.4]),
      stroke: hour('#5B3B22', '#2B1D18'),
      width: 1.4,
    },

    // The plain, then the river in two bends.
    {
      d: ridge(
        floor,
        [FAR.left, 138],
        [-340, 130],
        [-150, 138],
        [-10, 128],
        [90, 132],
        [200, 130],
        [330, 134],
        [520, 140],
        [FAR.right, 132],
      ),
      fill: hour('#CFA552', '#443634'),
    },
    ...(light === 'night'
      ? [
          {
            d: circle(275, 124, 26),
            fill: {
              centre: [275, 124],
              radius: 26,
              stops: [
                [0, '#FFB45C', 0.6],
                [1, '#FFB45C', 0],
              ],
            },
          } satisfies Mark,
        ]
      : []),
    {
      d: 'M900 121C640 118 480 124 372 128C332 129.6 300 131 290 138C282 144 296 150 300 156C306 166 284 174 250 178C190 185 120 184 70 194C20 204 -70 206 -150 232L-230 330H300C300 262 330 214 372 186C400 168 396 156 362 149C344 145 360 139.6 400 137C500 131 640 131 900 133Z',
      fill: hour('#B98F43', '#352A2B'),
    },
    {
      d: 'M900 121.6C640 119 480 125.6 372 130C336 131.6 306 133 296 139C289 144 303 150 307 157C312 168 290 177 254 181C194 188 124 187 76 197C26 207 -60 210 -140 234L-216 330H286C288 262 322 210 364 183C390 166 388 158 356 151C336 146.6 350 139 396 135.6C500 128.6 640 129 900 131Z',
      fill: hour('#79B3BF', '#33617C'),
    },
    {
      d: 'M318 136C306 138.6 300 141.6 306 146.6C314 152 320 158 314 166',
      stroke: hour('#DDF0EE', '#8FB6C6'),
      width: 1.7,
      opacity: 0.85,
    },
    {
      d:
        curve([120, 193], [160, 190], [210, 189]) +
        curve([150, 200], [190, 197], [226, 197]) +
        curve([60, 203], [86, 199], [104, 198]) +
        curve([236, 186], [262, 184], [280, 179]) +
        curve([10, 216], [40, 210], [66, 208]),
      stroke: hour('#B5DADD', '#5F93AC'),
      width: 1.5,
      opacity: 0.9,
    },

    ...placed(mammoth(hour), 0, -5, 1),

    // The near bank.
    ...bushes(bush, [
      [6, 150, 13],
      [24, 144, 12],
      [40, 152, 13],
      [16, 164, 15],
      [46, 168, 13],
      [-6, 170, 16],
      [30, 174, 14],
      [-40, 168, 13],
      [-58, 160, 10],
      [-220, 160, 13],
      [-242, 168, 11],
      [520, 160, 12],
      [540, 168, 14],
      [700, 158, 12],
    ]),
    {
      d:
        circle(18, 152, 1.9) +
        circle(30, 160, 1.9) +
        circle(12, 164, 1.9) +
        circle(40, 160, 1.9) +
        circle(28, 146, 1.9) +
        circle(46, 172, 1.9) +
        circle(4, 158, 1.9),
      fill: hour('#C4472F', '#B0504A'),
    },
    {
      d: ridge(
        floor,
        [FAR.left, 196],
        [-300, 186],
        [-120, 200],
        [-10, 204],
        [90, 206],
        [200, 204],
        [290, 199],
        [380, 190],
        [520, 178],
        [700, 186],
        [FAR.right, 180],
      ),
      fill: hour('#BE9140', '#33292B'),
    },
    {
      d:
        grass([-300, 190], [-100, 202], 16, 14, 3) +
        grass([0, 207], [320, 201], 26, 15, 7) +
        grass([380, 192], [700, 186], 26, 14, 23),
      stroke: hour('#94692B', '#241C20'),
      width: 1.7,
    },
    { d: grass([10, 212], [330, 206], 20, 12, 57), stroke: hour('#DDB462', '#57452F'), width: 1.4 },
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
