import { turnBack, turnCell, type Quarter } from '@/board/turned';
import type { Cell } from '@/games/tiles';

export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEP: Readonly<Record<Direction, Cell>> = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

/**
 * The cell that an arrow leads to: the nearest one ahead, where what lies aside counts double. When nothing is ahead it
 * goes round to the far end, so that every cell can be reached.
 */
export function stepTo<Place extends Cell>(
  cells: readonly Place[],
  from: Cell | null,
  direction: Direction,
): Place | null {
  if (from === null) return inReadingOrder(cells)[0] ?? null;
  const { x, y } = STEP[direction];
  const ahead = (cell: Cell) => (cell.x - from.x) * x + (cell.y - from.y) * y;
  const aside = (cell: Cell) => Math.abs((cell.x - from.x) * y) + Math.abs((cell.y - from.y) * x);
  const others = cells.filter((cell) => cell.x !== from.x || cell.y !== from.y);
  const before = others.filter((cell) => ahead(cell) > 0);
  if (before.length > 0) return least(before, (cell) => ahead(cell) + 2 * aside(cell));
  // Round the world: the farthest behind, but one row on, so that a walk in one direction meets every row in the end.
  return least(others, (cell) => 1000 * ahead(cell) + aside(cell));
}

/** The same on a land that may be looked at from its side: an arrow leads where the eye sees it point. */
export function stepSeen<Place extends Cell>(
  cells: readonly Place[],
  from: Cell | null,
  direction: Direction,
  quarter: Quarter,
): Place | null {
  if (quarter === 0) return stepTo(cells, from, direction);
  const next = stepTo(cells.map(turnCell), from === null ? null : turnCell(from), direction);
  return next === null ? null : turnBack(next);
}

/** From top to bottom, each row from left to right: the order in which a reader meets the cells. */
export function inReadingOrder<Place extends Cell>(cells: readonly Place[]): Place[] {
  return [...cells].sort((one, other) => one.y - other.y || one.x - other.x);
}

function least<Place>(places: readonly Place[], cost: (place: Place) => number): Place | null {
  let best: Place | null = null;
  for (const place of places) if (best === null || cost(place) < cost(best)) best = place;
  return best;
}

/**
 * The legal places in the order of a walk round the land, clockwise from the north: leafing through them leads the eye
 * along the coast instead of to and fro across it.
 */
export function roundTheLand<Place extends Cell>(cells: readonly Place[], tiles: readonly Cell[]): Place[] {
  const mean = (of: (cell: Cell) => number) =>
    tiles.reduce((sum, tile) => sum + of(tile), 0) / Math.max(1, tiles.length);
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  const angle = ({ x, y }: Cell) => (Math.atan2(x - middle.x, middle.y - y) + 2 * Math.PI) % (2 * Math.PI);
  const away = ({ x, y }: Cell) => Math.hypot(x - middle.x, y - middle.y);
  return [...cells].sort((one, other) => angle(one) - angle(other) || away(one) - away(other));
}
