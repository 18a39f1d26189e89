/** The centre lines of roads, leaving every edge at a right angle. */
import { cubic, join } from '../geometry/curve';
import { add, CENTRE, type Edge, inward, onEdge, type Point, point, scale, turnPoint } from '../geometry/point';
import type { Dice } from '../random';

const into = (edge: Edge, by: number): Point => add(onEdge(edge, 0.5), scale(inward(edge), by));

/** The middle of the tile, moved away from single-edged cities. */
export function awayFromCaps(caps: readonly Edge[], by: number): Point {
  return caps.reduce<Point>((p, cap) => add(p, scale(inward(cap), by)), CENTRE);
}

export function throughRoad(from: Edge, to: Edge, caps: readonly Edge[], dice: Dice): Point[] {
  return (from + 2) % 4 === to ? straightRoad(from, to, caps, dice) : bentRoad(from, to, dice);
}

function straightRoad(from: Edge, to: Edge, caps: readonly Edge[], dice: Dice): Point[] {
  const sideways = inward(((from + 1) % 4) as Edge);
  const middle = add(awayFromCaps(caps, 0.05), scale(sideways, dice.range(-0.03, 0.03)));
  const slope = dice.range(-0.05, 0.05);
  const handle = add(scale(inward(from), 0.18), scale(sideways, slope));
  return join(
    cubic(onEdge(from, 0.5), into(from, 0.2), add(middle, scale(handle, -1)), middle, 14),
    cubic(middle, add(middle, handle), into(to, 0.2), onEdge(to, 0.5), 14),
  );
}

/** A bend round the corner that both edges share, through a point that wanders a little. */
function bentRoad(from: Edge, to: Edge, dice: Dice): Point[] {
  const clockwise = (from + 1) % 4 === to;
  // In the frame of a road from N to E: round the north-east corner.
  const first = clockwise ? from : to;
  const reach = 0.355 + dice.range(-0.03, 0.03);
  const lean = dice.range(-0.15, 0.15);
  const middle = point(1 - reach, reach);
  const direction = point(0.7071 * (1 + lean), 0.7071 * (1 - lean));
  const line = join(
    cubic(point(0.5, 0), point(0.5, 0.15), add(middle, scale(direction, -0.13)), middle, 12),
    cubic(middle, add(middle, scale(direction, 0.13)), point(0.85, 0.5), point(1, 0.5), 12),
  ).map((p) => turnPoint(p, first));
  return clockwise ? line : line.reverse();
}

/** From an edge to a hub, a gate or a yard. */
export function endingRoad(from: Edge, goal: Point, dice: Dice): Point[] {
  const sideways = inward(((from + 1) % 4) as Edge);
  const arrive = add(scale(inward(from), -0.1), scale(sideways, dice.range(-0.02, 0.02)));
  return cubic(onEdge(from, 0.5), into(from, 0.17), add(goal, arrive), goal, 16);
}
