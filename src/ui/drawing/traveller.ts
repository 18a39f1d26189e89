import { HAIRLINE, type PlayerColours } from '../look/tokens';
import { circle, ellipse, type Mark } from './marks';
import { shapePath } from './shapes';

/** The follower's own grid: the feet stand at y 113, in the middle of its width. */
export const FOLLOWER = { width: 100, height: 120, foot: 113 } as const;

const CLOAK =
  'M50 4C65 4 75 15 75 29C75 36 72 42 68 46.5C82 56 92 78 93 101C93.4 109 89 113 82 113H18C11 113 6.6 109 7 101C8 78 18 56 32 46.5C28 42 25 36 25 29C25 15 35 4 50 4Z';
const LIT_SIDE =
  'M50 4C35 4 25 15 25 29C25 36 28 42 32 46.5C18 56 8 78 7 101C6.6 109 11 113 18 113H35C29 92 33 69 45 51C37 46 34 39 34 29C34 17 40 8 50 4Z';
const HOOD_SHADE = 'M33.5 47.5C43 55 57 55 66.5 47.5C61 49.5 39 49.5 33.5 47.5Z';
const FRINGE = 'M37.2 27.5C38 19.4 43 15.6 50 15.6S62 19.4 62.8 27.5C55 22.4 45 22.4 37.2 27.5Z';

/**
 * Our follower: a hooded traveller who carries the player's shape. `onLand` adds the cream rim and the dark
 * hairline that let every colour be seen on every ground.
 */
export function follower(
  colors: Pick<PlayerColours, 'shape' | 'fill' | 'onFill'> & { readonly edge?: string },
  { onLand = true, shadow = true }: { onLand?: boolean; shadow?: boolean } = {},
): Mark[] {
  const edges: Mark[] = onLand
    ? [
        { d: CLOAK, fill: HAIRLINE, stroke: HAIRLINE, width: 14 },
        { d: CLOAK, fill: '#FFF8EA', stroke: '#FFF8EA', width: 10.5 },
      ]
    : [];
  return [
    ...(shadow ? [{ d: ellipse(60, 113, 52, 9), fill: '#2B1E10', opacity: 0.28 }] : []),
    ...edges,
    { d: CLOAK, fill: colors.fill, stroke: 'rgba(40, 22, 8, 0.62)', width: 3 },
    { d: LIT_SIDE, fill: '#FFFFFF', opacity: 0.2 },
    { d: HOOD_SHADE, fill: '#2B1206', opacity: 0.28 },
    { d: circle(50, 30, 14.6), fill: '#2B1206', opacity: 0.35 },
    { d: circle(50, 30, 13.2), fill: '#F6D9B4' },
    { d: FRINGE, fill: '#8A6A48' },
    { d: shapePath(colors.shape, 50, 83, 14.5), fill: colors.onFill, opacity: 0.97 },
  ];
}

/** The traveller in one colour, with the face and the shape cut out: for icons that the system tints itself. */
export function silhouette(color: string): Mark[] {
  return [{ d: `${CLOAK}${hole(50, 30, 12)}${hole(50, 83, 14)}`, fill: color }];
}

/** A circle drawn against the clock, so that it is a hole in what surrounds it. */
function hole(x: number, y: number, radius: number): string {
  return `M${x + radius} ${y}a${radius} ${radius} 0 1 0 ${-2 * radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0Z`;
}

/** The same marks elsewhere and at another size; paths are moved, so that one picture may hold many. */
export function placed(marks: readonly Mark[], x: number, y: number, scale: number): Mark[] {
  return marks.map((mark) => ({
    ...mark,
    d: moved(mark.d, x, y, scale),
    width: mark.width === undefined ? undefined : mark.width * scale,
  }));
}

const ARGUMENTS: Record<string, number> = { M: 2, L: 2, C: 6, S: 4, Q: 4, H: 1, V: 1, A: 7, Z: 0 };

function moved(d: string, x: number, y: number, scale: number): string {
  return d.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_whole, letter: string, text: string) => {
    const numbers = (text.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
    const isRelative = letter === letter.toLowerCase();
    const kind = letter.toUpperCase();
    const count = ARGUMENTS[kind] ?? 2;
    const out = numbers.map((value, i) => {
      const place = count === 0 ? 0 : i % count;
      if (kind === 'A' && place >= 2 && place <= 4) return value;
      const isLength = isRelative || (kind === 'A' && place < 2);
      if (isLength) return round(value * scale);
      const isAcross = kind === 'H' || (kind !== 'V' && (kind === 'A' ? place === 5 : place % 2 === 0));
      return round(value * scale + (isAcross ? x : y));
    });
    return letter + out.join(' ');
  });
}

const round = (value: number) => Math.round(value * 100) / 100;
