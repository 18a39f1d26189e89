import { blob, ellipse, type Point } from '../../drawing/marks';
import { fold, sheet, type Cut } from '../cut';
import type { Paper } from '../papers';

/** Half widths of a head at its temples, cheeks, jaw and chin, and how low the chin is. */
interface HeadShape {
  readonly temple: number;
  readonly cheek: number;
  readonly jaw: number;
  readonly chin: number;
  readonly low: number;
}

export const HEADS = {
  round: { temple: 19.5, cheek: 20.5, jaw: 15.5, chin: 6.5, low: 71 },
  heart: { temple: 20, cheek: 19, jaw: 12.5, chin: 4.5, low: 72.5 },
  square: { temple: 19, cheek: 19.5, jaw: 18, chin: 10.5, low: 73 },
  broad: { temple: 20.5, cheek: 22.5, jaw: 20, chin: 11, low: 73 },
  long: { temple: 16.5, cheek: 16, jaw: 11.5, chin: 4.5, low: 75 },
} as const satisfies Record<string, HeadShape>;

const TOP = 24;
const MIDDLE = 50;

/** Neck, ears and face. The light comes from the upper left. */
export function head(shape: HeadShape, skin: Paper, { hasEars = true }: { hasEars?: boolean } = {}): Cut[] {
  const { temple, cheek, jaw, chin, low } = shape;
  const half: Point[] = [
    [temple * 0.72, TOP + 4],
    [temple, 39],
    [cheek, 53],
    [jaw, 64],
    [chin, low - 1],
  ];
  const right = half.map(([x, y]): Point => [MIDDLE + x, y]);
  const left = half.map(([x, y]): Point => [MIDDLE - x, y]);
  const face = blob([MIDDLE, TOP], ...right, [MIDDLE, low + 0.4], ...left.reverse());
  const away = blob(
    [MIDDLE + temple * 0.88, TOP + 8.6],
    [MIDDLE + temple - 0.2, 39],
    [MIDDLE + cheek - 0.3, 53],
    [MIDDLE + jaw - 0.3, 64],
    [MIDDLE + chin, low - 1.3],
    [MIDDLE + jaw * 0.62, 65.5],
    [MIDDLE + cheek * 0.76, 54],
    [MIDDLE + temple * 0.8, 39],
  );
  const ears = hasEars
    ? [
        sheet(ellipse(MIDDLE - cheek - 0.6, 51.5, 4.2, 5.4), skin.plain),
        sheet(ellipse(MIDDLE + cheek + 0.6, 51.5, 4.2, 5.4), skin.shade),
      ]
    : [];
  return [...ears, sheet(face, skin.plain), fold(away, skin.shade)];
}

/** The neck lies under the collar, so it is glued before the clothes. */
export function neck(skin: Paper): Cut[] {
  return [sheet('M41 62H59V80C59 88 41 88 41 80Z', skin.shade)];
}
