/** The segments of laid tiles as shapes in board units: what is lit, what is overlaid, and what lies under a finger. */
import { CLASSIC_TILE_IDS, type ClassicTileId } from '@/games/classic/tiles';
import type { SegmentRef } from '@/games/tiles/types';

import { fieldShapes, litCity, litRoad, type LaidOutlines } from './art/classic/onBoard';
import { classicOutlines, segmentAt as classicSegmentAt } from './art/classic/outlines';
import type { Point } from './art/geometry/point';
import { litRiver, litZone, meadowShapes, type LaidZone } from './art/hunters/onBoard';
import { huntersOutlines, zoneAt } from './art/hunters/outlines';
import type { LitCity } from './art/overlays';
import type { TilePainter } from './art/tilePainter';
import type { LitFeature, SceneTile } from './types';

type Game = TilePainter['game'];

const SEGMENT = /^(city|road|field|cloister)(\d*)$/;
const classicId = (tile: string): ClassicTileId => CLASSIC_TILE_IDS.find((id) => id === tile) ?? 'D';

/** The name of the segment under a point of the tile, in tile units. */
export function segmentAt(game: Game, tile: SceneTile, at: Point): string | null {
  if (game === 'hunters') return zoneAt(huntersOutlines(tile.tile, tile.rotation, tile.variant), at);
  const found = classicSegmentAt(classicOutlines(classicId(tile.tile), tile.rotation, tile.variant), at);
  if (found === null) return null;
  return found.kind === 'cloister' ? 'cloister' : `${found.kind}${found.index}`;
}

/** What lies under a point of the board; null on the table. */
export function segmentUnder(game: Game, tiles: readonly SceneTile[], at: Point): SegmentRef | null {
  const [x, y] = [Math.floor(at.x) + 0, Math.floor(at.y) + 0];
  const tile = tiles.find((other) => other.x === x && other.y === y);
  if (tile === undefined) return null;
  const segment = segmentAt(game, tile, { x: at.x - x, y: at.y - y });
  return segment === null ? null : { x, y, segment };
}

export interface LitShapes {
  /** Cities, monasteries, forests and lakes: filled, with their walls or rims. */
  readonly areas: LitCity;
  /** Roads and rivers. */
  readonly lines: readonly (readonly Point[])[];
}

export interface FieldShapes {
  readonly polygons: readonly (readonly Point[])[];
  readonly holes: readonly (readonly Point[])[];
}

export function litShapes(game: Game, tiles: readonly SceneTile[], lit: LitFeature): LitShapes {
  return game === 'hunters' ? huntersLit(tiles, lit) : classicLit(tiles, lit);
}

/** The outline of a field, or of any other feature that is filled. */
export function fieldShapesOf(game: Game, tiles: readonly SceneTile[], members: readonly SegmentRef[]): FieldShapes {
  if (game === 'hunters') return meadowShapes(laidZones(tiles, members));
  return fieldShapes(classicParts(tiles, members).map(({ tile, index }) => ({ tile, index })));
}

interface ClassicPart {
  readonly tile: LaidOutlines;
  readonly kind: string;
  readonly index: number;
}

function classicParts(tiles: readonly SceneTile[], members: readonly SegmentRef[]): ClassicPart[] {
  return members.flatMap(({ x, y, segment }): ClassicPart[] => {
    const tile = tiles.find((other) => other.x === x && other.y === y);
    const [, kind, index] = SEGMENT.exec(segment) ?? [];
    if (tile === undefined || kind === undefined) return [];
    const outlines = classicOutlines(classicId(tile.tile), tile.rotation, tile.variant);
    return [{ tile: { x, y, outlines }, kind, index: Number(index || '0') }];
  });
}

function classicLit(tiles: readonly SceneTile[], { members }: LitFeature): LitShapes {
  const parts = classicParts(tiles, members);
  const of = (kind: string) => parts.filter((part) => part.kind === kind);
  const cities = litCity(of('city'));
  const fields = fieldShapes(of('field')).polygons;
  const yards = of('cloister').flatMap(({ tile }) => {
    const yard = tile.outlines.cloister?.yard;
    return yard ? [yard.map((p) => ({ x: p.x + tile.x, y: p.y + tile.y }))] : [];
  });
  const closed = yards.map((yard) => [...yard, ...yard.slice(0, 1)]);
  return {
    areas: { polygons: [...cities.polygons, ...yards, ...fields], walls: [...cities.walls, ...closed] },
    lines: litRoad(of('road')),
  };
}

function laidZones(tiles: readonly SceneTile[], members: readonly SegmentRef[]): LaidZone[] {
  return members.flatMap(({ x, y, segment }): LaidZone[] => {
    const tile = tiles.find((other) => other.x === x && other.y === y);
    if (tile === undefined) return [];
    return [{ x, y, zone: segment, outlines: huntersOutlines(tile.tile, tile.rotation, tile.variant) }];
  });
}

function huntersLit(tiles: readonly SceneTile[], { members }: LitFeature): LitShapes {
  const zones = laidZones(tiles, members);
  const isRiver = ({ outlines, zone }: LaidZone) => outlines.rivers.some(({ id }) => id === zone);
  return { areas: litZone(zones.filter((zone) => !isRiver(zone))), lines: litRiver(zones.filter(isRiver)) };
}
