/** The body of an animal: three tones turned to the sun like a tree's, soft folds, and strokes of colour along the hair. */
import type { Animal } from '@/games/hunters';

import type { Pen } from '../../brush';
import type { Hex } from '../../colour';
import { lit, shaded } from '../../palette';
import { Dice, hash } from '../../random';
import type { SkPath } from '../../skia';
import { open } from '../figure';
import { paintMarkings } from './markings';
import { ANIMALS } from './shapes';
import type { Sitting } from './sitting';

export function paintHide(sitting: Sitting, body: SkPath): void {
  const { brush, colours, coat, detail, kind, sun } = sitting;
  const { palette } = colours;
  brush.fill(body, coat.dark);
  brush.canvas.save();
  brush.canvas.clipPath(body, 1, true);
  brush.moved(sun * 0.03, -0.05, () => brush.fill(body, coat.mid, { blur: 0.014 }));
  brush.moved(sun * 0.095, -0.14, () => brush.fill(body, coat.light, { blur: 0.03, alpha: 0.92 }));
  if (detail > 0) {
    // The body turns away at shoulder and haunch, and from the sun along its lower side.
    const { folds } = ANIMALS[kind];
    brush.moved(-sun * 0.012, 0, () => brush.stroke(open(...folds), coat.dark, 0.05, { alpha: 0.55, blur: 0.018 }));
    brush.moved(sun * 0.022, 0, () =>
      brush.stroke(open(...folds), lit(palette, coat.light, 0.3), 0.04, { alpha: 0.6, blur: 0.014 }),
    );
    brush.moved(sun * 0.016, -0.02, () =>
      brush.stroke(body, shaded(palette, coat.dark, 0.35), 0.05, { closed: true, alpha: 0.55, blur: 0.014 }),
    );
    paintHair(sitting);
  }
  paintMarkings(sitting);
  // Light catches the upper edge.
  brush.moved(-sun * 0.012, 0.02, () =>
    brush.stroke(body, lit(palette, coat.light, 0.6), 0.034, {
      closed: true,
      alpha: detail === 0 ? 0.45 : 0.6,
      blur: 0.009,
    }),
  );
  brush.canvas.restore();
}

interface Hair {
  readonly count: number;
  readonly long: number;
  readonly wide: number;
  /** From which to which height. */
  readonly from: number;
  readonly to: number;
  /** Which way it lies on the back and at the belly, in degrees below the horizontal. */
  readonly lies: readonly [number, number];
}

const HAIR: Readonly<Record<Animal, Hair>> = {
  deer: { count: 46, long: 0.075, wide: 0.0065, from: -0.68, to: -0.22, lies: [22, 62] },
  mammoth: { count: 84, long: 0.15, wide: 0.011, from: -0.94, to: -0.1, lies: [66, 88] },
  aurochs: { count: 46, long: 0.085, wide: 0.0075, from: -0.76, to: -0.2, lies: [26, 66] },
  tiger: { count: 42, long: 0.07, wide: 0.0065, from: -0.64, to: -0.2, lies: [16, 58] },
};

/** Licks of a pointed brush along the lie of the hair: light ones above, dark ones below. */
function paintHair({ brush, colours, coat, detail, kind }: Sitting): void {
  const { palette } = colours;
  const { count, long, wide, from, to, lies } = HAIR[kind];
  const dice = new Dice(hash('hair', kind));
  const licks = (share: number, top: number, low: number, colour: Hex, alpha: number): void =>
    brush.fill(
      (pen: Pen) => {
        for (let i = 0; i < count * share * (detail === 2 ? 1 : 0.5); i++) {
          const depth = dice.range(top, low);
          const x = dice.range(-0.56, 0.5);
          const y = from + (to - from) * depth;
          const angle = ((lies[0] + (lies[1] - lies[0]) * depth + dice.range(-12, 12)) / 180) * Math.PI;
          const reach = long * dice.range(0.6, 1.2);
          const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
          const [nx, ny] = [(-dy / reach) * wide, (dx / reach) * wide];
          const lick = [
            { x, y },
            { x: x + dx * 0.35 + nx * 0.9, y: y + dy * 0.35 + ny * 0.9 },
            { x: x + dx * 0.65 + nx * 0.8, y: y + dy * 0.65 + ny * 0.8 },
            { x: x + dx, y: y + dy },
            { x: x + dx * 0.45 - nx * 0.5, y: y + dy * 0.45 - ny * 0.5 },
          ];
          pen.addPoly(lick, true);
        }
      },
      colour,
      { alpha },
    );
  licks(1, 0.1, 1, coat.dark, 0.5);
  licks(1, 0, 0.6, lit(palette, coat.light, 0.3), 0.6);
  licks(0.5, 0.2, 1, shaded(palette, coat.dark, 0.35), 0.5);
  licks(0.4, 0, 0.8, coat.pale, 0.45);
}
