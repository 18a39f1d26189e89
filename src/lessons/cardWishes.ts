import type { Build, Resource } from '@/games/settlers';

import type { Wish } from './wishes';

export const takesFromMarket = (card?: Resource): Wish => ({
  move: { type: 'takeOpen', ...(card === undefined ? {} : { card }) },
});
export const givesBack = (card?: Resource): Wish => ({
  move: { type: 'giveBack', ...(card === undefined ? {} : { card }) },
});
export const laysOnPile: Wish = { move: { type: 'lay' } };
export const drawsBlind: Wish = { move: { type: 'takeBlind' } };
export const discards: Wish = { move: { type: 'discard' } };
export const endsTurn: Wish = { move: { type: 'endTurn' } };
export const builds = (what?: Build): Wish => ({ move: { type: 'build', ...(what === undefined ? {} : { what }) } });
/** A settlement that turns destiny, or leaves it. */
export const settles = (turnDestiny: boolean): Wish => ({ move: { type: 'build', what: 'settlement', turnDestiny } });
/** A build that comes from somebody else because its stack is empty. */
export const takesCardOf = (seat: number): Wish => ({ event: { type: 'built', takenFrom: seat } });
