/** The walls of one city segment: one curve from the end of each city edge to the start of the next, clockwise. */
import { cubic, join } from '../geometry/curve';
import { add, type Edge, inward, onEdge, type Point, point, scale, turnPoints } from '../geometry/point';
import type { Dice } from '../random';
import { CITY_INSET } from './profile';

export type WallKind = 'notch' | 'side' | 'diagonal' | 'cap';

export interface Wall {
  readonly kind: WallKind;
  /** The city edge this wall starts from (at its clockwise end) and the one it reaches. */
  readonly from: Edge;
  readonly to: Edge;
  /** The ground line; the city lies to the right of travel. */
  readonly line: readonly Point[];
  /** The cap of a neighbouring, unjoined city at the start or the end corner. */
  readonly tightStart: boolean;
  readonly tightEnd: boolean;
}

interface WallContext {
  /** The edges of this city, clockwise. */
  readonly edges: readonly Edge[];
  /** City edges of the tile that belong to another city. */
  readonly foreign: readonly Edge[];
  readonly hasRoad: boolean;
  readonly dice: Dice;
}

const KIND_BY_GAP: readonly WallKind[] = ['notch', 'side', 'diagonal', 'cap'];

export function cityWalls(context: WallContext): Wall[] {
  const { edges, foreign } = context;
  return edges.map((from, i) => {
    const to = edges[(i + 1) % edges.length] ?? from;
    const gap = (to - from + 3) % 4;
    const kind = KIND_BY_GAP[gap] ?? 'cap';
    const tightStart = kind === 'cap' && foreign.includes(((from + 1) % 4) as Edge);
    const tightEnd = kind === 'cap' && foreign.includes(((from + 3) % 4) as Edge);
    return { kind, from, to, tightStart, tightEnd, line: wallLine(kind, from, to, context, tightStart, tightEnd) };
  });
}

function wallLine(
  kind: WallKind,
  from: Edge,
  to: Edge,
  context: WallContext,
  tightStart: boolean,
  tightEnd: boolean,
): Point[] {
  const start = onEdge(from, 1 - CITY_INSET);
  const end = onEdge(to, CITY_INSET);
  switch (kind) {
    case 'notch':
      return notchLine(from);
    case 'side':
      return sideLine(start, end, ((from + 1) % 4) as Edge, context);
    case 'diagonal': {
      const handle = context.hasRoad ? 0.14 : 0.26;
      return cubic(start, along(start, from, handle), along(end, to, handle), end, 30);
    }
    case 'cap':
      return turnPoints(capLine(context, tightStart, tightEnd), from);
  }
}

const along = (start: Point, edge: Edge, by: number): Point => add(start, scale(inward(edge), by));

/** A corner between two edges of one city: straight for the height of the wall, so that tops meet too, then round. */
function notchLine(from: Edge): Point[] {
  const i = CITY_INSET;
  const straight = i * 0.5;
  const line = join(
    [point(1 - i, 0)],
    cubic(point(1 - i, straight), point(1 - i, i * 0.82), point(1 - i * 0.82, i), point(1 - straight, i), 6),
    [point(1, i)],
  );
  return turnPoints(line, from);
}

function sideLine(start: Point, end: Point, foreignEdge: Edge, { dice }: WallContext): Point[] {
  const middle = turnPoints([point(0.5 + dice.range(-0.02, 0.02), 0.235)], foreignEdge)[0] ?? start;
  const handle = scale(inward(((foreignEdge + 3) % 4) as Edge), 0.2);
  const startEdge = ((foreignEdge + 3) % 4) as Edge;
  const endEdge = ((foreignEdge + 1) % 4) as Edge;
  return join(
    cubic(start, along(start, startEdge, 0.24), add(middle, scale(handle, -1)), middle),
    cubic(middle, add(middle, handle), along(end, endEdge, 0.24), end),
  );
}

/** The bowl below a north edge; unjoined neighbours at a corner flatten that side, or the two walls would cross. */
function capLine({ dice }: WallContext, tightStart: boolean, tightEnd: boolean): Point[] {
  const i = CITY_INSET;
  const tight = tightStart || tightEnd;
  const depth = tight ? 0.25 : 0.335 + dice.range(-0.012, 0.012);
  const lean = tight ? (tightStart ? -0.02 : 0.02) : dice.range(-0.03, 0.03);
  const middle = point(0.5 + lean, depth);
  const border = depth * 0.62;
  const [h0, m0] = tightStart ? [0.05, 0.27] : [border, 0.2];
  const [h1, m1] = tightEnd ? [0.05, 0.27] : [border, 0.2];
  return join(
    cubic(point(1 - i, 0), point(1 - i, h0), add(middle, point(m0, 0)), middle),
    cubic(middle, add(middle, point(-m1, 0)), point(i, h1), point(i, 0)),
  );
}
