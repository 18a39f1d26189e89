import type { GameId, Position } from '@/core/game';
import { isPlainObject } from '@/core/guards';
import { fail, ok, type Result } from '@/core/result';
import { TRACE_FORMAT, TRACE_VERSION } from '@/core/trace';
import { VERIFIABLE as classic } from '@/games/classic/trace';
import { VERIFIABLE as hunters } from '@/games/hunters/trace';
import { VERIFIABLE as solo } from '@/games/solo/trace';
import { PHASE_COUNT, PHASE_SCORE, type TilePosition } from '@/games/tiles/position';
import { playTileTrace, startTileOf, type StatedDraw, type Verifiable } from '@/games/tiles/trace/verify';
import { TraceWriter } from '@/games/tiles/trace/write';
import type { TileMove } from '@/games/tiles/types';

import type { Decide, Message, Table } from './session';

const games = { classic, hunters, solo } as const;

/**
 * A tile game as a trace that grows. Nothing is drawn from a seed: whoever holds the bag says what was drawn, and the
 * position is built anew from what was said.
 */
export class LandTable implements Table {
  /** The bot's own last move, which may be told again. */
  private own: Message | null = null;

  private constructor(
    private readonly game: Verifiable,
    readonly players: number,
    private readonly seat: number,
    private readonly options: object,
    private entries: readonly Message[],
  ) {}

  static begin(id: Exclude<GameId, 'settlers'>, message: Message, seat: number): Result<LandTable> {
    const game = games[id];
    const { players = game.game.seats.min, options = {} } = message;
    if (!isPlainObject(options)) return fail('options is not an object');
    if (typeof players !== 'number') return fail('players is not a number');
    const start = { tile: startTileOf(game.setFor(options)), x: 0, y: 0, rot: 0 };
    const table = new LandTable(game, players, seat, options, [start]);
    const opened = table.open(table.entries, []);
    return opened.ok ? ok(table) : opened;
  }

  played(message: Message): Result<null> {
    const { type: _, ...entry } = message;
    if (this.own !== null && isSameMove(entry, this.own, this.game.dialect.pieceKey)) {
      this.own = null;
      return ok(null);
    }
    const entries = [...this.entries, entry];
    const opened = this.open(entries, []);
    if (!opened.ok) return opened;
    this.entries = entries;
    this.own = null;
    return ok(null);
  }

  choose(message: Message, decide: Decide): Result<Message> {
    const { dialect } = this.game;
    if (message.tile === undefined) return this.count(decide);
    if (typeof message.tile !== 'string') return fail('tile is not the name of a tile');
    const before = this.open(this.entries, []);
    if (!before.ok) return before;
    // Who draws follows from the moves, unless somebody just passed a tile that fits nowhere.
    const player = message[dialect.playerKey] ?? before.value.player;
    if (typeof player !== 'number') return fail(`${dialect.playerKey} is not a number`);
    const isBonus = message.bonus === true;
    const opened = this.open(this.entries, [{ tile: message.tile, player, isBonus }]);
    if (!opened.ok) return opened;
    const position = opened.value;
    const inHand = position.hand < 0 ? null : position.set.shape(position.hand).id;
    if (position.isOver || inHand !== message.tile || position.player !== player) {
      return fail(`${message.tile} cannot be drawn now: it fits nowhere, or it is nobody's turn to draw it`);
    }
    // In the game for one the colours take turns, whoever moves them.
    if (dialect.playerKey === 'player' && player !== this.seat) return fail(`it is the turn of player ${player}`);
    const writer = new TraceWriter(position, dialect, this.options);
    const thought = decide(position as unknown as Position, []);
    writer.play(thought.move as TileMove);
    while (position.phase === PHASE_SCORE) writer.play(decide(position as unknown as Position, []).move as TileMove);
    const move = writer.entries[1] as Message;
    this.own = move;
    this.entries = [...this.entries, move];
    return ok({ ...move, reason: thought.reason, nodes: thought.nodes });
  }

  /** The end of the game for one: the order in which the followers are counted. */
  private count(decide: Decide): Result<Message> {
    const opened = this.open(this.entries, []);
    if (!opened.ok) return opened;
    const position = opened.value;
    if (position.phase !== PHASE_COUNT) return fail('tile is missing');
    const writer = new TraceWriter(position, this.game.dialect, this.options);
    const first = decide(position as unknown as Position, []);
    writer.play(first.move as TileMove);
    while (!position.isOver) writer.play(decide(position as unknown as Position, []).move as TileMove);
    return ok({ ...writer.final, reason: first.reason, nodes: first.nodes });
  }

  private open(entries: readonly Message[], upcoming: readonly StatedDraw[]): Result<TilePosition> {
    const { players, options } = this;
    const trace = {
      format: TRACE_FORMAT,
      version: TRACE_VERSION,
      game: this.game.game.id,
      players,
      options,
      moves: entries,
    };
    const played = playTileTrace(trace, this.game, upcoming);
    return played.ok ? ok(played.value.position) : fail(played.error.problem);
  }
}

function isSameMove(entry: Message, own: Message, pieceKey: string): boolean {
  const keys = ['player', 'colour', 'tile', 'x', 'y', 'rot', pieceKey];
  return keys.every((key) => JSON.stringify(entry[key] ?? null) === JSON.stringify(own[key] ?? null));
}
