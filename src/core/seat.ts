import { isPlainObject } from './guards';

/** Every seat has a colour (and the shape that goes with it) of its own. */
export const COLOURS = [0, 1, 2, 3, 4, 5] as const;
export type Colour = (typeof COLOURS)[number];
/** The shape of each colour: neither is ever shown without the other. */
export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const;
export type Shape = (typeof SHAPES)[number];

/** Names that are longer were typed by nobody. */
export const MAX_NAME = 80;
/** Longer than the name of any level or style. */
const MAX_KIND = 24;

/** Who sits where. The rules need only how many there are; the rest is kept for the table. */
export interface Seat {
  readonly name: string;
  readonly colour?: number;
  readonly ai?: { readonly level: string; readonly style: string };
}

/** Whether something from outside has the form of a seat. */
export function isSeat(value: unknown): value is Seat {
  if (!isPlainObject(value) || typeof value.name !== 'string') return false;
  const { colour, ai } = value;
  if (colour !== undefined && !Number.isInteger(colour)) return false;
  return ai === undefined || (isPlainObject(ai) && typeof ai.level === 'string' && typeof ai.style === 'string');
}

/** Whether somebody could sit there: with a colour that there is and names that can be shown. */
export function isPossible({ name, colour, ai }: Seat): boolean {
  if (ai !== undefined && Math.max(ai.level.length, ai.style.length) > MAX_KIND) return false;
  return name.length <= MAX_NAME && (colour === undefined || COLOURS.some((known) => known === colour));
}

/** Whether everybody can be told from everybody else. */
export function haveOwnColours(seats: readonly Seat[]): boolean {
  return new Set(seats.map(colourOf)).size === seats.length;
}

export function isPerson(seat: Seat | undefined): boolean {
  return seat !== undefined && seat.ai === undefined;
}

/** The seats of people, by number. */
export function peopleOf(seats: readonly Seat[]): number[] {
  return seats.flatMap((seat, index) => (isPerson(seat) ? [index] : []));
}

/** The colour that a seat chose, or the one of its place. */
export function colourOf(seat: Seat | undefined, index: number): Colour {
  // Records with any other colour are refused, and no table has more seats than colours.
  return (seat?.colour ?? index) as Colour;
}
