/*
 * How long the players think, as a program without imports from Node: the same bundle runs on V8 and on the Hermes VM.
 * One JSON line a figure.
 */
import { think, type Level, type Thought } from '@/ai';
import type { Game, GameId } from '@/core/game';
import { defaultOptions } from '@/core/options';
import { Rng } from '@/core/rng';
import { gameOf } from '@/games';

declare const print: ((text: string) => void) | undefined;
declare const THINKING_MOVES: number;

const say = typeof print === 'function' ? print : (text: string) => console.log(text);

/** A search takes the same steps each time, so that what a step takes longer in one run than in another is not its own doing. */
const RUNS = 3;

/** `opening` moves are played quickly before the clock runs: the middle of the game is what costs most. */
function measure(id: GameId, seats: number, level: Level, opening: number): void {
  const game: Game = gameOf(id);
  const position = game.start(defaultOptions(game.options), 3, seats);
  const decide = (chosen: Level, seed: number): { readonly thought: Thought; readonly steps: readonly number[] } => {
    const thinking = think({
      game: id,
      world: game.imagine(position, position.decider, Rng.fromSeed(seed)),
      seen: [],
      level: chosen,
      style: 'balanced',
      seed,
    });
    const steps: number[] = [];
    for (;;) {
      const started = Date.now();
      const { done, value } = thinking.next();
      steps.push(Date.now() - started);
      if (done === true) return { thought: value, steps };
    }
  };
  for (let move = 0; move < opening && !position.isOver; move++) position.play(decide('casual', move).thought.move);
  let total = 0;
  let worst = 0;
  let slice = 0;
  let moves = 0;
  for (let move = 0; move < THINKING_MOVES && !position.isOver; move++) {
    const runs = Array.from({ length: RUNS }, () => decide(level, move));
    const shortest = Math.min(...runs.map(({ steps }) => steps.reduce((sum, ms) => sum + ms, 0)));
    const [first = { thought: null, steps: [] }] = runs;
    for (let step = 0; step < first.steps.length; step++) {
      slice = Math.max(slice, Math.min(...runs.map(({ steps }) => steps[step] ?? 0)));
    }
    moves++;
    total += shortest;
    worst = Math.max(worst, shortest);
    if (first.thought !== null) position.play(first.thought.move);
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
