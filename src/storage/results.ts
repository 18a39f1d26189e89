import type { GameId } from '@/core/game';
import { isNumbers, isPlainObject, isTime, parseJson } from '@/core/guards';
import { ok, type Result } from '@/core/result';
import type { Seat } from '@/core/seat';

import type { Device, StorageFault } from './device';
import { isGame, isSeats, readOrigin, type Origin, type SavedMatch } from './savedMatch';
import { SlotPair, slotKeys } from './slots';

/** What is left of a finished match for the statistics; it outlives the match itself. */
export interface KeptResult {
  readonly id: string;
  readonly game: GameId;
  readonly options: object;
  readonly seats: readonly Seat[];
  /** Points per score line: one a seat, except in solo, where it is one a colour. */
  readonly points: readonly number[];
  /** Winning seats; nobody in a match that was called off. */
  readonly winners: readonly number[];
  readonly moves: number;
  readonly isPractice: boolean;
  readonly isCalledOff: boolean;
  readonly origin: Origin;
  readonly startedAt: number;
  readonly finishedAt: number;
}

export function lineOf(match: SavedMatch): KeptResult {
  const { id, record, outcome, summary, isPractice, isCalledOff, origin, startedAt, changedAt } = match;
  return {
    id,
    game: record.game,
    options: record.options,
    seats: record.seats,
    points: outcome?.scores ?? summary.scores,
    winners: outcome?.winners ?? [],
    moves: record.moves.length,
    isPractice,
    isCalledOff,
    origin,
    startedAt,
    finishedAt: changedAt,
  };
}

function readLine(input: unknown): KeptResult | null {
  if (!isPlainObject(input)) return null;
  const { id, game, options, seats, points, winners, moves, startedAt, finishedAt } = input;
  const origin = readOrigin(input.origin);
  if (typeof id !== 'string' || !isGame(game) || !isPlainObject(options) || !isSeats(seats) || origin === null)
    return null;
  if (!isNumbers(points) || !isNumbers(winners) || typeof moves !== 'number') return null;
  if (!isTime(startedAt) || !isTime(finishedAt)) return null;
  const isPractice = input.isPractice === true;
  const isCalledOff = input.isCalledOff === true;
  return { id, game, options, seats, points, winners, moves, isPractice, isCalledOff, origin, startedAt, finishedAt };
}

/** The lines of a stored list; null when it is no list. A line that makes no sense costs only itself. */
export function parseLines(body: string): KeptResult[] | null {
  const data = parseJson(body);
  return Array.isArray(data) ? data.flatMap((item: unknown) => readLine(item) ?? []) : null;
}

const RESULTS_KEY = 'terreno/results';
const PAGE = 200;

/** Lines of matches that are no longer kept, in pages, so that adding one never writes all of them. */
export class Archive {
  private readonly pages = new Map<number, SlotPair>();

  constructor(private readonly device: Device) {}

  async read(keys: readonly string[]): Promise<Result<KeptResult[], StorageFault>> {
    const lines: KeptResult[] = [];
    for (const page of pagesIn(keys)) {
      const read = await this.readPage(page);
      if (!read.ok) return read;
      lines.push(...read.value);
    }
    return ok(lines);
  }

  /** Adds lines that are not there yet. */
  async add(keys: readonly string[], lines: readonly KeptResult[]): Promise<Result<void, StorageFault>> {
    const last = Math.max(0, ...pagesIn(keys));
    const read = await this.readPage(last);
    if (!read.ok) return read;
    const known = read.value;
    const fresh = lines.filter((line) => !known.some(({ id }) => id === line.id));
    if (fresh.length === 0) return ok(undefined);
    const isFull = known.length >= PAGE;
    const page = this.page(isFull ? last + 1 : last);
    const written = await page.write(JSON.stringify(isFull ? fresh : [...known, ...fresh]));
    return written.ok ? ok(undefined) : written;
  }

  async erase(keys: readonly string[]): Promise<Result<void, StorageFault>> {
    const pages = pagesIn(keys).flatMap((page) => slotKeys(`${RESULTS_KEY}/${page}`));
    this.pages.clear();
    return pages.length === 0 ? ok(undefined) : this.device.remove(pages);
  }

  private async readPage(page: number): Promise<Result<KeptResult[], StorageFault>> {
    const slots = await this.page(page).read();
    if (!slots.ok) return slots;
    return ok(slots.value.newest === null ? [] : (parseLines(slots.value.newest.body) ?? []));
  }

  private page(number: number): SlotPair {
    const pair = this.pages.get(number) ?? new SlotPair(this.device, `${RESULTS_KEY}/${number}`);
    this.pages.set(number, pair);
    return pair;
  }
}

function pagesIn(keys: readonly string[]): number[] {
  const pages = new Set<number>();
  for (const key of keys) {
    const found = /^terreno\/results\/(\d{1,6})\/[ab]$/.exec(key);
    if (found !== null) pages.add(Number(found[1]));
  }
  return [...pages].sort((one, other) => one - other);
}
