import { isPlainObject, parseJson } from '@/core/guards';
import { GAME_IDS, type GameId } from '@/core/gameIds';

import { device } from './device';

export const BOOK_KEY = 'terreno/book';
/** No name of a rule is longer. */
const LONGEST = 60;

/** The rule that was read last in the book of each game, as the device has it: whether there is one is for the book to say. */
export type BookPlaces = Readonly<Partial<Record<GameId, string>>>;

/** Reads what can be read: nobody would miss a place, so what makes no sense is left out. */
export function parseBookPlaces(text: string | null): BookPlaces {
  const data = text === null ? null : parseJson(text);
  if (!isPlainObject(data)) return {};
  return Object.fromEntries(
    GAME_IDS.flatMap((game) => {
      const rule = data[game];
      return typeof rule === 'string' && rule !== '' && rule.length <= LONGEST ? [[game, rule]] : [];
    }),
  );
}

/** Where somebody was in the book of a game; null where nobody knows. */
export async function readBookPlace(game: GameId): Promise<string | null> {
  const stored = await device.read(BOOK_KEY);
  return stored.ok ? (parseBookPlaces(stored.value)[game] ?? null) : null;
}

/** Keeps the place of one book; the others stay as another window may have left them. A refusal is not worth a word. */
export async function keepBookPlace(game: GameId, rule: string): Promise<void> {
  await device.change([BOOK_KEY], ([text = null]) => ({
    edits: [[BOOK_KEY, JSON.stringify({ ...parseBookPlaces(text), [game]: rule })]],
    answer: undefined,
  }));
}
