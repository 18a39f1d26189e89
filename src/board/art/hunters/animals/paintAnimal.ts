/** An animal painted into the land: its shadow on the grass, its body turned to the sun of the trees, grass at its feet. */
import type { Animal } from '@/games/hunters';

import type { Brush, Pen } from '../../brush';
import { mix } from '../../colour';
import type { Detail } from '../../detail';
import { shaded } from '../../palette';
import { Dice, hash } from '../../random';
import type { Pigments } from '../colours';
import { closed, closedLine, type Mark, open, openLine } from '../figure';
import { BOXES, keptInside, type Thing } from '../placement';
import { COATS } from './coats';
import { paintFeatures, paintLimbs } from './features';
import { paintHide } from './hide';
import { ANIMALS, FANGS, HORNS, MIDDLES, TUSK } from './shapes';
import type { Sitting } from './sitting';

/** How far a shadow falls to the right and down for each unit of height. */
const SHADOW = { x: 0.3, y: 0.1 };
/** What the shadow takes on the right and below, in figure units: the neighbour would cut it off. */
const SHADOW_ROOM = 0.07;

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
  const at = keptInside(thing.at, kind, wide, SHADOW_ROOM);
  brush.canvas.save();
  brush.canvas.translate(at.x, at.y + (height / 2) * wide);
  brush.canvas.scale(facesRight ? -1 : 1, 1);
  brush.canvas.translate(-MIDDLES[kind] * wide, 0);
  // Turned round it is another picture, because the sun stays where it is.
  const side = facesRight ? 'right' : 'left';
  brush.stamp(`animal/${colours.palette.theme}/${detail}/${kind}/${side}`, 0, 0, wide, (stamp) => {
    const coat = COATS[colours.palette.theme][kind];
    drawAnimal({ brush: stamp, colours, coat, detail, kind, sun: facesRight ? 1 : -1 });
  });
  brush.canvas.restore();
}

/** All closed parts, for the shadow and for the dark edge. */
function parts(kind: Animal): readonly (readonly Mark[])[] {
  const { body, farLegs } = ANIMALS[kind];
  const more = { deer: [], mammoth: [TUSK], aurochs: HORNS, tiger: FANGS }[kind];
  return [body, ...farLegs, ...more];
}

function drawAnimal(sitting: Sitting): void {
  const { brush, coat, detail, kind, sun } = sitting;
  castShadow(sitting);
  const edge = [0.085, 0.044, 0.026][detail] ?? 0.044;
  const whole = brush.path((pen) => parts(kind).forEach((part) => closedLine(pen, part)));
  // Towards the sun the edge is lost, away from it it is heavy.
  brush.moved(-sun * edge * 0.22, edge * 0.26, () =>
    brush.stroke(whole, coat.line, edge, { closed: true, alpha: detail === 0 ? 0.9 : 0.85 }),
  );
  whole.dispose();
  paintLimbs(sitting, edge);
  const far = shaded(sitting.colours.palette, coat.dark, 0.32);
  brush.fill((pen) => ANIMALS[kind].farLegs.forEach((leg) => closedLine(pen, leg)), far);
  const body = brush.path(closed(ANIMALS[kind].body));
  if (detail > 0) brush.stroke(body, coat.line, edge * 0.7, { closed: true, alpha: 0.5 });
  paintHide(sitting, body);
  body.dispose();
  paintFeatures(sitting);
  if (detail > 0) paintFeet(sitting);
}

/** The outline laid down on the grass, away from the sun, and the dark where the feet press it. */
function castShadow({ brush, colours, kind, sun, detail }: Sitting): void {
  const { shadow, shadowAlpha } = colours.palette;
  const lie = ([x, y, sharp]: Mark): Mark => [x + sun * SHADOW.x * y, -SHADOW.y * y + 0.012, sharp];
  const blur = detail === 0 ? 0.03 : 0.02;
  brush.fill(
    (pen) => [ANIMALS[kind].body, ...ANIMALS[kind].farLegs].forEach((part) => closedLine(pen, part.map(lie))),
    shadow,
    { alpha: shadowAlpha * 1.15, blur },
  );
  for (const { lines, width } of ANIMALS[kind].limbs)
    brush.stroke((pen) => lines.forEach((line) => openLine(pen, line.map(lie))), shadow, width * 0.8, {
      alpha: shadowAlpha * 0.8,
      blur: 0.012,
    });
  brush.oval(0.02, -0.005, 0.44, 0.035, shadow, { alpha: shadowAlpha, blur: 0.025 });
}

/** Blades of grass before the feet: an animal stands in a meadow, not on it. */
function paintFeet({ brush, colours, kind }: Sitting): void {
  const { palette, lichen } = colours;
  const dice = new Dice(hash('feet', kind));
  const lines: Mark[][] = [];
  const { body, farLegs } = ANIMALS[kind];
  const feet = [body, ...farLegs].flat().filter(([, y]) => y === 0);
  for (const [x] of feet)
    for (let i = 0; i < 3; i++) {
      const foot = x + dice.range(-0.07, 0.07);
      const lean = dice.range(-0.025, 0.035);
      lines.push([
        [foot, dice.range(0.008, 0.03)],
        [foot + lean * 0.4, -0.02],
        [foot + lean, -dice.range(0.03, 0.06)],
      ]);
    }
  const blades = (pen: Pen): void => open(...lines)(pen);
  brush.moved(0.01, 0.004, () =>
    brush.stroke(blades, shaded(palette, palette.steppe.deep, 0.35), 0.011, { alpha: 0.6 }),
  );
  brush.stroke(blades, mix(palette.steppe.deep, lichen, 0.55), 0.01);
}
