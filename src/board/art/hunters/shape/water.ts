/** Rivers, lakes and springs of one unturned tile as lines and areas. */
import { cubic, join } from '../../geometry/curve';
import { add, type Edge, EDGES, inward, lerp, onEdge, type Point, point, scale } from '../../geometry/point';
import type { Dice } from '../../random';
import { type HuntersLayout, isInhabited, type WaterPlan } from '../layout';
import { RIVER_HALF } from '../profile';
import { Area, type Solid, Strand } from './solid';
import { closedSpline } from './spline';

export interface RiverShape {
  readonly id: string;
  /** Its body: the lake's zone, or its own. */
  readonly water: string;
  readonly edges: readonly Edge[];
  /** From beyond the border to beyond the other, or to the lake's middle or the pool's. */
  readonly line: readonly Point[];
  readonly halves: readonly number[];
  readonly solid: Solid;
}

export interface PoolShape {
  readonly id: string;
  readonly kind: 'lake' | 'spring';
  readonly at: Point;
  readonly radius: number;
  readonly fish: number;
  readonly edges: readonly Edge[];
  readonly rim: readonly Point[];
  readonly touches: readonly string[];
  readonly solid: Solid;
}

export interface WaterShape {
  readonly rivers: readonly RiverShape[];
  readonly pools: readonly PoolShape[];
}

const SPRING_RADIUS = 0.088;
/** How far a line runs on beyond the border. */
const OUT = 0.14;

function lakeRadius(plan: WaterPlan, isOne: boolean): number {
  if (!isOne) return 0.138;
  return plan.fish >= 3 ? 0.21 : 0.165 + 0.012 * plan.fish;
}

function poolAt(plan: WaterPlan, layout: HuntersLayout, ends: number, dice: Dice): Point {
  let towards = point(0, 0);
  for (const { edge } of plan.mouths) towards = add(towards, scale(inward(edge), -1));
  const size = Math.hypot(towards.x, towards.y);
  const unit = size > 0.1 ? scale(towards, 1 / size) : point(0, 0);
  const jitter = point(dice.range(-0.015, 0.015), dice.range(-0.015, 0.015));
  if (plan.kind === 'spring') {
    const depth = ends > 1 ? 0.28 : 0.44;
    const edge = plan.mouths[0]?.edge ?? 0;
    return add(add(onEdge(edge, 0.5), scale(inward(edge), depth)), jitter);
  }
  let at = add(
    point(0.5, 0.5),
    scale(unit, ends > 1 ? (layout.waters.some((w) => w.kind === 'spring') ? 0.16 : 0.19) : 0),
  );
  for (const forest of layout.forests) {
    // Towards what it must touch, away from what it must not.
    const by = plan.touches.includes(forest.id) ? -0.012 : 0.035;
    for (const edge of forest.edges) at = add(at, scale(inward(edge), by));
  }
  if (plan.fish < 3) at = add(at, scale(awayFromAnimals(layout), 0.035));
  return add(at, jitter);
}

/** A unit step away from the corners where animals live, or none if they live all round. */
function awayFromAnimals(layout: HuntersLayout): Point {
  let away = point(0, 0);
  for (const edge of EDGES) {
    const zones = layout.tile.edges[edge];
    if (zones.length !== 3) continue;
    if (isInhabited(layout, zones[0])) away = add(away, { x: 0.5 - onEdge(edge, 0.2).x, y: 0.5 - onEdge(edge, 0.2).y });
    if (isInhabited(layout, zones[2])) away = add(away, { x: 0.5 - onEdge(edge, 0.8).x, y: 0.5 - onEdge(edge, 0.8).y });
  }
  const size = Math.hypot(away.x, away.y);
  return size < 0.2 ? point(0, 0) : scale(away, 1 / size);
}

/** A soft round with ten uneven corners. */
function lakeRim(at: Point, radius: number, dice: Dice): Point[] {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * Math.PI * 2;
    const r = radius * dice.range(0.94, 1.06);
    return point(at.x + Math.cos(angle) * r, at.y + Math.sin(angle) * r);
  });
  return closedSpline(corners, 4);
}

function passing(plan: WaterPlan, layout: HuntersLayout, dice: Dice): Point[] {
  const [a, b] = [plan.mouths[0]?.edge ?? 0, plan.mouths[1]?.edge ?? 2];
  const from = onEdge(a, 0.5);
  const to = onEdge(b, 0.5);
  if ((b - a + 4) % 2 === 0) {
    let middle = add(point(0.5, 0.5), scale(onSide(a), dice.range(-0.03, 0.03)));
    for (const forest of layout.forests) {
      if (forest.edges.length === 1 && !plan.touches.includes(forest.id))
        middle = add(middle, scale(inward(forest.edges[0] ?? 0), 0.03));
    }
    // Away from the side where an animal must find room.
    const [before, , after] = layout.tile.edges[a];
    const push = (isInhabited(layout, after) ? 0.055 : 0) - (isInhabited(layout, before) ? 0.055 : 0);
    middle = add(middle, scale(onSide(a), push));
    const along = inward(a);
    return join(
      cubic(from, add(from, scale(along, 0.24)), add(middle, scale(along, -0.16)), middle, 10),
      cubic(middle, add(middle, scale(along, 0.16)), add(to, scale(along, -0.24)), to, 10),
    );
  }
  // A bend round the corner between the two edges.
  const corner = add(from, add(to, point(-0.5, -0.5)));
  const [, , within] = layout.tile.edges[(b - a + 4) % 4 === 1 ? a : b];
  const isWide = layout.waters.length === 1 && isInhabited(layout, within);
  const middle = lerp(corner, point(0.5, 0.5), isWide ? dice.range(0.84, 0.9) : dice.range(0.62, 0.72));
  const swing = isWide ? 0.2 : 0.14;
  const turn = scale(add(inward(a), scale(inward(b), -1)), Math.SQRT1_2);
  return join(
    cubic(from, add(from, scale(inward(a), swing)), add(middle, scale(turn, -0.13)), middle, 10),
    cubic(middle, add(middle, scale(turn, 0.13)), add(to, scale(inward(b), swing)), to, 10),
  );
}

const onSide = (edge: Edge): Point => inward(((edge + 1) % 4) as Edge);

/** Wider and narrower by up to a seventh, but never near the border, where two tiles must agree. */
function widths(line: readonly Point[], dice: Dice): number[] {
  const wave = dice.range(0, 6);
  const speed = dice.range(5, 8);
  return line.map((p, i) => {
    const inside = Math.min(p.x, p.y, 1 - p.x, 1 - p.y);
    const share = Math.max(0, Math.min(1, (inside - 0.1) / 0.15));
    return RIVER_HALF * (1 + 0.14 * share * Math.sin(wave + (i / line.length) * speed));
  });
}

const leaving = (edge: Edge): Point => add(onEdge(edge, 0.5), scale(inward(edge), -OUT));

export function waterShape(layout: HuntersLayout, dice: Dice): WaterShape {
  const rivers: RiverShape[] = [];
  const pools: PoolShape[] = [];
  const ends = layout.waters.filter((w) => w.kind !== 'passing').length;
  const put = (id: string, water: string, edges: readonly Edge[], line: readonly Point[]): void => {
    const halves = widths(line, dice);
    rivers.push({ id, water, edges, line, halves, solid: new Strand(line, halves) });
  };
  for (const plan of layout.waters) {
    const edges = plan.mouths.map((m) => m.edge);
    if (plan.kind === 'passing') {
      const [a = 0, b = 2] = edges;
      put(plan.id, plan.id, edges, join([leaving(a)], passing(plan, layout, dice), [leaving(b)]));
      continue;
    }
    const at = poolAt(plan, layout, ends, dice);
    const isLake = plan.kind === 'lake';
    const radius = isLake ? lakeRadius(plan, layout.waters.filter((w) => w.kind === 'lake').length < 2) : SPRING_RADIUS;
    const rim = lakeRim(at, radius, dice);
    const { id, fish, touches } = plan;
    pools.push({ id, kind: isLake ? 'lake' : 'spring', at, radius, fish, edges, rim, touches, solid: new Area(rim) });
    for (const { edge, river } of plan.mouths) {
      const from = onEdge(edge, 0.5);
      const bend = add(from, scale(inward(edge), 0.22));
      const sway = add(lerp(at, from, 0.35), scale(onSide(edge), dice.range(-0.02, 0.02)));
      put(river, id, [edge], join([leaving(edge)], cubic(from, bend, sway, at, 12)));
    }
  }
  return { rivers, pools };
}
