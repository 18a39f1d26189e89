import type { GameRecord } from '@/core/record';
import { fail, ok, type Result } from '@/core/result';
import type { TraceProblem } from '@/core/trace';

import { setFor } from '../classic/set';
import { SOLO_DIALECT, type Json } from '../tiles/trace/dialect';
import { pileWith } from '../tiles/trace/piles';
import { verifyTileTrace, type StatedDraw, type Verifiable } from '../tiles/trace/verify';
import { writeTileTrace } from '../tiles/trace/write';
import { solo } from './index';
import { dealPiles, SoloPosition } from './position';
import type { SoloOptions } from './types';

/** One pile a colour: its stated draws in order, filled up to its size with what nobody drew. */
function pilesWith(draws: readonly StatedDraw[], options: SoloOptions): Result<Int16Array[]> {
  const set = setFor(options);
  const all = pileWith(
    set,
    set.pileOf(),
    draws.map((draw) => draw.tile),
  );
  if (!all.ok) return all;
  const spare = Array.from(all.value.slice(draws.length));
  const piles: Int16Array[] = [];
  for (const [colour, { length: size }] of dealPiles(set.pileOf(), options.colours).entries()) {
    const stated = Array.from(all.value.slice(0, draws.length)).filter((_, index) => draws[index]?.player === colour);
    if (stated.length > size) return fail(`colour ${colour} draws more tiles than its pile has`);
    piles.push(Int16Array.from([...stated, ...spare.splice(0, size - stated.length)]));
  }
  return ok(piles);
}

export const VERIFIABLE: Verifiable = {
  game: solo,
  dialect: SOLO_DIALECT,
  setFor: (options) => setFor(options as SoloOptions),
  begin: (draws, options, players) => {
    const { colours } = options as SoloOptions;
    const stray = draws.find((draw) => draw.player < 0 || draw.player >= colours);
    if (stray !== undefined) return fail(`there is no colour ${stray.player}`);
    const piles = pilesWith(draws, options as SoloOptions);
    return piles.ok ? ok(SoloPosition.withPiles(options as SoloOptions, piles.value, players)) : piles;
  },
};

export function traceOf(record: GameRecord): Result<Json> {
  return writeTileTrace(record, solo, SOLO_DIALECT);
}

export function verifyTrace(trace: unknown): Result<{ moves: number }, TraceProblem> {
  return verifyTileTrace(trace, VERIFIABLE);
}
