/** Pebbles and reeds along the water, never near the border. */
import type { Brush } from '../brush';
import { along, length } from '../geometry/curve';
import { mix } from '../colour';
import { Dice, hash } from '../random';
import { shaded } from '../palette';
import type { Pigments } from './colours';
import type { HuntersOutlines } from './outlines';

export function paintShores(brush: Brush, colours: Pigments, outlines: HuntersOutlines, seed: number): void {
  const dice = new Dice(hash('shore', seed));
  const { palette, stone } = colours;
  const reeds: { x: number; y: number; lean: number; high: number }[] = [];
  for (const bank of outlines.waters) {
    const count = Math.round(length(bank) / 0.11);
    for (let i = 0; i < count; i++) {
      const { point } = along(bank, (i + dice.next()) / count);
      const inside = Math.min(point.x, point.y, 1 - point.x, 1 - point.y);
      const pick = dice.next();
      if (inside < 0.05) continue;
      if (pick < 0.32) {
        const r = dice.range(0.009, 0.016);
        brush.oval(point.x, point.y, r * 1.25, r, shaded(palette, stone.dark, 0.45));
        brush.oval(point.x - 0.001, point.y - 0.001, r, r * 0.72, stone.mid);
        brush.oval(point.x - r * 0.3, point.y - r * 0.25, r * 0.5, r * 0.32, stone.light);
      } else if (pick < 0.55 && inside > 0.1)
        for (let k = 0; k < 4; k++)
          reeds.push({
            x: point.x + (k - 1.5) * 0.009,
            y: point.y + 0.006,
            lean: (k - 1.5) * 0.006,
            high: dice.range(0.035, 0.06),
          });
    }
  }
  const blades = (colour: string, width: number, dx: number): void =>
    brush.stroke(
      (pen) =>
        reeds.forEach(({ x, y, lean, high }) =>
          pen.moveTo(x + dx, y).quadTo(x + dx, y - high * 0.6, x + lean + dx, y - high),
        ),
      colour,
      width,
    );
  blades(shaded(palette, palette.canopy.dark, 0.45), 0.011, 0);
  blades(mix(colours.lichen, palette.canopy.mid, 0.4), 0.006, -0.001);
}
