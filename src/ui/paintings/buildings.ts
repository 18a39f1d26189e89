import { box, line, polygon, type Mark } from '../drawing/marks';
import type { Hour } from './sky';

interface Masonry {
  readonly wall: string;
  readonly wallShade: string;
  readonly window: string;
}

export function masonry(hour: Hour): Masonry {
  return {
    wall: hour('#EADCBD', '#8D8478'),
    wallShade: hour('#CDBB97', '#6E675F'),
    window: hour('#5D4B3A', '#FFCF70'),
  };
}

/** Roofs from the same kiln, three firings; the second colour is the side away from the light. */
export function roofs(hour: Hour): readonly (readonly [lit: string, shade: string])[] {
  return [
    [hour('#B9543A', '#8A4A3C'), hour('#9A4330', '#6F3B33')],
    [hour('#C97448', '#9A5A42'), hour('#AE5F39', '#7D4838')],
    [hour('#A0432F', '#7A4038'), hour('#84372A', '#61342F')],
  ];
}

export type Roof = readonly [lit: string, shade: string];

/** A tower that stands on `foot`, lit from the right, with a pointed roof. */
export function tower(
  stone: Masonry,
  roof: Roof,
  {
    x,
    foot,
    width,
    height,
    roofHeight,
  }: { x: number; foot: number; width: number; height: number; roofHeight: number },
): Mark[] {
  const top = foot - height;
  const left = x - width / 2;
  const over = width * 0.2;
  return [
    { d: box(left, top, width, height), fill: stone.wall },
    { d: box(left, top, width * 0.36, height), fill: stone.wallShade },
    { d: box(left, top, width, width * 0.13), fill: '#2B1E10', opacity: 0.2 },
    { d: polygon([left - over, top + 0.4], [x, top - roofHeight], [left + width + over, top + 0.4]), fill: roof[0] },
    { d: polygon([left - over, top + 0.4], [x, top - roofHeight], [x - width * 0.1, top + 0.4]), fill: roof[1] },
    { d: box(x - width * 0.02, top + height * 0.2, width * 0.2, width * 0.42, width * 0.1), fill: stone.window },
  ];
}

/** A house seen from the front corner: a gable in the shade and a long wall in the light. */
export function house(
  stone: Masonry,
  roof: Roof,
  {
    x,
    foot,
    width,
    height,
    roofHeight,
  }: { x: number; foot: number; width: number; height: number; roofHeight: number },
): Mark[] {
  const top = foot - height;
  const corner = x + width * 0.34;
  const gable = x + width * 0.17;
  const right = x + width;
  const window = width * 0.13;
  return [
    { d: box(corner, top, right - corner, height), fill: stone.wall },
    {
      d: polygon([x, foot], [x, top], [gable, top - roofHeight * 0.92], [corner, top], [corner, foot]),
      fill: stone.wallShade,
    },
    {
      d: polygon(
        [gable, top - roofHeight],
        [right - width * 0.12, top - roofHeight],
        [right + width * 0.05, top + 0.8],
        [corner - width * 0.02, top + 0.8],
      ),
      fill: roof[0],
    },
    {
      d: line([x - width * 0.05, top + 0.8], [gable, top - roofHeight]),
      stroke: roof[1],
      width: Math.max(1.1, width * 0.07),
    },
    { d: box(right - width * 0.28, top + height * 0.34, window, window * 1.35), fill: stone.window },
    { d: box(corner + width * 0.1, top + height * 0.34, window, window * 1.35), fill: stone.window },
  ];
}

/** A flag in the wind, on its pole. */
export function flag(x: number, foot: number, height: number, color: string, pole: string): Mark[] {
  const top = foot - height;
  const s = height / 18;
  return [
    { d: line([x, foot], [x, top]), stroke: pole, width: 1.4 * s },
    {
      d: `M${x} ${top + 0.6}c${4.5 * s} ${-2.4 * s} ${7 * s} ${2 * s} ${12.5 * s} ${-0.2 * s}l${-2.6 * s} ${3.7 * s}l${3 * s} ${3.6 * s}c${-5.5 * s} ${2.2 * s} ${-8.4 * s} ${-2 * s} ${-12.9 * s} ${0.2 * s}Z`,
      fill: color,
    },
  ];
}
