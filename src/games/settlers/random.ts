import type { Rng } from '@/core/rng';

import { MAX_CODES } from './codes';
import type { SettlersPosition } from './position';
import type { SettlersMove } from './types';

const codes = new Int32Array(MAX_CODES);

/** The move of a random player: uniformly one of those offered. The game must not be over. */
export function randomMove(position: SettlersPosition, rng: Rng): SettlersMove {
  return position.moveOf(randomCode(position, rng));
}

/** Plays random moves without making objects, until the game is over or that many turns have begun. Returns the moves played. */
export function playRandomly(position: SettlersPosition, rng: Rng, maxTurns: number): number {
  let moves = 0;
  while (!position.isOver && position.turn <= maxTurns) {
    position.playCode(randomCode(position, rng));
    moves++;
  }
  return moves;
}

function randomCode(position: SettlersPosition, rng: Rng): number {
  const count = position.legalCodes(codes);
  // A game that goes on always offers a move, so there is a code at every index below the count.
  return codes[rng.below(count)] as number;
}
