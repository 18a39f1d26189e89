/** Rivers with current lines, lakes with ripples: all banks first, then all water, so that no line crosses a mouth. */
import type { Brush } from '../brush';
import type { Detail } from '../detail';
import { offset } from '../geometry/curve';
import { mix } from '../colour';
import { shaded } from '../palette';
import { Dice, hash } from '../random';
import type { Pigments } from './colours';
import type { HuntersOutlines } from './outlines';
import { BANK, SAND } from './profile';

export function* paintWater(
  brush: Brush,
  colours: Pigments,
  detail: Detail,
  outlines: HuntersOutlines,
  seed: number,
): Generator<void, void> {
  const { rivers, pools } = outlines;
  if (rivers.length === 0) return;
  const { water } = colours.palette;
  const all = brush.path((pen) => outlines.waters.forEach((shape) => pen.addPoly([...shape], true)));
  const wet = mix(water.sand, shaded(colours.palette, water.deep, 0.2), 0.5);
  brush.stroke(all, shaded(colours.palette, water.sand, 0.25), SAND * 2 + 0.012, { closed: true, alpha: 0.45 });
  brush.stroke(all, water.sand, SAND * 2, { closed: true });
  brush.stroke(all, wet, BANK * 2 + 0.008, { closed: true });
  brush.stroke(all, shaded(colours.palette, water.deep, 0.35), BANK * 2, { closed: true });
  brush.fill(all, water.mid);
  yield;
  brush.canvas.save();
  brush.canvas.clipPath(all, 1, true);
  for (const { line } of rivers) brush.stroke(line, water.deep, 0.075, { blur: 0.018, alpha: 0.85 });
  for (const { at, radius } of pools)
    brush.circle(at.x + 0.008, at.y + 0.012, radius * 0.66, water.deep, { blur: 0.03, alpha: 0.95 });
  yield;
  // The upper-left bank throws its shade on the water; the lower-right one falls outside the clip.
  brush.moved(0.013, 0.017, () =>
    brush.stroke(all, shaded(colours.palette, water.deep, 0.45), 0.026, { closed: true, blur: 0.007, alpha: 0.6 }),
  );
  yield;
  paintCurrents(brush, colours, detail, outlines, seed);
  brush.canvas.restore();
  all.dispose();
}

function paintCurrents(brush: Brush, colours: Pigments, detail: Detail, outlines: HuntersOutlines, seed: number): void {
  const { water } = colours.palette;
  const dice = new Dice(hash('current', seed));
  const fine = detail === 0 ? 0.016 : 0.009;
  for (const { line } of outlines.rivers) {
    const lanes = detail === 0 ? [-0.026, 0.028] : [-0.047, -0.018, 0.016, 0.046];
    lanes.forEach((lane, i) => {
      const way = offset(line, lane);
      brush.stroke(way, i % 2 === 0 ? water.light : water.foam, fine, {
        alpha: i % 2 === 0 ? 0.75 : 0.9,
        dash: i % 2 === 0 ? [0.07, 0.045, 0.03, 0.03] : [0.035, 0.09],
        dashStart: dice.range(0, 0.17),
      });
    });
  }
  for (const { at, radius, kind } of outlines.pools) {
    // Still water: the current ends at the mouth, rings run along the shore.
    brush.circle(at.x, at.y, radius * 0.8, water.mid, { blur: 0.012 });
    brush.circle(at.x + 0.006, at.y + 0.01, radius * 0.62, water.deep, { blur: 0.03, alpha: 0.9 });
    if (kind === 'spring') continue;
    brush.stroke(
      (pen) => {
        for (let i = 0; i < 5; i++) {
          const angle = dice.range(0, 360);
          const r = radius * dice.range(0.74, 0.88);
          pen.addArc({ x: at.x - r, y: at.y - r, width: r * 2, height: r * 2 }, angle, dice.range(25, 60));
        }
      },
      water.light,
      fine * 0.9,
      { alpha: 0.8 },
    );
  }
}
