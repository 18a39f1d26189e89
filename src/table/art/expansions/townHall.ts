/** Town hall: a timbered gable over an arcade, and a clock that the whole town can read. */
import { arch } from '../buildings/masonry';
import { ground } from '../buildings/scenery';
import { slope } from '../press';
import { flatSky, rays, type Scene } from '../sky';
import { leaf, wedge } from '../woodcut';

export function townHall(scene: Scene): void {
  const { press } = scene;
  const { plate, studio } = press;
  flatSky(scene);
  rays(scene);
  press.form('M-2 104C20 94 40 98 60 100S90 96 104 90V166H-2Z', plate.far, 0);
  ground(press, 'M-2 126C30 121 70 121 104 126V166H-2Z', plate.lit, plate.mid, 120, 2);
  // Roof wings, then the clock tower, then the gabled front.
  const roof = press.path('M10 96L20 72H82L92 96Z');
  press.form(roof, studio.roof, 1.1);
  press.hatch(roof, plate.key, { angle: 68, pitch: 2.5, tone: slope(40, 72, 96, 92, 0.8), step: 4 });
  press.inside(roof, () =>
    press.cuts(studio.roofLit, (pen) => {
      for (let i = 0; i < 5; i++) leaf(pen, 21 + i * 4.4, 75, 15 + i * 4.2, 93, 1.2);
    }),
  );
  const tower = press.path('M40 84V49H64V84Z');
  press.form(tower, studio.facade, 1.1);
  press.hatch(tower, studio.facadeShade, { angle: 90, pitch: 2, tone: slope(42, 44, 68, 50, 0.9), step: 5 });
  press.hatch(tower, plate.key, { angle: 90, pitch: 2.3, tone: slope(54, 44, 68, 44, 0.6), step: 5 });
  const cap = press.path('M36 50L45 40H48V36L52 29L56 36V40H59L68 50Z');
  press.form(cap, studio.slate, 1.1);
  press.inside(cap, () => {
    press.cuts(studio.slateLit, (pen) => leaf(pen, 51, 33, 41, 49, 2));
    press.cuts(plate.key, (pen) => {
      wedge(pen, 52, 30, 0, 61, 51, 2.6);
      wedge(pen, 54, 35, 0, 65, 51, 2.2);
    });
  });

  press.form((pen) => pen.addCircle(52, 59, 8.6), studio.gold, 1);
  press.form((pen) => pen.addCircle(52, 59, 6.6), press.isContrast ? '#FFFFFF' : studio.paper, 0.7);
  press.line('M52 59V54.4M52 59L55.2 61.2', 1.1, press.isContrast ? '#000000' : plate.key);
  const front = press.path('M24 126V88L52 66L80 88V126Z');
  press.form(front, studio.facade, 1.1);
  press.hatch(front, studio.facadeShade, { angle: 88, pitch: 2.1, tone: slope(34, 70, 86, 120, 0.85), step: 5 });
  press.form('M20.6 91L52 65L83.4 91L81 94L52 70.6L23 94Z', studio.roofLit, 0.9);
  // Timber frame: the crosses that say "hall" and not "house".
  press.line(
    'M24 91H80M24 106H80M38 79V106M52 70V106M66 79V106M24 91L38 106M38 91L24 106M66 91L80 106M80 91L66 106',
    1.5,
    studio.wood,
    false,
  );
  for (const x of [45, 59]) press.form(`M${x - 3} 94h6v8h-6Z`, studio.window, 0.7);
  for (const x of [33.4, 52, 70.6]) press.form(arch(x, 126, 13, 17), press.isContrast ? studio.window : plate.key, 1);
  if (press.detail > 0)
    press.cuts(studio.facadeShade, (pen) => {
      for (const x of [33.4, 52, 70.6]) leaf(pen, x - 4.8, 125, x - 4.6, 114, 1.1);
    });
  press.form('M18 126H86L90 131H14Z', studio.stone, 0.9);
  for (const [x, side] of [
    [14, 0],
    [86, 0],
  ] as const) {
    press.line(`M${x + side} 128V96`, 1.1);
    press.form(`M${x - 3.4} 98H${x + 3.4}V113L${x} 109.6L${x - 3.4} 113Z`, plate.accent, 0.8);
  }
}
