/** Library: shelves to the ceiling and one great book, open. */
import { chanceAt } from '../chance';
import { slope } from '../press';
import { flatSky, rays, type Scene } from '../sky';
import { leaf, ribbon } from '../woodcut';

function shelf(scene: Scene, foot: number, from: number): void {
  const { press } = scene;
  const { plate, studio } = press;
  const inks = [studio.roof, plate.accent, studio.slate, studio.gold, plate.lit, studio.wood, studio.leaf];
  // The books belong to the block, not to the print: every copy has the same ones.
  const salt = Math.round(foot * 3 + from);
  let next = from;
  let count = 0;
  while (next < 97) {
    const x = next;
    const width = (press.isContrast ? 9 : press.detail === 2 ? 4.4 : 6.4) + chanceAt(salt, count, 1) * 3.4;
    const height = 14.5 + chanceAt(salt, count, 2) * 5;
    const ink = inks[Math.floor(chanceAt(salt, count, 3) * inks.length)] ?? studio.roof;
    const lean = chanceAt(salt, count, 4) > 0.86 ? 2.4 : 0;
    const spine = press.path(`M${x} ${foot}L${x + lean} ${foot - height}h${width}L${x + width} ${foot}Z`);
    press.form(spine, ink, 0.8);
    if (press.detail > 0) {
      press.cuts(plate.lit, (pen) => {
        if (ink !== plate.lit && lean === 0) {
          leaf(pen, x + width * 0.18, foot - 2, x + width * 0.18, foot - height + 1.6, 0.7);
          if (width > 5.6) leaf(pen, x + 1, foot - height * 0.72, x + width - 1, foot - height * 0.72, 0.7);
        }
      });
      press.cuts(plate.key, (pen) =>
        leaf(pen, x + width * 0.82, foot - 1, x + width * 0.82 + lean * 0.6, foot - height + 1, width * 0.22),
      );
    }
    next += width + 0.5;
    count++;
  }
  const board = press.path(`M-2 ${foot}H104V${foot + 3.6}H-2Z`);
  press.form(board, studio.wood, 0.9);
  press.hatch(board, studio.facadeShade, { angle: 0, pitch: 1.8, tone: slope(90, foot, 0, foot, 0.6), step: 8 });
}

export function library(scene: Scene): void {
  const { press } = scene;
  const { plate, studio } = press;
  flatSky(scene, plate.deep);
  rays(scene, 70, plate.mid);
  shelf(scene, 49, 38);
  shelf(scene, 73, 6);
  shelf(scene, 97, 4);
  const desk = press.path('M-2 118L14 110H86L104 118V166H-2Z');
  press.form(desk, studio.wood, 1);
  press.hatch(desk, plate.key, { angle: 2, pitch: 2.8, tone: slope(40, 108, 56, 146, 0.85), sway: 0.5 });
  press.form(
    'M8 131L14 98C28 93 42 95 50 101C58 95 72 93 86 98L92 131C76 126 60 127 50 133C40 127 24 126 8 131Z',
    plate.accent,
    1.2,
  );
  const left = press.path('M13 127L18 96C30 91 42 93 50 100V129C40 122 26 122 13 127Z');
  const right = press.path('M87 127L82 96C70 91 58 93 50 100V129C60 122 74 122 87 127Z');
  press.form(left, studio.paper, 1.1);
  press.form(right, studio.paper, 1.1);
  press.hatch(right, studio.paperShade, { angle: 80, pitch: 2.2, tone: slope(72, 96, 50, 100, 0.9), step: 4 });
  const lines = press.detail === 0 ? 3 : 5;
  press.fill((pen) => {
    for (let i = 0; i < lines; i++) {
      const y = 101 + (i * 22) / lines;
      const thick = press.lineWidth(press.detail === 0 ? 1.1 : 0.9);
      ribbon(pen, [22 - i * 0.7, y, 0, 30, y - 2, thick, 39, y - 0.8, thick, 46, y + 2.6, 0]);
      ribbon(pen, [54, y + 2.6, 0, 61, y - 0.8, thick, 70, y - 2, thick, 78 + i * 0.7, y, 0]);
    }
  }, plate.key);
  press.form('M61 93.6L67 92.6L68 108L64.6 105.4L61.6 109Z', studio.roof, 0.8);
}
