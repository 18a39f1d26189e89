import type { TileGameId } from '@/games/tiles/games';

import { judge } from './oracle';
import { randomTrace, TABLES } from './randomGames';
import { chooseCrowdedMove, chooseThriftyMove } from './tilePlay';

/** How many games of each kind every table plays. */
interface Games {
  readonly byChance: number;
  /** The players finish what they can. */
  readonly thrifty: number;
  /** The players fill the gaps. */
  readonly crowded: number;
}

/** Random games of every kind of table, judged move by move by somebody who read the book and not our code. */
export function judgeGames(game: TileGameId, { byChance, thrifty, crowded }: Games): void {
  const tables = TABLES.filter((table) => table.game === game).map(
    (table) => [`${table.seats} seats, ${JSON.stringify(table.options ?? 'usual options')}`, table] as const,
  );
  test.each(tables)('holds to the rules with %s', (_, table) => {
    for (let seed = 1; seed <= byChance; seed++) expectFair(randomTrace(table, seed));
  });
  test.each(tables)('holds to the rules when the players finish what they can, with %s', (_, table) => {
    for (let seed = 1; seed <= thrifty; seed++) expectFair(randomTrace(table, seed, chooseThriftyMove));
  });
  test.each(tables)('holds to the rules when the players fill the gaps, with %s', (_, table) => {
    for (let seed = 1; seed <= crowded; seed++) expectFair(randomTrace(table, seed, chooseCrowdedMove));
  });
}

/** The trace as others read it: text first, so that nothing but JSON is judged. */
function expectFair(trace: unknown): void {
  const read: unknown = JSON.parse(JSON.stringify(trace));
  expect(() => judge(read)).not.toThrow();
}
