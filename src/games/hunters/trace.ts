import type { GameRecord } from '@/core/record';
import { ok, type Result } from '@/core/result';
import type { TraceProblem } from '@/core/trace';

import { HUNTERS_DIALECT, type Json } from '../tiles/trace/dialect';
import { pileWith } from '../tiles/trace/piles';
import { verifyTileTrace, type StatedDraw, type Verifiable } from '../tiles/trace/verify';
import { writeTileTrace } from '../tiles/trace/write';
import { hunters } from './index';
import { HuntersPosition } from './position';
import { pileOf, setFor, type HuntersSet } from './set';
import type { HuntersOptions } from './types';

function pileFrom(draws: readonly StatedDraw[], set: HuntersSet, deck: 'land' | 'bonus'): Result<Int16Array> {
  const stated = draws.filter((draw) => draw.isBonus === (deck === 'bonus')).map((draw) => draw.tile);
  return pileWith(set, pileOf(set, deck), stated);
}

export const VERIFIABLE: Verifiable = {
  game: hunters,
  dialect: HUNTERS_DIALECT,
  setFor: (options) => setFor(options as HuntersOptions),
  begin: (draws, options, players) => {
    const set = setFor(options as HuntersOptions);
    const land = pileFrom(draws, set, 'land');
    if (!land.ok) return land;
    const bonus = pileFrom(draws, set, 'bonus');
    if (!bonus.ok) return bonus;
    return ok(HuntersPosition.withPiles(options as HuntersOptions, [land.value, bonus.value], players));
  },
};

export function traceOf(record: GameRecord): Result<Json> {
  return writeTileTrace(record, hunters, HUNTERS_DIALECT);
}

export function verifyTrace(trace: unknown): Result<{ moves: number }, TraceProblem> {
  return verifyTileTrace(trace, VERIFIABLE);
}
