/** The lines along which light or water runs: a feature's parts, tile by tile, joined end to end. Pure. */
import type { Point } from '../art/geometry/point';

/** Ends of two parts that meet at the border of their tiles are no farther apart than this, in cells. */
const MEET = 0.09;

const gap = (one: Point | undefined, other: Point | undefined): number =>
  one === undefined || other === undefined ? Infinity : Math.hypot(one.x - other.x, one.y - other.y);

/** As few lines as possible: a road or a river is one, a city has one for each of its walls. */
export function joinLines(parts: readonly (readonly Point[])[], meet = MEET): Point[][] {
  const left = parts.filter((part) => part.length > 1).map((part) => [...part]);
  const lines: Point[][] = [];
  for (let line = left.shift(); line !== undefined; line = left.shift()) {
    for (let next = nearestPart(line, left, meet); next !== null; next = nearestPart(line, left, meet)) {
      const [part = []] = left.splice(next.index, 1);
      if (next.isReversed) part.reverse();
      line = next.isBefore ? [...part, ...line] : [...line, ...part];
    }
    lines.push(line);
  }
  return lines;
}

interface Next {
  readonly index: number;
  /** Whether it goes before the line, not after it, and whether it must be turned round. */
  readonly isBefore: boolean;
  readonly isReversed: boolean;
}

function nearestPart(line: readonly Point[], parts: readonly (readonly Point[])[], meet: number): Next | null {
  let next: Next | null = null;
  let least = meet;
  parts.forEach((part, index) => {
    for (const isBefore of [false, true]) {
      const end = isBefore ? line[0] : line.at(-1);
      for (const isReversed of [false, true]) {
        const isFirst = isReversed === isBefore;
        const distance = gap(end, isFirst ? part[0] : part.at(-1));
        if (distance > least) continue;
        least = distance;
        next = { index, isBefore, isReversed };
      }
    }
  });
  return next;
}

export function isLoop(line: readonly Point[], meet = MEET): boolean {
  return line.length > 2 && gap(line[0], line.at(-1)) <= meet;
}

/** The line from that end which is nearer to a point; a loop from its nearest point. */
export function startingAt(line: readonly Point[], from: Point): Point[] {
  if (!isLoop(line)) return gap(line.at(-1), from) < gap(line[0], from) ? [...line].reverse() : [...line];
  const nearest = line.reduce((best, point, index) => (gap(point, from) < gap(line[best], from) ? index : best), 0);
  return [...line.slice(nearest), ...line.slice(0, nearest + 1)];
}
