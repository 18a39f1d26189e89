/** Settlement: one warm house with smoke from its chimney, a smaller neighbour, a path to the door. */
import { cloud, flatSky, rays, type Scene } from '../sky';
import { leaf } from '../woodcut';
import { house } from './masonry';
import { ground, smoke, tree } from './scenery';

export function settlement(scene: Scene): void {
  const { press } = scene;
  const { plate, studio } = press;
  flatSky(scene);
  rays(scene);
  cloud(scene, 82, 60, 11);
  press.form('M-2 96C14 84 30 82 46 90S82 92 104 80V166H-2Z', plate.far, 0);
  press.hatch('M-2 96C14 84 30 82 46 90S82 92 104 80V166H-2Z', plate.mid, {
    angle: 20,
    pitch: 2.8,
    tone: (x, y) => (y - 80) / 40,
    sway: 1,
  });
  house(press, {
    x: 64,
    foot: 112,
    width: 17,
    wall: 12,
    pitch: 12,
    depth: 11,
    windows: 1,
    roof: studio.wood,
    roofLit: studio.facadeShade,
  });
  tree(press, 15, 115, 17);
  ground(press, 'M-2 116C24 106 66 108 104 112V166H-2Z', plate.mid, plate.deep, 110);
  smoke(press, 56, 66, 11, studio.paper);
  press.form('M53 82V66H60.6V84Z', studio.roof, 0.9);
  house(press, { x: 22, foot: 127, width: 33, wall: 24, pitch: 27, depth: 19, windows: 0, door: true });
  if (press.detail > 0) {
    press.form((pen) => pen.addCircle(38.5, 90, 3.4), studio.window, 0.7);
    press.form('M61 114l9-1.6v-7.6l-9 1.6Z', studio.window, 0.7);
  }
  const path = press.path('M34 127C33 132 26 136 20 142H48C46 136 44 131 43.4 127Z');
  press.form(path, plate.lit, 0.8);
  press.cuts(plate.key, (pen) => {
    leaf(pen, 34, 131, 28, 138, 0.5);
    leaf(pen, 39, 130, 37, 140, 0.5);
  });
  if (press.detail > 0) tree(press, 88, 130, 11);
}
