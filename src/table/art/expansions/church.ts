/** Church: a white nave with a rose window and a slate spire, its cross against the sky. */
import { door, house, window } from '../buildings/masonry';
import { ground, tree } from '../buildings/scenery';
import { slope } from '../press';
import { birds, cloud, flatSky, rays, type Scene } from '../sky';
import { leaf, wedge } from '../woodcut';

export function church(scene: Scene): void {
  const { press } = scene;
  const { plate, studio } = press;
  flatSky(scene);
  rays(scene);
  cloud(scene, 72, 62, 12);
  birds(scene, 64, 48);
  press.form('M-2 102C18 90 40 92 60 96S90 92 104 86V166H-2Z', plate.far, 0);
  press.hatch('M-2 102C18 90 40 92 60 96S90 92 104 86V166H-2Z', plate.mid, {
    angle: 16,
    pitch: 2.8,
    tone: slope(50, 90, 50, 124, 1),
    sway: 1,
  });
  tree(press, 12, 122, 15);
  ground(press, 'M-2 122C24 113 66 113 104 118V166H-2Z', plate.mid, plate.deep, 114);
  // Bell tower behind, to the left; the nave in front of it.
  press.moved(4, 0, () => {
    const tower = press.path('M27 128V80H47V128Z');
    press.form(tower, studio.facade, 1.1);
    press.hatch(tower, studio.facadeShade, { angle: 90, pitch: 2.1, tone: slope(30, 80, 50, 88, 0.9), step: 5 });
    press.hatch(tower, plate.key, { angle: 90, pitch: 2.3, tone: slope(40, 70, 50, 70, 0.7), step: 5 });
    const spire = press.path('M37 43L51 80Q37 84 23 80Z');
    press.form(spire, studio.slate, 1.1);
    press.inside(spire, () => {
      press.cuts(studio.slateLit, (pen) => {
        leaf(pen, 36.6, 46, 28, 80, 2);
        leaf(pen, 36.8, 52, 33, 81, 1.2);
      });
      press.cuts(plate.key, (pen) => {
        wedge(pen, 37, 43, 0, 42, 82, 1.8);
        wedge(pen, 37, 43, 0, 46, 82, 2);
        wedge(pen, 37, 43, 0, 49.6, 82, 2);
      });
    });
    press.form('M36 27H38.4V32H43V34.6H38.4V45H36V34.6H31.4V32H36Z', studio.gold, 0.8);
    press.form('M31.6 97V89.4a5.4 5.4 0 0 1 10.8 0V97Z', studio.window, 0.9);
    press.form('M34 95.4C34.4 93 34.6 90 37 89.4C39.4 90 39.6 93 40 95.4Z', studio.gold, 0.6);
    house(press, { x: 44, foot: 129, width: 31, wall: 22, pitch: 27, depth: 13 });
    press.form((pen) => pen.addCircle(59.5, 99, 5.6), studio.window, 1);
    press.line(
      'M54.4 99H64.6M59.5 93.8V104.2M56 95.4L63 102.6M63 95.4L56 102.6',
      0.6,
      press.isContrast ? plate.key : studio.facade,
    );
    door(press, 59.5, 129, 10, 16);
    for (const x of [79, 85.4]) window(press, x, 109, 3, 8);
  });
  if (press.detail > 0) tree(press, 91, 132, 10);
}
