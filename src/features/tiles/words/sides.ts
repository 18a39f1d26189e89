import { EDGE_COUNT, type PieceOption, type Rotation, type TileShape, type TileTable } from '@/games/tiles';
import { listOf, type Words } from '@/i18n';

/** Clockwise from the north, as the dictionaries name them. */
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

/** The corner after each side, clockwise. */
const CORNERS = ['NE', 'SE', 'SW', 'NW'] as const;
export type Corner = (typeof CORNERS)[number];

const LEFT = 0;
const RIGHT = 2;

/**
 * The part of a turned tile where a segment lies, so that it can be told from the others of its kind: the sides that it
 * has for itself, or the middles it runs through; land beside a road or a river has only halves of sides, and is named
 * after their corners. A lake lies where its rivers come from.
 */
export function sidesOf(shape: TileShape, rotation: Rotation, segment: string): (Side | Corner)[] {
  const index = shape.segments.findIndex(({ name }) => name === segment);
  if (index < 0) return [];
  const edges = SIDES.map((_, side) => shape.edges[(side - rotation + EDGE_COUNT) % EDGE_COUNT]?.ports ?? []);
  const isIt = (port: number | undefined) =>
    port !== undefined && (port === index || shape.segments[port]?.lake === index);
  const own = SIDES.filter((_, side) => {
    const ports = edges[side] ?? [];
    return isIt(ports.length === 1 ? ports[0] : ports[1]) || (ports.length > 0 && ports.every(isIt));
  });
  if (own.length > 0) return own;
  return CORNERS.filter((_, corner) => isIt(edges[corner]?.[RIGHT]) || isIt(edges[(corner + 1) % EDGE_COUNT]?.[LEFT]));
}

/** "north and east", or null for what touches no side. */
export function sideWords(words: Words, sides: readonly (Side | Corner)[]): string | null {
  if (sides.length === 0) return null;
  const names = sides.map((side) =>
    isCorner(side) ? words.t(`board.a11y.corners.${side}`) : words.t(`tile.sides.${side}`),
  );
  return listOf(names, words);
}

/** On which sides of the tile a segment lies, where the tile has more than one of its kind; else null. */
export function whereWords(
  words: Words,
  table: TileTable,
  rotation: Rotation,
  { piece, feature }: PieceOption,
  options: readonly PieceOption[],
): string | null {
  const isAlone = options.filter((other) => other.feature === feature && other.piece.kind === piece.kind).length < 2;
  if (isAlone) return null;
  return table.hand === null ? null : sideWords(words, sidesOf(table.hand.shape, rotation, piece.segment));
}

const isCorner = (side: Side | Corner): side is Corner => side.length === 2;
