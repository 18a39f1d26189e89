import { isPlainObject, parseJson } from '@/core/guards';
import { GAME_IDS, type GameId } from '@/core/gameIds';

import { device } from './device';
import { LESSONS_KEY, parseLessons } from './lessons';
import { isMatchId } from './savedMatch';

export const TIPS_KEY = 'terreno/tips';
/** After the lesson, so many matches of its game have tips. */
export const MATCHES_WITH_TIPS = 3;
/** No name of a tip is longer, and no game has more of them: what goes beyond is damage. */
const LONGEST = 40;
const MOST = 40;

/** What is kept of the tips of a game. */
interface KeptTips {
  /** The matches that had them. */
  readonly matches: readonly string[];
  /** The names of those that were said: each is said once, whatever the match. */
  readonly said: readonly string[];
}

type AllTips = Readonly<Partial<Record<GameId, KeptTips>>>;

const NONE: KeptTips = { matches: [], said: [] };

/** Reads what can be read: what makes no sense costs only itself, and at worst a tip is said again. */
export function parseTips(text: string | null): AllTips {
  const data = text === null ? null : parseJson(text);
  if (!isPlainObject(data)) return {};
  return Object.fromEntries(
    GAME_IDS.flatMap((game) => {
      const kept = data[game];
      if (!isPlainObject(kept)) return [];
      const matches = listOf(kept.matches).filter(isMatchId).slice(0, MATCHES_WITH_TIPS);
      const said = listOf(kept.said).filter(isName).slice(0, MOST);
      return [[game, { matches, said }]];
    }),
  );
}

const listOf = (input: unknown): readonly unknown[] => (Array.isArray(input) ? input : []);

const isName = (input: unknown): input is string =>
  typeof input === 'string' && input !== '' && input.length <= LONGEST;

/**
 * A match in which something happens takes its place among those with tips, if a chapter of its lesson was done before.
 * The answer is what has been said already; null when this match has none. `match` is null for what a lesson laid out,
 * which takes nobody's place.
 */
export async function enterTips(game: GameId, match: string | null): Promise<ReadonlySet<string> | null> {
  const answer = await device.change([TIPS_KEY, LESSONS_KEY], ([text = null, lessons = null]) => {
    const all = parseTips(text);
    const kept = all[game] ?? NONE;
    if (match !== null && kept.matches.includes(match)) return { edits: [], answer: kept.said };
    const isTaught = Object.keys(parseLessons(lessons)[game]?.stars ?? {}).length > 0;
    if (!isTaught || kept.matches.length >= MATCHES_WITH_TIPS) return { edits: [], answer: null };
    if (match === null) return { edits: [], answer: kept.said };
    const next = { ...kept, matches: [...kept.matches, match] };
    return { edits: [[TIPS_KEY, JSON.stringify({ ...all, [game]: next })]], answer: kept.said };
  });
  return answer.ok && answer.value !== null ? new Set(answer.value) : null;
}

/** A tip was said. A refusal is not worth a word: it would be said again. */
export async function keepSaid(game: GameId, name: string): Promise<void> {
  await device.change([TIPS_KEY], ([text = null]) => {
    const all = parseTips(text);
    const kept = all[game] ?? NONE;
    if (kept.said.includes(name)) return { edits: [], answer: undefined };
    const next = { ...kept, said: [...kept.said, name] };
    return { edits: [[TIPS_KEY, JSON.stringify({ ...all, [game]: next })]], answer: undefined };
  });
}
