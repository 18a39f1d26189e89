import * as fc from 'fast-check';

import { TABLES, type Table } from './randomGames';

/** A table, a seed and how far the game has gone. */
export const anyMoment: fc.Arbitrary<{ table: Table; seed: number; plies: number }> = fc.record({
  table: fc.constantFrom(...TABLES),
  seed: fc.integer({ min: 0, max: 0xffffff }),
  plies: fc.integer({ min: 0, max: 95 }),
});
