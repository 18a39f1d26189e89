import { defaultOptions } from '@/core/options';
import { Rng } from '@/core/rng';
import { settlers, type SettlersMove, type SettlersPosition } from '@/games/settlers';
import type { Happening } from '@/core/told';

/** Whoever can build usually does, so that games reach cities, attacks, thefts and expansions. */
export function eagerMove(position: SettlersPosition, rng: Rng): SettlersMove {
  const moves = position.legalMoves();
  const builds = moves.filter((move) => move.type === 'build');
  const pool = builds.length > 0 && rng.below(4) > 0 ? builds : moves;
  const move = pool[rng.below(pool.length)];
  if (move === undefined) throw new Error('the game is over');
  return move;
}

/** Plays a game and shows every position before its next move, with what happened so far. */
export function watchGame(
  { seats, seed, moves = 600 }: { seats: number; seed: number; moves?: number },
  look: (position: SettlersPosition, played: readonly Happening[], rng: Rng) => void,
): SettlersPosition {
  const position = settlers.start(defaultOptions(settlers.options), seed, seats);
  const rng = Rng.fromSeed(seed + 104729);
  const played: Happening[] = [];
  for (let index = 0; index < moves && !position.isOver; index++) {
    look(position, played, rng);
    const seat = position.decider;
    const move = eagerMove(position, rng);
    const events = position.play(move);
    played.push({ index, seat, move, events, scores: position.scores(), reason: null });
  }
  look(position, played, rng);
  return position;
}

export const NAMES = ['Ana', 'Rui', 'Leonor', 'Tomás', 'Marta', 'Nuno'] as const;
