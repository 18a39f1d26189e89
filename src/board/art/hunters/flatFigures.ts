/** Animals and symbols in high contrast: one flat colour, a black line, a white rim, so that they read on any ground. */
import type { Animal } from '@/games/hunters';

import type { Brush, Pen } from '../brush';
import type { Point } from '../geometry/point';
import { ANIMALS, FANGS, HORNS, MIDDLES, STRIPES, TUSK } from './animals/shapes';
import { closed, closedLine, type Mark, open } from './figure';
import { BOXES, keptInside, type SymbolKind, type Thing } from './placement';
import { FLAME } from './symbols/fire';
import { FISH, type Fish } from './symbols/fish';
import { corners, NUGGETS } from './symbols/gold';
import { cap, MUSHROOMS, stem } from './symbols/mushrooms';
import { DOWN, isSymbol } from './symbols/paintSymbol';
import { LINTEL, POSTS, spiral } from './symbols/shrine';
import { CONE, SMOKE } from './symbols/volcano';

const BLACK = '#000000';
const WHITE = '#FFFFFF';
const COATS: Readonly<Record<Animal, string>> = {
  deer: '#B8480C',
  mammoth: '#3B2113',
  aurochs: '#FFFFFF',
  tiger: '#FF9E1B',
};

function rimmed(brush: Brush, shape: (pen: Pen) => void, line: number, rim: number): void {
  const path = brush.path(shape);
  brush.stroke(path, WHITE, (line + rim) * 2, { closed: true });
  brush.stroke(path, BLACK, line * 2, { closed: true });
  brush.fill(path, BLACK);
  path.dispose();
}

export function paintFlatFish(brush: Brush, { at, length, facesRight }: Fish): void {
  brush.canvas.save();
  brush.canvas.translate(at.x, at.y);
  brush.canvas.scale(facesRight ? -length : length, length);
  rimmed(brush, closed(FISH), 0.08, 0.06);
  brush.fill(closed(FISH), WHITE);
  brush.circle(-0.3, -0.04, 0.065, BLACK);
  brush.canvas.restore();
}

const DROP: readonly Mark[] = [
  [0, -0.78, 1],
  [0.34, -0.2],
  [0.46, 0.2],
  [0.3, 0.56],
  [0, 0.68],
  [-0.3, 0.56],
  [-0.46, 0.2],
  [-0.34, -0.2],
];

/** A spring is a white disc with a drop. */
export function paintFlatSpring(brush: Brush, at: Point, radius: number): void {
  brush.circle(at.x, at.y, radius * 1.32, WHITE);
  brush.circle(at.x, at.y, radius * 1.18, BLACK);
  brush.circle(at.x, at.y, radius * 0.94, WHITE);
  brush.canvas.save();
  brush.canvas.translate(at.x, at.y);
  brush.canvas.scale(radius, radius);
  brush.fill(closed(DROP), '#0A5BB0');
  brush.stroke(
    open([
      [-0.22, 0.2],
      [-0.14, 0.38],
      [0, 0.44],
    ]),
    WHITE,
    0.11,
  );
  brush.canvas.restore();
}

export function paintFlatThing(brush: Brush, thing: Thing, grow: number): void {
  const { kind, size, facesRight } = thing;
  const unit = size * (isSymbol(kind) ? grow * 1.08 : Math.min(grow, 1.2));
  const at = keptInside(thing.at, kind, unit);
  brush.canvas.save();
  brush.canvas.translate(at.x, at.y);
  brush.canvas.scale(unit, unit);
  if (isSymbol(kind)) {
    brush.canvas.translate(0, DOWN[kind] ?? 0);
    drawSymbol(brush, kind);
  } else {
    brush.canvas.translate(0, BOXES[kind][1] / 2);
    brush.canvas.scale(facesRight ? -1 : 1, 1);
    brush.canvas.translate(-MIDDLES[kind], 0);
    drawAnimal(brush, kind);
  }
  brush.canvas.restore();
}

function drawAnimal(brush: Brush, kind: Animal): void {
  const { body, farLegs, limbs } = ANIMALS[kind];
  const whole = (pen: Pen): void => {
    closedLine(pen, body);
    farLegs.forEach((leg) => closedLine(pen, leg));
    if (kind === 'mammoth') closedLine(pen, TUSK);
    if (kind === 'aurochs') HORNS.forEach((horn) => closedLine(pen, horn));
    if (kind === 'tiger') FANGS.forEach((fang) => closedLine(pen, fang));
  };
  const lines = limbs.map((limb) => ({ ...limb, path: brush.path(open(...limb.lines), false) }));
  for (const { path, width } of lines) brush.stroke(path, WHITE, width + 0.2);
  const shape = brush.path(whole);
  brush.stroke(shape, WHITE, 0.2, { closed: true });
  brush.stroke(shape, BLACK, 0.1, { closed: true });
  for (const { path, width, part } of lines) brush.stroke(path, BLACK, width + (part === 'horn' ? 0.045 : 0.09));
  brush.fill(shape, BLACK);
  for (const { path, width, part } of lines) if (part === 'tail') brush.stroke(path, COATS[kind], width * 0.8);
  for (const leg of farLegs) brush.fill(closed(leg), COATS[kind]);
  brush.stroke(closed(body), BLACK, 0.05, { closed: true });
  brush.fill(closed(body), COATS[kind]);
  brush.clipped(closed(body), () => {
    if (kind === 'tiger') brush.stroke(open(...STRIPES), BLACK, 0.05);
    if (kind === 'aurochs') brush.oval(-0.58, -0.34, 0.19, 0.27, BLACK);
    if (kind === 'deer') brush.oval(0.39, -0.37, 0.07, 0.1, WHITE);
  });
  if (kind === 'mammoth') brush.fill(closed(TUSK), WHITE);
  if (kind === 'aurochs') for (const horn of HORNS) brush.fill(closed(horn), WHITE);
  if (kind === 'tiger') for (const fang of FANGS) brush.fill(closed(fang), WHITE);
  shape.dispose();
  lines.forEach(({ path }) => path.dispose());
}

function drawSymbol(brush: Brush, kind: SymbolKind): void {
  switch (kind) {
    case 'gold':
      rimmed(brush, (pen) => NUGGETS.forEach((n) => pen.addPoly(corners(n), true)), 0.08, 0.07);
      for (const nugget of NUGGETS) {
        brush.stroke(corners(nugget), BLACK, 0.1, { closed: true });
        brush.fill(corners(nugget), '#FFD400');
      }
      return;
    case 'mushrooms':
      rimmed(
        brush,
        (pen) => MUSHROOMS.forEach((m) => [stem(m), cap(m)].forEach((part) => closedLine(pen, part))),
        0.07,
        0.06,
      );
      for (const m of MUSHROOMS) {
        brush.stroke(closed(cap(m)), BLACK, 0.08, { closed: true });
        brush.fill(closed(stem(m)), WHITE);
        brush.fill(closed(cap(m)), '#D40000');
        brush.circle(m.x - m.r * 0.3, m.y - m.r * 0.35, m.r * 0.2, WHITE);
        brush.circle(m.x + m.r * 0.35, m.y - m.r * 0.4, m.r * 0.18, WHITE);
      }
      return;
    case 'fire':
      rimmed(
        brush,
        (pen) => {
          closedLine(pen, FLAME);
          pen.addRect({ x: -0.45, y: 0.3, width: 0.9, height: 0.16 });
        },
        0.07,
        0.06,
      );
      brush.fill(closed(FLAME), '#FF5A00');
      brush.oval(0, 0.12, 0.13, 0.18, '#FFE14D');
      brush.rect(-0.45, 0.3, 0.9, 0.16, '#6B3A12');
      return;
    case 'shrine':
      rimmed(
        brush,
        (pen) => {
          POSTS.forEach((p) => closedLine(pen, p));
          closedLine(pen, LINTEL);
          pen.addRect({ x: -0.3, y: -0.3, width: 0.6, height: 0.7 });
        },
        0.07,
        0.06,
      );
      brush.rect(-0.24, -0.22, 0.48, 0.62, WHITE);
      brush.stroke((pen) => spiral(pen, 0, 0.08, 0.17, 2), '#C00000', 0.075);
      for (const p of POSTS) brush.fill(closed(p), '#BDBDBD');
      brush.stroke(closed(LINTEL), BLACK, 0.07, { closed: true });
      brush.fill(closed(LINTEL), '#BDBDBD');
      return;
    case 'volcano':
      rimmed(
        brush,
        (pen) => {
          closedLine(pen, CONE);
          pen.addCircle(0.03, -0.5, 0.16);
        },
        0.06,
        0.05,
      );
      brush.fill(closed(CONE), '#8A8A8A');
      for (const [x, y, r] of SMOKE) brush.circle(x, y, r, '#D0D0D0');
      brush.fill(
        [
          { x: -0.15, y: -0.28 },
          { x: 0.15, y: -0.28 },
          { x: 0.1, y: 0.1 },
          { x: 0, y: 0.3 },
          { x: -0.08, y: 0.05 },
        ],
        '#FF4A00',
      );
  }
}
