/** City: roofs packed behind a wall with its gate. Its hidden event stands on a stage below, when it is known. */
import { type Press, slope } from '../press';
import { flatSky, rays, type Scene } from '../sky';
import { leaf } from '../woodcut';
import { arch, house, tower, wall } from './masonry';
import { flag, ground } from './scenery';

/** The town itself, standing on y = 122. */
function town(press: Press): void {
  const { studio } = press;
  tower(press, { x: 50, foot: 96, width: 13, height: 42, cap: 'cone', slits: 2 });
  flag(press, 50, 38, 10, 10, studio.roof);
  house(press, { x: 21, foot: 100, width: 14, wall: 14, pitch: 12, depth: 9, windows: 1 });
  house(press, {
    x: 61,
    foot: 100,
    width: 14,
    wall: 16,
    pitch: 12,
    depth: 9,
    windows: 1,
    roof: studio.slate,
    roofLit: studio.slateLit,
  });
  house(press, { x: 36, foot: 106, width: 15, wall: 15, pitch: 13, depth: 9, windows: 2 });
  house(press, { x: 12, foot: 110, width: 14, wall: 12, pitch: 12, depth: 9, windows: 1 });
  house(press, { x: 66, foot: 111, width: 14, wall: 12, pitch: 12, depth: 8, windows: 1 });
  wall(press, 12, 88, 124, 19);
  tower(press, { x: 12, foot: 127, width: 14, height: 34, cap: 'cone', roof: studio.roof });
  tower(press, { x: 88, foot: 127, width: 14, height: 34, cap: 'cone', roof: studio.roof });
  tower(press, { x: 50, foot: 127, width: 25, height: 29, cap: 'merlons', slits: 0 });
  const gate = press.path(arch(50, 127, 13, 18));
  press.form(gate, press.isContrast ? studio.window : press.plate.key, 1);
  press.inside(gate, () => {
    press.cuts(studio.facadeShade, (pen) => {
      for (let i = 0; i < 4; i++) leaf(pen, 45.4 + i * 3, 106, 45.4 + i * 3, 120, 0.9);
      leaf(pen, 40, 114, 60, 114, 0.9);
    });
  });
}

export function city(scene: Scene): void {
  const { press } = scene;
  flatSky(scene);
  rays(scene);
  hills(press);
  town(press);
  ground(press, 'M-2 128C24 122 66 122 104 126V166H-2Z', press.plate.mid, press.plate.deep, 122);
  press.form('M44 127C43 132 36 136 30 144H62C60 137 57 132 56.4 127Z', press.plate.lit, 0.8);
}

function hills(press: Press): void {
  const { plate } = press;
  press.form('M-2 92C18 78 40 82 60 88S90 84 104 76V166H-2Z', plate.far, 0);
  press.hatch('M-2 92C18 78 40 82 60 88S90 84 104 76V166H-2Z', plate.mid, {
    angle: 16,
    pitch: 2.8,
    tone: slope(50, 78, 50, 116, 1),
    sway: 1,
  });
}

/** The town above, moved up, and below it a stage that tells the event. */
function withStage(scene: Scene, act: (press: Press) => void): void {
  const { press } = scene;
  flatSky(scene);
  rays(scene);
  press.at(0, -16, 1, () => hills(press));
  press.at(10, -4, 0.8, () => town(press));
  ground(press, 'M-2 98C24 93 66 93 104 97V166H-2Z', press.plate.mid, press.plate.deep, 92);
  act(press);
}

/** A hooded band with one great mask. */
function band(press: Press): void {
  const { plate, studio } = press;
  const stage = press.path('M-2 110C18 103 34 106 50 104S84 102 104 109V166H-2Z');
  press.form(stage, studio.blood, 1);
  press.hatch(stage, plate.key, { angle: 62, pitch: 2.6, tone: slope(40, 100, 64, 146, 0.9), step: 5 });
  for (const x of [19, 81]) hood(press, x, 126, 10);
  hood(press, 50, 121, 16.5);
}

function hood(press: Press, x: number, y: number, r: number): void {
  const { plate, studio } = press;
  const cloak = press.path(
    `M${x} ${y - r * 1.28}C${x + r * 0.8} ${y - r * 1.28} ${x + r} ${y - r * 0.5} ${x + r} ${y + r * 0.1}L${x + r * 1.3} ${y + r * 1.6}H${x - r * 1.3}L${x - r} ${y + r * 0.1}C${x - r} ${y - r * 0.5} ${x - r * 0.8} ${y - r * 1.28} ${x} ${y - r * 1.28}Z`,
  );
  press.form(cloak, press.isContrast ? '#000000' : plate.key, 0.9, press.isContrast ? plate.key : studio.roofLit);
  press.cuts(studio.roofLit, (pen) => {
    leaf(pen, x - r * 0.86, y - r * 0.2, x - r * 0.3, y - r * 1.1, r * 0.08, -r * 0.1);
    leaf(pen, x - r * 0.95, y + r * 1.3, x - r * 0.6, y + r * 0.5, r * 0.07);
    leaf(pen, x - r * 0.5, y + r * 1.4, x - r * 0.34, y + r * 0.6, r * 0.06);
  });
  const slit = press.path(
    `M${x - r * 0.68} ${y - r * 0.42}C${x - r * 0.3} ${y - r * 0.58} ${x + r * 0.3} ${y - r * 0.58} ${x + r * 0.68} ${y - r * 0.42}C${x + r * 0.68} ${y + r * 0.06} ${x + r * 0.4} ${y + r * 0.14} ${x + r * 0.22} ${y + r * 0.1}Q${x} ${y - r * 0.08} ${x - r * 0.22} ${y + r * 0.1}C${x - r * 0.4} ${y + r * 0.14} ${x - r * 0.68} ${y + r * 0.06} ${x - r * 0.68} ${y - r * 0.42}Z`,
  );
  press.fill(slit, press.isContrast ? '#FFFFFF' : studio.paper);
  press.fill((pen) => {
    pen.addCircle(x - r * 0.34, y - r * 0.2, r * 0.14);
    pen.addCircle(x + r * 0.34, y - r * 0.2, r * 0.14);
  }, '#000000');
}

/** A striped stall with baskets. */
function stall(press: Press): void {
  press.moved(0, -5, () => raisedStall(press));
}

function raisedStall(press: Press): void {
  const { plate, studio } = press;
  press.form('M16 112V128H20V112ZM80 112V128H84V112Z', studio.wood, 0.7);
  press.form('M14 126H86V150H14Z', studio.wood, 1);
  press.hatch('M14 126H86V150H14Z', plate.key, { angle: 90, pitch: 4.4, tone: 0.34, step: 5 });
  const goods = [
    [27, studio.roof],
    [42, studio.gold],
    [58, studio.leafLit],
    [73, studio.roofLit],
  ] as const;
  for (const [x, ink] of goods) {
    for (const [dx, dy] of [
      [-3, 0],
      [3, 0],
      [0, -3.4],
    ] as const)
      press.form((pen) => pen.addCircle(x + dx, 122 + dy, 3.4), ink, 0.7);
    press.form(`M${x - 7} 123h14l-1.6 6.4h-10.8Z`, studio.facadeShade, 0.8);
  }
  for (let i = 0; i < 6; i++) {
    const x = 11 + i * 13;
    const ink = i % 2 === 0 ? plate.accent : studio.paper;
    press.form(
      `M${x + 2 - (i - 3) * 0.7} 99H${x + 13.4 - (i - 2.4) * 0.7}L${x + 13} 112a6.5 5 0 0 1 -13 0Z`,
      press.isContrast && i % 2 ? '#FFFFFF' : ink,
      0.9,
    );
  }
}

export const robbedCity = (scene: Scene): void => withStage(scene, band);
export const marketCity = (scene: Scene): void => withStage(scene, stall);
