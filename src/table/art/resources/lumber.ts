/** Lumber: a wall of firs, the light on their left boughs, and three trunks already felled. */
import { chanceAt } from '../chance';
import { pattern } from '../pattern';
import { type Press, slope } from '../press';
import { rays, flatSky, type Scene } from '../sky';
import { leaf } from '../woodcut';

interface Fir {
  readonly x: number;
  readonly foot: number;
  readonly height: number;
  readonly half: number;
  readonly ink: string;
  readonly tiers: number;
}

function fir(press: Press, tree: Fir): void {
  const { x, foot, height, half, tiers } = tree;
  const top = foot - height;
  const right: [number, number][] = [];
  for (let tier = 0; tier < tiers; tier++) {
    const low = top + (height * (tier + 1.15)) / (tiers + 0.15);
    const reach = half * (0.34 + (0.66 * (tier + 1)) / tiers);
    right.push([reach, low], [reach * 0.52, low - height * 0.035]);
  }
  const outline = press.path((pen) => {
    pen.moveTo(x, top);
    right.forEach(([dx, y], i) => {
      if (i % 2 === 0) pen.quadTo(x + dx * 0.42, y - height * 0.06, x + dx, y);
      else pen.lineTo(x + dx, y);
    });
    for (let i = right.length - 1; i >= 0; i--) {
      const [dx, y] = right[i] ?? [0, 0];
      if (i % 2 === 0) {
        pen.lineTo(x - dx, y);
        const [bx, by] = i > 0 ? (right[i - 1] ?? [0, top]) : [0, top];
        pen.quadTo(x - dx * 0.42, y - height * 0.06, x - bx, by);
      } else pen.lineTo(x - dx, y);
    }
    pen.close();
  });
  press.form(outline, tree.ink, 0.9);
  press.hatch(outline, press.plate.key, {
    angle: 62,
    pitch: 2.3,
    tone: slope(x - half * 0.1, top, x + half, top + height * 0.35, 0.95),
    step: 4,
  });
  press.inside(outline, () => {
    press.cuts(press.plate.lit, (pen) => {
      for (let tier = 0; tier < tiers; tier++) {
        const low = top + (height * (tier + 1.15)) / (tiers + 0.15);
        const reach = half * (0.34 + (0.66 * (tier + 1)) / tiers);
        const boughs = press.detail === 0 ? 2 : 3 + Math.round(tier * 0.8);
        for (let b = 0; b < boughs; b++) {
          const s = (b + 0.3 + chanceAt(press.seed + tier, b, 11) * 0.4) / boughs;
          const x1 = x - reach * (0.14 + 0.78 * s);
          const y1 = low - height * 0.03 - (1 - s) * 1.6;
          const length = height * (0.1 + 0.05 * (1 - s));
          leaf(pen, x1 + length * 0.4, y1 - length, x1, y1, 1 + (press.detail < 2 ? 0.5 : 0), -0.5);
        }
      }
    });
  });
}

function log(press: Press, x: number, y: number, r: number): void {
  const end = press.path((pen) => pen.addCircle(x, y, r));
  press.form(end, press.plate.accent, 1);
  if (press.detail === 0) return;
  press.line((pen) => pen.addCircle(x + 0.3, y + 0.2, r * 0.58), 0.75);
  press.line((pen) => pen.addCircle(x + 0.4, y + 0.2, r * 0.22), 0.75);
}

export function lumber(scene: Scene): void {
  const { press } = scene;
  const { plate } = press;
  flatSky(scene);
  pattern(scene, 'needles');
  rays(scene);
  press.form('M-2 88C18 78 34 84 52 78S86 70 104 78V150H-2Z', plate.far, 0);
  press.hatch('M-2 88C18 78 34 84 52 78S86 70 104 78V150H-2Z', plate.mid, {
    angle: 74,
    pitch: 2.6,
    tone: slope(50, 74, 50, 120, 1),
    step: 6,
  });
  const far = press.detail === 0 ? [] : [12, 28, 57, 72, 88];
  far.forEach((x, i) =>
    fir(press, { x, foot: 104, height: 34 + 8 * chanceAt(press.seed, i, 4), half: 9.5, ink: plate.mid, tiers: 4 }),
  );
  fir(press, { x: 18, foot: 122, height: 66, half: 17, ink: plate.mid, tiers: 5 });
  fir(press, { x: 82, foot: 124, height: 74, half: 18, ink: plate.mid, tiers: 5 });
  const ground = 'M-2 122C20 112 44 112 62 116S90 118 104 114V150H-2Z';
  press.form(ground, plate.deep, 0.9);
  fir(press, { x: 50, foot: 123, height: 92, half: 22, ink: plate.deep, tiers: 6 });
  press.hatch(ground, plate.mid, { angle: 8, pitch: 3, tone: slope(60, 150, 20, 112, 0.7), sway: 0.8 });
  log(press, 62, 131, 6.2);
  log(press, 75.5, 131, 6.4);
  log(press, 69, 120.6, 6.1);
}
