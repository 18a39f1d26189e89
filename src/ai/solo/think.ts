import { phrase, type Phrase } from '@/core/phrase';
import { Rng } from '@/core/rng';
import { SoloPosition } from '@/games/solo/position';
import { PHASE_PLACE, PHASE_SCORE } from '@/games/tiles/position';
import type { TileMove } from '@/games/tiles/types';
import type { Candidate, Plan } from '../tiles/search';
import { moveOfTurn } from '../tiles/turns';
import type { Level, Task, Thinking, Thought } from '../types';
import { SoloAppraiser } from './appraiser';
import { compareSoloTurns, rankChoices, rankSoloTurns } from './search';
import { SOLO_WEIGHTS } from './weights';

const ALTERNATIVES = 5;
const NOISE_STEPS = 1 << 16;

/** By how many points a turn is misjudged, and how far the level looks. Styles make no sense without rivals. */
const SKILLS: Readonly<Record<Exclude<Level, 'random'>, { readonly noise: number; readonly plan: Plan | null }>> = {
  beginner: { noise: 8, plan: null },
  casual: { noise: 3, plan: null },
  strong: { noise: 0, plan: { width: 4, margin: 4, budget: 2000 } },
  expert: { noise: 0, plan: { width: 8, margin: 8, budget: 12_000 } },
};

/** Thinks about one decision of the game for one. */
export function* thinkSolo(task: Task, level: Exclude<Level, 'random'>): Thinking {
  const rng = Rng.fromSeed(task.seed);
  // Dealt anew from the task's own seed: the thought depends on what the player knows, not on which world it was given.
  const world = SoloPosition.of(task.world).clone();
  world.shuffleUnseen(rng);
  const { noise, plan } = SKILLS[level];
  const appraiser = new SoloAppraiser(world, SOLO_WEIGHTS);
  appraiser.takeStock();
  if (world.phase !== PHASE_PLACE) {
    const choices = rankChoices(appraiser);
    const reason = phrase(world.phase === PHASE_SCORE ? 'ai.reason.solo.order' : 'ai.reason.solo.count');
    const thought = {
      move: (choices[0] as (typeof choices)[0]).move,
      reason,
      alternatives: choices,
      nodes: appraiser.nodes,
    };
    yield thought;
    return thought;
  }
  const candidates: Candidate[] = [];
  const slip = () => noise * (1 - (2 * rng.below(NOISE_STEPS)) / NOISE_STEPS);
  const ranking = rankSoloTurns(appraiser, candidates, slip);
  let isRanked = ranking.next().done === true;
  while (!isRanked) {
    yield thoughtOf(candidates[0] as Candidate);
    isRanked = ranking.next().done === true;
  }
  let best = candidates[0] as Candidate;
  let thought = thoughtOf(best);
  yield thought;
  if (plan !== null && candidates.length > 1) {
    const search = compareSoloTurns(world, appraiser, candidates, { ...plan, budget: task.budget ?? plan.budget }, rng);
    for (const isSettled of search) {
      if (isSettled && candidates[0] !== best) {
        best = candidates[0] as Candidate;
        thought = thoughtOf(best);
      }
      yield thought;
    }
    thought = thoughtOf(candidates[0] as Candidate);
  }
  return thought;

  function thoughtOf(candidate: Candidate): Thought {
    const move = moveOfTurn(world, candidate);
    return {
      move,
      reason: candidates.length === 1 ? phrase('ai.reason.only') : reasonFor(world, move),
      alternatives: candidates.slice(0, ALTERNATIVES).map((one) => ({
        move: moveOfTurn(world, one),
        value: one.samples > 0 ? one.points / one.samples : one.prior,
      })),
      nodes: appraiser.nodes,
    };
  }
}

function reasonFor(world: SoloPosition, move: TileMove): Phrase {
  const events = world.preview(move);
  let points = 0;
  for (const event of events) if (event.type === 'scored' && event.isPaid && !event.isFinal) points += event.points;
  if (points > 0) return phrase('ai.reason.solo.score', { n: points });
  return phrase(events.some(({ type }) => type === 'claimed') ? 'ai.reason.solo.place' : 'ai.reason.solo.free');
}
