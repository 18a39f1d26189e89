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

/** `opening` moves are played quickly before the clock runs: the middle of the game is what costs most. */
function measure(id: GameId, seats: number, level: Level, opening: number): void {
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
  for (let move = 0; move < opening && !position.isOver; move++) position.play(decide('casual', move, () => {}).move);
  let total = 0;
  let worst = 0;
  let slice = 0;
  let moves = 0;
  for (let move = 0; move < THINKING_MOVES && !position.isOver; move++) {
    let ms = 0;
    const thought = decide(level, move, (step) => {
      ms += step;
      if (step > slice) slice = step;
    });
    moves++;
    total += ms;
    if (ms > worst) worst = ms;
    position.play(thought.move);
  }
  const name = `${id}, ${seats === 1 ? 'alone' : `${seats} players`}, ${level}`;
  const report = (what: string, value: number) => say(JSON.stringify({ name: `${name}: ${what}`, value, unit: 'ms' }));
  report('a move', moves === 0 ? 0 : total / moves);
  report('the longest move', worst);
  report('the longest step', slice);
}

measure('classic', 5, 'casual', 34);
measure('classic', 5, 'expert', 34);
measure('classic', 2, 'expert', 34);
measure('hunters', 5, 'expert', 34);
measure('solo', 1, 'expert', 8);
measure('settlers', 4, 'expert', 20);
