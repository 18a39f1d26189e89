/** Road. Side A works: a cart on its way through the hills. Side B is a point: the paved road in a laurel. */
import { type Press, slope } from '../press';
import { birds, cloud, flatSky, rays, type Scene } from '../sky';
import { leaf, ribbon } from '../woodcut';
import { CENTRE, honourGround, laurel } from './laurel';
import { tree } from './scenery';

const ROAD =
  'M60 70C72 74 80 80 72 88C62 97 30 98 26 110C22 122 40 130 38 150H92C92 132 62 124 60 112C58 104 86 98 88 86C90 76 74 70 65 70Z';

function cart(press: Press): void {
  const { plate, studio } = press;
  // The ox goes first, head down; then the shaft, the sacks and the wheels.
  const ox =
    'M8 19C4 18 2 14 3.6 11C5 8 8.6 8 11 9.4C14 6.4 17 6 20 6H32C36.4 6 38 9 38 13V28H34.4V19.6H21.4V28H17.8V19.4C15 19.6 12.6 18.6 11.4 17C11 18.6 9.6 19.4 8 19Z';
  press.form(ox, studio.wood, 1.1);
  press.cuts(studio.facadeShade, (pen) => {
    leaf(pen, 17, 9, 34, 8.6, 1.5, -0.5);
    leaf(pen, 6, 11, 9, 15, 0.8);
  });
  press.line('M8.4 8.8Q4.6 6 6 2.4M11.4 8.6Q11.4 4.8 14.4 3.4', 1.5, press.isContrast ? plate.key : studio.paper);
  press.line('M35 14H48', 1.6);
  const sacks = [
    [52, 12],
    [60, 10.6],
    [68, 12],
    [56, 5],
    [64, 5],
  ] as const;
  for (const [x, y] of sacks) {
    press.form(
      `M${x - 5} ${y + 5}C${x - 6} ${y - 2} ${x - 2} ${y - 4} ${x} ${y - 4}C${x + 2} ${y - 4} ${x + 6} ${y - 2} ${x + 5} ${y + 5}Z`,
      plate.lit,
      0.9,
    );
  }
  press.form('M45 14H75L73 25H47Z', plate.accent, 1.1);
  press.hatch('M45 14H75L73 25H47Z', plate.key, { angle: 0, pitch: 3.2, tone: 0.34 });
  for (const x of [52, 68]) {
    press.form((pen) => pen.addCircle(x, 26, 6.8), studio.facadeShade, 1.3);
    press.line(`M${x - 5.4} 26h10.8M${x} 20.6v10.8M${x - 3.8} 22.2l7.6 7.6M${x + 3.8} 22.2l-7.6 7.6`, 0.7);
    press.fill((pen) => pen.addCircle(x, 26, 1.7), plate.key);
  }
}

export function roadAtWork(scene: Scene): void {
  const { press } = scene;
  const { plate } = press;
  flatSky(scene);
  rays(scene);
  cloud(scene, 62, 54, 12);
  birds(scene, 36, 60);
  press.form('M-2 82C16 66 32 64 48 76S84 78 104 62V166H-2Z', plate.far, 0);
  press.hatch('M-2 82C16 66 32 64 48 76S84 78 104 62V166H-2Z', plate.mid, {
    angle: 22,
    pitch: 2.8,
    tone: slope(50, 66, 50, 104, 1),
    sway: 1.2,
  });
  const meadow = press.path('M-2 96C20 78 60 72 104 82V166H-2Z');
  press.form(meadow, plate.mid, 0.8);
  press.hatch(meadow, plate.deep, { angle: -6, pitch: 2.9, tone: slope(30, 84, 60, 140, 0.95), sway: 1 });
  const road = press.path(ROAD);
  press.form(road, plate.lit, 1.3);
  press.inside(road, () =>
    press.cuts(press.studio.facadeShade, (pen) => {
      ribbon(pen, [64, 72, 0.3, 78, 80, 0.7, 74, 89, 0.8, 48, 99, 1, 38, 110, 1.2, 46, 124, 1.4, 54, 148, 1.8]);
      ribbon(pen, [65, 72, 0.2, 83, 80, 0.6, 79, 91, 0.8, 56, 101, 0.9, 49, 111, 1.1, 62, 124, 1.4, 74, 148, 1.8]);
    }),
  );
  tree(press, 14, 108, 14);
  if (press.detail > 0) tree(press, 89, 118, 12);
  press.at(16, 98, 0.92, () => cart(press));
}

/** The road itself, paved, as in its glyph. */
function pavement(press: Press): void {
  const { plate, studio } = press;
  const x = CENTRE.x;
  const y = CENTRE.y;
  const road = press.path(
    `M${x} ${y - 26}H${x + 17}C${x + 18} ${y - 13} ${x + 13} ${y - 6} ${x + 8} ${y + 1}C${x + 4} ${y + 8} ${x + 2} ${y + 15} ${x + 4} ${y + 27}H${x - 17}C${x - 19} ${y + 13} ${x - 14} ${y + 4} ${x - 8} ${y - 4}C${x - 3} ${y - 10} ${x + 1} ${y - 16} ${x} ${y - 26}Z`,
  );
  // High contrast by night has white outlines; on the white road its joints must be black.
  const joint = press.isContrast ? '#000000' : plate.key;
  press.form(road, plate.lit, 1.4);
  press.inside(road, () => {
    if (press.detail > 0) {
      for (let row = 0; row < 8; row++) {
        const level = y - 26 + row * 7;
        press.line(`M${x - 22} ${level + 2}Q${x} ${level - 3} ${x + 22} ${level + 1}`, 0.7, joint);
        press.line(
          `M${x - 9 + (row % 2) * 4} ${level}v7M${x + 2 + (row % 2) * 4} ${level - 1}v7M${x + 12 - (row % 2) * 5} ${level}v7`,
          0.7,
          joint,
        );
      }
    }
    press.hatch(road, studio.stoneShade, {
      angle: 62,
      pitch: 2.4,
      tone: slope(x - 4, y - 10, x + 18, y + 20, 0.7),
      step: 4,
    });
  });
  press.line(road, 1.4);
}

export function roadOfHonour(scene: Scene): void {
  honourGround(scene);
  laurel(scene.press, CENTRE.x, CENTRE.y, 34);
  pavement(scene.press);
}
