import { phrase, type Phrase } from '@/core/phrase';
import type { BuildMove, SettlersMove, SettlersPosition } from '@/games/settlers';
import { KNIGHTS, KNIGHT_STACK, POINTS, ROADS, ROAD_STACK, playerAt } from '@/games/settlers/layout';

const REASONS = [
  'win',
  'roadTrade',
  'roadPoint',
  'roadTaken',
  'knightCard',
  'knightPoint',
  'knightTaken',
  'settlement',
  'destiny',
  'city',
  'expansion',
  'townHall',
  'pile',
  'market',
  'blind',
  'library',
  'choose',
  'giveBack',
  'guild',
  'discard',
  'endTurn',
] as const;
type Reason = (typeof REASONS)[number];

/** Everything that the players of the card game give as a reason, so that the dictionaries can be checked against it. */
export const SETTLERS_REASONS: readonly string[] = REASONS.map((name) => `ai.reason.settlers.${name}`);

/**
 * Why a move is good, in one sentence that everybody may read: it says what the move does for all to see, and never which
 * cards somebody holds, wants or lacks.
 */
export function reasonFor(world: SettlersPosition, move: SettlersMove): Phrase {
  return phrase(`ai.reason.settlers.${reasonOf(world, move)}`);
}

function reasonOf(world: SettlersPosition, move: SettlersMove): Reason {
  switch (move.type) {
    case 'lay':
    case 'draw':
      return 'pile';
    case 'takeOpen':
      return 'market';
    case 'takeBlind':
      return 'blind';
    case 'openHand':
      return 'library';
    case 'build':
      return wins(world, move) ? 'win' : buildReason(world, move);
    default:
      return move.type;
  }
}

function wins(world: SettlersPosition, move: BuildMove): boolean {
  const seat = world.turnOf;
  world.play(move);
  const hasWon = world.state.at(playerAt(seat) + POINTS) >= world.state.options.target;
  world.undo();
  return hasWon;
}

function buildReason(world: SettlersPosition, move: BuildMove): Reason {
  const { state } = world;
  const player = playerAt(world.turnOf);
  switch (move.what) {
    case 'road':
      if (state.at(ROAD_STACK) === 0) return 'roadTaken';
      // Every second one lies on the side with the point.
      return state.at(player + ROADS) % 2 === 0 ? 'roadTrade' : 'roadPoint';
    case 'knight':
      if (state.at(KNIGHT_STACK) === 0) return 'knightTaken';
      return state.at(player + KNIGHTS) % 2 === 0 ? 'knightCard' : 'knightPoint';
    case 'settlement':
      return move.turnDestiny ? 'destiny' : 'settlement';
    case 'city':
      return 'city';
    case 'expansion':
      return move.card === 'townHall' ? 'townHall' : 'expansion';
  }
}
