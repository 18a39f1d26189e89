import { defaultOptions } from '@/core/options';
import { Rng } from '@/core/rng';
import { settlers, type SettlersMove, type SettlersPosition } from '@/games/settlers';

/** The moves of a game up to the first position that fits. */
export function movesUntil(seats: number, seed: number, fits: (position: SettlersPosition) => boolean): string[] {
  const position = settlers.start(defaultOptions(settlers.options), seed, seats);
  const rng = Rng.fromSeed(seed + 104729);
  const moves: string[] = [];
  while (!position.isOver && !fits(position)) {
    const legal = position.legalMoves();
    const builds = legal.filter((move) => move.type === 'build');
    const pool = builds.length > 0 && rng.below(4) > 0 ? builds : legal;
    const move = pool[rng.below(pool.length)] as SettlersMove;
    moves.push(settlers.encode(move));
    position.play(move);
  }
  if (position.isOver) throw new Error('no such position in this game');
  return moves;
}

/** The first game, by seed, that comes to such a position of the first seat. */
export function findGame(
  seats: number,
  fits: (position: SettlersPosition) => boolean,
): { seed: number; moves: string[] } {
  for (let seed = 1; seed < 400; seed++) {
    try {
      const moves = movesUntil(seats, seed, (position) => position.decider === 0 && fits(position));
      return { seed, moves };
    } catch {
      // This game ended without it.
    }
  }
  throw new Error('no game comes to such a position');
}
