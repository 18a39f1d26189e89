/** What the picture of a tile says, as data: a reader speaks from this, so nothing is told by art alone. */
import { CLASSIC_TILES, type ClassicTile, type ClassicTileId, EDGE_NAMES, type EdgeName } from '@/games/classic';

import type { Turns } from '../geometry/point';
import type { TileSegment } from './outlines';

export type TileFeature = TileSegment &
  (
    | { readonly kind: 'city'; readonly edges: readonly EdgeName[]; readonly pennant: boolean; readonly gate: boolean }
    | {
        readonly kind: 'road';
        readonly edges: readonly EdgeName[];
        readonly ends: 'crossing' | 'city' | 'cloister' | null;
      }
    | { readonly kind: 'field'; readonly edges: readonly EdgeName[]; readonly cities: readonly number[] }
    | { readonly kind: 'cloister' }
  );

interface TileDescription {
  readonly features: readonly TileFeature[];
  readonly crossing: boolean;
  readonly pennants: number;
}

const turned = (edges: readonly EdgeName[], turns: Turns): EdgeName[] =>
  EDGE_NAMES.filter((_, i) => edges.includes(EDGE_NAMES[(i - turns + 4) % 4] ?? 'N'));

export function describeClassicTile(id: ClassicTileId, turns: Turns = 0): TileDescription {
  const tile: ClassicTile = CLASSIC_TILES[id];
  const roads = tile.roads ?? [];
  const gate = roads.some((r) => r.ends === 'city');
  const features: TileFeature[] = [
    ...(tile.cities ?? []).map((c, index): TileFeature => ({
      kind: 'city',
      index,
      edges: turned(c.edges, turns),
      pennant: c.pennant ?? false,
      gate,
    })),
    ...roads.map((r, index): TileFeature => ({
      kind: 'road',
      index,
      edges: turned(r.edges, turns),
      ends: r.ends ?? null,
    })),
    ...(tile.fields ?? []).map((f, index): TileFeature => ({
      kind: 'field',
      index,
      edges: turned(
        EDGE_NAMES.filter((e) => f.halves.some((h) => h.startsWith(e))),
        turns,
      ),
      cities: f.cities ?? [],
    })),
  ];
  if (tile.cloister) features.push({ kind: 'cloister', index: 0 });
  return {
    features,
    crossing: roads.some((r) => r.ends === 'crossing'),
    pennants: (tile.cities ?? []).filter((c) => c.pennant).length,
  };
}
