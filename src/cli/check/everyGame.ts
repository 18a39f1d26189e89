/* Plays a few games of everything and prints them: the same lines must come from every engine. */
import { think } from '@/ai';
import { chooseRandomMove } from '@/ai/random';
import { GAME_IDS } from '@/core/game';
import { defaultOptions } from '@/core/options';
import { Rng } from '@/core/rng';
import { gameOf } from '@/games';

declare const print: ((text: string) => void) | undefined;

const say = typeof print === 'function' ? print : (text: string) => console.log(text);
const GAMES_EACH = 6;
const MAX_MOVES = 1500;
/** Moves that the strongest player chooses at the beginning of a game of each kind, and how long it may think. */
const THOUGHT_MOVES = 10;
const BUDGET = 150;

for (const id of GAME_IDS) {
  const game = gameOf(id);
  for (let seed = 1; seed <= GAMES_EACH; seed++) {
    const seats = game.seats.min + (seed % (game.seats.max - game.seats.min + 1));
    const position = game.start(defaultOptions(game.options), seed, seats);
    const rng = Rng.fromSeed(seed);
    const moves: string[] = [];
    let events = 0;
    while (!position.isOver && moves.length < MAX_MOVES) {
      const move = chooseRandomMove(position, rng);
      moves.push(game.encode(move));
      events += position.play(move).length;
    }
    say(JSON.stringify({ id, seed, seats, scores: position.scores(), events, moves }));
  }
}

/** Searches must not depend on how an engine rounds: their values are printed to the last digit. */
for (const id of GAME_IDS) {
  const game = gameOf(id);
  const position = game.start(defaultOptions(game.options), 5, game.seats.min);
  for (let seed = 0; seed < THOUGHT_MOVES && !position.isOver; seed++) {
    const thinking = think({
      game: id,
      world: game.imagine(position, position.decider, Rng.fromSeed(seed)),
      seen: [],
      level: 'expert',
      style: 'balanced',
      seed,
      budget: BUDGET,
    });
    let step = thinking.next();
    while (step.done !== true) step = thinking.next();
    const { move, alternatives, nodes } = step.value;
    say(JSON.stringify({ id, seed, nodes, values: alternatives.map(({ value }) => value), move: game.encode(move) }));
    position.play(move);
  }
}
