import type { Game, Position } from '@/core/game';
import { SettlersPosition } from '@/games/settlers';
import type { Budget } from '../bots';
import { playGame } from './game';
import { note, noteTurnEnd, settled, sharedFeatures, type Habits } from './habits';
import type { Bout } from './statistics';

export interface Contest {
  readonly game: Game;
  readonly a: string;
  readonly b: string;
  readonly players: number;
  readonly budget: Budget;
}

/** Which tiles, and where `a` sits. */
export interface Pairing {
  readonly seed: number;
  readonly seat: number;
}

/** Every set of tiles is played once from each seat, so that luck with the tiles falls to both sides alike. */
export function pairings(games: number, players: number, firstSeed: number): Pairing[] {
  return Array.from({ length: games }, (_, index) => ({
    seed: firstSeed + Math.floor(index / players),
    seat: index % players,
  }));
}

interface Count {
  moves: number;
  ms: number;
  worst: number;
  habits: Habits;
}

export function playBout({ game, a, b, players, budget }: Contest, { seed, seat }: Pairing): Bout {
  const bots = Array.from({ length: players }, (_, other) => (other === seat ? a : b));
  const fresh = (): Count => ({ moves: 0, ms: 0, worst: 0, habits: {} });
  const counts = { a: fresh(), b: fresh() };
  let shared = 0;
  const { position } = playGame({ game, bots, budget }, seed, {
    before: (now, mover) => (shared = sharedFeatures(now, mover)),
    after: ({ seat: mover, ms, position: now, events }) => {
      const count = mover === seat ? counts.a : counts.b;
      count.moves++;
      count.ms += ms;
      count.worst = Math.max(count.worst, ms);
      note(count.habits, mover, events, sharedFeatures(now, mover) - shared);
      if (now instanceof SettlersPosition)
        noteTurnEnd(count.habits, events, now.viewFor(mover).players[mover]?.cards ?? 0);
    },
  });
  const effortOf = (count: Count) => ({ ...count, habits: settled(count.habits) });
  return { seed, seat, ...resultOf(position, seat), a: effortOf(counts.a), b: effortOf(counts.b) };
}

/** How a game ended for a seat. One that nobody ended was won by nobody. */
export function resultOf(position: Position, seat: number): Omit<Bout, 'seed' | 'seat' | 'a' | 'b'> {
  const outcome = position.outcome();
  const scores = outcome?.scores ?? position.scores();
  // In solo there is one result for everybody: the points of the last colour.
  const isAlone = position.seats === 1;
  const points = isAlone ? Math.min(...scores) : (scores[seat] ?? 0);
  const rest = isAlone ? [] : scores.filter((_, other) => other !== seat);
  const winners = outcome?.winners ?? [];
  return {
    won: winners.includes(seat) ? 1 / winners.length : 0,
    points,
    others: rest.length === 0 ? 0 : rest.reduce((sum, value) => sum + value, 0) / rest.length,
    margin: rest.length === 0 ? points : points - Math.max(...rest),
    isFinished: outcome !== null,
  };
}
