/** Wool: one sheep, all curls, in full light on a close-cropped meadow. */
import { pattern } from '../pattern';
import { type Press, slope } from '../press';
import { birds, cloud, flatSky, rays, type Scene } from '../sky';
import { leaf, ribbon } from '../woodcut';

const BODY = { x: 46, y: 97, rx: 29, ry: 23 } as const;

function fleece(press: Press) {
  const bumps = 13;
  return press.path((pen) => {
    for (let i = 0; i <= bumps; i++) {
      const turn = (i / bumps) * Math.PI * 2 - 0.4;
      const x = BODY.x + Math.cos(turn) * BODY.rx;
      const y = BODY.y + Math.sin(turn) * BODY.ry;
      if (i === 0) pen.moveTo(x, y);
      else {
        const middle = turn - Math.PI / bumps;
        pen.quadTo(BODY.x + Math.cos(middle) * BODY.rx * 1.36, BODY.y + Math.sin(middle) * BODY.ry * 1.4, x, y);
      }
    }
    pen.close();
  });
}

/** A curl: a line that winds in and gets thick at its back. */
function curl(x: number, y: number, r: number, turn: number): number[] {
  const points: number[] = [];
  for (let i = 0; i <= 9; i++) {
    const s = i / 9;
    const angle = turn + s * 4.6;
    const reach = r * (1 - s * 0.72);
    points.push(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, Math.sin(s * Math.PI) * 1.35 + 0.1);
  }
  return points;
}

const CURLS = [
  [30, 86, 5.2, 2.6],
  [44, 82, 5.4, 2.9],
  [58, 85, 5, 3.2],
  [25, 99, 5, 2.2],
  [38, 97, 5.6, 2.6],
  [52, 97, 5.6, 2.9],
  [65, 97, 4.6, 3.2],
  [31, 111, 5, 2.2],
  [45, 111, 5.4, 2.5],
  [59, 110, 5, 2.8],
] as const;

function sheep(press: Press): void {
  const { plate, studio } = press;
  for (const [x, far] of [
    [30, 0],
    [40, 1],
    [56, 0],
    [65, 1],
  ] as const) {
    const foot = far ? 130 : 133;
    press.form(`M${x - 2.8} 112h5.6l-.6 ${foot - 112}h-4.4Z`, plate.accent, 0.7);
  }
  const body = fleece(press);
  press.form(body, plate.lit, 1.3);
  press.hatch(body, studio.paperShade, { angle: 40, pitch: 2.6, tone: slope(40, 88, 66, 124, 0.95), step: 4 });
  press.hatch(body, plate.key, { angle: 52, pitch: 2.8, tone: slope(54, 106, 74, 128, 0.75), step: 4 });
  if (press.detail > 0) {
    press.cuts(plate.key, (pen) => {
      for (const [x, y, r, turn] of CURLS) ribbon(pen, curl(x, y, r, turn));
    });
  }
  // Ear behind, face, tuft of wool over the brow.
  press.form('M70 83C62 80 58 84 57 88C62 91 68 90 72 87Z', plate.accent, 0.7);
  press.form('M68 82C74 76 83 77 88 84C92 90 94 96 91 100C87 105 79 103 74 98C69 93 66 88 68 82Z', plate.accent, 0.9);
  press.cuts(plate.lit, (pen) => {
    leaf(pen, 73, 85, 79, 97, 1, 0.8);
    leaf(pen, 84, 83, 90, 93, 0.7, -0.6);
    leaf(pen, 82, 99.6, 90, 98.4, 0.7, 0.7);
  });
  press.form('M65 82C63 75 69 71 74 74C78 70 85 73 84 79C80 84 74 82 72 86C68 87 65 86 65 82Z', plate.lit, 1);
  press.fill(
    (pen) => pen.addCircle(81.5, 88.4, press.detail === 0 ? 2 : 1.7),
    press.isContrast ? '#FFFFFF' : plate.lit,
  );
  press.fill((pen) => pen.addCircle(81.9, 88.6, 0.8), '#000000');
}

function tuft(press: Press, x: number, y: number, size: number): void {
  press.cuts(press.plate.key, (pen) => {
    leaf(pen, x, y, x - size * 0.7, y - size, 0.6, -0.5);
    leaf(pen, x + 1, y, x + 0.6, y - size * 1.35, 0.7);
    leaf(pen, x + 2, y, x + 2.6 + size * 0.5, y - size * 0.9, 0.6, 0.5);
  });
}

export function wool(scene: Scene): void {
  const { press } = scene;
  const { plate } = press;
  flatSky(scene);
  pattern(scene, 'dots');
  rays(scene);
  cloud(scene, 74, 56, 13);
  birds(scene, 66, 40);
  const hills = 'M-2 86C14 70 40 68 58 78S88 74 104 64V166H-2Z';
  press.form(hills, plate.far, 0);
  press.hatch(hills, plate.mid, { angle: 24, pitch: 2.8, tone: slope(46, 74, 70, 116, 1), sway: 1.2 });
  const meadow = press.path('M-2 116C20 104 54 102 104 112V166H-2Z');
  press.form(meadow, plate.mid, 0.9);
  press.hatch(meadow, plate.deep, { angle: -4, pitch: 2.8, tone: slope(30, 108, 60, 140, 0.95), sway: 0.9 });
  press.hatch('M18 134C30 126 76 126 92 132C84 139 34 141 18 134Z', plate.key, { angle: 4, pitch: 2.2, tone: 0.66 });
  sheep(press);
  if (press.detail > 0) {
    for (const [x, y, s] of [
      [12, 124, 6],
      [84, 122, 6],
      [22, 135, 5],
      [76, 136, 5],
    ] as const)
      tuft(press, x, y, s);
  }
}
