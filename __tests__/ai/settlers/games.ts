import type { Level, Style, Task, Thought } from '@/ai/types';
import { think } from '@/ai';
import { Rng } from '@/core/rng';
import { eventsFor, randomMove, settlers, type SettlersEvent, type SettlersPosition } from '@/games/settlers';

import { usual } from '../../games/settlers/play';

/** A game in progress with what each seat was told. */
export interface Told {
  readonly position: SettlersPosition;
  readonly seen: SettlersEvent[][];
  readonly rng: Rng;
}

/** Walks through random games at every table and stops at some of their decisions. */
export function* toldPositions(count: number, seed = 0, oneIn = 12): Generator<Told> {
  let shown = 0;
  for (let game = seed; ; game++) {
    const seats = 2 + (game % 5);
    const position = settlers.start(usual, game, seats);
    const rng = Rng.fromSeed(game + 51_000);
    const seen: SettlersEvent[][] = Array.from({ length: seats }, () => []);
    while (!position.isOver && position.turn <= 120) {
      if (rng.below(oneIn) === 0) {
        yield { position, seen, rng };
        if (++shown === count) return;
      }
      const events = position.play(randomMove(position, rng));
      seen.forEach((list, seat) => list.push(...eventsFor(seat, events)));
    }
  }
}

export function taskOf(
  position: SettlersPosition,
  seen: readonly SettlersEvent[] = [],
  level: Level = 'expert',
  style: Style = 'balanced',
): Task {
  return { game: 'settlers', world: position, seen, level, style, seed: 7 };
}

export function decide(task: Task): Thought {
  const thinking = think(task);
  for (;;) {
    const { done, value } = thinking.next();
    if (done === true) return value;
  }
}
