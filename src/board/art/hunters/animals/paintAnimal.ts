/** An animal as pigment on stone: bone halo, charcoal smudge and line, earth colours blown over it. */
import type { Animal } from '@/games/hunters';

import type { Brush, Pen } from '../../brush';
import type { Hex } from '../../colour';
import type { Detail } from '../../detail';
import { lit, shaded } from '../../palette';
import { Dice, hash } from '../../random';
import type { Pigments } from '../colours';
import { closed, closedLine, open, openLine } from '../figure';
import { BOXES, keptInside, type Thing } from '../placement';
import { ANIMALS, FANGS, HORNS, MIDDLES, STRIPES, TUSK } from './shapes';

interface Coat {
  readonly top: Hex;
  readonly low: Hex;
  readonly far: Hex;
  readonly belly: Hex;
}

const COATS: Readonly<Record<Animal, Coat>> = {
  deer: { top: '#CE7A3E', low: '#9A4A22', far: '#74351A', belly: '#E8B27C' },
  mammoth: { top: '#75503A', low: '#3A2720', far: '#2A1B16', belly: '#2C1D17' },
  aurochs: { top: '#FBF1DA', low: '#D9C39C', far: '#B39A72', belly: '#B79C74' },
  tiger: { top: '#F6AE3E', low: '#C4621F', far: '#94461A', belly: '#FBE0A8' },
};

/** Where the figure's feet and middle lie in its own unit, so that `at` is the middle of its box. */
export function paintAnimal(
  brush: Brush,
  colours: Pigments,
  detail: Detail,
  thing: Thing & { kind: Animal },
  grow: number,
): void {
  const { kind, size, facesRight } = thing;
  const height = BOXES[kind][1];
  const wide = size * grow;
  const at = keptInside(thing.at, kind, wide);
  brush.canvas.save();
  brush.canvas.translate(at.x, at.y + (height / 2) * wide);
  brush.canvas.scale(facesRight ? -1 : 1, 1);
  brush.canvas.translate(-MIDDLES[kind] * wide, 0);
  brush.stamp(`animal/${colours.palette.theme}/${detail}/${kind}`, 0, 0, wide, (stamp) =>
    drawAnimal(stamp, colours, detail, kind),
  );
  brush.canvas.restore();
}

/** Everything that belongs to the dark shape. */
function silhouette(kind: Animal): (pen: Pen) => void {
  const shape = ANIMALS[kind];
  return (pen) => {
    closedLine(pen, shape.body);
    shape.farLegs.forEach((leg) => closedLine(pen, leg));
    if (kind === 'mammoth') closedLine(pen, TUSK);
    if (kind === 'aurochs') HORNS.forEach((horn) => closedLine(pen, horn));
    if (kind === 'tiger') FANGS.forEach((fang) => closedLine(pen, fang));
  };
}

function drawAnimal(brush: Brush, colours: Pigments, detail: Detail, kind: Animal): void {
  const { charcoal, bone, boneAlpha, palette } = colours;
  const shape = ANIMALS[kind];
  const coat = COATS[kind];
  const line = [0.05, 0.038, 0.03][detail] ?? 0.038;
  brush.oval(0.02, 0.005, 0.5, 0.06, palette.shadow, { alpha: palette.shadowAlpha * 1.1, blur: 0.04 });
  const whole = brush.path(silhouette(kind));
  const limbs = shape.limbs.map((limb) => ({ ...limb, path: brush.path(open(...limb.lines), false) }));
  // Halo, smudge and line for everything first, so that no part is outlined over another.
  const under = (width: number, colour: Hex, look: Parameters<Brush['stroke']>[3]): void => {
    brush.stroke(whole, colour, width * 2, { ...look, closed: true });
    for (const limb of limbs)
      brush.stroke(limb.path, colour, limb.width + width * (limb.part === 'horn' ? 1.4 : 2), look);
  };
  under(0.07, bone, { alpha: boneAlpha, blur: detail === 0 ? 0.02 : 0.03 });
  if (detail > 0) under(line * 1.5, charcoal, { alpha: 0.4, rough: [0.05, 0.024] });
  under(line, charcoal, {});
  brush.fill(whole, charcoal);
  for (const limb of limbs) {
    if (kind === 'tiger') {
      brush.stroke(limb.path, coat.low, limb.width * 0.9, {});
      brush.stroke(limb.path, charcoal, limb.width, { dash: [0.035, 0.075], dashStart: 0.02, butt: true });
    } else if (kind === 'deer')
      brush.stroke(limb.path, detail === 0 ? '#4A2214' : '#8A4A26', limb.width * (detail === 0 ? 1.1 : 0.8), {});
    else if (kind === 'aurochs') brush.stroke(limb.path, coat.low, limb.width * 0.7, {});
    else brush.stroke(limb.path, coat.low, limb.width * 0.6, {});
  }
  for (const leg of shape.farLegs) brush.fill(closed(leg), coat.far);
  const body = brush.path(closed(shape.body));
  if (detail > 0 && kind !== 'mammoth') brush.stroke(body, charcoal, 0.03, { closed: true });
  brush.gradient(body, { x: 0, y: -0.85 }, { x: 0, y: -0.05 }, [
    coat.top,
    coat.top,
    coat.low,
    shaded(palette, coat.low, 0.15),
  ]);
  brush.canvas.save();
  brush.canvas.clipPath(body, 1, true);
  paintCoat(brush, colours, detail, kind, coat);
  brush.canvas.restore();
  paintFeatures(brush, colours, detail, kind);
  body.dispose();
  whole.dispose();
  limbs.forEach((limb) => limb.path.dispose());
}

/** Light along the back, shade under the belly, blown pigment, and each animal's own marks. */
function paintCoat(brush: Brush, colours: Pigments, detail: Detail, kind: Animal, coat: Coat): void {
  const { palette, charcoal } = colours;
  const body = ANIMALS[kind].body;
  brush.moved(0.025, 0.05, () =>
    brush.stroke(closed(body), lit(palette, coat.top, 0.35), 0.05, {
      closed: true,
      blur: 0.025,
      alpha: kind === 'mammoth' ? 0.5 : 0.75,
    }),
  );
  brush.moved(-0.02, -0.045, () =>
    brush.stroke(closed(body), shaded(palette, coat.low, 0.5), 0.06, { closed: true, blur: 0.03, alpha: 0.55 }),
  );
  if (kind === 'deer') {
    brush.oval(-0.02, -0.25, 0.2, 0.035, coat.belly, { blur: 0.02, alpha: 0.8 });
    brush.oval(0.38, -0.38, 0.05, 0.075, '#FFF3DC', { blur: detail === 0 ? 0 : 0.008 });
    brush.oval(-0.5, -0.575, 0.04, 0.025, shaded(palette, coat.low, 0.5), { alpha: 0.8 });
    if (detail > 0)
      brush.fill(
        (pen) =>
          [
            [-0.08, -0.41],
            [0.02, -0.39],
            [0.1, -0.415],
            [0.18, -0.39],
            [0.26, -0.41],
            [-0.02, -0.345],
            [0.08, -0.34],
            [0.17, -0.335],
            [0.26, -0.35],
          ].forEach(([x, y]) => pen.addCircle(x ?? 0, y ?? 0, 0.016)),
        '#F8DDB2',
        { alpha: 0.9 },
      );
  }
  if (kind === 'aurochs') {
    // A dark head and shoulder that fade into the pale flank: the oldest trick of the cave.
    brush.oval(-0.56, -0.36, 0.15, 0.22, charcoal, { alpha: 0.95, blur: 0.035 });
    brush.oval(-0.38, -0.42, 0.11, 0.2, charcoal, { alpha: 0.5, blur: 0.07 });
    brush.oval(0.05, -0.23, 0.3, 0.05, coat.belly, { blur: 0.03, alpha: 0.7 });
    brush.oval(-0.6, -0.21, 0.045, 0.035, '#E8D8BC', { alpha: 0.95 });
  }
  if (kind === 'mammoth' && detail > 0) paintWool(brush, colours);
  if (kind === 'tiger') {
    brush.oval(0.0, -0.27, 0.34, 0.04, coat.belly, { blur: 0.025, alpha: 0.85 });
    brush.oval(-0.655, -0.38, 0.1, 0.065, coat.belly, { blur: 0.012, alpha: 0.95 });
    brush.stroke(open(...STRIPES), charcoal, detail === 0 ? 0.045 : 0.038, {});
    if (detail > 0)
      brush.stroke(
        open(
          [
            [0.44, -0.24],
            [0.5, -0.22],
          ],
          [
            [0.42, -0.16],
            [0.49, -0.14],
          ],
          [
            [-0.46, -0.2],
            [-0.38, -0.19],
          ],
          [
            [-0.47, -0.12],
            [-0.4, -0.11],
          ],
        ),
        charcoal,
        0.026,
        {},
      );
  }
  if (detail === 2) paintSpeckle(brush, kind, coat);
}

function paintWool(brush: Brush, colours: Pigments): void {
  const dice = new Dice(hash('wool'));
  const locks = (count: number, colour: Hex, alpha: number, from: number, to: number): void =>
    brush.stroke(
      (pen) => {
        for (let i = 0; i < count; i++) {
          const x = dice.range(-0.28, 0.52);
          const y = dice.range(from, to);
          const long = dice.range(0.07, 0.14);
          pen.moveTo(x, y).quadTo(x + 0.025, y + long * 0.5, x + dice.range(-0.01, 0.03), y + long);
        }
      },
      colour,
      0.016,
      { alpha },
    );
  locks(26, '#A87C58', 0.55, -0.82, -0.45);
  locks(30, '#1D120D', 0.6, -0.6, -0.12);
  locks(14, '#8A6244', 0.45, -0.4, -0.16);
  brush.stroke(
    open(
      [
        [-0.46, -0.3],
        [-0.43, -0.29],
      ],
      [
        [-0.48, -0.22],
        [-0.44, -0.21],
      ],
      [
        [-0.49, -0.14],
        [-0.45, -0.13],
      ],
    ),
    '#1D120D',
    0.014,
    { alpha: 0.7 },
  );
  void colours;
}

/** Grains of colour, as if blown through a reed. */
function paintSpeckle(brush: Brush, kind: Animal, coat: Coat): void {
  const dice = new Dice(hash('speckle', kind));
  const grains = (count: number, colour: Hex, alpha: number): void =>
    brush.fill(
      (pen) => {
        for (let i = 0; i < count; i++)
          pen.addCircle(dice.range(-0.6, 0.5), dice.range(-0.85, 0), dice.range(0.004, 0.011));
      },
      colour,
      { alpha },
    );
  grains(90, coat.far, 0.3);
  grains(60, coat.belly, 0.22);
}

function paintFeatures(brush: Brush, colours: Pigments, detail: Detail, kind: Animal): void {
  const { charcoal } = colours;
  const eye = (x: number, y: number, r: number, colour = charcoal): void => brush.circle(x, y, r, colour);
  switch (kind) {
    case 'deer':
      if (detail > 0) eye(-0.425, -0.655, 0.017);
      return;
    case 'mammoth':
      brush.fill(closed(TUSK), '#FFF8E6');
      if (detail > 0) {
        brush.stroke(
          open([
            [-0.4, -0.4],
            [-0.46, -0.29],
            [-0.57, -0.24],
            [-0.66, -0.3],
          ]),
          '#D8C49A',
          0.018,
          { alpha: 0.9 },
        );
        brush.oval(-0.165, -0.62, 0.065, 0.115, '#8A6248');
        brush.stroke((pen) => pen.addOval({ x: -0.23, y: -0.735, width: 0.13, height: 0.23 }), charcoal, 0.022, {
          alpha: 0.8,
        });
        eye(-0.325, -0.625, 0.022, '#120B08');
        eye(-0.331, -0.631, 0.008, '#F4E6CC');
      }
      return;
    case 'aurochs':
      for (const horn of HORNS) brush.fill(closed(horn), '#FFFBEF');
      if (detail > 0) {
        eye(-0.525, -0.43, 0.024, '#F4E6CC');
        eye(-0.527, -0.43, 0.012);
        for (const horn of HORNS) {
          const [x, y] = horn[3] ?? [0, 0];
          brush.circle(x + 0.008, y + 0.05, 0.02, charcoal, { alpha: 0.75, blur: 0.012 });
        }
      }
      return;
    case 'tiger':
      for (const fang of FANGS) brush.fill(closed(fang), '#FFFDF2');
      if (detail > 0) {
        eye(-0.6, -0.51, 0.032, '#FFE9A0');
        eye(-0.607, -0.51, 0.016);
        brush.stroke(
          (pen) =>
            openLine(pen, [
              [-0.69, -0.42],
              [-0.65, -0.43],
            ]),
          charcoal,
          0.04,
        );
      }
  }
}
