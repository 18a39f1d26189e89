/**
 * The view that answers a request, and who wins: whoever asks, or the player who has moved the camera. It is decided here
 * and nowhere else. Pure; it runs when a view is asked for, never while fingers move.
 */
import { clearCamera, frameCamera, isClear, rowsOf, withNeighbours, type Room, type Subject } from '../framing';
import { boundsOf, clamp, clampCamera, grown, LARGEST_FIT, onWholePixels, type Camera } from '../geometry';
import type { Cell, Framing, Glimpse, Sight } from '../types';

/** Around the outermost cells when all the land is shown, in cells. */
const AIR = 0.1;
/** Around cells that are framed: nearly all of the neighbours are seen. */
const AROUND = 0.92;
/** Around a tile: what stands at its edges must be clear of the buttons too. */
const OVERHANG = 0.1;
/** Around cells that are glimpsed: without another scale, and with one. */
const [EDGE, SURROUNDINGS] = [0.3, 1];

/** All that a view depends on. */
export interface Situation {
  readonly camera: Camera;
  readonly room: Room;
  /** The land. */
  readonly tiles: readonly Cell[];
  /** Whether a finger is on the board. */
  readonly isTouched: boolean;
  /** Whether the player has moved the camera since it last showed all the land. */
  readonly isMovedByPlayer: boolean;
  /** Where the hand last left the camera since then; null when it has not moved it. */
  readonly own: Camera | null;
  /** Whether the camera glides; under reduced motion it jumps. */
  readonly canGlide: boolean;
}

export interface View {
  readonly camera: Camera;
  /** Whether this shows all the land, and does so again when panels move; null to leave that as it was. */
  readonly isAll: boolean | null;
}

/** The view that answers to what was asked for; null when the camera stays where it is. */
export function viewOf(what: Sight, how: Framing | Glimpse, now: Situation): View | null {
  if (how.way === 'glimpse') return now.isTouched ? null : glimpseOf(cellsOf(what, now.tiles), how, now);
  if (how.yields === true && now.isMovedByPlayer) return null;
  if (what === 'home' && now.own !== null) {
    return { camera: clampCamera(now.own, boundsOf(now.tiles), now.room.free), isAll: null };
  }
  if (what === 'all' || what === 'home') {
    return { camera: frameCamera(wholeLand(now.tiles), now.room, LARGEST_FIT), isAll: true };
  }
  // A finger on the board keeps the cells it holds; only all the land is shown in spite of it.
  if (now.isTouched) return null;
  const subject = {
    bounds: grown(boundsOf(what), how.around ?? AROUND),
    parts: rowsOf(what).map((row) => grown(row, OVERHANG)),
  };
  return { camera: frameCamera(subject, now.room, how.largest ?? LARGEST_FIT * 2), isAll: false };
}

function glimpseOf(cells: readonly Cell[], { least = 0, most = Infinity }: Glimpse, now: Situation): View | null {
  const { room } = now;
  // What the hand has chosen is where a glimpse starts from, wherever a framed tile has led the camera meanwhile.
  const camera = (now.isMovedByPlayer ? now.own : null) ?? now.camera;
  const to = clearCamera(camera, grown(boundsOf(cells), EDGE), room);
  const isFar = camera.scale < least || (camera.scale > most && to !== camera);
  // Jumping to and fro would confuse; and a view that the player chose keeps its size.
  if (isFar && !now.isMovedByPlayer && now.canGlide) {
    const subject = {
      bounds: grown(boundsOf(cells), SURROUNDINGS),
      parts: rowsOf(cells).map((row) => grown(row, EDGE)),
    };
    return { camera: frameCamera(subject, room, clamp(camera.scale, least, most)), isAll: false };
  }
  return to === now.camera ? null : { camera: onWholePixels(to, room.pixelRatio), isAll: null };
}

/** On the first look, and on a turned phone: all the land, or as near as possible to what the player chose. */
export function firstView({ camera, room, tiles, isMovedByPlayer }: Situation): Camera {
  const wanted = isMovedByPlayer ? camera : frameCamera(wholeLand(tiles), room, LARGEST_FIT);
  return clampCamera(wanted, boundsOf(tiles), room.free);
}

/** Whether panels that moved have come over the land, for a camera that shows all of it. */
export function isCovered(camera: Camera, { room, tiles }: Situation): boolean {
  return !isClear(camera, wholeLand(tiles), room);
}

/** The land, and the cells beside it where it goes on. */
function cellsOf(what: Sight, tiles: readonly Cell[]): readonly Cell[] {
  if (what !== 'all' && what !== 'home') return what;
  return withNeighbours(tiles.length === 0 ? [{ x: 0, y: 0 }] : tiles);
}

function wholeLand(tiles: readonly Cell[]): Subject {
  const cells = cellsOf('all', tiles);
  return { bounds: grown(boundsOf(cells), AIR), parts: rowsOf(cells) };
}
