/**
 * A hunters tile in high contrast: the same outlines, three flat grounds with three patterns (dots, trees, waves),
 * thick lines between them, and figures as flat stickers. Patterns lie in board coordinates and run on across borders.
 */
import type { Brush, Pen } from '../brush';
import { symbolScale } from '../detail';
import { type Edge, onEdge } from '../geometry/point';
import { FLAT, type FlatColours } from './colours';
import { paintFlatFish, paintFlatSpring, paintFlatThing } from './flatFigures';
import type { HuntersOutlines } from './outlines';
import { fishOf } from './symbols/fish';

export function* paintContrastTile(
  brush: Brush,
  outlines: HuntersOutlines,
  theme: keyof typeof FLAT,
  pixels: number,
): Generator<void, void> {
  const colours = FLAT[theme];
  const line = Math.max(0.036, 2 / pixels);
  paintSteppe(brush, colours);
  yield;
  if (outlines.waters.length > 0) {
    const water = brush.path((pen) => outlines.waters.forEach((shape) => pen.addPoly([...shape], true)));
    brush.stroke(water, colours.line, line * 2, { closed: true });
    brush.fill(water, colours.water);
    brush.clipped(water, () => paintWaves(brush, colours, pixels));
    water.dispose();
  }
  yield;
  for (const forest of outlines.forests) {
    const wood = brush.path((pen) => forest.shapes.forEach((shape) => pen.addPoly([...shape], true)));
    // The line lies outside, so that even a thin tongue keeps its green.
    brush.stroke(wood, colours.line, line * 2, { closed: true });
    brush.fill(wood, colours.forest);
    brush.clipped(wood, () => paintTrees(brush, colours, pixels));
    wood.dispose();
    fillNotches(brush, forest.edges, colours);
  }
  yield;
  const grow = symbolScale(pixels, 70, 1.3);
  for (const pool of outlines.pools) {
    if (pool.kind === 'spring') paintFlatSpring(brush, pool.at, 0.105 * Math.min(grow, 1.15));
    for (const fish of fishOf(pool.at, pool.radius, pool.fish, pool.fish > 2 ? 1 : 1.14)) paintFlatFish(brush, fish);
  }
  yield* paintFlatThings(brush, outlines, pixels);
}

/** Animals and the like as stickers. */
export function* paintFlatThings(brush: Brush, outlines: HuntersOutlines, pixels: number): Generator<void, void> {
  const grow = symbolScale(pixels, 70, 1.3);
  for (const thing of outlines.things) {
    paintFlatThing(brush, thing, grow);
    yield;
  }
}

/** Between two edges of one forest the painted corner is a small clearing; flat, it would read as a mark. */
function fillNotches(brush: Brush, edges: readonly Edge[], colours: FlatColours): void {
  for (const edge of edges) {
    if (!edges.includes(((edge + 1) % 4) as Edge)) continue;
    const { x, y } = onEdge(edge, 1);
    brush.rect(x - 0.1, y - 0.1, 0.2, 0.2, colours.forest);
  }
}

function paintSteppe(brush: Brush, colours: FlatColours): void {
  brush.rect(0, 0, 1, 1, colours.steppe);
  brush.fill((pen) => {
    for (let row = 0; row < 6; row++) {
      for (let column = 0; column < 6; column++)
        pen.addCircle((column + (row % 2 === 0 ? 0.25 : 0.75)) / 6, (row + 0.5) / 6, 0.0125);
    }
  }, colours.dot);
}

function paintWaves(brush: Brush, colours: FlatColours, pixels: number): void {
  const rows = pixels < 60 ? 10 : 14;
  brush.stroke(
    (pen) => {
      for (let row = 0; row < rows; row++) {
        const y = (row + 0.5) / rows;
        const shift = row % 2 === 0 ? 0 : 0.0625;
        for (let x = -0.125 + shift; x < 1.1; x += 0.125)
          pen
            .moveTo(x, y)
            .quadTo(x + 0.022, y - 0.022, x + 0.044, y)
            .quadTo(x + 0.066, y + 0.022, x + 0.088, y);
      }
    },
    colours.wave,
    Math.max(0.009, 0.7 / pixels),
  );
}

/** Small firs in rows, eight to a tile. */
function paintTrees(brush: Brush, colours: FlatColours, pixels: number): void {
  const count = pixels < 60 ? 6 : 8;
  const high = 0.62 / count;
  const tree = (pen: Pen, x: number, y: number): void => {
    pen
      .moveTo(x, y - high * 0.5)
      .lineTo(x + high * 0.42, y + high * 0.5)
      .lineTo(x - high * 0.42, y + high * 0.5)
      .close();
  };
  brush.fill((pen) => {
    for (let row = 0; row < count; row++) {
      for (let column = -1; column <= count; column++)
        tree(pen, (column + (row % 2 === 0 ? 0.25 : 0.75)) / count, (row + 0.5) / count);
    }
  }, colours.tree);
}
