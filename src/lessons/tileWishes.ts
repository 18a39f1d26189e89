import type { FeatureKind, PieceKind, SegmentRef } from '@/games/tiles';

import type { Wish } from './wishes';

/** The tile is meant to go there. */
export const putsAt = (x: number, y: number): Wish => ({ intent: { stage: 'placed', x, y } });
export const laysAt = (x: number, y: number): Wish => ({ move: { type: 'place', x, y } });
export const claims = (feature: FeatureKind): Wish => ({ event: { type: 'claimed', feature } });
/** A piece of this kind goes there. */
export const leaves = (kind: PieceKind, feature: FeatureKind): Wish => ({
  event: { type: 'claimed', piece: { kind }, feature },
});
export const claimsNothing: Wish = { move: { type: 'place', piece: null } };
export const closes = (feature: FeatureKind): Wish => ({
  event: { type: 'scored', isFinal: false, because: { feature } },
});
/** Somebody gets something for it. */
export const isPaid: Wish = { event: { type: 'scored', isFinal: false, isPaid: true } };
/** Hunters: the gold of a forest brings another tile. */
export const drawsBonus: Wish = { event: { type: 'drew', isBonus: true } };
export const laysBonus: Wish = { event: { type: 'placed', isBonus: true } };
/** Solo: everything that was judged brought something. */
export const isAllPaid: Wish = {
  and: [isPaid, { not: { event: { type: 'scored', isFinal: false, isPaid: false } } }],
};
/** Solo: one of several that were closed is judged. */
export const scoresNext: Wish = { move: { type: 'score' } };
/** Points for several at once. */
export const isShared = (feature: FeatureKind, players: readonly number[]): Wish => ({
  event: { type: 'scored', isFinal: false, players, because: { feature } },
});
export const holds = (x: number, y: number, segment: string): Wish => ({
  holds: { x, y, segment } satisfies SegmentRef,
});
export const both = (...wishes: readonly Wish[]): Wish => ({ and: wishes });
export const either = (...wishes: readonly Wish[]): Wish => ({ or: wishes });
export const not = (wish: Wish): Wish => ({ not: wish });
