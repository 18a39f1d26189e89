/**
 * What a tile's zones demand of its picture: which forest must touch which water, and which corners a forest must
 * reach, so that meadows are parted in the picture exactly where they are in the rules.
 */
import { HUNTERS_TILES, type HuntersTile, type HuntersZone } from '@/games/hunters';

import { type Edge, EDGES } from '../geometry/point';

export interface ForestPlan {
  readonly id: string;
  readonly edges: readonly Edge[];
}

/** Water that is one body on this tile: a lake with its rivers, a spring with its river, or a river passing through. */
export interface WaterPlan {
  readonly kind: 'lake' | 'spring' | 'passing';
  /** The lake's zone, or the river's. */
  readonly id: string;
  readonly fish: number;
  readonly mouths: readonly { readonly edge: Edge; readonly river: string }[];
  /** Forests that must reach its rim. */
  readonly touches: readonly string[];
}

export interface HuntersLayout {
  readonly tile: HuntersTile;
  readonly forests: readonly ForestPlan[];
  readonly waters: readonly WaterPlan[];
  /** Corners between the edge and the next one, clockwise, that a forest must reach. */
  readonly corners: readonly { readonly after: Edge; readonly forest: string }[];
  readonly meadows: readonly string[];
}

const tiles = new Map(HUNTERS_TILES.map((tile) => [tile.id, tile]));

export function huntersTile(id: string): HuntersTile {
  const tile = tiles.get(id);
  if (!tile) throw new Error(`no hunters tile ${id}`);
  return tile;
}

const kindOf = (tile: HuntersTile, id: string): HuntersZone['kind'] => {
  const zone = tile.zones[id];
  if (!zone) throw new Error(`tile ${tile.id} has no zone ${id}`);
  return zone.kind;
};

const first = (tile: HuntersTile, edge: Edge): string => tile.edges[edge][0];
const last = (tile: HuntersTile, edge: Edge): string => tile.edges[edge].at(-1) ?? first(tile, edge);

function waterPlans(tile: HuntersTile, forests: readonly ForestPlan[]): WaterPlan[] {
  const bodies = new Map<string, WaterPlan>();
  for (const edge of EDGES) {
    const river = tile.edges[edge][1];
    if (river === undefined) continue;
    const zone = tile.zones[river];
    if (zone?.kind !== 'river') throw new Error(`tile ${tile.id}: ${river} is no river`);
    const id = zone.end === 'lake' ? zone.lake : river;
    const lake = tile.zones[id];
    const known = bodies.get(id);
    bodies.set(id, {
      kind: zone.end ?? 'passing',
      id,
      fish: lake?.kind === 'lake' ? lake.fish : 0,
      mouths: [...(known?.mouths ?? []), { edge, river }],
      touches: [],
    });
  }
  return [...bodies.values()].map((body) => ({ ...body, touches: touching(tile, body, forests) }));
}

/** Clockwise from one river to the next: where the meadow beside it changes, a forest must stand between. */
function touching(tile: HuntersTile, body: WaterPlan, forests: readonly ForestPlan[]): string[] {
  const found = new Set<string>();
  body.mouths.forEach(({ edge }, i) => {
    const to = body.mouths[(i + 1) % body.mouths.length]?.edge ?? edge;
    const steps = (to - edge + 4) % 4 || 4;
    if (last(tile, edge) === first(tile, to)) return;
    let best: { readonly id: string; readonly off: number } | null = null;
    for (const forest of forests) {
      for (const own of forest.edges) {
        const place = (own - edge + 4) % 4;
        const off = Math.abs(place - steps / 2);
        if (place > 0 && place < steps && (best === null || off < best.off)) best = { id: forest.id, off };
      }
    }
    if (best) found.add(best.id);
  });
  return [...found];
}

function openCorners(tile: HuntersTile, forests: readonly ForestPlan[]): HuntersLayout['corners'] {
  return EDGES.flatMap((after) => {
    const next = ((after + 1) % 4) as Edge;
    const [a, b] = [last(tile, after), first(tile, next)];
    if (a === b || kindOf(tile, a) !== 'meadow' || kindOf(tile, b) !== 'meadow') return [];
    // The nearest forest: one on a neighbouring edge of the corner is two edges away at most.
    const forest = [...forests].sort((f, g) => awayFrom(f, after) - awayFrom(g, after))[0];
    return forest ? [{ after, forest: forest.id }] : [];
  });
}

const awayFrom = (forest: ForestPlan, after: Edge): number =>
  Math.min(...forest.edges.map((edge) => Math.abs(((edge - after - 0.5 + 6) % 4) - 2)));

/** Whether a figure must find room in this meadow. */
export function isInhabited({ tile }: HuntersLayout, meadow: string | undefined): boolean {
  const zone = meadow === undefined ? undefined : tile.zones[meadow];
  return zone?.kind === 'meadow' && ((zone.animals?.length ?? 0) > 0 || zone.special !== undefined);
}

const layouts = new Map<string, HuntersLayout>();

export function huntersLayout(id: string): HuntersLayout {
  let layout = layouts.get(id);
  if (!layout) {
    const tile = huntersTile(id);
    const named = (kind: HuntersZone['kind']): string[] =>
      Object.keys(tile.zones).filter((zone) => kindOf(tile, zone) === kind);
    const forests = named('forest').map((zone) => ({
      id: zone,
      edges: EDGES.filter((edge) => tile.edges[edge].includes(zone)),
    }));
    layout = {
      tile,
      forests,
      waters: waterPlans(tile, forests),
      corners: openCorners(tile, forests),
      meadows: named('meadow'),
    };
    layouts.set(id, layout);
  }
  return layout;
}
