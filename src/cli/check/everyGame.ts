/* Plays a few random games of everything and prints them: the same lines must come from every engine. */
import { chooseRandomMove } from '@/ai/random';
import { GAME_IDS } from '@/core/game';
import { defaultOptions } from '@/core/options';
import { Rng } from '@/core/rng';
import { gameOf } from '@/games';

declare const print: ((text: string) => void) | undefined;

const say = typeof print === 'function' ? print : (text: string) => console.log(text);
const GAMES_EACH = 6;
const MAX_MOVES = 1500;

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
