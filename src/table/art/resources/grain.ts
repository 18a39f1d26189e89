/** Grain: five bearded ears, heavy and golden, before a field that runs to the hill. */
import { pattern } from '../pattern';
import { type Press, slope } from '../press';
import { flatSky, rays, type Scene } from '../sky';
import { leaf, ribbon } from '../woodcut';

interface Ear {
  readonly x: number;
  readonly foot: number;
  readonly top: number;
  /** Sideways stray of the tip. */
  readonly lean: number;
  readonly size: number;
  readonly pairs: number;
}

function ear(press: Press, it: Ear): void {
  const { plate, detail } = press;
  const { x, foot, top, lean, size, pairs } = it;
  const at = (s: number): [number, number] => [x + lean * s * s, foot + (top - foot) * s];
  const stem: number[] = [];
  for (let i = 0; i <= 8; i++) {
    const [px, py] = at(i / 8);
    stem.push(px, py, press.lineWidth(1.5 - i * 0.08));
  }
  press.fill((pen) => ribbon(pen, stem), plate.key);
  const start = 0.5;
  const step = (1 - start) / pairs;
  if (detail > 0) {
    press.cuts(plate.key, (pen) => {
      for (let p = 0; p < pairs; p++) {
        const [px, py] = at(start + step * (p + 0.6));
        const drift = lean * 0.35;
        leaf(pen, px - size * 0.5, py, px - size * 1.35 + drift, py - size * 2.6, 0.42, 0.6);
        leaf(pen, px + size * 0.5, py, px + size * 1.35 + drift, py - size * 2.6, 0.5, -0.6);
      }
      const [tx, ty] = at(1);
      leaf(pen, tx, ty, tx + lean * 0.3, ty - size * 2.7, 0.5);
    });
  }
  const turn = (Math.atan2(2 * lean, foot - top) * 180) / Math.PI;
  for (let p = 0; p <= pairs; p++) {
    const [px, py] = at(Math.min(1, start + step * p));
    press.at(
      px,
      py,
      1,
      () => {
        if (p === pairs) kernel(press, 0, 0, 0, -size * 1.25, size * 0.5);
        else {
          kernel(press, size * 0.1, 0, size * 0.78, -size * 1.02, size * 0.46);
          kernel(press, -size * 0.1, 0, -size * 0.78, -size * 1.02, size * 0.46);
        }
      },
      turn,
    );
  }
}

function kernel(press: Press, x0: number, y0: number, x1: number, y1: number, width: number): void {
  const { plate } = press;
  press.form((pen) => leaf(pen, x0, y0, x1, y1, width * 1.9), plate.lit, press.isContrast ? 0.7 : 0.85);
  if (press.detail === 2)
    press.cuts(plate.mid, (pen) =>
      leaf(pen, x0 + 0.6, y0 - 0.6, x1 + 0.5, y1 + 1.2, width * 0.5, x1 > x0 ? -0.4 : 0.5),
    );
}

export function grain(scene: Scene): void {
  const { press } = scene;
  const { plate } = press;
  flatSky(scene);
  pattern(scene, 'waves');
  rays(scene);
  press.form('M-2 84C24 70 58 72 104 86V150H-2Z', plate.far, 0);
  press.hatch('M-2 84C24 70 58 72 104 86V150H-2Z', plate.mid, {
    angle: 90,
    pitch: 2.4,
    tone: slope(50, 78, 50, 116, 1),
    step: 5,
  });
  const field = 'M-2 108C22 98 66 98 104 110V150H-2Z';
  press.form(field, plate.mid, 0.8);
  // Furrows run together at the horizon.
  press.inside(field, () =>
    press.flow(plate.deep, {
      lines: 17,
      steps: 6,
      at: (i, s) => [50 + (i - 0.5) * (70 + 160 * s * s), 99 + s * 46],
      width: (_i, s) => 0.5 + 3.2 * s,
    }),
  );
  if (press.detail === 2) {
    ear(press, { x: 34, foot: 140, top: 66, lean: -5, size: 7, pairs: 5 });
    ear(press, { x: 68, foot: 140, top: 68, lean: 5, size: 7, pairs: 5 });
  }
  ear(press, { x: 26, foot: 146, top: 62, lean: -9, size: 9.4, pairs: 5 });
  ear(press, { x: 75, foot: 146, top: 64, lean: 9, size: 9.4, pairs: 5 });
  ear(press, { x: 50, foot: 146, top: 50, lean: 2, size: 10.6, pairs: 6 });
}
