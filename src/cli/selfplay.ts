import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { GAME_IDS, type Game, type GameId } from '@/core/game';
import type { GameRecord } from '@/core/record';
import { gameOf } from '@/games';
import { traceOf } from '@/games/trace';
import { MAX_TURNS, playGame } from './arena/game';
import { readArguments, refuse, wholeNumber } from './arguments';
import { botsFor, isBot } from './bots';

const MAX_SEED = 0xffffffff;

interface Setup {
  readonly game: Game;
  readonly players: number;
  readonly bots: readonly string[];
}

function readSetup(values: { game?: string; players?: string; seat?: string[] }): Setup {
  const id = GAME_IDS.find((known) => known === values.game);
  if (id === undefined) return refuse(`--game must be one of ${GAME_IDS.join(', ')}`);
  const game = gameOf(id);
  const { min, max } = game.seats;
  const players = wholeNumber('players', values.players ?? String(min), min, max);
  const named = values.seat ?? ['random'];
  for (const name of named) {
    if (!isBot(name, id)) refuse(`--seat for ${id} must be one of ${botsFor(id).join(', ')}, not '${name}'`);
  }
  if (named.length > 1 && named.length !== players)
    refuse(`--seat was given ${named.length} times for ${players} players`);
  const bots = Array.from({ length: players }, (_, seat) => named[seat] ?? named[0] ?? 'random');
  return { game, players, bots };
}

function writeTrace(folder: string, id: GameId, players: number, seed: number, record: GameRecord): void {
  const trace = traceOf(record);
  if (!trace.ok) throw new Error(`game ${id} ${players} ${seed}: ${trace.error}`);
  writeFileSync(path.join(folder, `${id}-${players}p-${seed}.json`), `${JSON.stringify(trace.value)}\n`);
}

function selfplay(): void {
  const { values } = readArguments({
    game: { type: 'string' },
    players: { type: 'string' },
    seat: { type: 'string', multiple: true },
    seed: { type: 'string', default: '1' },
    games: { type: 'string', default: '1' },
    trace: { type: 'string' },
  });
  const setup = readSetup(values);
  const first = wholeNumber('seed', values.seed, 0, MAX_SEED);
  const games = wholeNumber('games', values.games, 1, 1_000_000);
  if (first + games - 1 > MAX_SEED) refuse(`--seed and --games must stay below 2^32`);
  const folder = values.trace;
  if (folder !== undefined) {
    try {
      mkdirSync(folder, { recursive: true });
    } catch {
      refuse(`--trace: cannot make the folder '${folder}'`);
    }
  }
  const { game, players } = setup;
  for (let seed = first; seed < first + games; seed++) {
    const { record, position, ms } = playGame(setup, seed);
    if (!position.isOver) {
      process.stderr.write(`${game.id} ${players}p seed ${seed}: stopped after ${MAX_TURNS} turns, no trace\n`);
    } else if (folder !== undefined) {
      writeTrace(folder, game.id, players, seed, record);
    }
    if (folder === undefined) {
      const line = {
        game: game.id,
        seed,
        scores: position.scores(),
        moves: record.moves.length,
        ms: Math.round(ms * 100) / 100,
      };
      process.stdout.write(`${JSON.stringify(position.isOver ? line : { ...line, stopped: true })}\n`);
    }
  }
}

selfplay();
