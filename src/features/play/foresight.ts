import { featureAt, reasonAt, type FeatureInfo } from '@/games/tiles/insight';
import { PHASE_SCORE, type TilePosition } from '@/games/tiles/position';
import type { PieceChoice, Reason, TileEvent } from '@/games/tiles/types';
import { wishOf, type Placed, type TilePending } from '@/match/pending/tiles';

import type { Scored } from './told';

/** What somebody would get, and for which features. */
export interface Gain {
  readonly player: number;
  readonly points: number;
  readonly because: readonly Scored[];
  /** How many of their own followers would come home. */
  readonly returning: number;
}

export type Missing = 'cell' | 'turn' | 'piece';

/** All that can be said of an intent before it is played. */
export interface Foresight {
  /** What keeps it from being a move; null when nothing does. */
  readonly missing: Missing | null;
  /** The mover first, then whoever gains most. */
  readonly gains: readonly Gain[];
  /** Solo: what would close and give nothing. */
  readonly unpaid: readonly Scored[];
  /** Solo: how many features would wait for an order. */
  readonly waiting: number;
  readonly hasGold: boolean;
  /** The feature that the chosen piece would claim, with the tile in its place. */
  readonly claim: { readonly info: FeatureInfo; readonly reason: Reason } | null;
}

const NOTHING = { gains: [], unpaid: [], waiting: 0, hasGold: false, claim: null };

/**
 * What the move in mind would cause, asked of the engine. The end of the game is left out: whether it comes can depend
 * on tiles that nobody has seen.
 */
export function foresee(position: TilePosition, pending: TilePending): Foresight {
  if (pending.stage !== 'placed') return { ...NOTHING, missing: pending.stage === 'holding' ? 'cell' : null };
  const move = wishOf(pending);
  const objection = move === null ? null : position.objectionTo(move);
  if (move === null || objection !== null) {
    return { ...NOTHING, missing: objection?.key === 'tiles.objection.edgesDiffer' ? 'turn' : 'piece' };
  }
  const mover = position.player;
  const claim = pending.piece === null ? null : claimOf(position, pending, pending.piece);
  const events = position.play(move);
  const waiting = position.phase === PHASE_SCORE ? position.legalMoves().length : 0;
  position.undo();
  return {
    missing: null,
    gains: gainsOf(events, mover),
    unpaid: events.filter(isScored).filter((event) => !event.isPaid && !event.isFinal),
    waiting,
    hasGold: events.some((event) => (event.type === 'drew' || event.type === 'discarded') && event.isBonus),
    claim,
  };
}

/** Points by player of what events closed during the game, the mover first. */
export function gainsOf(events: readonly TileEvent[], mover: number): Gain[] {
  const gains = new Map<number, { points: number; because: Scored[] }>();
  for (const event of events) {
    if (event.type !== 'scored' || !event.isPaid || event.isFinal) continue;
    for (const player of event.players) {
      const gain = gains.get(player) ?? { points: 0, because: [] };
      gain.points += event.points;
      gain.because.push(event);
      gains.set(player, gain);
    }
  }
  const returning = (player: number) => events.filter((event) => event.type === 'returned' && event.player === player);
  return [...gains]
    .map(([player, gain]) => ({ player, ...gain, returning: returning(player).length }))
    .sort((one, other) => Number(other.player === mover) - Number(one.player === mover) || other.points - one.points);
}

/** What the mover would gain with this piece, or without one: the number on the disc of a choice. */
export function gainWith(position: TilePosition, placed: Placed, piece: PieceChoice | null): number {
  const { gains } = foresee(position, { ...placed, piece });
  return gains.find(({ player }) => player === position.player)?.points ?? 0;
}

function claimOf(position: TilePosition, { x, y, rotation }: Placed, piece: PieceChoice): Foresight['claim'] {
  position.lay(position.codeOf(x, y, rotation));
  const node = position.nodeAt({ x, y, segment: piece.segment });
  const ref = position.refOf(position.claimOf(node, piece.kind === 'hut' ? 1 : 0));
  const info = featureAt(position, ref);
  const reason = reasonAt(position, ref);
  position.takeBack();
  return info === null || reason === null ? null : { info, reason };
}

function isScored(event: TileEvent): event is Scored {
  return event.type === 'scored';
}
