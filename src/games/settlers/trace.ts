import { resolveOptions } from '@/core/options';
import { isSeed, type GameRecord } from '@/core/record';
import { fail, ok, type Result } from '@/core/result';
import { TRACE_FORMAT, TRACE_VERSION } from '@/core/trace';

import { bundleAt, countsOf } from './bundle';
import { RESOURCE_COUNT } from './layout';
import { decode } from './notation';
import type { SettlersPosition } from './position';
import { handsOf, marketOf, standingOf, type SettlersTrace, type TraceAction, type TraceEntry } from './traceFormat';
import type { Bundle, BuildMove, SettlersEvent, SettlersMove } from './types';
import { destinyOf } from './view';
import { settlers } from './index';

export { verifyTrace } from './verification';
export type { SettlersTrace } from './traceFormat';

/**
 * Writes a record out in full. A trade is one entry from its first card to its last, a city one with all the discards it
 * causes; where a record stops inside of one, that entry is left out.
 */
export function traceOf(record: GameRecord): Result<SettlersTrace> {
  const players = record.seats.length;
  if (record.game !== 'settlers') return fail('not a game of settlers');
  if (players < settlers.seats.min || players > settlers.seats.max) return fail('a wrong number of seats');
  const options = resolveOptions(settlers.options, record.options, players);
  if (!options.ok) return fail(`${options.error.fault} option ${options.error.option}`);
  if (!isSeed(record.seed)) return fail('not a seed');
  const position = settlers.start(options.value, record.seed, players);
  const setup = { hands: handsOf(position), market: marketOf(position), destiny: destinyOf(position.state) };
  const writer = new Writer(position);
  for (const [index, text] of record.moves.entries()) {
    const move = decode(text);
    if (move === null) return fail(`move ${index} cannot be read`);
    const objection = position.objectionTo(move);
    if (objection !== null) return fail(`move ${index} is not legal: ${objection.key}`);
    writer.play(move);
  }
  const winner = position.outcome()?.winners[0];
  return ok({
    format: TRACE_FORMAT,
    version: TRACE_VERSION,
    game: 'settlers',
    players,
    options: options.value,
    setup,
    moves: writer.entries,
    ...(winner === undefined ? {} : { final: { points: position.scores(), winner } }),
  });
}

type CardsMoved = Extract<SettlersEvent, { type: 'cardsMoved' }>;

/** Plays moves and gathers what they do until an entry is complete. */
class Writer {
  readonly entries: TraceEntry[] = [];
  private got: Bundle = {};
  private gave: Bundle = {};
  private library = false;
  /** The city whose event is going on, and what it made each player discard. */
  private city: BuildMove | null = null;
  private cityEvent: Extract<SettlersEvent, { type: 'cityRevealed' }> | null = null;
  private discards: Bundle[] = [];

  constructor(private readonly position: SettlersPosition) {}

  play(move: SettlersMove): void {
    const player = this.position.turnOf;
    const events = this.position.play(move);
    for (const event of events) {
      if (event.type === 'cardsMoved') this.gather(player, event);
      if (event.type === 'cityRevealed') this.cityEvent = event;
    }
    if (move.type === 'build') this.build(player, move, events);
    if (move.type === 'guild') this.write({ player, type: 'guild', from: move.from, got: this.got });
    if (move.type === 'endTurn') this.write({ player, type: 'draw', got: this.got });
    for (const event of events) if (event.type === 'tradeEnded') this.trade(player, event.with);
    this.endCity(player);
  }

  private gather(player: number, event: CardsMoved): void {
    const cards = event.cards ?? {};
    if (event.because === 'library') this.library = true;
    if (event.because === 'robberAttack' && typeof event.from === 'number') {
      this.discards[event.from] = sum(this.discards[event.from] ?? {}, cards);
    } else if (event.because !== 'price' && event.because !== 'marketDay') {
      if (event.to === player) this.got = sum(this.got, cards);
      if (event.from === player) this.gave = sum(this.gave, cards);
    }
  }

  private trade(player: number, partner: 'pile' | 'market' | number): void {
    const { got, gave, library } = this;
    if (typeof partner === 'number') this.write({ player, type: 'trade', with: partner, got, gave, library });
    else if (partner === 'pile') this.write({ player, type: 'trade', with: partner, gave, got });
    else this.write({ player, type: 'trade', with: partner, got, gave });
  }

  private build(player: number, move: BuildMove, events: readonly SettlersEvent[]): void {
    const { paid, discount } = move;
    if (move.what === 'city') {
      this.city = move;
    } else if (move.what === 'settlement') {
      this.write({ player, type: 'build', what: move.what, paid, discount, turnedDestiny: move.turnDestiny });
    } else if (move.what === 'expansion') {
      this.write({ player, type: 'build', what: move.what, card: move.card, paid, discount });
    } else {
      const built = events.find((event) => event.type === 'built');
      this.write({ player, type: 'build', what: move.what, paid, discount, takenFrom: built?.takenFrom ?? null });
    }
  }

  /** Writes the city once its event is done, which with a robber attack can take many moves of many players. */
  private endCity(player: number): void {
    const { city, cityEvent, position } = this;
    if (city === null || cityEvent === null || position.stage === 'attack') return;
    const { paid, discount } = city;
    const discards = position.scores().map((_, seat) => this.discards[seat] ?? {});
    const hasNewMarket = cityEvent.event === 'marketDay' && cityEvent.carriedOut;
    const market = hasNewMarket ? marketOf(position) : null;
    this.city = null;
    this.cityEvent = null;
    this.discards = [];
    this.write({ player, type: 'build', what: 'city', paid, discount, event: cityEvent.event, discards, market });
  }

  private write(action: TraceAction): void {
    const { points, hands, market, destiny, stacks } = standingOf(this.position);
    const isCity = action.type === 'build' && action.what === 'city';
    this.entries.push(
      isCity ? { ...action, points, hands, destiny, stacks } : { ...action, points, hands, market, destiny, stacks },
    );
    this.got = {};
    this.gave = {};
    this.library = false;
  }
}

function sum(one: Bundle, other: Bundle): Bundle {
  const counts = countsOf(one);
  const more = countsOf(other);
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) counts[kind] = (counts[kind] ?? 0) + (more[kind] ?? 0);
  return bundleAt(counts);
}
