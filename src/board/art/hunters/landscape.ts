import type { LaidSegment, Landscape } from '../landscape';
import { HUNTERS_CHAPTERS } from './chapters';
import { huntersTile } from './layout';
import { litRiver, litZone, meadowShapes, type LaidZone } from './onBoard';
import { huntersOutlines, spotOf, zoneAt, type HuntersOutlines } from './outlines';
import { huntersSketch } from './sketch';
import { nameParts, tileParts } from './words';

const outlinesOf = ({ tile, rotation, variant }: Parameters<Landscape['pieceSpot']>[0]): HuntersOutlines =>
  huntersOutlines(tile, rotation, variant);

const zoneOf = ({ tile, segment }: LaidSegment): LaidZone => ({
  x: tile.x,
  y: tile.y,
  zone: segment,
  outlines: outlinesOf(tile),
});

const isRiver = ({ outlines, zone }: LaidZone): boolean => outlines.rivers.some(({ id }) => id === zone);

export const huntersLandscape: Landscape = {
  segmentAt: (tile, at) => zoneAt(outlinesOf(tile), at),
  pieceSpot: (tile, segment) => spotOf(outlinesOf(tile), segment),
  pennants: () => [],
  litShapes(segments) {
    const zones = segments.map(zoneOf);
    return { areas: litZone(zones.filter((zone) => !isRiver(zone))), lines: litRiver(zones.filter(isRiver)) };
  },
  groundShapes: (segments) => meadowShapes(segments.map(zoneOf)),
  sketch: ({ tile, rotation, variant }, theme) => huntersSketch(tile, rotation, variant, theme),
  tileParts,
  nameParts,
  copies: (design) => huntersTile(design).count,
  chapters: HUNTERS_CHAPTERS,
};
