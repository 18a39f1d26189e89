/** Brick: a dry stack under the smoke of the kiln that burned it. */
import { pattern } from '../pattern';
import { type Press, slope } from '../press';
import { flatSky, rays, type Scene } from '../sky';
import { leaf } from '../woodcut';

const WIDTH = 24;
const HEIGHT = 11.5;
const DEPTH = 5;

function brickAt(press: Press, x: number, foot: number, hasSide: boolean): void {
  const { plate } = press;
  const top = foot - HEIGHT;
  const right = x + WIDTH;
  if (hasSide) {
    const side = press.path(`M${right} ${top}l${DEPTH} ${-DEPTH}v${HEIGHT}l${-DEPTH} ${DEPTH}Z`);
    press.form(side, plate.deep, 0.9);
  }
  press.form(`M${x} ${top}l${DEPTH} ${-DEPTH}h${WIDTH}l${-DEPTH} ${DEPTH}Z`, plate.accent, 0.9);
  const front = press.path(`M${x} ${top}h${WIDTH}v${HEIGHT}h${-WIDTH}Z`);
  press.form(front, plate.lit, 1);
  press.hatch(front, plate.mid, { angle: 3, pitch: 2.2, tone: slope(x - 4, top, right + 2, foot + 3, 0.72), step: 4 });
}

function kiln(press: Press): void {
  const { plate } = press;
  press.cuts(plate.accent, (pen) => {
    const puffs = [
      [70, 56, 76, 44, 3.4],
      [76, 48, 70, 32, 4.4],
      [70, 37, 80, 18, 5],
      [77, 27, 70, 6, 4.6],
    ] as const;
    for (const [x0, y0, x1, y1, w] of puffs) leaf(pen, x0, y0, x1, y1, w, x1 > x0 ? 2.4 : -2.4);
  });
  const dome = press.path('M50 94C50 76 58 66 66 64V57H76V64C84 66 92 76 92 94Z');
  press.form(dome, plate.mid, 1);
  press.hatch(dome, plate.key, { angle: 78, pitch: 2.4, tone: slope(60, 64, 94, 86, 0.9), step: 4 });
  press.inside(dome, () => {
    press.cuts(plate.lit, (pen) => {
      for (let row = 0; row < 4; row++)
        leaf(pen, 53 + row * 1.4, 90 - row * 7, 67 - row * 0.6, 88.6 - row * 7.4, 1.1, 1);
    });
  });
  press.form('M63 94V86a8 8 0 0 1 16 0V94Z', plate.key, 0);
  press.fill('M66.5 94V87.4a4.6 5 0 0 1 9.2 0V94Z', plate.accent);
}

export function brick(scene: Scene): void {
  const { press } = scene;
  const { plate } = press;
  flatSky(scene);
  pattern(scene, 'bond');
  rays(scene);
  const hill = 'M-2 92C20 80 40 92 60 90S90 84 104 88V166H-2Z';
  press.form(hill, plate.far, 0);
  kiln(press);
  press.form('M-2 97C22 88 52 96 104 92V166H-2Z', plate.mid, 0.9);
  press.hatch('M-2 97C22 88 52 96 104 92V166H-2Z', plate.deep, {
    angle: 6,
    pitch: 3,
    tone: slope(40, 92, 60, 136, 1),
    sway: 0.9,
  });
  const rows = [
    [8, 135, 3],
    [19.5, 123.5, 2],
    [33, 112, 1],
  ] as const;
  for (const [x, foot, count] of rows) {
    for (let i = 0; i < count; i++) brickAt(press, x + i * (WIDTH + 1.4), foot, i === count - 1);
  }
}
