import type { FeatureKind, PieceKind } from '@/games/tiles';

import type { Cue } from './cue';

/** Somebody leaves a piece there. */
export const goesTo = (feature: FeatureKind): Cue => ({ event: { type: 'claimed', feature } });
export const leaves = (kind: PieceKind): Cue => ({ event: { type: 'claimed', piece: { kind } } });
export const comesHome: Cue = { event: { type: 'returned' } };
/** Somebody drew a tile that nobody can lay. */
export const fitsNowhere: Cue = { event: { type: 'discarded' } };
/** Several get points for the same thing, before the end. */
export const isShared: Cue = {
  event: { type: 'scored', isPaid: true, isFinal: false },
  names: { in: 'players', who: 'several' },
};
/** The viewer lays a tile that brings points to others only. */
export const isGivenAway: Cue = {
  and: [
    { decider: 'viewer' },
    { event: { type: 'scored', isPaid: true, isFinal: false }, names: { in: 'players', who: 'others' } },
  ],
};
/** Solo: something is finished and brings nothing. */
export const isUnpaid: Cue = { event: { type: 'scored', isPaid: false, isFinal: false } };
/** Hunters: the gold of a forest brings another tile. */
export const drawsBonus: Cue = { event: { type: 'drew', isBonus: true } };
