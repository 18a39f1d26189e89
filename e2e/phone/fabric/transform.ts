import type { Frame } from './view';

/** A point p goes to (a·x + c·y + e, b·x + d·y + f). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [A, B, C, D, E, F] = inner;
  return [a * A + c * B, b * A + d * B, a * C + c * D, b * C + d * D, a * E + c * F + e, b * E + d * F + f];
}

export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): { x: number; y: number } {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** Null when everything is squeezed into nothing, as at scale 0. */
export function invert([a, b, c, d, e, f]: Matrix): Matrix | null {
  const determinant = a * d - b * c;
  if (Math.abs(determinant) < 1e-12) return null;
  const [A, B, C, D] = [d / determinant, -b / determinant, -c / determinant, a / determinant];
  return [A, B, C, D, -(A * e + C * f), -(B * e + D * f)];
}

/** The upright box around a transformed one. */
export function boxOf(matrix: Matrix, width: number, height: number): Frame {
  const corners = [apply(matrix, 0, 0), apply(matrix, width, 0), apply(matrix, 0, height), apply(matrix, width, height)];
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const angle = (value: unknown): number => {
  if (typeof value === 'number') return value;
  const text = String(value);
  const number = parseFloat(text);
  return text.endsWith('deg') ? (number * Math.PI) / 180 : number;
};

const length = (value: unknown, whole: number): number => {
  if (typeof value === 'number') return value;
  const text = String(value);
  return text.endsWith('%') ? (parseFloat(text) / 100) * whole : parseFloat(text);
};

function rotation(by: number): Matrix {
  const [cos, sin] = [Math.cos(by), Math.sin(by)];
  return [cos, sin, -sin, cos, 0, 0];
}

function stepOf(name: string, value: unknown, width: number, height: number): Matrix {
  switch (name) {
    case 'translateX':
      return translation(length(value, width), 0);
    case 'translateY':
      return translation(0, length(value, height));
    case 'translate': {
      const [x, y] = value as unknown[];
      return translation(length(x, width), length(y ?? 0, height));
    }
    case 'scale':
      return [value as number, 0, 0, value as number, 0, 0];
    case 'scaleX':
      return [value as number, 0, 0, 1, 0, 0];
    case 'scaleY':
      return [1, 0, 0, value as number, 0, 0];
    case 'rotate':
    case 'rotateZ':
      return rotation(angle(value));
    // Turning about the other axes is seen from the front: what turns away gets narrow.
    case 'rotateX':
      return [1, 0, 0, Math.cos(angle(value)), 0, 0];
    case 'rotateY':
      return [Math.cos(angle(value)), 0, 0, 1, 0, 0];
    case 'perspective':
      return IDENTITY;
    case 'skewX':
      return [1, 0, Math.tan(angle(value)), 1, 0, 0];
    case 'skewY':
      return [1, Math.tan(angle(value)), 0, 1, 0, 0];
    case 'matrix': {
      const numbers = value as number[];
      const [a = 1, b = 0, , , c = 0, d = 1] = numbers;
      return [a, b, c, d, numbers[12] ?? 0, numbers[13] ?? 0];
    }
    default:
      throw new Error(`This phone cannot transform by ${name}.`);
  }
}

/** The transform that a view's props ask for, about its origin, in its own box. */
export function transformOf(props: Readonly<Record<string, unknown>>, { width, height }: Frame): Matrix {
  const { transform, transformOrigin } = props;
  if (!Array.isArray(transform) || transform.length === 0) return IDENTITY;
  const [ox, oy] = Array.isArray(transformOrigin) ? (transformOrigin as unknown[]) : ['50%', '50%'];
  const [x, y] = [length(ox, width), length(oy, height)];
  let matrix = translation(x, y);
  for (const step of transform as Record<string, unknown>[]) {
    for (const [name, value] of Object.entries(step)) {
      if (value === null || value === undefined) continue;
      matrix = multiply(matrix, stepOf(name, value, width, height));
    }
  }
  return multiply(matrix, translation(-x, -y));
}
