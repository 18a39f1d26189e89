import { circle, ellipse, line } from '../../drawing/marks';
import { blot, crease, fine, fold, ink, sheet, type Cut } from '../cut';
import { INK, TEETH, type Paper, type Skin } from '../papers';

const LEVEL = 50;

/** Path text with numbers short enough to read. */
function path(text: TemplateStringsArray, ...numbers: number[]): string {
  return text.reduce((d, part, index) => `${d}${Math.round((numbers[index - 1] ?? 0) * 100) / 100}${part}`);
}

/** A soft bow between two points; `sag` is how far its middle hangs below them. */
function bow(x1: number, y1: number, x2: number, y2: number, sag: number): string {
  return path`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`;
}

interface Sight {
  /** Looks aside. */
  readonly gaze?: number;
  readonly y?: number;
  readonly apart?: number;
}

/** Open eyes with a glint. */
export function eyes({ gaze = 0, y = LEVEL, apart = 8.4 }: Sight = {}): Cut[] {
  return [50 - apart, 50 + apart].flatMap((x) => [
    blot(ellipse(x + gaze, y, 2.8, 3.4), INK),
    ...fine(fold(circle(x + gaze - 0.9, y - 1.3, 1), TEETH)),
  ]);
}

/** Wide eyes with their whites, which tell a dark face from afar. */
export function brightEyes({ gaze = 0, y = LEVEL, apart = 8.6 }: Sight = {}): Cut[] {
  return [50 - apart, 50 + apart].flatMap((x) => [
    sheet(ellipse(x, y, 4.4, 3.9), TEETH),
    blot(ellipse(x + gaze, y + 0.1, 2.8, 3.3), INK),
    ...fine(fold(circle(x + gaze - 0.9, y - 1.2, 1), TEETH)),
    crease(bow(x - 4.6, y - 1.6, x + 4.6, y - 1.6, -1.5), INK, 1.6),
  ]);
}

/** Lids half down: somebody who counts, or plans. */
export function hoodedEyes(skin: Paper, { gaze = 0, y = LEVEL, apart = 8.2 }: Sight = {}): Cut[] {
  return [50 - apart, 50 + apart].flatMap((x) => [
    blot(ellipse(x + gaze, y + 0.5, 2.8, 3), INK),
    fold(path`M${x - 4.4} ${y - 4}H${x + 4.4}V${y - 0.5}Q${x} ${y - 1.9} ${x - 4.4} ${y - 0.5}Z`, skin.plain),
    ink(bow(x - 4.2, y - 0.2, x + 4.2, y - 0.2, -0.7), INK, 1.7),
  ]);
}

/** Eyes that laugh. */
export function merryEyes({ y = LEVEL, apart = 8.4 }: Sight = {}): Cut[] {
  return [50 - apart, 50 + apart].map((x) => ink(bow(x - 3.8, y + 1.6, x + 3.8, y + 1.6, -2), INK, 2.3));
}

/** Brows: `lift` raises the right one, `frown` draws their inner ends down. */
export function brows(
  color: string,
  { y = 43, lift = 0, frown = 0, width = 2.2 }: { y?: number; lift?: number; frown?: number; width?: number } = {},
): Cut[] {
  return [
    ink(bow(36.6, y + 0.6, 46, y + frown, -1.1), color, width),
    ink(bow(54, y + frown - lift, 63.4, y + 0.6 - lift, -1.1), color, width),
  ];
}

export function nose(skin: Paper, { size = 1, y = 57.5 }: { size?: number; y?: number } = {}): Cut[] {
  const w = 3.4 * size;
  const top = y - 7 * size;
  return [
    fold(
      path`M50.5 ${top}C${50.5 + w * 1.5} ${y - 2} ${50.5 + w * 1.4} ${y + 1.2} 50 ${y + 1.4}` +
        path`C${50 - w} ${y + 1.4} ${50 - w * 1.1} ${y - 1} ${50 - w * 0.6} ${y - 1.4}C50 ${y - 2} 50.4 ${y - 4} 50.5 ${top}Z`,
      skin.shade,
    ),
  ];
}

/** A round nose, red from cold mornings. */
export function roundNose(skin: Skin, { y = 56 }: { y?: number } = {}): Cut[] {
  return [fold(ellipse(50.4, y, 4.5, 3.8), skin.blush), ...fine(fold(ellipse(49, y - 1.2, 1.5, 1), skin.light))];
}

export function cheeks(skin: Skin, { y = 58, apart = 12.8 }: { y?: number; apart?: number } = {}): Cut[] {
  return fine(fold(ellipse(50 - apart, y, 4, 2.8), skin.blush), fold(ellipse(50 + apart - 0.6, y, 4, 2.8), skin.blush));
}

export function freckles(color: string): Cut[] {
  const spots = [
    [38, 55.6],
    [41.2, 57],
    [44.4, 55.4],
    [56, 55.4],
    [59, 57],
    [62, 55.6],
  ] as const;
  return fine(fold(spots.map(([x, y]) => circle(x, y, 0.85)).join(''), color));
}

/** The mouth by its mood. */
export const MOUTHS = {
  smile: [ink(bow(44.2, 63.4, 55.8, 63.4, 2), INK, 2.1)],
  calm: [ink(bow(45.4, 64.6, 54.6, 64.6, 0.7), INK, 2.1)],
  smirk: [ink('M45 65.2C48.6 66.6 53.4 66 56.6 62.6', INK, 2.1)],
  prim: [ink('M46 65.4C48.6 66 52 65.8 54.4 64', INK, 2.1)],
  grin: [
    sheet('M42.8 62.2C47 63.2 53 63.2 57.2 62.2C57.4 67.6 54 70 50 70S42.6 67.6 42.8 62.2Z', '#5E2A22'),
    sheet('M44 62.5C48 63.2 52 63.2 56 62.5C56.2 66.2 43.8 66.2 44 62.5Z', TEETH),
  ],
} as const satisfies Record<string, readonly Cut[]>;

/** Round spectacles of brass. */
export function spectacles(brass: Paper, skin: Paper): Cut[] {
  const rims = circle(41.2, 50.6, 7.2) + circle(58.8, 50.6, 7.2);
  return [
    ...fine(fold(rims, skin.light)),
    ink(rims, brass.shade, 2),
    ink(bow(48.4, 50, 51.6, 50, -1) + line([34, 49.8], [30, 48.6]) + line([66, 49.8], [70, 48.6]), brass.shade, 1.8),
  ];
}
