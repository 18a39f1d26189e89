import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { GAME_IDS } from '@/core/game';
import { gameOf } from '@/games';
import { readArguments, refuse, wholeNumber } from './arguments';
import { pairings, type Contest, type Pairing } from './arena/bout';
import { report } from './arena/report';
import { summarise, type Bout } from './arena/statistics';
import type { Share } from './arena/worker';
import { botsFor, isBot, readBudget } from './bots';
import { bundleProgram } from './engines';

const MAX_SEED = 0xffffffff;
const PROGRESS_EVERY_MS = 5000;

function readContest(values: { game?: string; a?: string; b?: string; players?: string; budget?: string }): Contest {
  const id = GAME_IDS.find((known) => known === values.game);
  if (id === undefined) return refuse(`--game must be one of ${GAME_IDS.join(', ')}`);
  const game = gameOf(id);
  const a = values.a ?? 'expert';
  const b = values.b ?? 'greedy';
  for (const name of [a, b]) {
    if (!isBot(name, id)) refuse(`a player of ${id} is one of ${botsFor(id).join(', ')}, not '${name}'`);
  }
  const usual = Math.max(id === 'solo' ? 1 : 2, game.seats.min);
  const players = wholeNumber('players', values.players ?? String(usual), game.seats.min, game.seats.max);
  const budget = readBudget(values.budget);
  if (budget === undefined) return refuse('--budget must be nodes (5000) or time (300ms)');
  return { game, a, b, players, budget };
}

/** Says on stderr how far the games are, now and then. */
function startCounting(total: number): (bout: Bout) => void {
  let done = 0;
  let wins = 0;
  let said = Date.now();
  return (bout) => {
    done++;
    wins += bout.won;
    if (done < total && Date.now() - said < PROGRESS_EVERY_MS) return;
    said = Date.now();
    process.stderr.write(`  ${done} of ${total} games, ${((100 * wins) / done).toFixed(1)} % won\n`);
  };
}

/** Another process that plays a share of the games. It runs with our own flags, `--jitless` among them. */
function playShare(program: string, share: Share, onBout: (bout: Bout) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(program, [JSON.stringify(share)], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    let rest = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString('utf8')).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onBout(JSON.parse(line) as Bout);
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`))));
  });
}

async function playAll(contest: Contest, all: readonly Pairing[], workers: number, onBout: (bout: Bout) => void) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'terreno-arena-'));
  try {
    const program = path.join(folder, 'worker.js');
    writeFileSync(program, await bundleProgram('src/cli/arena/worker.ts'));
    const shares = Array.from({ length: workers }, (_, worker) =>
      all.filter((__, index) => index % workers === worker),
    );
    const { game, a, b, players, budget } = contest;
    await Promise.all(
      shares.map((pairing) => playShare(program, { game: game.id, a, b, players, budget, pairings: pairing }, onBout)),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function arena(): Promise<void> {
  const { values } = readArguments({
    game: { type: 'string' },
    a: { type: 'string' },
    b: { type: 'string' },
    players: { type: 'string' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    budget: { type: 'string' },
    workers: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  const contest = readContest(values);
  const seed = wholeNumber('seed', values.seed, 0, MAX_SEED);
  const games = wholeNumber('games', values.games, 1, 100_000);
  if (seed + games > MAX_SEED) refuse('--seed and --games must stay below 2^32');
  const all = pairings(games, contest.players, seed);
  const cores = Math.max(1, Math.min(os.availableParallelism(), games));
  const workers = wholeNumber('workers', values.workers ?? String(cores), 1, 64);
  const bouts: Bout[] = [];
  const count = startCounting(games);
  const onBout = (bout: Bout): void => {
    bouts.push(bout);
    count(bout);
  };
  await playAll(contest, all, workers, onBout);
  const summary = summarise(bouts, contest.players);
  const { a, b, players } = contest;
  if (values.json) {
    const sorted = [...bouts].sort((one, other) => one.seed - other.seed || one.seat - other.seat);
    const heading = { game: contest.game.id, names: { a, b }, players, seed };
    process.stdout.write(`${JSON.stringify({ ...heading, ...summary, bouts: sorted })}\n`);
  } else {
    process.stdout.write(`${report(summary, a, b, players)}\n`);
  }
}

arena().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
