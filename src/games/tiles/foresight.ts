import { asIf } from '@/core/asIf';

import { claimWith, type Claim } from './insight';
import { wishOf, type Placed, type TileIntent } from './intent';
import { PHASE_SCORE, type TilePosition } from './position';
import { isScored, type PieceChoice, type Scored, type TileEvent } from './types';

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
  readonly claim: Claim | null;
}

const NOTHING = { gains: [], unpaid: [], waiting: 0, hasGold: false, claim: null };

/**
 * What the move in mind would cause, asked of the engine. The end of the game is left out: whether it comes can depend
 * on tiles that nobody has seen.
 */
export function foresee(position: TilePosition, intent: TileIntent): Foresight {
  if (intent.stage !== 'placed') return { ...NOTHING, missing: intent.stage === 'holding' ? 'cell' : null };
  const move = wishOf(intent);
  const objection = move === null ? null : position.objectionTo(move);
  if (move === null || objection !== null) {
    return { ...NOTHING, missing: objection?.code === 'edgesDiffer' ? 'turn' : 'piece' };
  }
  const mover = position.player;
  return asIf(position, [move], (then, events) => ({
    missing: null,
    gains: gainsOf(events, mover),
    unpaid: events.filter(isScored).filter((event) => !event.isPaid && !event.isFinal),
    waiting: then.phase === PHASE_SCORE ? then.legalMoves().length : 0,
    hasGold: events.some((event) => (event.type === 'drew' || event.type === 'discarded') && event.isBonus),
    claim: intent.piece === null ? null : claimWith(position, intent, intent.piece),
  }));
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
