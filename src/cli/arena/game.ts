import type { Game, Position, Tagged } from '@/core/game';
import { defaultOptions } from '@/core/options';
import { newRecord, type GameRecord } from '@/core/record';
import { eventsFor, type SettlersEvent } from '@/games/settlers';
import { makeBot, type Budget } from '../bots';

/** A game of settlers may never end by itself; a person would have stopped long before. */
export const MAX_TURNS = 1000;

export interface Table {
  readonly game: Game;
  /** One name a seat. */
  readonly bots: readonly string[];
  readonly budget?: Budget;
}

/** One decision, as those who measure want to know of it. */
export interface Step {
  readonly seat: number;
  readonly ms: number;
  readonly position: Position;
  readonly events: readonly Tagged[];
}

export interface Played {
  readonly record: GameRecord;
  readonly position: Position;
  readonly ms: number;
}

/** Plays one game to its end, or to the turn where we give up. `before` and `after` stand around every move. */
export function playGame(
  table: Table,
  seed: number,
  watch: { before?: (position: Position, seat: number) => void; after?: (step: Step) => void } = {},
): Played {
  const { game } = table;
  const options = defaultOptions(game.options);
  const position = game.start(options, seed, table.bots.length);
  const bots = table.bots.map((name, seat) => makeBot(name, game.id, seed, seat, table.budget ?? null));
  const seen: Tagged[][] = bots.map(() => []);
  const moves: string[] = [];
  const started = performance.now();
  while (!position.isOver && turnOf(position) <= MAX_TURNS) {
    const seat = position.decider;
    watch.before?.(position, seat);
    const asked = performance.now();
    const move = bots[seat]?.(position, seen[seat] ?? []);
    if (move === undefined) throw new RangeError(`nobody sits on seat ${seat}`);
    const ms = performance.now() - asked;
    moves.push(game.encode(move));
    const events = position.play(move);
    // Only the card game hides something from somebody; tile games tell all they have to tell to everybody.
    if (game.id === 'settlers') {
      for (const [other, told] of seen.entries()) told.push(...eventsFor(other, events as unknown as SettlersEvent[]));
    }
    watch.after?.({ seat, ms, position, events });
  }
  const seats = table.bots.map((name, seat) => ({ name: `${name} ${seat + 1}` }));
  const record = { ...newRecord(game.id, options, seats, seed), moves };
  return { record, position, ms: performance.now() - started };
}

/** Only settlers counts turns: tile games end with their tiles. */
function turnOf(position: Position): number {
  return (position as { turn?: number }).turn ?? 0;
}
