/** The matrix of a view's `transform`, about its `transformOrigin`. */
import type { CanvasKit } from 'canvaskit-wasm';

import type { Frame } from '../fabric/view';
import { length, objects, type Props } from './props';

export function transformOf(canvasKit: CanvasKit, props: Props, { width, height }: Frame): number[] | null {
  const steps = objects(props.transform);
  if (steps.length === 0) return null;
  const { M44 } = canvasKit;
  const origin: readonly unknown[] = Array.isArray(props.transformOrigin) ? props.transformOrigin : ['50%', '50%', 0];
  const x = length(origin[0], width);
  const y = length(origin[1], height);
  const z = length(origin[2], 0);
  const matrices = steps.flatMap((step) =>
    Object.entries(step).map(([name, value]) => matrixOf(canvasKit, name, value, { width, height })),
  );
  return M44.multiply(M44.translated([x, y, z]), ...matrices, M44.translated([-x, -y, -z]));
}

function matrixOf({ M44 }: CanvasKit, name: string, value: unknown, size: { width: number; height: number }): number[] {
  const amount = length(value, 1);
  switch (name) {
    case 'translateX':
      return M44.translated([length(value, size.width), 0, 0]);
    case 'translateY':
      return M44.translated([0, length(value, size.height), 0]);
    case 'translate': {
      const [x, y] = value as readonly unknown[];
      return M44.translated([length(x, size.width), length(y, size.height), 0]);
    }
    case 'scale':
      return M44.scaled([amount, amount, 1]);
    case 'scaleX':
      return M44.scaled([amount, 1, 1]);
    case 'scaleY':
      return M44.scaled([1, amount, 1]);
    case 'rotate':
    case 'rotateZ':
      return M44.rotated([0, 0, 1], radians(value));
    case 'rotateX':
      return M44.rotated([1, 0, 0], radians(value));
    case 'rotateY':
      return M44.rotated([0, 1, 0], radians(value));
    case 'skewX':
      return [1, Math.tan(radians(value)), 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    case 'skewY':
      return [1, 0, 0, 0, Math.tan(radians(value)), 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    case 'perspective':
      return [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, -1 / amount, 1];
    case 'matrix':
      return rowMajor(value as readonly number[]);
    default:
      throw new Error(`not on this phone: the transform ${name}`);
  }
}

export function radians(angle: unknown): number {
  if (typeof angle === 'number') return angle;
  const amount = Number.parseFloat(String(angle));
  return String(angle).endsWith('deg') ? (amount * Math.PI) / 180 : amount;
}

/** React Native writes matrices by columns, of nine or sixteen numbers; Skia reads rows. */
function rowMajor(columns: readonly number[]): number[] {
  const side = Math.sqrt(columns.length);
  const at = (row: number, column: number) => columns[column * side + row] ?? 0;
  if (side === 4) return Array.from({ length: 16 }, (_, index) => at(Math.floor(index / 4), index % 4));
  return [
    at(0, 0),
    at(0, 1),
    0,
    at(0, 2),
    at(1, 0),
    at(1, 1),
    0,
    at(1, 2),
    0,
    0,
    1,
    0,
    at(2, 0),
    at(2, 1),
    0,
    at(2, 2),
  ];
}
