import { box, circle, curve, ellipse, line, polygon, ribbon, ridge, scatter, type Mark } from '../drawing/marks';
import { flag, house, masonry, roofs, tower } from './buildings';
import { bushes, cypresses } from './plants';
import { birds, cloud, FAR, hourOf, orb, sky, stars, type Light } from './sky';

/** `classic`: a walled town on its hill, the road to the gate, fields on both sides. */
export function walledTown(light: Light): Mark[] {
  const hour = hourOf(light);
  const stone = masonry(hour);
  const [red, amber, wine] = roofs(hour);
  if (red === undefined || amber === undefined || wine === undefined) return [];
  const slate = [hour('#6B7A88', '#4D5A70'), hour('#55636F', '#3E495C')] as const;
  const tree = {
    lit: hour('#6F8B47', '#37573F'),
    shade: hour('#4E6B38', '#274233'),
    spark: hour('#93AC5F', '#4B6E4C'),
    trunk: hour('#5B4630', '#2C2A28'),
  };
  const floor = FAR.bottom;

  const crenels = (x: number, y: number, width: number) => {
    let d = '';
    for (let i = 0; i < Math.floor(width / 7); i++) d += box(x + i * 7, y - 4, 4.2, 4.6);
    return d;
  };
  // Furrows follow the slope and end where their field ends.
  const green = [40, 62, 83, 98, 109, 119, 127];
  const golden = [292, 258, 240, 228, 217, 209, 203];
  const greenFurrows = green
    .map((end, i) => curve([-330, 192 + i * 8], [-150, 182 + i * 8], [-40, 174 + i * 8], [end - 8, 181 + i * 8]))
    .join('');
  const goldenFurrows = golden
    .map((start, i) => curve([start + 8, 175 + i * 8], [350, 170 + i * 8.5], [470, 176 + i * 9], [760, 186 + i * 9]))
    .join('');

  // The houses climb the hill in two streets; those behind are painted first.
  const houses = [
    { x: 124, foot: 94, width: 19, height: 11, roofHeight: 8, roof: red },
    { x: 139, foot: 90, width: 18, height: 11, roofHeight: 8, roof: amber },
    { x: 180, foot: 88, width: 18, height: 12, roofHeight: 8, roof: wine },
    { x: 194, foot: 94, width: 18, height: 11, roofHeight: 8, roof: red },
    { x: 107, foot: 107, width: 18, height: 11, roofHeight: 8, roof: wine },
    { x: 122, foot: 105, width: 20, height: 12, roofHeight: 9, roof: red },
    { x: 140, foot: 103, width: 18, height: 12, roofHeight: 8, roof: wine },
    { x: 181, foot: 103, width: 20, height: 12, roofHeight: 9, roof: amber },
    { x: 199, foot: 107, width: 19, height: 11, roofHeight: 8, roof: wine },
    { x: 214, foot: 112, width: 16, height: 10, roofHeight: 7, roof: amber },
    { x: 98, foot: 116, width: 16, height: 10, roofHeight: 7, roof: amber },
    { x: 116, foot: 117, width: 19, height: 11, roofHeight: 8, roof: amber },
    { x: 187, foot: 118, width: 20, height: 11, roofHeight: 8, roof: red },
    { x: 205, foot: 121, width: 17, height: 10, roofHeight: 7, roof: wine },
  ];

  let stonework = '';
  for (let i = 0; i < 26; i++) {
    const x = 92 + scatter(i + 3) * 132;
    if (x > 140 && x < 178) continue;
    stonework += line([x, 122 + scatter(i + 40) * 24], [x + 5, 122 + scatter(i + 40) * 24]);
  }

  return [
    sky([hour('#F3D594', '#232F4E'), hour('#F9E4B6', '#3A4869'), hour('#FDF0D2', '#5B6480')], 118),
    ...stars(light, 90, 11),
    ...orb(light, 252, 38, 23, hour('#FFF8E2', '#F1E3BE'), hour('#FFF6D8', '#C9CBE0')),
    {
      d:
        cloud(54, 34, 0.8) +
        cloud(-60, 52, 1.1) +
        cloud(420, 30, 1.2) +
        cloud(-260, 24, 1.3) +
        cloud(620, 58, 1.2) +
        cloud(300, 74, 0.55),
      fill: hour('#FFF8E6', '#8E97B5'),
      opacity: light === 'night' ? 0.22 : 0.75,
    },
    { d: birds([92, 46, 4], [102, 40, 3.2], [84, 38, 2.8]), stroke: hour('#8C7B5E', '#1E2740'), width: 1.1 },

    // Far and middle hills.
    {
      d: ridge(
        floor,
        [FAR.left, 96],
        [-320, 84],
        [-160, 104],
        [-20, 100],
        [110, 104],
        [216, 80],
        [300, 92],
        [420, 112],
        [560, 84],
        [720, 96],
        [FAR.right, 88],
      ),
      fill: hour('#D6D3A4', '#46597A'),
    },
    {
      d: ridge(
        floor,
        [FAR.left, 118],
        [-380, 100],
        [-210, 122],
        [-60, 110],
        [60, 122],
        [200, 118],
        [330, 108],
        [470, 126],
        [640, 104],
        [FAR.right, 122],
      ),
      fill: hour('#BFC788', '#38526A'),
    },
    ...cypresses(tree, [
      [-40, 120, 17],
      [-31, 122, 22],
      [-22, 121, 15],
      [282, 119, 15],
      [291, 118, 20],
      [300, 117, 14],
      [352, 115, 18],
      [361, 117, 13],
      [-236, 126, 20],
      [-226, 127, 15],
      [640, 111, 18],
      [650, 112, 24],
      [500, 129, 17],
    ]),
    {
      d: ridge(
        floor,
        [FAR.left, 132],
        [-300, 140],
        [-140, 126],
        [-10, 132],
        [80, 128],
        [240, 134],
        [340, 128],
        [480, 142],
        [700, 122],
        [FAR.right, 138],
      ),
      fill: hour('#AFBE74', '#31505A'),
    },

    // A farm far to the left, another to the right: only wide screens see them.
    ...house(stone, red, { x: -150, foot: 136, width: 26, height: 12, roofHeight: 10 }),
    ...house(stone, amber, { x: 432, foot: 144, width: 24, height: 12, roofHeight: 9 }),
    ...house(stone, wine, { x: 452, foot: 147, width: 22, height: 10, roofHeight: 8 }),

    // The hill inside the walls.
    {
      d: ridge(150, [92, 128], [112, 100], [140, 84], [162, 78], [186, 84], [212, 104], [230, 128]),
      fill: hour('#D9C8A0', '#5F5F66'),
    },
    ...houses.flatMap(({ roof, ...place }) => house(stone, roof, place)),

    // The keep.
    ...tower(stone, slate, { x: 162, foot: 116, width: 21, height: 62, roofHeight: 27 }),
    { d: box(159.5, 84, 4.4, 8, 2.2) + box(159.5, 100, 4.4, 8, 2.2), fill: stone.window },
    ...flag(162, 28.5, 19, hour('#C8352E', '#D0433B'), hour('#4A3B2C', '#1F1B1A')),

    // The wall, its battlements and its towers.
    { d: ellipse(160, 154, 96, 8), fill: '#1B2A12', opacity: 0.2 },
    {
      d: `M84 120Q160 126 238 120V150Q160 160 84 150Z${crenels(86, 121.5, 60)}${crenels(178, 122, 60)}`,
      fill: hour('#D9C9A4', '#79726A'),
    },
    { d: `M84 120Q160 126 238 120V124Q160 130 84 124Z`, fill: hour('#EADCBD', '#8D8478') },
    { d: `M84 141Q160 151 238 141V150Q160 160 84 150Z`, fill: '#3A2814', opacity: 0.1 },
    { d: stonework, stroke: hour('#B9A67F', '#5F5A55'), width: 1.1, opacity: 0.8 },
    ...tower(stone, amber, { x: 118, foot: 152, width: 15, height: 34, roofHeight: 21 }),
    ...tower(stone, amber, { x: 204, foot: 152, width: 15, height: 34, roofHeight: 21 }),
    ...tower(stone, red, { x: 84, foot: 154, width: 21, height: 44, roofHeight: 29 }),
    ...tower(stone, red, { x: 238, foot: 154, width: 21, height: 44, roofHeight: 29 }),

    // The gatehouse.
    { d: box(142, 114, 37, 42) + crenels(142, 114.4, 38), fill: hour('#E3D4B1', '#837B70') },
    { d: box(142, 114, 9, 42), fill: hour('#CDBB97', '#6E675F') },
    { d: 'M149 156V136a11.5 12.5 0 0 1 23 0V156Z', fill: hour('#C4B08A', '#5E5850') },
    { d: 'M151.5 156V137a9 10 0 0 1 18 0V156Z', fill: hour('#4A3829', '#2A2320') },
    {
      d: line([156, 128], [156, 156], [160.5, 156], [160.5, 127], [165, 127], [165, 156]),
      stroke: hour('#6B5138', '#40342B'),
      width: 1,
    },
    ...(light === 'night'
      ? [
          {
            d: circle(160.5, 150, 22),
            fill: {
              centre: [160.5, 150],
              radius: 22,
              stops: [
                [0, '#FFC866', 0.5],
                [1, '#FFC866', 0],
              ],
            },
          } satisfies Mark,
        ]
      : []),

    // The near land: meadow, road, furrows, hedges.
    {
      d: ridge(
        floor,
        [FAR.left, 168],
        [-330, 150],
        [-150, 164],
        [-30, 146],
        [70, 152],
        [160, 156],
        [250, 152],
        [340, 146],
        [500, 162],
        [700, 148],
        [FAR.right, 166],
      ),
      fill: hour('#94AC58', '#2C4B45'),
    },
    {
      d: ribbon(
        [160.5, 155, 17],
        [166, 164, 20],
        [184, 174, 25],
        [202, 184, 30],
        [198, 196, 38],
        [176, 210, 50],
        [140, 240, 74],
        [80, 330, 120],
      ),
      fill: hour('#D2BD8D', '#75705F'),
    },
    {
      d: ribbon(
        [160.5, 155, 14],
        [166, 164, 16],
        [184, 174, 20],
        [202, 184, 24],
        [198, 196, 31],
        [176, 210, 42],
        [140, 240, 64],
        [80, 330, 108],
      ),
      fill: hour('#EDDFBC', '#958D78'),
    },
    {
      d: ridge(
        floor,
        [FAR.left, 196],
        [-260, 176],
        [-120, 170],
        [-20, 168],
        [46, 174],
        [96, 190],
        [126, 212],
        [146, 250],
      ),
      fill: hour('#82A04D', '#26423D'),
    },
    { d: greenFurrows, stroke: hour('#6C8B42', '#1E3834'), width: 2.4, opacity: 0.8 },
    {
      d: ridge(
        floor,
        [170, 250],
        [206, 208],
        [236, 186],
        [280, 172],
        [340, 164],
        [440, 168],
        [600, 180],
        [FAR.right, 172],
      ),
      fill: hour('#DBB957', '#6E6238'),
    },
    { d: goldenFurrows, stroke: hour('#BF9636', '#544B2D'), width: 2.4, opacity: 0.85 },
    ...bushes(tree, [
      [22, 160, 7],
      [36, 164, 9],
      [52, 162, 6.5],
      [264, 162, 7],
      [279, 160, 9],
      [296, 163, 7],
      [-60, 160, 9],
      [-46, 164, 7],
      [-180, 166, 9],
      [372, 160, 8],
      [386, 163, 6],
      [560, 168, 10],
      [580, 170, 7],
    ]),
    // A long shadow lies in front of the painting, as if under the frame.
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
