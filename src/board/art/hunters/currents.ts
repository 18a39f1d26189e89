/** The current of a river: long licks of the brush that swell and thin out as they drift from bank to bank. */
import type { Pen } from '../brush';
import { along, length } from '../geometry/curve';
import { inward, onEdge, type Edge, type Point } from '../geometry/point';
import type { Dice } from '../random';
import type { HuntersOutlines } from './outlines';
import { away } from './shorelines';

export interface Lick {
  /** From where it is set down to where it is lifted. */
  readonly line: readonly Point[];
  readonly half: number;
}

type River = HuntersOutlines['rivers'][number];

/** Licks of one river, anywhere between its banks but not near a border. */
export function riverLicks({ line, halves }: River, count: number, half: number, dice: Dice): Lick[] {
  const whole = length(line);
  const width = halves[0] ?? 0;
  const licks: Lick[] = [];
  for (let i = 0; i < count; i++) {
    const from = (i + dice.range(0.1, 0.9)) / count;
    const long = dice.range(0.1, 0.24) / whole;
    const lane = dice.range(-0.74, 0.74);
    const drift = dice.range(-0.22, 0.22);
    const steps = 7;
    const points: Point[] = [];
    for (let k = 0; k <= steps; k++) {
      const share = k / steps;
      const { point, direction } = along(line, Math.min(1, from + long * share));
      const side = (lane + drift * Math.sin(share * Math.PI)) * width;
      points.push({ x: point.x - direction.y * side, y: point.y + direction.x * side });
    }
    if (points.every((p) => away(p) > 0)) licks.push({ line: points, half: half * dice.range(0.6, 1.2) });
  }
  return licks;
}

/** The licks that cross a border, at places that both neighbours know. */
export function crossingLicks(edges: readonly Edge[], half: number): Lick[] {
  return edges.flatMap((edge) => {
    const { x, y } = inward(edge);
    const middle = onEdge(edge, 0.5);
    // In board axes: from the west or the north, whichever side the tile lies on.
    return CROSSINGS.map(([lane, reach]) => ({
      half,
      line: [-1, -0.5, 0, 0.5, 1].map((k) => ({
        x: middle.x + x * k * reach + (y === 0 ? 0 : lane),
        y: middle.y + y * k * reach + (x === 0 ? 0 : lane),
      })),
    }));
  });
}

const CROSSINGS: readonly (readonly [lane: number, reach: number])[] = [
  [-0.04, 0.075],
  [0.008, 0.05],
  [0.044, 0.09],
];

/** Thin at both ends, full in the middle. */
export function drawLick(pen: Pen, { line, half }: Lick): void {
  const count = line.length - 1;
  const bank = (side: number): Point[] =>
    line.map((p, i) => {
      const a = line[Math.max(0, i - 1)] ?? p;
      const b = line[Math.min(count, i + 1)] ?? p;
      const size = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const full = half * side * Math.sin((i / count) * Math.PI);
      return { x: p.x - ((b.y - a.y) / size) * full, y: p.y + ((b.x - a.x) / size) * full };
    });
  pen.addPoly([...bank(1), ...bank(-1).reverse()], true);
}
