import type { Rotation } from '@/games/tiles/set';
import type { PieceChoice, SegmentRef } from '@/games/tiles/types';

/** What a player of a tile game has in mind. The tile in hand is the position's; only what they did with it is here. */
export type TilePending =
  | { readonly stage: 'holding'; readonly rotation: Rotation }
  | {
      readonly stage: 'placed';
      readonly x: number;
      readonly y: number;
      readonly rotation: Rotation;
      readonly piece: PieceChoice | null;
    }
  /** Solo: the order in which the completed features are to be judged. */
  | { readonly stage: 'ordering'; readonly order: readonly SegmentRef[] };
