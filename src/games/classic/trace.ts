import type { GameRecord } from '@/core/record';
import { ok, type Result } from '@/core/result';
import type { TraceProblem } from '@/core/trace';
import { CLASSIC_DIALECT, type Json } from '../tiles/trace/dialect';
import { pileWith } from '../tiles/trace/piles';
import { verifyTileTrace, type Verifiable } from '../tiles/trace/verify';
import { writeTileTrace } from '../tiles/trace/write';
import { classic } from './index';
import { ClassicPosition } from './position';
import { classicPile, CLASSIC_SET } from './set';
import { START_TILE } from './tiles';
import type { ClassicOptions } from './types';

export const VERIFIABLE: Verifiable = {
  game: classic,
  dialect: CLASSIC_DIALECT,
  startTile: START_TILE,
  begin: (draws, options, players) => {
    const pile = pileWith(
      CLASSIC_SET,
      classicPile(),
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
