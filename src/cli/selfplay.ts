import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { GAME_IDS, type Game, type GameId, type Position } from '@/core/game';
import { defaultOptions } from '@/core/options';
import { newRecord, type GameRecord } from '@/core/record';
import { gameOf } from '@/games';
import { traceOf } from '@/games/trace';
import { readArguments, refuse, wholeNumber } from './arguments';
import { botsFor, makeBot, type Bot } from './bots';

/** A game of random settlers may never end by itself; a person would have stopped long before. */
const MAX_TURNS = 1000;
const MAX_SEED = 0xffffffff;

interface Setup {
  readonly game: Game;
  readonly players: number;
  readonly bots: readonly string[];
}

interface Played {
  readonly record: GameRecord;
  readonly position: Position;
  readonly ms: number;
}

/** Plays one game to its end, or to the turn where we give up. */
function playGame(setup: Setup, seed: number): Played {
  const { game, players } = setup;
  const options = defaultOptions(game.options);
  const position = game.start(options, seed, players);
  const bots = setup.bots.map((name, seat) => makeBot(name, seed, seat));
  const moves: string[] = [];
  const started = performance.now();
  while (!position.isOver && turnOf(position) <= MAX_TURNS) {
    const bot = bots[position.decider] as Bot;
    const move = bot(position);
    moves.push(game.encode(move));
    position.play(move);
  }
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `${setup.bots[seat]} ${seat + 1}` }));
  const record = { ...newRecord(game.id, options, seats, seed), moves };
  return { record, position, ms: performance.now() - started };
}

/** Only settlers counts turns: tile games end with their tiles. */
function turnOf(position: Position): number {
  return (position as { turn?: number }).turn ?? 0;
}

function readSetup(values: { game?: string; players?: string; seat?: string[] }): Setup {
  const id = GAME_IDS.find((known) => known === values.game);
  if (id === undefined) return refuse(`--game must be one of ${GAME_IDS.join(', ')}`);
  const game = gameOf(id);
  const { min, max } = game.seats;
  const players = wholeNumber('players', values.players ?? String(min), min, max);
  const named = values.seat ?? ['random'];
  for (const name of named) {
    if (!botsFor(id).includes(name)) refuse(`--seat for ${id} must be one of ${botsFor(id).join(', ')}, not '${name}'`);
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
