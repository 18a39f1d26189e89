/**
 * A move as one whole number, for searches and random games: no objects are made where a million moves are tried.
 * From the lowest bit: kind (4), first (3), second (3), discount (3; 0 none, else resource + 1), turn destiny (1),
 * then for each resource (3) how many times three of its cards stand in for a lacking one.
 */

export const LAY = 0;
export const DRAW = 1;
export const TAKE_OPEN = 2;
export const TAKE_BLIND = 3;
export const OPEN_HAND = 4;
export const CHOOSE = 5;
export const GIVE_BACK = 6;
export const USE_GUILD = 7;
export const BUILD = 8;
export const DISCARD = 9;
export const END_TURN = 10;

/** No position offers more; a test keeps watch. */
export const MAX_CODES = 2048;

export const TURN_BIT = 1 << 13;
const TRIPLES_AT = 14;

/** `first` is a resource, a seat or a build; `second` a number of cards or an expansion. */
export function codeFor(kind: number, first = 0, second = 0): number {
  return kind | (first << 4) | (second << 7);
}

export function kindOf(code: number): number {
  return code & 15;
}

export function firstOf(code: number): number {
  return (code >> 4) & 7;
}

export function secondOf(code: number): number {
  return (code >> 7) & 7;
}

export function withDiscount(code: number, resource: number): number {
  return code | ((resource + 1) << 10);
}

/** The resource left out of the price, or -1. */
export function discountOf(code: number): number {
  return ((code >> 10) & 7) - 1;
}

export function turnsDestiny(code: number): boolean {
  return (code & TURN_BIT) !== 0;
}

export function withTriples(code: number, resource: number, triples: number): number {
  return code | (triples << (TRIPLES_AT + 3 * resource));
}

export function triplesOf(code: number, resource: number): number {
  return (code >> (TRIPLES_AT + 3 * resource)) & 7;
}
