/** The stock a card is printed on: paper, the hand-cut edge of the block, the mark's disc and the points' seal. */
import { chanceAt, Dice } from './chance';
import { GLYPH_GRID, GLYPHS, type GlyphName } from './glyphs';
import { CARD_HEIGHT, CARD_WIDTH, type CardLayout, type Disc, SEAL_HOLE } from './layout';
import type { Press } from './press';
import type { Pen, SkPath } from './skia';
import { type Box, leaf } from './woodcut';

function roundBox(pen: Pen, box: Box, corner: number): void {
  const { x, y, width, height } = box;
  const right = x + width;
  const bottom = y + height;
  pen.moveTo(x + corner, y);
  pen.lineTo(right - corner, y);
  pen.quadTo(right, y, right, y + corner);
  pen.lineTo(right, bottom - corner);
  pen.quadTo(right, bottom, right - corner, bottom);
  pen.lineTo(x + corner, bottom);
  pen.quadTo(x, bottom, x, bottom - corner);
  pen.lineTo(x, y + corner);
  pen.quadTo(x, y, x + corner, y);
  pen.close();
}

/** The card itself, with a hairline that shows paper on paper. */
export function printStock(press: Press, layout: CardLayout, ground = press.studio.paper): void {
  const half = press.isContrast ? 1.2 : 0.5;
  const box = { x: half, y: half, width: CARD_WIDTH - half * 2, height: CARD_HEIGHT - half * 2 };
  press.fill((pen) => roundBox(pen, box, layout.corner), ground);
  press.line((pen) => roundBox(pen, box, layout.corner), press.isContrast ? 1.2 : 0.8, press.studio.edge);
}

/** The outline of the picture: straight to the eye, cut by hand on a closer look. */
export function panelPath(press: Press, layout: CardLayout): SkPath {
  const { panel } = layout;
  if (press.isContrast || press.detail === 0) return press.path((pen) => roundBox(pen, panel, panel.corner));
  const right = panel.x + panel.width;
  const bottom = panel.y + panel.height;
  const c = panel.corner;
  let count = 0;
  const stray = () => (chanceAt(press.seed, ++count, 97) - 0.5) * 0.7;
  return press.path((pen) => {
    const edge = (x0: number, y0: number, x1: number, y1: number) => {
      const steps = 9;
      for (let i = 1; i < steps; i++) {
        const s = (i + stray() * 0.4) / steps;
        const off = stray();
        const isFlat = y0 === y1;
        pen.lineTo(x0 + (x1 - x0) * s + (isFlat ? 0 : off), y0 + (y1 - y0) * s + (isFlat ? off : 0));
      }
      pen.lineTo(x1, y1);
    };
    pen.moveTo(panel.x + c, panel.y);
    edge(panel.x + c, panel.y, right - c, panel.y);
    pen.quadTo(right, panel.y, right, panel.y + c);
    edge(right, panel.y + c, right, bottom - c);
    pen.quadTo(right, bottom, right - c, bottom);
    edge(right - c, bottom, panel.x + c, bottom);
    pen.quadTo(panel.x, bottom, panel.x, bottom - c);
    edge(panel.x, bottom - c, panel.x, panel.y + c);
    pen.quadTo(panel.x, panel.y, panel.x + c, panel.y);
    pen.close();
  });
}

/** Where the roller missed: flecks of bare paper, only on a card large enough to be looked at closely. */
export function printWear(press: Press, layout: CardLayout): void {
  if (press.detail < 2) return;
  const { panel } = layout;
  const dice = new Dice(press.seed ^ 0x5eed);
  press.cuts(press.studio.paper, (pen) => {
    for (let i = 0; i < 46; i++) {
      const x = panel.x + dice.next() * panel.width;
      const y = panel.y + dice.next() * panel.height;
      const size = 0.3 + dice.next() * 0.75;
      leaf(pen, x, y, x + size, y + (dice.next() - 0.5) * size, size * 0.34);
    }
  });
}

/** A solid glyph inside a disc. */
function printGlyph(press: Press, name: GlyphName, at: Disc, ink: string, share = 1.42): void {
  const size = at.radius * share;
  press.at(at.x - size / 2, at.y - size / 2, size / GLYPH_GRID, () => press.fill(GLYPHS[name], ink));
}

/** The disc in the upper left, from which the light of every picture comes; gold where the card is an honour. */
export function printMark(press: Press, layout: CardLayout, name: GlyphName, isHonour: boolean): void {
  const { mark } = layout;
  disc(press, mark, isHonour ? press.studio.brass : press.studio.paper);
  const dark = press.isContrast ? (isHonour ? '#000000' : press.plate.key) : press.plate.deep;
  printGlyph(press, name, mark, dark);
}

/** Upper right of a side A: an open ring, as seats show it, round what this side does. */
export function printWork(press: Press, layout: CardLayout, name: GlyphName): void {
  const { seal } = layout;
  disc(press, seal, press.studio.paper);
  press.line(
    (pen) => pen.addCircle(seal.x, seal.y, seal.radius * 0.8),
    1.5,
    press.isContrast ? press.plate.key : press.studio.pine,
  );
  printGlyph(press, name, seal, press.isContrast ? press.plate.key : press.studio.pine, 1.02);
}

/** Pips as on dice, in parts of the seal's radius. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-0.32, 0],
    [0.32, 0],
  ],
  3: [
    [0, -0.34],
    [-0.34, 0.24],
    [0.34, 0.24],
  ],
  4: [
    [-0.3, -0.3],
    [0.3, -0.3],
    [-0.3, 0.3],
    [0.3, 0.3],
  ],
};

/** The seal in the upper right: a milled coin that holds the number of points, as pips where a number is too small. */
export function printSeal(press: Press, layout: CardLayout, points: number): void {
  const { seal } = layout;
  const teeth = press.detail === 2 ? 22 : 14;
  const coin = press.path((pen) => {
    for (let i = 0; i < teeth * 2; i++) {
      const turn = (i / (teeth * 2)) * Math.PI * 2;
      const r = seal.radius * (i % 2 === 0 ? 1.06 : 0.94);
      const x = seal.x + Math.cos(turn) * r;
      const y = seal.y + Math.sin(turn) * r;
      if (i === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
    pen.close();
  });
  press.form(coin, press.studio.brass, 0.9);
  const dark = press.isContrast ? '#000000' : press.plate.key;
  if (layout.points === null) {
    const pips = PIPS[points] ?? [];
    press.fill((pen) => {
      for (const [dx, dy] of pips)
        pen.addCircle(seal.x + dx * seal.radius, seal.y + dy * seal.radius, seal.radius * (points === 1 ? 0.3 : 0.22));
    }, dark);
    return;
  }
  press.fill((pen) => pen.addCircle(seal.x, seal.y, seal.radius * SEAL_HOLE), press.studio.paper);
  press.line((pen) => pen.addCircle(seal.x, seal.y, seal.radius * SEAL_HOLE), 0.5);
}

export function disc(press: Press, at: Disc, ink: string): void {
  press.form((pen) => pen.addCircle(at.x, at.y, at.radius), ink, 0.8);
}
