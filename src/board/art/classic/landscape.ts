import { CLASSIC_TILES } from '@/games/classic';

import type { LaidSegment, Landscape, LitShapes } from '../landscape';
import { CLASSIC_CHAPTERS } from './chapters';
import { classicDesign } from './design';
import { fieldShapes, litCity, litRoad, type LaidOutlines } from './onBoard';
import {
  classicOutlines,
  segmentAt,
  spotOf,
  type ClassicOutlines,
  type SegmentKind,
  type TileSegment,
} from './outlines';
import { classicSketch } from './sketch';
import { nameParts, tileParts } from './words';

const SEGMENT = /^(city|road|field|cloister)(\d*)$/;

function segmentOf(name: string): TileSegment {
  const [, kind, index] = SEGMENT.exec(name) ?? [];
  if (kind === undefined) throw new Error(`no classic segment ${name}`);
  return { kind: kind as SegmentKind, index: Number(index || '0') };
}

const outlinesOf = ({ tile, rotation, variant }: Parameters<Landscape['pieceSpot']>[0]): ClassicOutlines =>
  classicOutlines(classicDesign(tile), rotation, variant);

interface Part extends TileSegment {
  readonly tile: LaidOutlines;
}

const partOf = ({ tile, segment }: LaidSegment): Part => ({
  ...segmentOf(segment),
  tile: { x: tile.x, y: tile.y, outlines: outlinesOf(tile) },
});

function litShapes(segments: readonly LaidSegment[]): LitShapes {
  const parts = segments.map(partOf);
  const of = (kind: SegmentKind) => parts.filter((part) => part.kind === kind);
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

export const classicLandscape: Landscape = {
  segmentAt(tile, at) {
    const found = segmentAt(outlinesOf(tile), at);
    if (found === null) return null;
    return found.kind === 'cloister' ? 'cloister' : `${found.kind}${found.index}`;
  },
  pieceSpot: (tile, segment) => spotOf(outlinesOf(tile), segmentOf(segment)),
  pennants: (tile) => outlinesOf(tile).cities.flatMap(({ shield }) => (shield === null ? [] : [shield])),
  litShapes,
  groundShapes: (segments) => fieldShapes(segments.map(partOf)),
  sketch: (tile, theme) => classicSketch(outlinesOf(tile), theme),
  tileParts,
  nameParts,
  copies: (design) => CLASSIC_TILES[classicDesign(design)].count,
  chapters: CLASSIC_CHAPTERS,
};
