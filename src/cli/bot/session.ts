import { think, type Level, type Style, type Thought } from '@/ai';
import type { GameId, Position, Tagged } from '@/core/game';
import { isPlainObject } from '@/core/guards';
import { fail, ok, type Result } from '@/core/result';
import { Rng } from '@/core/rng';

import { ponder, worldFor, type Budget } from '../bots';
import { CardTable } from './cardTable';
import { LandTable } from './landTable';

export interface Player {
  readonly game: GameId;
  readonly level: Level;
  readonly style: Style;
  readonly budget: Budget;
}

export type Message = Readonly<Record<string, unknown>>;
/** Lets the player think about a position, with what its seat was told. */
export type Decide = (position: Position, seen: readonly Tagged[]) => Thought;

/** One game as the bot knows it. Every method leaves everything as it was when it fails. */
export interface Table {
  /** Somebody made a move, the bot included. */
  played(message: Message): Result<null>;
  /** The bot is to move: its answer, without the type. */
  choose(message: Message, decide: Decide): Result<Message>;
}

const MAX_SEED = 0xffffffff;
/** A longer line is no message of ours. */
export const MAX_LINE = 1_000_000;

/** Answers the lines of one conversation. */
export class Session {
  private table: Table | null = null;
  private seed = 1;
  private asked = 0;

  constructor(private readonly player: Player) {}

  /** The answer to a line, or null where silence says that all is well. Whatever the line is, it never throws. */
  answer(line: string): Message | null {
    const read = readMessage(line);
    if (!read.ok) return { type: 'error', message: read.error };
    const message = read.value;
    try {
      const answered = this.respond(message);
      return answered.ok ? answered.value : { type: 'error', message: answered.error };
    } catch (error) {
      return { type: 'error', message: error instanceof Error ? error.message : String(error) };
    }
  }

  private respond(message: Message): Result<Message | null> {
    switch (message.type) {
      case 'new':
        return this.begin(message);
      case 'played': {
        if (this.table === null) return fail('no game has begun');
        return this.table.played(message);
      }
      case 'choose': {
        if (this.table === null) return fail('no game has begun');
        const chosen = this.table.choose(message, (position, seen) => this.decide(position, seen));
        return chosen.ok ? ok({ type: 'move', ...chosen.value }) : chosen;
      }
      default:
        return fail('type must be new, played or choose');
    }
  }

  private begin(message: Message): Result<null> {
    const { seed = 1, seat = 0 } = message;
    if (!isWhole(seed, MAX_SEED)) return fail('seed must be a whole number below 2^32');
    const { game } = this.player;
    if (!isWhole(seat, MAX_SEED)) return fail('seat must be a whole number');
    const begun = game === 'settlers' ? CardTable.begin(message, seed) : LandTable.begin(game, message, seat);
    if (!begun.ok) return begun;
    if (seat >= begun.value.players) return fail(`seat must be 0 to ${begun.value.players - 1}`);
    this.table = begun.value;
    this.seed = seed;
    this.asked = 0;
    return ok(null);
  }

  private decide(position: Position, seen: readonly Tagged[]): Thought {
    const { game, level, style, budget } = this.player;
    const seed = Rng.fromSeed((this.seed + 0x9e3779b9 * this.asked++) >>> 0).below(0x100000000);
    const nodes = budget !== null && 'nodes' in budget ? { budget: budget.nodes } : {};
    const thinking = think({ game, world: worldFor(game, position, seed), seen, level, style, seed, ...nodes });
    return ponder(thinking, budget !== null && 'ms' in budget ? budget.ms : Infinity);
  }
}

function readMessage(line: string): Result<Message> {
  if (line.length > MAX_LINE) return fail('the line is too long');
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return fail('not a line of JSON');
  }
  return isPlainObject(value) ? ok(value) : fail('not an object');
}

export function isWhole(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;
}
