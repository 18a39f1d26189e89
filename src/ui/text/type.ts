import { FACES } from './faces';

/** The type table. Young Serif has old-style figures, so `Text` sets every digit in Figtree. */
export { FACES };
export type Face = keyof typeof FACES;

export interface TypeToken {
  readonly face: Face;
  readonly size: number;
  readonly line: number;
  /** How far it grows with the system's setting: what is large already grows less, so that long words still fit. */
  readonly most?: number;
}

export const TYPE = {
  handover: { face: 'display', size: 60, line: 70, most: 1.2 },
  hero: { face: 'display', size: 38, line: 44, most: 1.4 },
  title: { face: 'display', size: 28, line: 34, most: 1.5 },
  heading: { face: 'display', size: 22, line: 28, most: 1.7 },
  cardLarge: { face: 'display', size: 27, line: 33, most: 1.6 },
  card: { face: 'display', size: 18, line: 23 },
  scoreLarge: { face: 'extrabold', size: 30, line: 32 },
  score: { face: 'extrabold', size: 23, line: 24 },
  scoreRow: { face: 'extrabold', size: 20, line: 22 },
  button: { face: 'bold', size: 17, line: 22 },
  buttonNarrow: { face: 'bold', size: 16, line: 20 },
  row: { face: 'semibold', size: 16, line: 20 },
  body: { face: 'medium', size: 15, line: 20 },
  caption: { face: 'medium', size: 13, line: 18 },
  micro: { face: 'semibold', size: 12, line: 16 },
} as const satisfies Record<string, TypeToken>;
export type TypeName = keyof typeof TYPE;

/** The system may ask for larger text; beyond this the layout could not keep its one main button on screen. */
export const LARGEST_TEXT = 2;
/** Above this, rows grow, cards stand alone in their row and choices stack. */
export const LARGE_TEXT = 1.3;
