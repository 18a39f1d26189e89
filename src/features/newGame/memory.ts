import { STYLES } from '@/ai';
import type { GameId } from '@/core/game';
import { isPlainObject } from '@/core/options';
import type { Seat } from '@/core/record';
import { readText, writeText } from '@/storage/device';

/** The table as it was set last time, by game, and the names that people gave: kept so that nobody types them twice. */
export interface LastTable {
  readonly seats: readonly Seat[];
  readonly options: unknown;
}

const TABLE_KEY = 'terreno/lastTable';
const NAMES_KEY = 'terreno/names';
const MOST_NAMES = 8;
const LONGEST = 80;

export async function readLastTable(game: GameId): Promise<LastTable | null> {
  const stored = await readText(`${TABLE_KEY}/${game}`);
  if (!stored.ok || stored.value === null) return null;
  const data = parse(stored.value);
  if (!isPlainObject(data) || !Array.isArray(data.seats)) return null;
  const seats = (data.seats as unknown[]).map(checkSeat);
  const whole = seats.filter((seat) => seat !== null);
  // A table that cannot be read whole is no table that anybody has set.
  return whole.length === seats.length && whole.length > 0 ? { seats: whole, options: data.options } : null;
}

export async function keepLastTable(game: GameId, table: LastTable): Promise<void> {
  await writeText(`${TABLE_KEY}/${game}`, JSON.stringify({ seats: table.seats, options: table.options }));
  const people = table.seats.filter((seat) => seat.ai === undefined).map((seat) => seat.name);
  const known = await readNames();
  const names = [...people, ...known.filter((name) => !people.includes(name))].slice(0, MOST_NAMES);
  await writeText(NAMES_KEY, JSON.stringify(names));
}

/** Names of people, latest first. */
export async function readNames(): Promise<readonly string[]> {
  const stored = await readText(NAMES_KEY);
  const data = stored.ok && stored.value !== null ? parse(stored.value) : null;
  if (!Array.isArray(data)) return [];
  return (data as unknown[]).filter(isName).slice(0, MOST_NAMES);
}

function checkSeat(input: unknown): Seat | null {
  if (!isPlainObject(input) || !isName(input.name)) return null;
  const colour = typeof input.colour === 'number' ? input.colour : undefined;
  const { ai } = input;
  if (ai === undefined) return { name: input.name, colour };
  if (!isPlainObject(ai) || typeof ai.level !== 'string') return null;
  const style = STYLES.find((known) => known === ai.style);
  return style === undefined ? null : { name: input.name, colour, ai: { level: ai.level, style } };
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
