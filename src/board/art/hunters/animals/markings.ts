/** What is drawn on each animal's coat: the stag's pale rump, the bull's dark head, the mammoth's ear, the tiger's stripes. */
import type { Animal } from '@/games/hunters';

import type { Pen } from '../../brush';
import { mix } from '../../colour';
import { lit, shaded } from '../../palette';
import { closed, closedLine, type Mark, open } from '../figure';
import { ANIMALS, STRIPES } from './shapes';
import type { Sitting } from './sitting';

const EAR: readonly Mark[] = [
  [-0.21, -0.745],
  [-0.145, -0.74],
  [-0.1, -0.66],
  [-0.13, -0.55],
  [-0.18, -0.51],
  [-0.215, -0.58],
  [-0.235, -0.67],
];

const TRUNK_RINGS: readonly (readonly Mark[])[] = [
  [
    [-0.475, -0.36],
    [-0.42, -0.345],
  ],
  [
    [-0.49, -0.28],
    [-0.425, -0.265],
  ],
  [
    [-0.5, -0.2],
    [-0.435, -0.19],
  ],
  [
    [-0.505, -0.13],
    [-0.45, -0.12],
  ],
];

/** Short stripes on legs and brow. */
const BANDS: readonly (readonly Mark[])[] = [
  [
    [0.55, -0.2],
    [0.49, -0.2],
    [0.44, -0.175],
  ],
  [
    [0.54, -0.12],
    [0.49, -0.11],
    [0.44, -0.1],
  ],
  [
    [-0.3, -0.2],
    [-0.36, -0.21],
    [-0.41, -0.235],
  ],
  [
    [-0.33, -0.12],
    [-0.38, -0.125],
    [-0.43, -0.145],
  ],
  [
    [-0.52, -0.63],
    [-0.535, -0.57],
    [-0.52, -0.5],
  ],
  [
    [-0.575, -0.66],
    [-0.59, -0.615],
    [-0.585, -0.58],
  ],
];

/** A line as a lick of the brush: broad where it is set down, nothing where it is lifted. */
function tapered([a = [0, 0], b = [0, 0], c = [0, 0]]: readonly Mark[], half: number): Mark[] {
  const across = ([x1, y1]: Mark, [x2, y2]: Mark): readonly [number, number] => {
    const size = Math.hypot(x2 - x1, y2 - y1) || 1;
    return [-(y2 - y1) / size, (x2 - x1) / size];
  };
  const [ax, ay] = across(a, b);
  const [bx, by] = across(a, c);
  return [
    [a[0] + ax * half, a[1] + ay * half, 1],
    [b[0] + bx * half * 0.8, b[1] + by * half * 0.8],
    [c[0], c[1], 1],
    [b[0] - bx * half * 0.8, b[1] - by * half * 0.8],
    [a[0] - ax * half, a[1] - ay * half, 1],
  ];
}

/** Dark hooves on the near legs. */
function paintHooves({ brush, coat, kind }: Sitting): void {
  const soles = ANIMALS[kind].body.filter(([, y]) => y === 0);
  brush.stroke(
    (pen) => {
      for (let i = 0; i + 1 < soles.length; i += 2) {
        const [from, to] = [soles[i]?.[0] ?? 0, soles[i + 1]?.[0] ?? 0];
        pen.moveTo(from, -0.01).lineTo(to, -0.01);
      }
    },
    coat.line,
    0.045,
    { butt: true, alpha: 0.85 },
  );
}

const PAINT: Readonly<Record<Animal, (sitting: Sitting) => void>> = {
  deer(sitting) {
    const { brush, colours, coat, detail } = sitting;
    const { palette } = colours;
    brush.oval(0.39, -0.39, 0.05, 0.085, coat.pale, { blur: detail === 0 ? 0 : 0.012 });
    brush.oval(-0.02, -0.265, 0.17, 0.028, coat.pale, { blur: 0.022, alpha: 0.75 });
    if (detail === 0) return;
    // A dark mane on the throat, a dark muzzle, dark hooves.
    brush.stroke(
      open([
        [-0.3, -0.58],
        [-0.335, -0.48],
        [-0.3, -0.38],
      ]),
      coat.dark,
      0.075,
      { alpha: 0.6, blur: 0.022 },
    );
    brush.oval(-0.53, -0.6, 0.035, 0.03, shaded(palette, coat.dark, 0.5), { blur: 0.008 });
    paintHooves(sitting);
  },

  mammoth({ brush, colours, coat, detail, sun }) {
    const { palette } = colours;
    if (detail === 0) return;
    // The crown of hair on the dome, and the ear in its own shade.
    brush.oval(-0.22, -0.87, 0.1, 0.06, lit(palette, coat.light, 0.2), { blur: 0.03, alpha: 0.8 });
    brush.moved(-sun * 0.014, 0.016, () => brush.fill(closed(EAR), coat.line, { alpha: 0.7, blur: 0.008 }));
    brush.fill(closed(EAR), coat.mid);
    brush.stroke(
      open([
        [-0.225, -0.68],
        [-0.2, -0.735],
        [-0.145, -0.735],
      ]),
      lit(palette, coat.pale, 0.2),
      0.016,
      { alpha: 0.85 },
    );
    brush.stroke(open(...TRUNK_RINGS), coat.line, 0.014, { alpha: 0.6 });
  },

  aurochs(sitting) {
    const { brush, colours, coat, detail } = sitting;
    const { palette, charcoal } = colours;
    const brown = mix('#7A4E30', charcoal, 0.35);
    // A dark head and shoulder that fade into the pale flank: the oldest trick of the cave.
    brush.oval(-0.35, -0.42, 0.13, 0.22, brown, { alpha: 0.55, blur: 0.06 });
    brush.oval(-0.55, -0.36, 0.14, 0.24, mix(brown, charcoal, 0.6), { alpha: 0.95, blur: 0.03 });
    brush.oval(0.1, -0.06, 0.5, 0.09, brown, { alpha: 0.45, blur: 0.04 });
    brush.oval(-0.61, -0.17, 0.05, 0.032, lit(palette, coat.pale, 0.1), { alpha: 0.95, blur: 0.008 });
    if (detail === 0) return;
    // Light along the bridge of the nose, and a pale line down the spine.
    brush.stroke(
      open([
        [-0.56, -0.47],
        [-0.595, -0.37],
        [-0.625, -0.27],
      ]),
      lit(palette, coat.dark, 0.15),
      0.022,
      { alpha: 0.8, blur: 0.008 },
    );
    paintHooves(sitting);
  },

  tiger({ brush, coat, detail }) {
    brush.oval(0.0, -0.275, 0.3, 0.032, coat.pale, { blur: 0.022, alpha: 0.8 });
    brush.oval(-0.66, -0.365, 0.085, 0.055, coat.pale, { blur: 0.014, alpha: 0.95 });
    const broad = detail === 0 ? 0.034 : 0.023;
    brush.fill((pen: Pen) => {
      STRIPES.forEach((stripe) => closedLine(pen, tapered(stripe, broad)));
      if (detail > 0) BANDS.forEach((band) => closedLine(pen, tapered(band, 0.015)));
    }, coat.line);
  },
};

export const paintMarkings = (sitting: Sitting): void => PAINT[sitting.kind](sitting);
