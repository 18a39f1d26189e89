import type { GameRecord } from '@/core/record';
import { ok, type Result } from '@/core/result';
import type { TraceProblem } from '@/core/trace';

import { CLASSIC_DIALECT, type Json } from '../tiles/trace/dialect';
import { pileWith } from '../tiles/trace/piles';
import { verifyTileTrace, type Verifiable } from '../tiles/trace/verify';
import { writeTileTrace } from '../tiles/trace/write';
import { classic } from './index';
import { ClassicPosition } from './position';
import { setFor } from './set';
import type { ClassicOptions } from './types';

export const VERIFIABLE: Verifiable = {
  game: classic,
  dialect: CLASSIC_DIALECT,
  setFor: (options) => setFor(options as ClassicOptions),
  begin: (draws, options, players) => {
    const set = setFor(options as ClassicOptions);
    const pile = pileWith(
      set,
      set.pileOf(),
      draws.map((draw) => draw.tile),
    );
    return pile.ok ? ok(ClassicPosition.withPile(options as ClassicOptions, pile.value, players)) : pile;
  },
};

export function traceOf(record: GameRecord): Result<Json> {
  return writeTileTrace(record, classic, CLASSIC_DIALECT);
}

export function verifyTrace(trace: unknown): Result<{ moves: number }, TraceProblem> {
  return verifyTileTrace(trace, VERIFIABLE);
}
