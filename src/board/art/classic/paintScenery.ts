/** Paints the scenery: what lies flat first, then one soft shadow for all that stands, then each thing by its foot. */
import type { Brush } from '../brush';
import type { Detail } from '../detail';
import type { Point } from '../geometry/point';
import { lit, type Palette, shaded } from '../palette';
import { Dice } from '../random';
import { paintHay, paintOrchard, paintParcel, paintPond, paintSheep } from '../things/farmland';
import { HOUSE_KINDS, paintHouse } from '../things/house';
import { paintFarm, paintWaysideCross, paintWindmill } from '../things/landmarks';
import { paintPoplar, paintTree } from '../things/tree';
import type { ClassicScenery, Scenery } from './scenery';

export interface Standing {
  readonly foot: number;
  /** What takes long is painted in slices. */
  readonly paint: () => Generator<void, void> | void;
}

export function paintFlat(brush: Brush, palette: Palette, detail: Detail, scenery: ClassicScenery): void {
  for (const { kind, at, radius, angle, pick } of scenery.things) {
    if (kind === 'parcel') paintParcel(brush, palette, detail, at, radius, angle, pick);
    if (kind === 'pond') paintPond(brush, palette, detail, at, radius * 0.82, pick);
  }
  if (detail === 0) return;
  paintTufts(brush, palette, detail, scenery.tufts);
  scenery.flowers.forEach(({ at, pick }) => {
    const colour = palette.flowers[pick] ?? palette.flowers[0];
    brush.fill(
      (pen) => {
        for (const [x, y] of [
          [0, 0],
          [0.014, 0.006],
          [-0.012, 0.008],
          [0.004, -0.012],
          [0.022, -0.006],
        ] as const)
          pen.addCircle(at.x + x, at.y + y, 0.0042);
      },
      colour,
      { alpha: 0.9 },
    );
  });
}

function paintTufts(brush: Brush, palette: Palette, detail: Detail, tufts: readonly Point[]): void {
  const strokes = (dx: number, dy: number) => (pen: import('../brush').Pen) => {
    for (const { x, y } of tufts) {
      pen.moveTo(x + dx - 0.008, y + dy).quadTo(x + dx - 0.007, y + dy - 0.01, x + dx - 0.011, y + dy - 0.016);
      pen.moveTo(x + dx, y + dy).lineTo(x + dx + 0.001, y + dy - 0.02);
      pen.moveTo(x + dx + 0.008, y + dy).quadTo(x + dx + 0.008, y + dy - 0.01, x + dx + 0.012, y + dy - 0.015);
    }
  };
  if (detail === 2)
    brush.stroke(strokes(-0.0025, -0.001), lit(palette, palette.meadow.light, 0.35), 0.0035, { alpha: 0.7 });
  brush.stroke(strokes(0, 0), shaded(palette, palette.meadow.deep, 0.25), 0.0036, { alpha: 0.75 });
}

/** One path and one blur for the shadows of all that stands, falling to the lower right. */
export function paintShadows(brush: Brush, palette: Palette, scenery: ClassicScenery): void {
  brush.fill(
    (pen) => {
      const oval = (x: number, y: number, rx: number, ry: number): void => {
        pen.addOval({ x: x - rx, y: y - ry, width: rx * 2, height: ry * 2 });
      };
      for (const thing of scenery.things) {
        const { kind, at, radius } = thing;
        if (kind === 'tree' || kind === 'grove')
          for (const t of treesOf(thing)) oval(t.x + t.r * 0.45, t.y + t.r * 0.72, t.r * 1.05, t.r * 0.55);
        else if (kind === 'hedge')
          for (const t of hedgeOf(thing)) oval(t.x + t.r * 0.4, t.y + t.r * 0.7, t.r * 1.05, t.r * 0.6);
        else if (kind === 'poplars') oval(at.x + 0.03, at.y + 0.06, 0.045, 0.016);
        else if (kind === 'windmill') oval(at.x + 0.035, at.y + 0.097, 0.075, 0.018);
        else if (kind === 'farm') oval(at.x + 0.03, at.y + 0.046, 0.1, 0.02);
        else if (kind === 'house') oval(at.x + 0.018, at.y + 0.052, 0.068, 0.018);
        else if (kind === 'hay') oval(at.x + 0.018, at.y + 0.03, 0.055, 0.012);
        else if (kind === 'cross') oval(at.x + 0.016, at.y + 0.052, 0.03, 0.009);
        else if (kind === 'orchard') oval(at.x + 0.014, at.y + 0.024, radius * 0.85, radius * 0.7);
        else if (kind === 'sheep' || kind === 'flock')
          for (const s of sheepOf(thing)) oval(s.x + 0.008, s.y + 0.003, 0.022, 0.007);
      }
    },
    palette.shadow,
    { alpha: palette.shadowAlpha, blur: 0.007 },
  );
}

/** The crowns of a tree group: one to four, close enough to touch. */
function treesOf({ at, radius, pick, kind }: Scenery): { x: number; y: number; r: number; pick: number }[] {
  const dice = new Dice(pick);
  const count = kind === 'grove' ? 5 + dice.int(2) : radius < 0.052 ? 1 : 2 + dice.int(2);
  const largest = kind === 'grove' ? 0.045 : Math.min(0.046, radius * 0.75);
  const crowns = Array.from({ length: count }, (_, i) => {
    const r = largest * dice.range(0.74, 1);
    const reach = count === 1 ? 0 : (radius - r) * (kind === 'grove' ? dice.range(0.35, 1) : 0.85);
    const angle = (i / count) * 6.28 + dice.range(0, 1.4);
    return { x: at.x + Math.cos(angle) * reach, y: at.y + Math.sin(angle) * reach * 0.8, r, pick: dice.int(7) };
  });
  return crowns.sort((a, b) => a.y - b.y);
}

/** A row of bushes, slightly bent, as grows along an old border. */
function hedgeOf({ at, radius, angle, pick }: Scenery): { x: number; y: number; r: number; pick: number }[] {
  const dice = new Dice(pick);
  const count = 7;
  const bend = dice.range(-0.02, 0.02);
  return Array.from({ length: count }, (_, i) => {
    const t = (i / (count - 1)) * 2 - 1;
    const along = t * radius * 0.86;
    const across = bend * (1 - t * t);
    const r = dice.range(0.0145, 0.02);
    const x = at.x + Math.cos(angle) * along - Math.sin(angle) * across;
    const y = at.y + Math.sin(angle) * along + Math.cos(angle) * across;
    return { x, y, r, pick: dice.int(7) };
  }).sort((a, b) => a.y - b.y);
}

function sheepOf({ at, radius, pick }: Scenery): { x: number; y: number; facing: 1 | -1 }[] {
  const dice = new Dice(pick);
  const facing = dice.chance(0.5) ? 1 : -1;
  const count = radius < 0.07 ? 3 : 4 + dice.int(2);
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 6.28 + dice.range(-0.3, 0.3);
    const reach = i === 0 && count > 3 ? 0 : radius * dice.range(0.62, 0.86);
    const turned: 1 | -1 = dice.chance(0.2) ? (facing === 1 ? -1 : 1) : facing;
    return { x: at.x + Math.cos(angle) * reach, y: at.y + Math.sin(angle) * reach * 0.74, facing: turned };
  }).sort((a, b) => a.y - b.y);
}

export function standingScenery(brush: Brush, palette: Palette, detail: Detail, scenery: ClassicScenery): Standing[] {
  return scenery.things.flatMap((thing): Standing[] => {
    const { kind, at, radius, pick, angle } = thing;
    const foot = at.y + radius * 0.6;
    const one = (paint: () => void): Standing[] => [{ foot, paint }];
    switch (kind) {
      case 'tree':
      case 'grove':
        return treesOf(thing).map((t) => ({
          foot: t.y + t.r,
          paint: () => paintTree(brush, palette, detail, t, t.r, t.pick),
        }));
      case 'sheep':
      case 'flock':
        return sheepOf(thing).map((s) => ({ foot: s.y, paint: () => paintSheep(brush, palette, detail, s, s.facing) }));
      case 'poplars':
        return [-0.022, 0.02].map((dx, i) => ({
          foot: at.y + 0.05,
          paint: () =>
            paintPoplar(brush, palette, detail, { x: at.x + dx, y: at.y + i * 0.012 - 0.004 }, 0.108 + i * 0.012),
        }));
      case 'hedge':
        return hedgeOf(thing).map((t) => ({
          foot: t.y + t.r,
          paint: () => paintTree(brush, palette, detail, t, t.r, t.pick),
        }));
      case 'hay':
        return one(() => paintHay(brush, palette, detail, { x: at.x, y: at.y + 0.025 }));
      case 'house':
        return one(() => {
          const house = HOUSE_KINDS[pick % 4] ?? 'ridge';
          // A village marks the crossing, so its houses grow when the tile is small.
          const width = (house === 'gable' ? 0.1 : 0.112) * (detail === 0 ? 1.25 : 1);
          const known = Math.max(1, detail) as Detail;
          paintHouse(brush, palette, known, { at: { x: at.x, y: at.y + 0.05 }, width, kind: house, roof: pick % 3 });
        });
      case 'windmill':
        return one(() => paintWindmill(brush, palette, detail, at, angle + 0.35));
      case 'cross':
        return one(() => paintWaysideCross(brush, palette, at));
      case 'farm':
        return one(() => paintFarm(brush, palette, detail, at));
      case 'orchard':
        return one(() => paintOrchard(brush, palette, detail, at, radius));
      case 'parcel':
      case 'pond':
        return [];
    }
  });
}
