/** University: a dome over a portico of columns, and wide steps that anyone may climb. */
import { tree } from '../buildings/scenery';
import { slope } from '../press';
import { birds, cloud, flatSky, rays, type Scene } from '../sky';
import { leaf } from '../woodcut';

export function university(scene: Scene): void {
  const { press } = scene;
  const { plate, studio } = press;
  flatSky(scene);
  rays(scene);
  cloud(scene, 16, 66, 9);
  birds(scene, 80, 54);
  press.form('M-2 110C20 98 40 104 60 106S90 100 104 96V166H-2Z', plate.far, 0);
  press.hatch('M-2 110C20 98 40 104 60 106S90 100 104 96V166H-2Z', plate.mid, {
    angle: 12,
    pitch: 2.8,
    tone: slope(50, 98, 50, 128, 1),
    sway: 1,
  });
  tree(press, 10, 123, 15);
  tree(press, 91, 123, 16);
  // Lantern, dome, drum.
  press.form('M24 70H78.6V78H24Z', studio.facade, 0);
  press.form('M47 44V36a4.4 4.4 0 0 1 8.8 0V44Z', studio.facade, 0.9);
  press.line('M51.4 31.4V25', 1.2);
  press.form((pen) => pen.addCircle(51.4, 25, 2), studio.gold, 0.7);
  const dome = press.path('M28 70C28 52 38 43 51.4 43C65 43 75 52 75 70Z');
  press.form(dome, plate.accent, 1.1);
  press.inside(dome, () => {
    // Ribs run down the curve of the dome.
    press.flow(studio.slateLit, {
      lines: 4,
      steps: 7,
      at: (i, s) => [51 - (3 + i * 18) * Math.sin((s * Math.PI) / 2), 44 + 27 * (1 - Math.cos((s * Math.PI) / 2))],
      width: (i, s) => (0.6 + s) * (1.6 - i * 0.5),
    });
    press.flow(plate.key, {
      lines: 6,
      steps: 7,
      at: (i, s) => [52 + (3 + i * 20) * Math.sin((s * Math.PI) / 2), 44 + 27 * (1 - Math.cos((s * Math.PI) / 2))],
      width: (i, s) => (0.5 + s) * (0.9 + i * 1.4),
    });
  });
  press.form('M24 70H78.6V78H24Z', studio.facade, 1);
  press.hatch('M24 70H78.6V78H24Z', plate.key, { angle: 90, pitch: 2.8, tone: slope(40, 74, 84, 74, 0.7), step: 3 });
  press.form('M18 92V84L51.4 70L84.8 84V92Z', studio.facade, 1.1);
  const gable = press.path('M25 86L51.4 74.6L77.8 86Z');
  press.form(gable, studio.facadeShade, 0.8);
  // An open book in the gable.
  press.form(
    'M51.4 80C48.6 78.4 46 78.2 43.6 78.8V84C46 83.4 48.8 83.8 51.4 85.2C54 83.8 56.8 83.4 59.2 84V78.8C56.8 78.2 54.2 78.4 51.4 80Z',
    press.isContrast ? '#FFFFFF' : studio.paper,
    0.7,
  );
  press.fill('M22 92H81V126H22Z', press.isContrast ? studio.window : plate.key);
  press.hatch('M22 92H81V126H22Z', plate.accent, { angle: 90, pitch: 3, tone: 0.3, step: 8 });
  for (const x of [25.4, 38.4, 51.4, 64.4, 77.4]) {
    const shaft = press.path(`M${x - 2.9} 126L${x - 2.4} 95H${x + 2.4}L${x + 2.9} 126Z`);
    press.form(shaft, studio.facade, 0.9);
    press.hatch(shaft, plate.key, { angle: 90, pitch: 1.5, tone: slope(x - 0.6, 95, x + 3.4, 95, 0.9), step: 8 });
    press.form(`M${x - 4} 92h8v3.2h-8ZM${x - 4} 124h8v2.8h-8Z`, studio.facade, 0.7);
  }
  const steps = [
    [17, 126.6],
    [12.6, 130.4],
    [8.2, 134.2],
  ] as const;
  for (const [x, y] of steps) {
    const step = press.path(`M${x} ${y}H${102.8 - x}V${y + 4}H${x}Z`);
    press.form(step, studio.facade, 0.9);
    press.hatch(step, plate.key, { angle: 0, pitch: 1.9, tone: slope(30, y, 110, y + 3, 0.6), step: 8 });
  }
  press.cuts(studio.paper, (pen) => leaf(pen, 34, 66, 42, 50, 1.2, -1.6));
}
