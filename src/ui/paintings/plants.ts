import { circle, ellipse, line, polygon, scatter, type Mark, type Point } from '../drawing/marks';

interface TreeColours {
  readonly lit: string;
  readonly shade: string;
  readonly trunk: string;
}

/** Pines in one go: all shaded halves are one path, all lit halves another, so a forest costs three marks. */
export function pines(
  colors: TreeColours,
  trees: readonly (readonly [x: number, foot: number, height: number])[],
): Mark[] {
  let lit = '';
  let shade = '';
  let trunk = '';
  for (const [x, foot, height] of trees) {
    const half = height * 0.29;
    const step = height * 0.3;
    const base = foot - height * 0.1;
    trunk += polygon(
      [x - height * 0.035, base - 1],
      [x + height * 0.035, base - 1],
      [x + height * 0.035, foot],
      [x - height * 0.035, foot],
    );
    for (let tier = 0; tier < 3; tier++) {
      const bottom = base - tier * step * 0.86;
      const top = tier === 2 ? foot - height : bottom - step * 1.35;
      const reach = half * (1 - tier * 0.24);
      shade += polygon([x, top], [x + 0.4, bottom], [x - reach, bottom]);
      lit += polygon([x, top], [x + reach, bottom], [x, bottom + reach * 0.12]);
    }
  }
  return [
    { d: trunk, fill: colors.trunk },
    { d: shade, fill: colors.shade },
    { d: lit, fill: colors.lit },
  ];
}

/** Round trees and bushes: a dark crown, a lit one within, and a spark of light. */
export function bushes(
  colors: TreeColours & { readonly spark: string },
  list: readonly (readonly [x: number, y: number, radius: number])[],
  lightFromRight = true,
): Mark[] {
  const side = lightFromRight ? 1 : -1;
  let crown = '';
  let lit = '';
  let spark = '';
  let ground = '';
  for (const [x, y, r] of list) {
    ground += ellipse(x - side * r * 0.35, y + r * 0.88, r * 1.15, r * 0.24);
    crown += circle(x, y, r);
    lit += circle(x + side * r * 0.16, y - r * 0.14, r * 0.78);
    spark += circle(x + side * r * 0.34, y - r * 0.36, r * 0.34);
  }
  return [
    { d: ground, fill: '#1B2A12', opacity: 0.2 },
    { d: crown, fill: colors.shade },
    { d: lit, fill: colors.lit },
    { d: spark, fill: colors.spark },
  ];
}

/** Cypresses: slim flames beside a southern road. */
export function cypresses(
  colors: TreeColours,
  list: readonly (readonly [x: number, foot: number, height: number])[],
): Mark[] {
  let shade = '';
  let lit = '';
  for (const [x, foot, h] of list) {
    const w = h * 0.17;
    const half = (side: number) =>
      `M${x} ${foot - h}C${x + side * w * 1.1} ${foot - h * 0.62} ${x + side * w * 1.35} ${foot - h * 0.2} ${x + side * w * 0.5} ${foot}L${x} ${foot}Z`;
    shade += half(-1);
    lit += half(1);
  }
  return [
    { d: shade, fill: colors.shade },
    { d: lit, fill: colors.lit },
  ];
}

/** Tufts of tall grass along a line from one end to the other. */
export function grass(from: Point, to: Point, count: number, height: number, seed: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const t = (i + scatter(seed + i)) / count;
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t + scatter(seed + i * 2.3) * 3;
    const h = height * (0.6 + 0.6 * scatter(seed + i * 3.7));
    d += line([x, y], [x - h * 0.34, y - h * 0.78]);
    d += line([x, y], [x + h * 0.05, y - h]);
    d += line([x, y], [x + h * 0.4, y - h * 0.7]);
  }
  return d;
}
