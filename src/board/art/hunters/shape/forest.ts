/** Forests of one unturned tile: an outline from edge to edge, and tongues where the zones demand them. */
import { cubic, join } from '../../geometry/curve';
import { add, CENTRE, type Edge, inward, lerp, onEdge, type Point, point, scale } from '../../geometry/point';
import type { Dice } from '../../random';
import { type ForestPlan, type HuntersLayout, isInhabited } from '../layout';
import { FOREST_INSET, RIVER_HALF } from '../profile';
import { Area, Strand } from './solid';
import type { WaterShape } from './water';

// Looked up once: these run ten thousand times a tile, and a global is slow to find in some engines.
const { abs, hypot, max, min, sign } = Math;

interface Tongue {
  readonly line: readonly Point[];
  readonly radii: readonly number[];
  /** What it reaches: water it lies over, or the tile's corner. */
  readonly to: 'water' | 'corner';
}

export interface ForestShape {
  readonly id: string;
  readonly edges: readonly Edge[];
  /** Without its tongues, and without the room that is kept from water. */
  readonly outline: readonly Point[];
  readonly middle: Point;
  readonly tongues: readonly Tongue[];
  /** Distance to the forest, given the distances to the rivers and pools, in the order of the water's shape. */
  distance(x: number, y: number, rivers: readonly number[], pools: readonly number[]): number;
}

/** Meadow kept between a forest and water it must not touch, and between two forests. */
export const LAKE_GAP = 0.075;
export const RIVER_GAP = 0.05;
const FOREST_GAP = 0.022;
/** How far crowns hang over water that the forest touches. */
const OVERHANG = 0.02;
/** Outlines run on beyond the border, so that distances near it know nothing of it. */
const OUT = 0.4;

const side = (edge: Edge, step: number): Edge => ((edge + step) % 4) as Edge;
/** The direction of travel along an edge, clockwise. */
const clockwise = (edge: Edge): Point => inward(side(edge, 3));

/** Lengths of a curve's handles at the border and at its middle. */
const bend = (isShared: boolean, isCap: boolean, depth: number): readonly [number, number] =>
  isShared ? [0.04, 0.27] : [isCap ? depth * 0.62 : 0.24, 0.2];

function outline(plan: ForestPlan, layout: HuntersLayout, dice: Dice): Point[] {
  const hasWater = layout.waters.length > 0;
  const hasOther = layout.forests.length > 1;
  const mustPart = layout.waters.some((w) => w.kind === 'lake' && !w.touches.includes(plan.id));
  const isCrowded = layout.meadows.some((meadow) => isInhabited(layout, meadow));
  const capDepth = mustPart || hasOther ? (hasWater ? (isCrowded ? 0.17 : 0.2) : 0.25) : hasWater ? 0.235 : 0.31;
  const points: Point[] = [];
  plan.edges.forEach((edge, i) => {
    const to = plan.edges[(i + 1) % plan.edges.length] ?? edge;
    const between = plan.edges.length === 1 ? 3 : (to - edge + 3) % 4;
    const a = onEdge(edge, 1 - FOREST_INSET);
    const b = onEdge(to, FOREST_INSET);
    const out = (p: Point, e: Edge): Point => add(p, scale(inward(e), -OUT));
    points.push(out(onEdge(edge, FOREST_INSET), edge), out(a, edge));
    const bulge = { depth: 0, handle: 0.24 };
    if (between === 0)
      points.push(...cubic(a, add(a, scale(inward(edge), 0.034)), add(b, scale(inward(to), 0.034)), b, 6));
    else if (between === 2) {
      bulge.handle = hasWater ? 0.07 : hasOther ? 0.12 : dice.range(0.2, 0.27);
      points.push(
        ...cubic(a, add(a, scale(inward(edge), bulge.handle)), add(b, scale(inward(to), bulge.handle)), b, 16),
      );
    } else {
      const isCap = between === 3;
      const foreign = isCap ? edge : side(edge, 1);
      const isHome = layout.tile.edges[foreign].some((zone) => isInhabited(layout, zone));
      bulge.depth = isCap ? capDepth : isHome ? 0.3 : 0.235;
      const sway = dice.range(-0.03, 0.03);
      const middle = add(onEdge(foreign, 0.5 + sway), scale(inward(foreign), bulge.depth + dice.range(-0.012, 0.012)));
      const travel = scale(clockwise(foreign), isCap ? -1 : 1);
      // Towards a corner shared with another forest the curve leaves at once, so that a meadow opens between them.
      const isShared = (step: number): boolean =>
        isCap && layout.forests.some((other) => other.id !== plan.id && other.edges.includes(side(edge, step)));
      const [out1, mid1] = bend(isShared(1), isCap, bulge.depth);
      const [out2, mid2] = bend(isShared(3), isCap, bulge.depth);
      points.push(
        ...join(
          cubic(a, add(a, scale(inward(edge), out1)), add(middle, scale(travel, -mid1)), middle, 10),
          cubic(middle, add(middle, scale(travel, mid2)), add(b, scale(inward(to), out2)), b, 10),
        ),
      );
    }
  });
  return points;
}

/** A point well inside the forest, where tongues begin. */
function middleOf(plan: ForestPlan): Point {
  const depth = [0.14, 0.2, 0.3, 0.4][plan.edges.length - 1] ?? 0.3;
  if (plan.edges.length === 1) {
    const edge = plan.edges[0] ?? 0;
    return add(onEdge(edge, 0.5), scale(inward(edge), depth));
  }
  let at = point(0, 0);
  for (const edge of plan.edges) at = add(at, scale(onEdge(edge, 0.5), 1 / plan.edges.length));
  return lerp(at, CENTRE, 0.25);
}

/** How far the way to a corner must bend so that it passes beside a pool and not through it. */
function roundPools(from: Point, goal: Point, water: WaterShape): Point {
  const way = { x: goal.x - from.x, y: goal.y - from.y };
  const size = hypot(way.x, way.y);
  for (const { at, radius } of water.pools) {
    const t = ((at.x - from.x) * way.x + (at.y - from.y) * way.y) / (size * size);
    const off = ((at.x - from.x) * way.y - (at.y - from.y) * way.x) / size;
    const wanted = radius + 0.06;
    if (t < 0 || t > 1 || abs(off) > wanted) continue;
    const push = (wanted - abs(off)) * 1.5 * sign(off || 1);
    return scale({ x: -way.y, y: way.x }, push / size);
  }
  return point(0, 0);
}

function tongues(plan: ForestPlan, layout: HuntersLayout, water: WaterShape, dice: Dice): Tongue[] {
  const from = middleOf(plan);
  const found: Tongue[] = [];
  const reach = (goal: Point, radii: readonly [number, number], to: Tongue['to'], sway: number): void => {
    const across = { x: -(goal.y - from.y), y: goal.x - from.x };
    const aside = to === 'corner' ? roundPools(from, goal, water) : point(0, 0);
    const bend = add(scale(across, dice.range(-sway, sway)), aside);
    const line = cubic(from, add(lerp(from, goal, 0.35), bend), add(lerp(from, goal, 0.7), scale(bend, 0.8)), goal, 12);
    found.push({ line, to, radii: line.map((_, i) => radii[0] + (radii[1] - radii[0]) * (i / (line.length - 1))) });
  };
  const reachOver = (over: Point, goal: Point): void => {
    const sway = { x: dice.range(-0.03, 0.03), y: dice.range(-0.03, 0.03) };
    const first = cubic(from, lerp(from, over, 0.4), lerp(from, over, 0.8), over, 6);
    const second = cubic(over, add(lerp(over, goal, 0.3), sway), add(lerp(over, goal, 0.7), sway), goal, 10);
    const line = join(first, second);
    found.push({ line, to: 'corner', radii: line.map((_, i) => 0.1 - 0.07 * (i / (line.length - 1)) ** 0.8) });
  };
  for (const body of layout.waters) {
    if (!body.touches.includes(plan.id)) continue;
    const pool = water.pools.find((p) => p.id === body.id);
    if (pool) {
      const off = hypot(pool.at.x - from.x, pool.at.y - from.y);
      reach(lerp(pool.at, from, min(1, (pool.radius + 0.05) / off)), [0.1, 0.082], 'water', 0.06);
      continue;
    }
    const line = water.rivers.find((r) => r.id === body.id)?.line ?? [];
    const nearest = [...line].sort((p, q) => hypot(p.x - from.x, p.y - from.y) - hypot(q.x - from.x, q.y - from.y))[0];
    if (!nearest) continue;
    const off = hypot(nearest.x - from.x, nearest.y - from.y);
    reach(lerp(nearest, from, min(1, (RIVER_HALF + 0.045) / off)), [0.1, 0.078], 'water', 0.05);
  }
  for (const { after, forest } of layout.corners) {
    if (forest !== plan.id) continue;
    // From a forest on one side the way leads over the middle, so that it does not squeeze the meadows beside it.
    if (plan.edges.length === 1) reachOver(CENTRE, onEdge(after, 1));
    else reach(onEdge(after, 1), [0.1, 0.03], 'corner', 0.08);
  }
  return found;
}

export function forestShapes(layout: HuntersLayout, water: WaterShape, dice: Dice): ForestShape[] {
  return layout.forests.map((plan): ForestShape => {
    const rim = outline(plan, layout, dice);
    const area = new Area(rim);
    const ways = tongues(plan, layout, water, dice);
    const strands = ways.map((way) => new Strand(way.line, way.radii));
    const isTouched = water.pools.map((pool) => pool.touches.includes(plan.id));
    const distance: ForestShape['distance'] = (x, y, rivers, pools) => {
      let base = area.distance(x, y);
      let tongue = Infinity;
      for (const strand of strands) tongue = min(tongue, strand.distance(x, y));
      for (const d of rivers) {
        base = max(base, RIVER_GAP - d);
        tongue = max(tongue, -OVERHANG - d);
      }
      for (let i = 0; i < pools.length; i++) {
        const d = pools[i] ?? 1;
        base = max(base, (isTouched[i] ? -OVERHANG / 2 : LAKE_GAP) - d);
        tongue = max(tongue, (isTouched[i] ? -OVERHANG : LAKE_GAP) - d);
      }
      return softly(base, tongue);
    };
    return { id: plan.id, edges: plan.edges, outline: rim, middle: middleOf(plan), tongues: ways, distance };
  });
}

/** The nearer of two, with a fillet where they meet, so that a tongue grows out of its forest. */
function softly(a: number, b: number): number {
  const reach = 0.07;
  const h = max(reach - abs(a - b), 0) / reach;
  return min(a, b) - h * h * reach * 0.25;
}

/** Between two forests runs a path of meadow: each keeps to its side of the line of equal distance. */
export function partForests(distances: number[]): void {
  if (distances.length < 2) return;
  const own = [...distances];
  for (let i = 0; i < own.length; i++) {
    const d = own[i] ?? 1;
    let parted = d;
    for (let j = 0; j < own.length; j++) if (j !== i) parted = max(parted, (d - (own[j] ?? 1)) / 2 + FOREST_GAP);
    distances[i] = parted;
  }
}
