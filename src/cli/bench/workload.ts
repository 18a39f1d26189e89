/*
 * What is measured, as a program without imports from Node: the same bundle runs on V8 and on the Hermes VM.
 * One JSON line a figure. The scale (0 to 1) makes the slower engine do less of the same work.
 */
import { chooseRandomMove, playRandomTurn } from '@/ai/random';
import type { Game } from '@/core/game';
import { defaultOptions } from '@/core/options';
import { Rng } from '@/core/rng';
import { classic } from '@/games/classic';
import { hunters } from '@/games/hunters';
import { playRandomly, settlers } from '@/games/settlers';
import { solo } from '@/games/solo';
import type { TilePosition } from '@/games/tiles/position';

declare const print: ((text: string) => void) | undefined;
declare const BENCH_SCALE: number;

const say = typeof print === 'function' ? print : (text: string) => console.log(text);
const MAX_TURNS = 1000;
const PLAYED_SEED = 1;

/** Seconds that a piece of work takes, after a tenth of it to warm the engine up. */
function timed(games: number, work: (from: number, count: number) => void): number {
  work(PLAYED_SEED, Math.ceil(games / 10));
  const started = Date.now();
  work(PLAYED_SEED, games);
  return (Date.now() - started) / 1000;
}

function report(name: string, value: number, unit: string): void {
  say(JSON.stringify({ name, value, unit }));
}

function scaled(games: number): number {
  return Math.max(20, Math.round(games * BENCH_SCALE));
}

function tileGames(game: Game, seats: number): (from: number, count: number) => void {
  const options = defaultOptions(game.options);
  return (from, count) => {
    const rng = Rng.fromSeed(from);
    for (let seed = from; seed < from + count; seed++) {
      const position = game.start(options, seed, seats) as unknown as TilePosition;
      while (!position.isOver) playRandomTurn(position, rng);
    }
  };
}

function measureTiles(game: Game, seats: number, games: number): void {
  const count = scaled(games);
  report(`${game.id}, ${seats} players`, count / timed(count, tileGames(game, seats)), 'games/s');
}

/** Solo has decisions that are not placements, so it is played through the contract. */
function measureSolo(games: number): void {
  const count = scaled(games);
  const options = defaultOptions(solo.options);
  const seconds = timed(count, (from, some) => {
    const rng = Rng.fromSeed(from);
    for (let seed = from; seed < from + some; seed++) {
      const position = solo.start(options, seed, 1);
      while (!position.isOver) position.play(chooseRandomMove(position, rng) as Parameters<typeof position.play>[0]);
    }
  });
  report('solo, through the contract with events', count / seconds, 'games/s');
}

function measureSettlers(seats: number, games: number): void {
  const count = scaled(games);
  const options = defaultOptions(settlers.options);
  const seconds = timed(count, (from, some) => {
    const rng = Rng.fromSeed(from);
    for (let seed = from; seed < from + some; seed++)
      playRandomly(settlers.start(options, seed, seats), rng, MAX_TURNS);
  });
  report(`settlers, ${seats} players`, count / seconds, 'games/s');
}

/** How much more the last ten moves of a game cost than the first ten, over many games at once. */
function measureFlatness(game: Game, games: number): void {
  const count = scaled(games);
  const options = defaultOptions(game.options);
  const rng = Rng.fromSeed(1);
  const positions: TilePosition[] = [];
  for (let seed = 1; seed <= count; seed++) positions.push(game.start(options, seed, 2) as unknown as TilePosition);
  const tenMoves = (): number => {
    const started = Date.now();
    for (const position of positions)
      for (let move = 0; move < 10 && !position.isOver; move++) playRandomTurn(position, rng);
    return Date.now() - started;
  };
  tileGames(game, 2)(1, Math.ceil(count / 4));
  const first = tenMoves();
  for (const position of positions) while (position.tilesLeft > 9) playRandomTurn(position, rng);
  report(`${game.id}, last ten moves to first ten`, tenMoves() / Math.max(1, first), 'times');
}

/** One turn looked at and taken back: what a search does all day. */
function measureUndo(game: Game, games: number): void {
  const count = scaled(games);
  const options = defaultOptions(game.options);
  const rng = Rng.fromSeed(1);
  const codes = new Int32Array(1024);
  const pieces = new Int32Array(32);
  let tried = 0;
  const started = Date.now();
  for (let seed = 1; seed <= count; seed++) {
    const position = game.start(options, seed, 2) as unknown as TilePosition;
    while (!position.isOver) {
      const placements = position.placements(codes);
      for (let index = 0; index < placements; index++) {
        position.lay(codes[index] as number);
        position.pieceOptions(pieces);
        position.finish(-1);
        position.undo();
        tried++;
      }
      playRandomTurn(position, rng);
    }
  }
  report(`${game.id}, placements tried and undone`, tried / ((Date.now() - started) / 1000), 'moves/s');
}

measureTiles(classic as unknown as Game, 2, 8000);
measureTiles(classic as unknown as Game, 5, 4000);
measureTiles(hunters as unknown as Game, 2, 4000);
measureSolo(2000);
measureSettlers(4, 4000);
measureFlatness(classic as unknown as Game, 1500);
measureFlatness(hunters as unknown as Game, 1000);
measureUndo(classic as unknown as Game, 200);
measureUndo(hunters as unknown as Game, 100);
