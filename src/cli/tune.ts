import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { readArguments, refuse, wholeNumber } from './arguments';
import { bundleProgram } from './engines';
import { readJsonFile } from './json';
import type { Search } from './tune/worker';

/**
 * Searches for better weights by self-play: a few are turned, the changed evaluation plays pairs of games against the
 * present one (in solo beside it, on the same tiles), and what is clearly better is kept. Every better set is printed as a line of JSON.
 */
async function tune(): Promise<void> {
  const { values } = readArguments({
    game: { type: 'string' },
    rounds: { type: 'string', default: '200' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string' },
  });
  const game = values.game;
  if (game !== 'classic' && game !== 'hunters' && game !== 'solo') {
    return refuse('--game must be classic, hunters or solo');
  }
  const search: Search = {
    game,
    rounds: wholeNumber('rounds', values.rounds, 1, 100_000),
    pairs: Math.ceil(wholeNumber('games', values.games, 8, 100_000) / 2),
    seed: wholeNumber('seed', values.seed, 0, 0xffffffff),
    from: values.from === undefined ? {} : readWeights(values.from),
  };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'terreno-tune-'));
  try {
    const program = path.join(folder, 'worker.js');
    writeFileSync(program, await bundleProgram('src/cli/tune/worker.ts'));
    spawnSync(process.execPath, [program, JSON.stringify(search)], { stdio: 'inherit' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readWeights(file: string): object {
  const weights = readJsonFile(file);
  if (!weights.ok) return refuse(weights.error);
  return typeof weights.value === 'object' && weights.value !== null
    ? weights.value
    : refuse(`'${file}' has no weights`);
}

void tune();
