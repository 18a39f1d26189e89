import type { Style } from '../types';

/** How a style bends the judgement of the one who has it. */
export interface Taste {
  /** Factor on what a feature gives, by kind: city, road, field, monastery; forest, river, meadow, lake, system. */
  readonly likes: readonly number[];
  /** Points for every feature shared with, or won from, somebody else. */
  readonly join: number;
  /** Points for putting a piece anywhere. */
  readonly place: number;
  /** Factor on the worth of pieces in hand. */
  readonly thrift: number;
}

export const PLAIN: Taste = { likes: [1, 1, 1, 1, 1], join: 0, place: 0, thrift: 1 };

const CLASSIC: Readonly<Record<Style, Taste>> = {
  balanced: PLAIN,
  builder: { ...PLAIN, likes: [1.16, 1.04, 0.9, 1.08, 1] },
  farmer: { ...PLAIN, likes: [1, 1, 1.32, 1, 1] },
  raider: { ...PLAIN, join: 5 },
  miser: { ...PLAIN, thrift: 1.12, likes: [1.03, 1, 0.72, 1, 1] },
};

/** The farmer's taste is the hunter's here: meadows. */
const HUNTERS: Readonly<Record<Style, Taste>> = {
  balanced: PLAIN,
  builder: { ...PLAIN, likes: [1.12, 1.05, 0.92, 1, 1] },
  farmer: { ...PLAIN, likes: [1, 1, 1.2, 1, 1] },
  raider: { ...PLAIN, join: 10 },
  miser: { ...PLAIN, thrift: 1.3, likes: [1, 1, 0.55, 1, 1] },
};

export const TASTES = { classic: CLASSIC, hunters: HUNTERS } as const;
