import { ellipse, line, polygon, ribbon, ridge, type Mark } from '../drawing/marks';
import { follower, placed } from '../drawing/traveller';
import { PLAYERS } from '../look/tokens';
import { bushes, grass, pines } from './plants';
import { birds, cloud, FAR, hourOf, orb, sky, stars, type Light } from './sky';

/** `solo`: three travellers, three colours, one road into the evening. */
export function threeTravellers(light: Light): Mark[] {
  const hour = hourOf(light);
  const floor = FAR.bottom;
  const tree = {
    lit: hour('#6E8B4A', '#2F4F4A'),
    shade: hour('#4B6A3C', '#22403F'),
    spark: hour('#93AC5F', '#456B5A'),
    trunk: hour('#5B4630', '#241F22'),
  };
  const traveller = (player: 0 | 1 | 2, x: number, foot: number, scale: number): Mark[] => [
    { d: ellipse(x + 16 * scale, foot - 1, 56 * scale, 9.5 * scale), fill: hour('#3A2814', '#0C0A14'), opacity: 0.34 },
    ...placed(follower(PLAYERS[player], { onLand: false, shadow: false }), x - 50 * scale, foot - 113 * scale, scale),
  ];

  return [
    sky([hour('#F1C3A2', '#2A2148'), hour('#F6D5B8', '#4C3562'), hour('#FBE6CC', '#7A5372')], 104),
    ...stars(light, 74, 41),
    ...orb(light, 88, 42, 30, hour('#FFF3DA', '#F0D5A6'), hour('#FFF0D2', '#E7B9A6')),
    {
      d:
        cloud(206, 34, 0.9) +
        cloud(262, 54, 0.55) +
        cloud(-120, 40, 1.2) +
        cloud(470, 36, 1.2) +
        cloud(700, 60, 1) +
        cloud(-340, 62, 1),
      fill: hour('#FFF1DF', '#A183A8'),
      opacity: light === 'night' ? 0.24 : 0.7,
    },
    { d: birds([182, 60, 3.6], [192, 54, 3], [174, 53, 2.6]), stroke: hour('#A27E6A', '#1D1632'), width: 1.1 },

    // Mountains in the haze, then three folds of hills.
    {
      d: ridge(
        floor,
        [FAR.left, 84],
        [-400, 58],
        [-230, 92],
        [-70, 68],
        [40, 54],
        [112, 50],
        [190, 76],
        [258, 84],
        [360, 60],
        [480, 82],
        [640, 54],
        [FAR.right, 80],
      ),
      fill: hour('#E3BCA4', '#5D4674'),
    },
    {
      d: ridge(
        floor,
        [FAR.left, 100],
        [-320, 112],
        [-160, 88],
        [-10, 96],
        [90, 104],
        [176, 94],
        [262, 70],
        [330, 80],
        [430, 104],
        [600, 86],
        [FAR.right, 110],
      ),
      fill: hour('#D0B186', '#49406B'),
    },
    ...pines(tree, [
      [8, 108, 20],
      [20, 110, 25],
      [34, 111, 18],
      [-40, 104, 22],
      [-54, 102, 16],
      [-190, 98, 22],
      [-204, 100, 17],
      [452, 112, 22],
      [468, 114, 17],
      [620, 96, 20],
    ]),
    {
      d: ridge(
        floor,
        [FAR.left, 130],
        [-360, 116],
        [-180, 126],
        [-20, 108],
        [70, 116],
        [150, 104],
        [250, 122],
        [380, 110],
        [560, 132],
        [FAR.right, 118],
      ),
      fill: hour('#B4B877', '#35486A'),
    },

    // The road comes down from the pass and grows towards us.
    {
      d: ribbon(
        [322, 80, 5],
        [304, 88, 9],
        [290, 98, 13],
        [300, 108, 18],
        [306, 118, 24],
        [288, 130, 36],
        [246, 146, 60],
        [188, 164, 96],
        [120, 190, 150],
        [40, 230, 230],
        [-60, 300, 300],
      ),
      fill: hour('#D6BB8C', '#6C6170'),
    },
    {
      d: ribbon(
        [322, 80, 3.6],
        [304, 88, 7],
        [290, 98, 10.5],
        [300, 108, 15],
        [306, 118, 20],
        [288, 130, 31],
        [246, 146, 53],
        [188, 164, 87],
        [120, 190, 138],
        [40, 230, 214],
        [-60, 300, 280],
      ),
      fill: hour('#EFDFBC', '#8D8287'),
    },
    {
      d: ribbon([286, 133, 5], [240, 150, 8], [176, 172, 13], [96, 206, 22], [20, 250, 36]),
      fill: hour('#E0CB9F', '#7C7279'),
    },

    // Banks on both sides.
    {
      d: ridge(
        floor,
        [FAR.left, 160],
        [-330, 142],
        [-160, 154],
        [-60, 138],
        [20, 140],
        [78, 148],
        [60, 160],
        [18, 178],
        [-30, 204],
        [-90, 260],
      ),
      fill: hour('#97AB5C', '#2B4559'),
    },
    {
      d: ridge(
        floor,
        [60, 330],
        [150, 214],
        [214, 184],
        [262, 160],
        [322, 136],
        [420, 130],
        [600, 146],
        [FAR.right, 138],
      ),
      fill: hour('#97AB5C', '#2B4559'),
    },
    {
      d: ridge(floor, [100, 330], [180, 216], [250, 196], [340, 178], [480, 168], [680, 176], [FAR.right, 166]),
      fill: hour('#7F9A4C', '#233C4C'),
    },
    {
      d: ridge(floor, [FAR.left, 196], [-300, 178], [-150, 184], [-60, 178], [-8, 190], [20, 214], [40, 330]),
      fill: hour('#7F9A4C', '#233C4C'),
    },
    ...bushes(
      tree,
      [
        [-22, 148, 8],
        [-8, 151, 6],
        [338, 142, 7],
        [352, 140, 9],
        [-140, 158, 9],
        [430, 144, 8],
        [560, 154, 9],
        [-300, 152, 9],
      ],
      false,
    ),
    ...pines(tree, [
      [18, 164, 34],
      [36, 160, 26],
      [2, 172, 40],
      [-70, 170, 38],
      [-90, 176, 32],
      [288, 186, 34],
      [306, 180, 44],
      [324, 190, 38],
      [274, 192, 25],
      [390, 180, 40],
      [410, 186, 32],
      [520, 176, 34],
      [-240, 180, 36],
      [-262, 184, 28],
    ]),
    {
      d:
        grass([196, 214], [300, 196], 12, 7, 5) +
        grass([-80, 196], [14, 206], 12, 7, 9) +
        grass([340, 190], [560, 186], 16, 7, 14),
      stroke: hour('#6A853E', '#1B3140'),
      width: 1.3,
    },

    // A milestone, and the three.
    { d: 'M268 158v-11a5 5 0 0 1 10 0v11Z', fill: hour('#CFC3AC', '#8C8793') },
    { d: 'M268 158v-11a5 5 0 0 1 4 -4.9V158Z', fill: hour('#A99C85', '#6A6675') },
    {
      d: line([273.8, 149], [276.4, 149]) + line([273.8, 152], [276.4, 152]),
      stroke: hour('#8A7C66', '#4E4A58'),
      width: 0.9,
    },
    ...traveller(2, 245, 141, 0.37),
    ...traveller(1, 178, 163, 0.55),
    ...traveller(0, 92, 194, 0.78),
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
