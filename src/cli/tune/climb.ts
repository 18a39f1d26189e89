import type { Weights } from '@/ai/tiles/weights';
import type { Rng } from '@/core/rng';

/** A weight, or one number of a list of weights. */
interface Knob {
  readonly name: keyof Weights;
  readonly index: number | null;
}

export function knobsOf(weights: Weights): Knob[] {
  return (Object.keys(weights) as (keyof Weights)[]).flatMap((name): Knob[] => {
    const value = weights[name];
    if (typeof value === 'number') return value === 0 ? [] : [{ name, index: null }];
    return value.map((_, index) => ({ name, index }));
  });
}

/** The same weights with one to three of them turned a little up or down. */
export function vary(weights: Weights, rng: Rng, step: number): Weights {
  const knobs = knobsOf(weights);
  let varied = weights;
  for (let turns = 1 + rng.below(3); turns > 0; turns--) {
    const knob = knobs[rng.below(knobs.length)];
    const factor = rng.below(2) === 0 ? 1 + step : 1 / (1 + step);
    if (knob !== undefined) varied = turned(varied, knob, factor);
  }
  return varied;
}

function turned(weights: Weights, { name, index }: Knob, factor: number): Weights {
  const value = weights[name];
  const scale = (number: number): number => Math.round(number * factor * 1000) / 1000;
  if (typeof value === 'number') return { ...weights, [name]: scale(value) };
  return { ...weights, [name]: value.map((part, at) => (at === index ? scale(part) : part)) };
}
