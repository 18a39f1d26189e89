import type { LaidSegment, Landscape } from '../landscape';
import { litRiver, litZone, meadowShapes, type LaidZone } from './onBoard';
import { huntersOutlines, spotOf, zoneAt, type HuntersOutlines } from './outlines';
import { tileParts } from './words';

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
  litShapes(segments) {
    const zones = segments.map(zoneOf);
    return { areas: litZone(zones.filter((zone) => !isRiver(zone))), lines: litRiver(zones.filter(isRiver)) };
  },
  groundShapes: (segments) => meadowShapes(segments.map(zoneOf)),
  tileParts,
};
