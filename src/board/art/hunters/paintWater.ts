/** Rivers that flow and lakes that lie still: all shores first, then all water, so that no line crosses a mouth. */
import type { Brush, Pen } from '../brush';
import type { Detail } from '../detail';
import { mix } from '../colour';
import type { Point } from '../geometry/point';
import { lit, shaded } from '../palette';
import { Dice, hash } from '../random';
import type { Pigments } from './colours';
import { crossingLicks, drawLick, type Lick, riverLicks } from './currents';
import type { HuntersOutlines } from './outlines';
import { BANK, SAND } from './profile';
import { away, beaches, stretches, swell } from './shorelines';

export function* paintWater(
  brush: Brush,
  colours: Pigments,
  detail: Detail,
  outlines: HuntersOutlines,
  seed: number,
): Generator<void, void> {
  const { rivers, pools } = outlines;
  if (rivers.length === 0) return;
  const { palette } = colours;
  const { water } = palette;
  paintBanks(brush, colours, detail, outlines.waters, seed);
  yield;
  const all = brush.path(polygons(outlines.waters));
  brush.stroke(all, shaded(palette, water.deep, 0.35), BANK * 2, { closed: true, alpha: 0.85 });
  brush.fill(all, mix(water.mid, water.light, 0.16));
  brush.canvas.save();
  brush.canvas.clipPath(all, 1, true);
  // The channel wanders between the banks and leaves shallows on both sides.
  const wave = swell(hash('channel', seed));
  brush.stroke((pen) => rivers.forEach(({ line }) => pen.addPoly(channel(line, wave), false)), water.deep, 0.088, {
    blur: 0.022,
    alpha: 0.85,
  });
  for (const { at, radius } of pools)
    brush.circle(at.x + 0.008, at.y + 0.012, radius * 0.7, water.deep, { blur: 0.035, alpha: 0.95 });
  yield;
  // The upper-left bank throws its shade on the water; the lower-right one falls outside the clip.
  brush.moved(0.013, 0.017, () =>
    brush.stroke(all, shaded(palette, water.deep, 0.45), 0.026, { closed: true, blur: 0.007, alpha: 0.55 }),
  );
  yield;
  paintCurrents(brush, colours, detail, outlines, seed);
  brush.canvas.restore();
  all.dispose();
}

const polygons =
  (shapes: readonly (readonly Point[])[]) =>
  (pen: Pen): void =>
    shapes.forEach((shape) => pen.addPoly([...shape], true));

function channel(line: readonly Point[], wave: (p: Point) => number): Point[] {
  return line.map((p, i) => {
    const a = line[Math.max(0, i - 1)] ?? p;
    const b = line[Math.min(line.length - 1, i + 1)] ?? p;
    const size = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const by = (wave(p) * away(p) * 0.03) / size;
    return { x: p.x - (b.y - a.y) * by, y: p.y + (b.x - a.x) * by };
  });
}

/** Sand that comes and goes, grass that hangs over it, mud where cattle drink, and the wet line of the water. */
function paintBanks(
  brush: Brush,
  colours: Pigments,
  detail: Detail,
  waters: HuntersOutlines['waters'],
  seed: number,
): void {
  const { palette, lichen } = colours;
  const { water, steppe } = palette;
  brush.fill(polygons(beaches(waters, seed, 0.009)), shaded(palette, mix(steppe.deep, lichen, 0.3), 0.12), {
    alpha: 0.6,
  });
  brush.fill(polygons(beaches(waters, seed)), water.sand);
  if (detail > 0) {
    const dice = new Dice(hash('bank', seed));
    const patches = (count: number, long: number) => (pen: Pen) =>
      waters.forEach((outline) => stretches(outline, count, long, dice).forEach((line) => pen.addPoly(line, false)));
    const rough = [0.02, 0.006] as const;
    brush.stroke(patches(7, 0.07), mix(steppe.accent, lichen, 0.7), SAND * 2.3, { alpha: 0.8, rough });
    brush.stroke(patches(5, 0.05), shaded(palette, water.sand, 0.34), SAND * 1.7, { alpha: 0.75, rough });
  }
  brush.stroke(polygons(waters), mix(water.sand, shaded(palette, water.deep, 0.2), 0.5), BANK * 2 + 0.008, {
    closed: true,
  });
}

function paintCurrents(brush: Brush, colours: Pigments, detail: Detail, outlines: HuntersOutlines, seed: number): void {
  const { water } = colours.palette;
  const dice = new Dice(hash('current', seed));
  const { rivers, pools } = outlines;
  const half = detail === 0 ? 0.0095 : 0.0062;
  const draw = (licks: readonly Lick[]) => (pen: Pen) => licks.forEach((lick) => drawLick(pen, lick));
  const flow = (share: number, width: number): Lick[] =>
    rivers.flatMap((river) => riverLicks(river, Math.round(share * (detail === 0 ? 0.4 : 1)), width, dice));
  if (detail > 0) brush.fill(draw(flow(9, half * 1.5)), water.deep, { alpha: 0.55 });
  const crossing = crossingLicks(
    rivers.flatMap(({ edges }) => edges),
    half,
  );
  brush.fill(draw([...flow(14, half), ...crossing]), water.light, { alpha: 0.8 });
  brush.fill(draw(flow(8, half * 0.75)), water.foam, { alpha: 0.9 });
  if (pools.length === 0) return;
  // Still water: the current ends at the mouth, and light lies on it in slow rings.
  for (const { at, radius } of pools) {
    brush.circle(at.x, at.y, radius * 0.82, water.mid, { blur: 0.016 });
    brush.circle(at.x + 0.008, at.y + 0.012, radius * 0.62, water.deep, { blur: 0.035, alpha: 0.9 });
  }
  const rings = (count: number, near: number, far: number, width: number): Lick[] =>
    pools
      .filter(({ kind }) => kind === 'lake')
      .flatMap(({ at, radius }) =>
        Array.from({ length: count }, () => ring(at, radius * dice.range(near, far), width, dice)),
      );
  brush.fill(draw(rings(9, 0.5, 0.9, half * 0.9)), water.light, { alpha: 0.65 });
  brush.fill(draw(rings(4, 0.7, 0.92, half * 0.8)), lit(colours.palette, water.foam, 0.1), { alpha: 0.8 });
}

function ring(at: Point, r: number, half: number, dice: Dice): Lick {
  const from = dice.range(0, Math.PI * 2);
  const long = dice.range(0.3, 0.85);
  const line = Array.from({ length: 8 }, (_, i) => {
    const angle = from + (long * i) / 7;
    return { x: at.x + Math.cos(angle) * r, y: at.y + Math.sin(angle) * r * 0.94 };
  });
  return { line, half };
}
