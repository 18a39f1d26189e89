/** Citadel: a keep on its crag, wall within wall. */
import { arch, tower, wall } from '../buildings/masonry';
import { flag } from '../buildings/scenery';
import { slope } from '../press';
import { flatSky, rays, type Scene } from '../sky';
import { leaf } from '../woodcut';

export function citadel(scene: Scene): void {
  const { press } = scene;
  const { plate, studio } = press;
  flatSky(scene);
  rays(scene);
  press.form('M-2 108C20 98 40 102 60 104S90 98 104 92V166H-2Z', plate.far, 0);
  press.hatch('M-2 108C20 98 40 102 60 104S90 98 104 92V166H-2Z', plate.mid, {
    angle: 12,
    pitch: 2.8,
    tone: slope(50, 96, 50, 130, 1),
    sway: 1,
  });
  const crag = press.path('M-2 146L4 128L12 117L18 108L84 106L90 118L97 126L104 146V166H-2Z');
  press.form(crag, studio.stoneShade, 1.1);
  press.hatch(crag, plate.key, {
    angle: 66,
    pitch: 2.7,
    tone: (x, y) => 0.25 + slope(30, 104, 92, 140, 0.65)(x, y) + 0.2 * Math.sin(x * 0.5),
    step: 4,
  });
  press.cuts(studio.stone, (pen) => {
    for (const [x, y, l] of [
      [10, 126, 12],
      [20, 120, 16],
      [31, 124, 12],
      [43, 128, 9],
      [7, 138, 7],
    ] as const)
      leaf(pen, x + 3, y - l * 0.5, x - 2, y + l * 0.6, 1.5, 0.6);
  });
  tower(press, { x: 50, foot: 100, width: 32, height: 46, cap: 'merlons', slits: 0 });
  flag(press, 46, 52, 15, 13, studio.roof);
  for (const [x, y] of [
    [41, 65],
    [50, 65],
    [59, 65],
    [45, 78],
    [55, 78],
  ] as const)
    press.fill(arch(x, y + 6, 3, 6.4), studio.window);
  tower(press, { x: 26, foot: 108, width: 15, height: 42, cap: 'merlons', slits: 2 });
  tower(press, { x: 78, foot: 108, width: 15, height: 44, cap: 'merlons', slits: 2 });
  wall(press, 17, 88, 114, 21);
  tower(press, { x: 14, foot: 120, width: 14, height: 31, cap: 'merlons', slits: 1 });
  tower(press, { x: 88, foot: 120, width: 14, height: 31, cap: 'merlons', slits: 1 });
  tower(press, { x: 52, foot: 120, width: 22, height: 28, cap: 'merlons', slits: 0 });
  const gate = press.path(arch(52, 120, 12, 17));
  press.form(gate, press.isContrast ? studio.window : plate.key, 1);
  press.inside(gate, () =>
    press.cuts(studio.stone, (pen) => {
      for (let i = 0; i < 4; i++) leaf(pen, 47.6 + i * 3, 101, 47.6 + i * 3, 115, 0.8);
      leaf(pen, 44, 109, 60, 109, 0.8);
    }),
  );
  press.form('M47 120H57L64 142H34Z', studio.stone, 0.9);
  press.hatch('M47 120H57L64 142H34Z', plate.key, { angle: 2, pitch: 3, tone: slope(44, 120, 62, 138, 0.7) });
}
