import { phrase } from '@/core/phrase';
import { Rng } from '@/core/rng';
import { TilePosition } from '@/games/tiles/position';
import type { Level, Task, Thinking, Thought } from '../types';
import { isEnd, solveEnd } from './endgame';
import { makeAppraiser } from './makeAppraiser';
import { END_EFFORT, mindOf, type LandGame } from './minds';
import { reasonFor } from './reasons';
import { compareTurns, rankTurns, type Candidate } from './search';
import { moveOfTurn } from './turns';

/** How many turns are reported with their values. */
const ALTERNATIVES = 5;
const NOISE_STEPS = 1 << 16;

/** Thinks about one turn of classic or hunters. */
export function* thinkTiles(task: Task, game: LandGame, level: Exclude<Level, 'random'>): Thinking {
  const rng = Rng.fromSeed(task.seed);
  // Dealt anew from the task's own seed: the thought depends on what the seat knows, not on which world it was given.
  const world = TilePosition.of(task.world).clone();
  world.shuffleUnseen(rng);
  const mind = mindOf(game, level, task.style);
  const appraiser = makeAppraiser(world, mind.weights, mind.taste);
  appraiser.taster = world.player;
  appraiser.rivalry = mind.rivalry;
  appraiser.takeStock();
  const candidates: Candidate[] = [];
  const slip = () => mind.noise * (1 - (2 * rng.below(NOISE_STEPS)) / NOISE_STEPS);
  for (const ranking = rankTurns(appraiser, candidates, slip); ranking.next().done !== true;) {
    yield thoughtOf(candidates[0] as Candidate);
  }
  let best = candidates[0] as Candidate;
  let thought = thoughtOf(best);
  yield thought;
  if (mind.plan !== null && candidates.length > 1) {
    const plan = { ...mind.plan, budget: task.budget ?? mind.plan.budget };
    const search =
      world.tilesLeft <= plan.lastTiles && isEnd(world)
        ? solveEnd(world, appraiser, candidates, END_EFFORT * plan.budget)
        : compareTurns(world, appraiser, candidates, plan, rng);
    for (const isSettled of search) {
      if (isSettled && candidates[0] !== best) {
        best = candidates[0] as Candidate;
        thought = thoughtOf(best);
      }
      yield thought;
    }
    appraiser.takeStock();
    thought = thoughtOf(candidates[0] as Candidate);
  }
  return thought;

  function thoughtOf(candidate: Candidate): Thought {
    const move = moveOfTurn(world, candidate);
    return {
      move,
      reason: candidates.length === 1 ? phrase('ai.reason.only') : reasonFor(world, appraiser, move),
      alternatives: candidates.slice(0, ALTERNATIVES).map((one) => ({
        move: moveOfTurn(world, one),
        value: one.samples > 0 ? one.points / one.samples : one.prior,
      })),
      nodes: appraiser.nodes,
    };
  }
}
