/**
 * Pictures as data: a list of filled and stroked paths, in painting order. The app shows them with `ui/Drawing`,
 * `cli/icons` writes the same data to image files, and tests can look inside.
 */
interface Gradient {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly stops: readonly (readonly [offset: number, color: string, opacity?: number])[];
}

/** Light that fades in a circle: the halo of the sun, the glow of a window. */
interface Glow {
  readonly centre: readonly [number, number];
  readonly radius: number;
  readonly stops: readonly (readonly [offset: number, color: string, opacity?: number])[];
}

export type Paint = string | Gradient | Glow;

export interface Mark {
  readonly d: string;
  readonly fill?: Paint;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly opacity?: number;
}

export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 100) / 100;
const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;

export function polygon(...points: Point[]): string {
  return `M${points.map(at).join('L')}Z`;
}

export function line(...points: Point[]): string {
  return `M${points.map(at).join('L')}`;
}

export function box(x: number, y: number, width: number, height: number, corner = 0): string {
  if (corner === 0) return polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
  const r = Math.min(corner, width / 2, height / 2);
  const arc = `a${r} ${r} 0 0 1`;
  return (
    `M${at([x + r, y])}h${round(width - 2 * r)}${arc} ${r} ${r}v${round(height - 2 * r)}${arc} ${-r} ${r}` +
    `h${round(2 * r - width)}${arc} ${-r} ${-r}v${round(2 * r - height)}${arc} ${r} ${-r}Z`
  );
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${at([x - rx, y])}a${round(rx)} ${round(ry)} 0 1 0 ${round(2 * rx)} 0a${round(rx)} ${round(ry)} 0 1 0 ${round(-2 * rx)} 0Z`;
}

export function circle(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius);
}

/** One cubic of a soft curve (Catmull–Rom) from p1 to p2, given what comes before and after. */
function bend(p0: Point, p1: Point, p2: Point, p3: Point): string {
  const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
  const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
  return `C${at(c1)} ${at(c2)} ${at(p2)}`;
}

/** A soft curve through all points, without the opening move. */
function through(points: readonly Point[]): string {
  let d = '';
  for (let i = 0; i + 1 < points.length; i++) {
    const p1 = points[i];
    const p2 = points[i + 1];
    if (p1 === undefined || p2 === undefined) break;
    d += bend(points[i - 1] ?? p1, p1, p2, points[i + 2] ?? p2);
  }
  return d;
}

export function curve(...points: Point[]): string {
  const first = points[0];
  return first === undefined ? '' : `M${at(first)}${through(points)}`;
}

/** A soft closed outline. */
export function blob(...points: Point[]): string {
  const count = points.length;
  const first = points[0];
  if (first === undefined) return '';
  const point = (i: number) => points[(i + count) % count] ?? first;
  let d = `M${at(first)}`;
  for (let i = 0; i < count; i++) d += bend(point(i - 1), point(i), point(i + 1), point(i + 2));
  return `${d}Z`;
}

/** A hill: a soft skyline, filled down to `floor`. */
export function ridge(floor: number, ...skyline: Point[]): string {
  const first = skyline[0];
  const last = skyline[skyline.length - 1];
  if (first === undefined || last === undefined) return '';
  return `${curve(...skyline)}L${at([last[0], floor])}L${at([first[0], floor])}Z`;
}

/** A road or river: a soft band along points that say how wide it is there. */
export function ribbon(...points: (readonly [x: number, y: number, width: number])[]): string {
  const left: Point[] = points.map(([x, y, width]) => [x - width / 2, y]);
  const right: Point[] = points.map(([x, y, width]) => [x + width / 2, y]);
  right.reverse();
  const turn = right[0];
  return turn === undefined ? '' : `${curve(...left)}L${at(turn)}${through(right)}Z`;
}

/** A number from 0 to 1 that looks random and is always the same for the same seed: pictures do not flicker. */
export function scatter(seed: number): number {
  const value = Math.sin(seed * 12.9898 + 4.1414) * 43758.5453;
  return value - Math.floor(value);
}

export function isGradient(paint: Paint | undefined): paint is Gradient {
  return typeof paint === 'object' && 'from' in paint;
}

export function isGlow(paint: Paint | undefined): paint is Glow {
  return typeof paint === 'object' && 'radius' in paint;
}
