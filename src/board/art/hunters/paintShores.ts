/** Stones and reeds along the water, never near the border. */
import type { Brush, Pen } from '../brush';
import { along, length } from '../geometry/curve';
import { mix } from '../colour';
import { Dice, hash } from '../random';
import { shaded } from '../palette';
import type { Pigments } from './colours';
import type { HuntersOutlines } from './outlines';

interface Stone {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

interface Reed {
  readonly x: number;
  readonly y: number;
  readonly lean: number;
  readonly high: number;
}

export function paintShores(brush: Brush, colours: Pigments, outlines: HuntersOutlines, seed: number): void {
  const dice = new Dice(hash('shore', seed));
  const stones: Stone[] = [];
  const reeds: Reed[] = [];
  for (const bank of outlines.waters) {
    const count = Math.round(length(bank) / 0.1);
    for (let i = 0; i < count; i++) {
      const { point } = along(bank, (i + dice.next()) / count);
      const inside = Math.min(point.x, point.y, 1 - point.x, 1 - point.y);
      const pick = dice.next();
      if (inside < 0.06) continue;
      if (pick < 0.26) layStones(stones, point.x, point.y, dice);
      else if (pick < 0.5 && inside > 0.1) plantReeds(reeds, point.x, point.y, dice);
    }
  }
  paintStones(brush, colours, stones);
  paintReeds(
    brush,
    colours,
    reeds.sort((a, b) => a.y - b.y),
  );
}

/** One stone, or a large one with small ones beside it. */
function layStones(stones: Stone[], x: number, y: number, dice: Dice): void {
  const r = dice.range(0.007, 0.019);
  stones.push({ x, y, r });
  if (r > 0.013)
    for (let i = 0; i < 2; i++)
      stones.push({
        x: x + dice.range(-1, 1) * 0.03,
        y: y + dice.range(-1, 1) * 0.016,
        r: r * dice.range(0.35, 0.55),
      });
}

/** All stones at once: shadow, dark side, body, light. */
function paintStones(brush: Brush, { palette, stone }: Pigments, stones: readonly Stone[]): void {
  if (stones.length === 0) return;
  const ovals = (dx: number, dy: number, wide: number, high: number) => (pen: Pen) =>
    stones.forEach(({ x, y, r }) =>
      pen.addOval({ x: x + (dx - wide) * r, y: y + (dy - high) * r, width: r * wide * 2, height: r * high * 2 }),
    );
  brush.fill(ovals(0.4, 0.4, 1.25, 0.85), palette.shadow, { alpha: palette.shadowAlpha, blur: 0.004 });
  brush.fill(ovals(0, 0, 1.22, 0.95), shaded(palette, stone.dark, 0.4));
  brush.fill(ovals(-0.06, -0.1, 1.05, 0.75), stone.mid);
  brush.fill(ovals(-0.32, -0.32, 0.55, 0.34), stone.light);
}

/** A clump: tall in the middle, leaning out at both sides. */
function plantReeds(reeds: Reed[], x: number, y: number, dice: Dice): void {
  const count = 4 + dice.int(6);
  const tall = dice.range(0.035, 0.066);
  for (let k = 0; k < count; k++) {
    const side = count === 1 ? 0 : (k / (count - 1)) * 2 - 1;
    reeds.push({
      x: x + side * count * 0.0036,
      y: y + 0.006 + dice.range(-0.006, 0.006),
      lean: side * 0.016 + dice.range(-0.006, 0.006),
      high: tall * (1 - 0.45 * side * side) * dice.range(0.75, 1.1),
    });
  }
}

function paintReeds(brush: Brush, colours: Pigments, reeds: readonly Reed[]): void {
  if (reeds.length === 0) return;
  const { palette, lichen } = colours;
  const blades = brush.path((pen) => {
    for (const { x, y, lean, high } of reeds) pen.moveTo(x, y).quadTo(x, y - high * 0.55, x + lean, y - high);
  }, false);
  brush.moved(0.002, 0, () => brush.stroke(blades, shaded(palette, palette.canopy.dark, 0.4), 0.0085));
  brush.stroke(blades, mix(lichen, palette.canopy.mid, 0.45), 0.0058);
  brush.moved(-0.0014, 0, () => brush.stroke(blades, mix(lichen, palette.canopy.dab, 0.6), 0.002, { alpha: 0.8 }));
  blades.dispose();
  // Here and there one bears its brown head.
  brush.stroke(
    (pen) =>
      reeds.forEach(({ x, y, lean, high }, i) => {
        if (i % 5 === 2 && high > 0.038) pen.moveTo(x + lean * 0.92, y - high * 0.94).lineTo(x + lean, y - high * 1.18);
      }),
    shaded(palette, colours.redOchre, 0.35),
    0.0095,
  );
}
