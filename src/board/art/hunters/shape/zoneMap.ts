/**
 * The zones of one unturned tile on a grid: distances to water and forests, and which meadow every free node belongs to.
 * Built once per (design, shape), row by row, so that a phone can pause in between.
 */
import { EDGES, inward, onEdge, type Point } from '../../geometry/point';
import { Dice, hash } from '../../random';
import { type HuntersLayout, huntersLayout } from '../layout';
import { type ForestShape, forestShapes, partForests } from './forest';
import { BEYOND, CELLS, Grid, nodeAt, NODES, placeOf } from './grid';
import { type WaterShape, waterShape } from './water';

// Looked up once: these run ten thousand times a tile, and a global is slow to find in some engines.
const { floor, max, min, round } = Math;

/** Water and forests as they are thought out, before anything is measured on the grid. */
export interface LandShapes {
  readonly layout: HuntersLayout;
  readonly water: WaterShape;
  readonly forests: readonly ForestShape[];
}

export interface ZoneMap extends LandShapes {
  readonly waterGrid: Grid;
  readonly forestGrids: readonly Grid[];
  /** The nearest of water and forests; meadow where it is positive. */
  readonly freeGrid: Grid;
  /** For every node within the tile the number of its meadow in the layout, or −1. */
  readonly meadowOf: Int8Array;
}

/** Where a meadow meets an edge: beside a river on one of its sides, or in the middle. */
export function meadowProbes(layout: HuntersLayout): { readonly zone: string; readonly at: Point }[] {
  return EDGES.flatMap((edge) => {
    const zones = layout.tile.edges[edge];
    const inside = (t: number): Point => {
      const p = onEdge(edge, t);
      return { x: p.x + inward(edge).x * 0.03, y: p.y + inward(edge).y * 0.03 };
    };
    if (zones.length === 3)
      return [
        { zone: zones[0], at: inside(0.24) },
        { zone: zones[2], at: inside(0.76) },
      ];
    return layout.meadows.includes(zones[0]) ? [{ zone: zones[0], at: inside(0.5) }] : [];
  });
}

export const nearestNode = (p: Point): number =>
  nodeAt(max(0, min(CELLS, round(p.x * CELLS))), max(0, min(CELLS, round(p.y * CELLS))));

function flood(free: Grid, layout: HuntersLayout): Int8Array {
  const meadowOf = new Int8Array(NODES * NODES).fill(-1);
  for (const { zone, at } of meadowProbes(layout)) {
    const number = layout.meadows.indexOf(zone);
    const queue = [nearestNode(at)];
    while (queue.length > 0) {
      const node = queue.pop() ?? 0;
      const column = (node % NODES) - BEYOND;
      const row = floor(node / NODES) - BEYOND;
      if (column < 0 || row < 0 || column > CELLS || row > CELLS) continue;
      if (meadowOf[node] !== -1 || (free.values[node] ?? -1) <= 0) continue;
      meadowOf[node] = number;
      queue.push(node - 1, node + 1, node - NODES, node + NODES);
    }
  }
  return meadowOf;
}

/** Scraps that the rules of distance cut off from their forest are meadow. */
function dropScraps(grid: Float32Array, from: Point): void {
  const kept = new Uint8Array(grid.length);
  const queue = [nearestNode(from)];
  while (queue.length > 0) {
    const node = queue.pop() ?? 0;
    if (node < 0 || node >= grid.length || kept[node] || (grid[node] ?? 1) >= 0) continue;
    kept[node] = 1;
    if (node % NODES > 0) queue.push(node - 1);
    if (node % NODES < NODES - 1) queue.push(node + 1);
    queue.push(node - NODES, node + NODES);
  }
  for (let i = 0; i < grid.length; i++) if ((grid[i] ?? 1) < 0 && !kept[i]) grid[i] = 0.004;
}

export function* landShapes(id: string, shape: number): Generator<void, LandShapes> {
  const layout = huntersLayout(id);
  const dice = new Dice(hash('land', id, shape));
  const water = waterShape(layout, dice);
  yield;
  return { layout, water, forests: forestShapes(layout, water, dice) };
}

export function* makeZoneMap(id: string, shape: number): Generator<void, ZoneMap> {
  const { layout, water, forests } = yield* landShapes(id, shape);
  yield;
  const size = NODES * NODES;
  const waterValues = new Float32Array(size).fill(1);
  const forestValues = forests.map(() => new Float32Array(size).fill(1));
  const rivers = water.rivers.map(() => 0);
  const pools = water.pools.map(() => 0);
  const woods = forests.map(() => 0);
  for (let row = 0; row < NODES; row++) {
    const y = placeOf(row);
    for (let column = 0; column < NODES; column++) {
      const x = placeOf(column);
      const i = row * NODES + column;
      let wet = 1;
      for (let w = 0; w < rivers.length; w++) {
        const d = water.rivers[w]?.solid.distance(x, y) ?? 1;
        rivers[w] = d;
        wet = min(wet, d);
      }
      for (let w = 0; w < pools.length; w++) {
        const d = water.pools[w]?.solid.distance(x, y) ?? 1;
        pools[w] = d;
        wet = min(wet, d);
      }
      waterValues[i] = wet;
      for (let f = 0; f < woods.length; f++) woods[f] = forests[f]?.distance(x, y, rivers, pools) ?? 1;
      partForests(woods);
      for (let f = 0; f < woods.length; f++) {
        const values = forestValues[f];
        if (values) values[i] = min(1, woods[f] ?? 1);
      }
    }
    yield;
  }
  forests.forEach((forest, f) => {
    const values = forestValues[f];
    if (values) dropScraps(values, onEdge(forest.edges[0] ?? 0, 0.5));
  });
  yield;
  const forestGrids = forestValues.map((values) => new Grid(values));
  const waterGrid = new Grid(waterValues);
  const freeGrid = new Grid(waterValues.slice());
  for (const { values } of forestGrids)
    for (let i = 0; i < size; i++) freeGrid.values[i] = min(freeGrid.values[i] ?? 1, values[i] ?? 1);
  yield;
  return { layout, water, forests, waterGrid, forestGrids, freeGrid, meadowOf: flood(freeGrid, layout) };
}
