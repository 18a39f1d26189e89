import type { Rng } from '@/core/rng';

/** Weights of any kind: numbers, lists of numbers, and groups of weights. */
export interface Tree {
  readonly [name: string]: number | readonly number[] | Tree;
}

/** The way to one number among the weights. */
export type Knob = readonly (string | number)[];

/** Every number that a game uses: those that are zero belong to another one. */
export function knobsOf(weights: Tree | readonly number[]): Knob[] {
  return Object.entries(weights as Tree).flatMap(([name, value]): Knob[] => {
    if (typeof value === 'number') return value === 0 ? [] : [[name]];
    return knobsOf(value).map((rest) => [name, ...rest]);
  });
}

/** The same weights with one to three of them turned a little up or down. */
export function vary<Weights extends object>(weights: Weights, rng: Rng, step: number): Weights {
  const knobs = knobsOf(weights as Tree);
  let varied = weights as Tree;
  for (let turns = 1 + rng.below(3); turns > 0; turns--) {
    const knob = knobs[rng.below(knobs.length)];
    const factor = rng.below(2) === 0 ? 1 + step : 1 / (1 + step);
    if (knob !== undefined) varied = turned(varied, knob, factor) as Tree;
  }
  // Turning a knob changes a number and keeps the shape.
  return varied as Weights;
}

type Branch = Tree[string];

function turned(branch: Branch, [name, ...rest]: Knob, factor: number): Branch {
  if (typeof branch === 'number' || name === undefined) return Math.round(Number(branch) * factor * 1000) / 1000;
  if (Array.isArray(branch)) {
    return branch.map((part: number, at) => (at === Number(name) ? (turned(part, rest, factor) as number) : part));
  }
  const group = branch as Tree;
  return { ...group, [name]: turned(group[name] ?? 0, rest, factor) };
}
