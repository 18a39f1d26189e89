import { phrase } from '@/core/phrase';
import { Rng } from '@/core/rng';
import { SettlersPosition, worldOf, type SettlersEvent } from '@/games/settlers';

import type { Level, Task, Thinking, Thought } from '../types';
import { DirectedChance } from './chance';
import { guessFrom } from './guess';
import { remember } from './memory';
import { reasonFor } from './reasons';
import { skillOf } from './skills';
import { TurnSearch } from './turn';

/** Moves that a step makes in the search: some milliseconds on a phone. */
const STEP = 100;
/** How many moves are reported with their values. */
const ALTERNATIVES = 5;
const PERCENT = 100;

/**
 * Thinks about one decision of the card game. All it takes from the world it is given is the view of the seat that
 * decides; the table it thinks at is built from that view and from what the seat was told before.
 */
export function* thinkSettlers(task: Task, level: Exclude<Level, 'random'>): Thinking {
  const given = SettlersPosition.of(task.world);
  const rng = Rng.fromSeed(task.seed);
  const view = given.viewFor(given.decider);
  const skill = skillOf(level, task.style, view.players.length);
  const memory = remember(view, skill.remembers ? (task.seen as readonly SettlersEvent[]) : []);
  const chance = new DirectedChance();
  const world = worldOf(view, memory.hands, rng, chance);
  const guess = guessFrom(view, memory, rng);
  const search = new TurnSearch(world, view.seat, chance, guess, skill.judge, skill.chances, skill.likes);
  const budget = task.budget ?? skill.budget;
  do {
    search.run(STEP, budget);
    yield thoughtOf();
  } while (!search.isDone && search.nodes < budget);
  return thoughtOf();

  function thoughtOf(): Thought {
    const ranked = [...search.candidates].sort((one, other) => other.value - one.value);
    const move = world.moveOf(ranked[0]?.code ?? search.first);
    return {
      move,
      reason: search.choices === 1 ? phrase('ai.reason.only') : reasonFor(world, move),
      // A point here is a hundredth of the chance to win.
      alternatives: ranked
        .slice(0, ALTERNATIVES)
        .map(({ code, value }) => ({ move: world.moveOf(code), value: PERCENT * value })),
      nodes: search.nodes,
    };
  }
}
