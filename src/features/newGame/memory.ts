import { STYLES } from '@/ai';
import type { GameId } from '@/core/game';
import { isPlainObject, parseJson } from '@/core/guards';
import { isPerson, isSeat, MAX_NAME, type Seat } from '@/core/seat';
import { device } from '@/storage/device';

/** The table as it was set last time, by game, and the names that people gave: kept so that nobody types them twice. */
interface LastTable {
  readonly seats: readonly Seat[];
  readonly options: unknown;
}

const TABLE_KEY = 'terreno/lastTable';
const NAMES_KEY = 'terreno/names';
const MOST_NAMES = 8;

export async function readLastTable(game: GameId): Promise<LastTable | null> {
  const stored = await device.read(`${TABLE_KEY}/${game}`);
  if (!stored.ok || stored.value === null) return null;
  const data = parseJson(stored.value);
  if (!isPlainObject(data) || !Array.isArray(data.seats)) return null;
  const seats = data.seats.filter(isSeat).filter(isKnown);
  // A table that cannot be read whole is no table that anybody has set.
  return seats.length === data.seats.length && seats.length > 0 ? { seats, options: data.options } : null;
}

export async function keepLastTable(game: GameId, table: LastTable): Promise<void> {
  const people = table.seats.filter(isPerson).map((seat) => seat.name);
  const set = JSON.stringify({ seats: table.seats, options: table.options });
  // One change: the match that begins meanwhile waits for the same disk. Names given in another window stay too.
  await device.change([NAMES_KEY], ([text = null]) => {
    const names = [...people, ...namesIn(text).filter((name) => !people.includes(name))].slice(0, MOST_NAMES);
    const edits = [
      [`${TABLE_KEY}/${game}`, set],
      [NAMES_KEY, JSON.stringify(names)],
    ] as const;
    return { edits, answer: undefined };
  });
}

/** Names of people, latest first. */
export async function readNames(): Promise<readonly string[]> {
  const stored = await device.read(NAMES_KEY);
  return namesIn(stored.ok ? stored.value : null);
}

function namesIn(text: string | null): readonly string[] {
  const data = text === null ? null : parseJson(text);
  if (!Array.isArray(data)) return [];
  return (data as unknown[]).filter(isName).slice(0, MOST_NAMES);
}

function isKnown({ name, ai }: Seat): boolean {
  return isName(name) && (ai === undefined || STYLES.some((known) => known === ai.style));
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_NAME;
}
