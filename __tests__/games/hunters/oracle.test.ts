import { judge } from '../../support/oracle';
import { randomTrace, TABLES } from '../../support/randomGames';
import { chooseCrowdedMove, chooseThriftyMove } from '../../support/tilePlay';

jest.setTimeout(600_000);

/** Random games of every kind of table, judged by somebody who read the book and not our code. */
const GAMES_A_TABLE = 160;

describe('a game of hunters, judged move by move by the oracle', () => {
  const tables = TABLES.filter(({ game }) => game === 'hunters');
  test.each(
    tables.map(
      (table) => [`${table.seats} seats, ${JSON.stringify(table.options ?? 'usual options')}`, table] as const,
    ),
  )('holds to the rules with %s', (_, table) => {
    for (let seed = 1; seed <= GAMES_A_TABLE; seed++) {
      // The trace as others read it: text first, so that nothing but JSON is judged.
      const trace: unknown = JSON.parse(JSON.stringify(randomTrace(table, seed)));
      expect(() => judge(trace)).not.toThrow();
    }
  });

  test.each(
    tables.map(
      (table) => [`${table.seats} seats, ${JSON.stringify(table.options ?? 'usual options')}`, table] as const,
    ),
  )('holds to the rules when the players finish what they can, with %s', (_, table) => {
    for (let seed = 1; seed <= 12; seed++) {
      const trace: unknown = JSON.parse(JSON.stringify(randomTrace(table, seed, chooseThriftyMove)));
      expect(() => judge(trace)).not.toThrow();
    }
  });

  test.each(
    tables.map(
      (table) => [`${table.seats} seats, ${JSON.stringify(table.options ?? 'usual options')}`, table] as const,
    ),
  )('holds to the rules when the players fill the gaps, with %s', (_, table) => {
    for (let seed = 1; seed <= 60; seed++) {
      const trace: unknown = JSON.parse(JSON.stringify(randomTrace(table, seed, chooseCrowdedMove)));
      expect(() => judge(trace)).not.toThrow();
    }
  });
});
