import type { Position, Tagged } from '@/core/game';
import { isPlainObject } from '@/core/guards';
import { fail, ok, type Result } from '@/core/result';
import { Rng } from '@/core/rng';
import { settlers, worldOf, type SettlersView } from '@/games/settlers';

import { isWhole, type Decide, type Message, type Table } from './session';

/**
 * The card game. What was played is remembered as the events that the seat was told; a decision comes with the view of the
 * seat, from which a table is imagined that the bot can think at.
 */
export class CardTable implements Table {
  private readonly seen: Tagged[] = [];

  private constructor(
    readonly players: number,
    private readonly seed: number,
  ) {}

  static begin(message: Message, seed: number): Result<CardTable> {
    const { min, max } = settlers.seats;
    const { players = min } = message;
    if (!isWhole(players, max) || players < min) return fail(`players must be ${min} to ${max}`);
    return ok(new CardTable(players, seed));
  }

  played(message: Message): Result<null> {
    const { events } = message;
    if (!Array.isArray(events)) return fail('events is not a list');
    for (const event of events as unknown[]) {
      if (!isPlainObject(event) || typeof event.type !== 'string') return fail('an event has no type');
    }
    this.seen.push(...(events as Tagged[]));
    return ok(null);
  }

  choose(message: Message, decide: Decide): Result<Message> {
    const { view } = message;
    if (!isPlainObject(view)) return fail('view is not an object');
    const players = view.players;
    if (!Array.isArray(players) || players.length !== this.players) return fail('view has other players');
    if (!isWhole(view.seat, this.players - 1) || view.decider !== view.seat) return fail('view is not of the decider');
    const world = worldOf(view as unknown as SettlersView, [], Rng.fromSeed(this.seed));
    const { move, reason, nodes } = decide(world as unknown as Position, this.seen);
    return ok({
      player: view.seat,
      move,
      text: settlers.encode(move as Parameters<typeof settlers.encode>[0]),
      reason,
      nodes,
    });
  }
}
