import type { CLASSIC_FEATURES } from '../classic/types';
import type { HUNTERS_FEATURES } from '../hunters/types';
import type { CountName } from './counts';
import type { Rotation } from './set';

/** What a piece can stand on, over all tile games. */
export type FeatureKind = (typeof CLASSIC_FEATURES)[number] | (typeof HUNTERS_FEATURES)[number];

export const PIECE_KINDS = ['member', 'hut'] as const;
/** A follower or tribe member; or a hut. */
export type PieceKind = (typeof PIECE_KINDS)[number];

export interface PieceChoice {
  readonly kind: PieceKind;
  /** Name of the segment on the tile, as the tile data has it: `city0`, `road1`, `cloister`, `m1`, `l1`. */
  readonly segment: string;
}

export type TileMove =
  | {
      readonly type: 'place';
      readonly x: number;
      readonly y: number;
      readonly rotation: Rotation;
      readonly piece: PieceChoice | null;
    }
  /** Solo: of several completed features, the one to be judged next. */
  | { readonly type: 'score'; readonly x: number; readonly y: number; readonly segment: string }
  /** Solo, at the end: the colour whose next follower is counted. */
  | { readonly type: 'count'; readonly colour: number };

/** Where a feature can be found again: any of its segments. */
export interface SegmentRef {
  readonly x: number;
  readonly y: number;
  readonly segment: string;
}

/** Why points were given: the feature, and what on it counted. */
export interface Reason extends SegmentRef {
  readonly feature: FeatureKind | 'hut' | 'follower';
  readonly isComplete: boolean;
  readonly counts: Readonly<Partial<Record<CountName, number>>>;
}

/** Why nobody lays another tile: none is left, or (solo) a follower was wanted and none was left. */
export type EndReason = 'tiles' | 'followers';

export type TileEvent =
  | {
      readonly type: 'placed';
      readonly player: number;
      readonly tile: string;
      readonly x: number;
      readonly y: number;
      readonly rotation: Rotation;
      readonly isBonus: boolean;
    }
  | {
      readonly type: 'claimed';
      readonly player: number;
      readonly x: number;
      readonly y: number;
      readonly piece: PieceChoice;
      readonly feature: FeatureKind;
    }
  | {
      readonly type: 'scored';
      /** Who has the majority; they get the points if `isPaid` (in solo it may not be). */
      readonly players: readonly number[];
      readonly points: number;
      readonly isPaid: boolean;
      readonly isFinal: boolean;
      readonly because: Reason;
    }
  | {
      readonly type: 'returned';
      readonly player: number;
      readonly x: number;
      readonly y: number;
      readonly piece: PieceChoice;
    }
  | { readonly type: 'drew'; readonly player: number; readonly tile: string; readonly isBonus: boolean }
  | { readonly type: 'discarded'; readonly player: number; readonly tile: string; readonly isBonus: boolean }
  | { readonly type: 'ended'; readonly reason: EndReason };

export type Scored = Extract<TileEvent, { type: 'scored' }>;

export function isScored(event: TileEvent): event is Scored {
  return event.type === 'scored';
}

/** A tile on the land, for those who draw it. */
export interface LaidTile {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
  /** Who laid it, or null for the start tile. */
  readonly player: number | null;
}

export interface LaidPiece extends SegmentRef {
  readonly player: number;
  readonly kind: PieceKind;
  readonly feature: FeatureKind;
}

/** All that anyone may know: only the order of the tiles is hidden in a tile game. */
export interface TileView {
  readonly seats: number;
  readonly decider: number;
  /** The player (in solo: the colour) on turn. */
  readonly player: number;
  readonly isOver: boolean;
  readonly hand: { readonly tile: string; readonly isBonus: boolean } | null;
  readonly tiles: readonly LaidTile[];
  readonly pieces: readonly LaidPiece[];
  readonly scores: readonly number[];
  readonly supply: { readonly members: readonly number[]; readonly huts: readonly number[] };
  /** Unseen tiles by design, those of the bonus pile apart. */
  readonly unseen: Readonly<Record<string, number>>;
  readonly tilesLeft: number;
  readonly bonusLeft: number;
}
