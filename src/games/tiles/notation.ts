import { phrase, type Phrase } from '@/core/phrase';
import { ROTATIONS } from './set';
import { PIECE_KINDS, type TileMove } from './types';

/*
 * The text of a move, as records keep it:
 *   3,-2,1            tile at x 3, y −2, one quarter turn clockwise, no piece
 *   3,-2,1,city0      the same with a follower or tribe member on segment city0
 *   3,-2,1,hut,r1     the same with a hut on r1
 *   s3,-2,road0       solo: judge the completed feature of that segment next
 *   c2                solo, at the end: count a follower of colour 2
 */
const NUMBER = '(-?(?:0|[1-9]\\d{0,2}))';
const SEGMENT = '([a-z]{1,8}\\d{0,2})';
const PLACE = new RegExp(`^${NUMBER},${NUMBER},([0-3])(?:,(hut,)?${SEGMENT})?$`);
const SCORE = new RegExp(`^s${NUMBER},${NUMBER},${SEGMENT}$`);
const COUNT = /^c([0-5])$/;

export function encodeTileMove(move: TileMove): string {
  switch (move.type) {
    case 'place': {
      const place = `${move.x},${move.y},${move.rotation}`;
      if (move.piece === null) return place;
      return `${place},${move.piece.kind === 'hut' ? 'hut,' : ''}${move.piece.segment}`;
    }
    case 'score':
      return `s${move.x},${move.y},${move.segment}`;
    case 'count':
      return `c${move.colour}`;
  }
}

export function decodeTileMove(text: string): TileMove | null {
  const place = PLACE.exec(text);
  if (place !== null) {
    const [, x, y, turns, hut, segment] = place;
    const rotation = ROTATIONS[Number(turns)];
    if (rotation === undefined || x === '-0' || y === '-0') return null;
    const kind = hut === undefined ? PIECE_KINDS[0] : PIECE_KINDS[1];
    const piece = segment === undefined ? null : { kind, segment };
    return { type: 'place', x: Number(x), y: Number(y), rotation, piece };
  }
  const score = SCORE.exec(text);
  if (score !== null) {
    const [, x, y, segment] = score;
    if (segment === undefined || x === '-0' || y === '-0') return null;
    return { type: 'score', x: Number(x), y: Number(y), segment };
  }
  const count = COUNT.exec(text);
  return count === null ? null : { type: 'count', colour: Number(count[1]) };
}

/** What a move says of itself, before anybody knows what it will score. */
export function describeTileMove(move: TileMove): Phrase {
  switch (move.type) {
    case 'place': {
      const at = { x: move.x, y: move.y, rotation: move.rotation };
      if (move.piece === null) return phrase('tiles.move.place', at);
      const key = move.piece.kind === 'hut' ? 'tiles.move.placeWithHut' : 'tiles.move.placeWithMember';
      return phrase(key, { ...at, segment: move.piece.segment });
    }
    case 'score':
      return phrase('tiles.move.scoreNext', { x: move.x, y: move.y, segment: move.segment });
    case 'count':
      return phrase('tiles.move.countNext', { colour: move.colour });
  }
}
