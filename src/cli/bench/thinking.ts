/*
 * How long the players think, as a program without imports from Node: the same bundle runs on V8 and on the Hermes VM.
 * One JSON line a figure.
 */
import { think, type Level } from '@/ai';
import type { Game, GameId } from '@/core/game';
import { defaultOptions } from '@/core/options';
import { gameOf } from '@/games';

declare const print: ((text: string) => void) | undefined;
declare const THINKING_MOVES: number;

const say = typeof print === 'function' ? print : (text: string) => console.log(text);

/** Moves played quickly before the clock runs: the middle of the game is what costs most. */
const OPENING = 34;

function measure(id: GameId, seats: number, level: Level): void {
  const game: Game = gameOf(id);
  const position = game.start(defaultOptions(game.options), 3, seats);
  const decide = (chosen: Level, seed: number, onStep: (ms: number) => void) => {
    const thinking = think({ game: id, position, seen: [], level: chosen, style: 'balanced', seed });
    for (;;) {
      const started = Date.now();
      const { done, value } = thinking.next();
      onStep(Date.now() - started);
      if (done === true) return value;
    }
  };
  for (let move = 0; move < OPENING; move++) position.play(decide('casual', move, () => {}).move);
  let total = 0;
  let worst = 0;
  let slice = 0;
  let slow = 0;
  let steps = 0;
  let nodes = 0;
  for (let move = 0; move < THINKING_MOVES && !position.isOver; move++) {
    let ms = 0;
    const thought = decide(level, move, (step) => {
      ms += step;
      steps++;
      if (step > slice) slice = step;
      if (step >= 8) slow++;
    });
    nodes += thought.nodes;
    total += ms;
    if (ms > worst) worst = ms;
    position.play(thought.move);
  }
  const mean = Math.round(total / THINKING_MOVES);
  say(JSON.stringify({ game: id, seats, level, mean, worst, slice, slow, steps, nodes: Math.round(nodes / THINKING_MOVES) }));
}

measure('classic', 5, 'expert');
measure('classic', 5, 'casual');
measure('classic', 2, 'expert');
measure('hunters', 5, 'expert');
measure('solo', 1, 'expert');
