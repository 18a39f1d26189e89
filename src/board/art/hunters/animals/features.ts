/** What stands out from the body: antlers and tails behind it, horns, tusks, fangs and eyes before it. */
import type { Animal } from '@/games/hunters';

import type { Pen } from '../../brush';
import { lit, shaded } from '../../palette';
import { closedLine, open } from '../figure';
import { ANIMALS, FANGS, HORNS, TUSK } from './shapes';
import type { Sitting } from './sitting';

/** Antlers and tails: a dark edge, the colour, light on the side of the sun. */
export function paintLimbs({ brush, colours, coat, detail, kind, sun }: Sitting, edge: number): void {
  const { palette } = colours;
  for (const { lines, width, part } of ANIMALS[kind].limbs) {
    const path = brush.path(open(...lines), false);
    const isHorn = part === 'horn';
    brush.stroke(path, coat.line, width + edge * (isHorn ? 0.5 : 0.8), { alpha: 0.9 });
    if (!isHorn || detail > 0)
      brush.stroke(path, isHorn ? shaded(palette, coat.dark, 0.1) : coat.mid, width * 0.82, {});
    if (kind === 'tiger')
      brush.stroke(path, coat.line, width * 0.95, { dash: [0.035, 0.07], dashStart: 0.02, butt: true });
    if (kind === 'aurochs') brush.oval(0.55, -0.2, 0.028, 0.06, coat.line, { blur: detail === 0 ? 0 : 0.006 });
    if (detail > 0)
      brush.moved(sun * width * 0.2, -width * 0.16, () =>
        brush.stroke(path, isHorn ? lit(palette, coat.light, 0.3) : coat.light, width * 0.3, { alpha: 0.8 }),
      );
    path.dispose();
  }
}

/** Ivory and horn: pale, shaded below, so that they read at any size. */
function paintIvory({ brush, colours, coat, detail, sun }: Sitting, shapes: readonly (typeof TUSK)[]): void {
  const { palette } = colours;
  const path = brush.path((pen: Pen) => shapes.forEach((shape) => closedLine(pen, shape)));
  if (detail > 0) brush.stroke(path, coat.line, 0.026, { closed: true, alpha: 0.75 });
  brush.fill(path, coat.ivory);
  if (detail > 0) {
    brush.canvas.save();
    brush.canvas.clipPath(path, 1, true);
    brush.moved(sun * 0.012, -0.016, () =>
      brush.stroke(path, shaded(palette, '#C9AE82', 0.12), 0.026, { closed: true, alpha: 0.85, blur: 0.006 }),
    );
    brush.canvas.restore();
  }
  path.dispose();
}

const EYES: Readonly<Record<Animal, readonly [x: number, y: number, r: number]>> = {
  deer: [-0.43, -0.665, 0.017],
  mammoth: [-0.335, -0.6, 0.02],
  aurochs: [-0.53, -0.43, 0.018],
  tiger: [-0.625, -0.495, 0.02],
};

export function paintFeatures(sitting: Sitting): void {
  const { brush, colours, coat, detail, kind, sun } = sitting;
  if (kind === 'mammoth') paintIvory(sitting, [TUSK]);
  if (kind === 'aurochs') paintIvory(sitting, HORNS);
  if (kind === 'tiger') paintIvory(sitting, FANGS);
  if (detail === 0) return;
  const [x, y, r] = EYES[kind];
  if (kind === 'tiger') brush.oval(x, y, r * 1.6, r * 1.25, lit(colours.palette, '#F6D25A', 0.2));
  if (kind === 'aurochs') brush.circle(x, y, r * 1.5, lit(colours.palette, coat.dark, 0.1));
  brush.circle(x, y, r, '#140B08');
  brush.circle(x + sun * r * 0.35, y - r * 0.35, r * 0.36, lit(colours.palette, '#FFFFFF', 0.2));
  if (kind === 'tiger')
    brush.stroke(
      open(
        [
          [-0.735, -0.405],
          [-0.7, -0.415],
        ],
        [
          [-0.72, -0.36],
          [-0.66, -0.345],
          [-0.56, -0.34],
        ],
      ),
      coat.line,
      0.02,
      { alpha: 0.9 },
    );
}
