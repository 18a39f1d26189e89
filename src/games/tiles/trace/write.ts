import type { Game } from '@/core/game';
import type { GameRecord } from '@/core/record';
import { fail, ok, type Result } from '@/core/result';
import { TRACE_FORMAT, TRACE_VERSION } from '@/core/trace';

import { MAX_PLACEMENTS } from '../land';
import { TilePosition } from '../position';
import type { Scored, TileEvent, TileMove } from '../types';
import type { Dialect, Json } from './dialect';

/** Writes out a played record with nothing left to the seed. */
export function writeTileTrace(
  record: GameRecord,
  game: Game<object, TileMove, TileEvent>,
  dialect: Dialect,
): Result<Json> {
  const position = game.start(record.options, record.seed, record.seats.length);
  if (!(position instanceof TilePosition)) return fail('not a tile game');
  const writer = new TraceWriter(position, dialect, record.options);
  for (const [index, text] of record.moves.entries()) {
    const move = game.decode(text);
    if (move === null || position.objectionTo(move) !== null) return fail(`move ${index} cannot be played`);
    writer.play(move);
  }
  return ok({
    format: TRACE_FORMAT,
    version: TRACE_VERSION,
    game: record.game,
    players: record.seats.length,
    options: withoutStartPlayer(record.options),
    moves: writer.entries,
    ...(writer.final === null ? {} : { final: writer.final }),
  });
}

/** Players of a trace are numbered in turn order, so who began is in the numbers. */
function withoutStartPlayer(options: object): Json {
  const rest: Json = { ...options };
  delete rest.startPlayer;
  return rest;
}

/** Follows a position move by move and keeps its trace. */
export class TraceWriter {
  readonly entries: Json[] = [];
  final: Json | null = null;
  private readonly finalScored: Json[] = [];
  private readonly first: number;
  /** Points and pieces as they stand without the final scoring, which falls into the last move but not into its entry. */
  private readonly scores: number[];
  private readonly supply: { readonly member: number[]; readonly hut: number[] };
  private placement: Json = {};
  private readonly buffer = new Int32Array(MAX_PLACEMENTS);

  constructor(
    private readonly position: TilePosition,
    private readonly dialect: Dialect,
    options: object,
  ) {
    this.first = (options as { startPlayer?: number }).startPlayer ?? 0;
    this.scores = position.scores();
    this.supply = {
      member: this.scores.map((_, player) => position.supply(player, 0)),
      hut: this.scores.map((_, player) => position.supply(player, 1)),
    };
    const [start] = position.laidTiles();
    this.entries.push({ tile: start?.tile, x: 0, y: 0, rot: 0 });
  }

  play(move: TileMove): TileEvent[] {
    if (move.type === 'place') this.open(move);
    const events = this.position.play(move);
    for (const event of events) this.note(event);
    this.placement.scores = this.inTurnOrder(this.scores);
    if (this.dialect.hasSupply) {
      this.placement.supply = { tribe: this.inTurnOrder(this.supply.member), hut: this.inTurnOrder(this.supply.hut) };
    }
    return events;
  }

  /** How many entries of the final scoring have been written. */
  get finalCount(): number {
    return this.finalScored.length;
  }

  /** Ends the game where it stands, as a trace may do before the tiles run out. */
  endHere(): void {
    for (const event of this.position.endNow()) this.note(event);
  }

  private open(move: Extract<TileMove, { type: 'place' }>): void {
    const { position, dialect } = this;
    const placements = position.placements(this.buffer);
    position.lay(position.codeOf(move.x, move.y, move.rotation));
    const choices = position.pieceOptions(this.buffer);
    position.takeBack();
    this.placement = {
      [dialect.playerKey]: this.numberOf(position.player),
      tile: position.set.shape(position.hand).id,
      ...(dialect.hasBonus ? { bonus: position.isBonus } : {}),
      x: move.x,
      y: move.y,
      rot: move.rotation,
      [dialect.pieceKey]: move.piece === null ? null : dialect.writePiece(move.piece),
      placements,
      [dialect.choicesKey]: choices,
      scored: [],
    };
    this.entries.push(this.placement);
  }

  private note(event: TileEvent): void {
    const { dialect } = this;
    switch (event.type) {
      case 'placed':
      case 'drew':
        // Both are in the entry of the placement.
        return;
      case 'claimed':
        this.supply[event.piece.kind][event.player] = (this.supply[event.piece.kind][event.player] ?? 0) - 1;
        return;
      case 'returned':
        this.supply[event.piece.kind][event.player] = (this.supply[event.piece.kind][event.player] ?? 0) + 1;
        return;
      case 'scored':
        this.noteScored(event);
        return;
      case 'discarded':
        this.entries.push({
          [dialect.playerKey]: this.numberOf(event.player),
          tile: event.tile,
          ...(dialect.hasBonus ? { bonus: event.isBonus } : {}),
          discard: true,
        });
        return;
      case 'ended':
        this.final = dialect.writeFinal(
          this.inTurnOrder(this.position.scores()),
          (this.position.outcome()?.winners ?? []).map((winner) => this.numberOf(winner)).sort((a, b) => a - b),
          this.finalScored,
          event.reason,
        );
    }
  }

  private noteScored(event: Scored): void {
    const players = event.players.map((player) => this.numberOf(player)).sort((a, b) => a - b);
    const written = this.dialect.writeScored({ ...event, players });
    if (event.isFinal) {
      if (this.dialect.isListed(event)) this.finalScored.push(written);
      return;
    }
    (this.placement.scored as Json[]).push(written);
    if (!event.isPaid) return;
    for (const player of event.players) this.scores[player] = (this.scores[player] ?? 0) + event.points;
  }

  private numberOf(player: number): number {
    return (player - this.first + this.position.players) % this.position.players;
  }

  private inTurnOrder(list: readonly number[]): number[] {
    return list.map((_, index) => list[(index + this.first) % list.length] ?? 0);
  }
}
