// non-null: every index here is below the length of its list.
import { Rng } from '@/core/rng';
import { SettlersPosition, worldOf, type SettlersOptions } from '@/games/settlers';
import { END_TURN, kindOf } from '@/games/settlers/codes';

import { DirectedChance } from './chance';
import { TRAITS, Traits, handTraits, tableTraits } from './features';
import { guessFrom } from './guess';
import { remember } from './memory';
import { BIAS, HIDDEN, OUT, OUT_BIAS, WEIGHT_COUNT, squash } from './net';
import { TurnSearch, meetsChance, room, type Candidate, type Judge } from './turn';

/** How the net learns: games against itself, and what became of every turn that it ended. */

/** The traits of a turn's end, and the chance to win that it should have been given. */
export interface Lesson {
  readonly traits: Int16Array;
  readonly target: number;
}

export interface School {
  readonly judge: Judge;
  readonly options: SettlersOptions;
  readonly seats: number;
  /** How much of a target is what really happened; the rest is what the judge thought one turn later. */
  readonly patience: number;
  /** By how much moves are misjudged, so that games differ and mistakes are seen. */
  readonly curiosity: number;
}

/** Games in which each seat has had more turns have gone round in circles, and nobody wins them. */
const MAX_ROUNDS = 125;
/** States to look at for a turn; only hands of a beginner's hoard need more. */
const ENOUGH = 4000;
const FINE = 1 << 16;

/** One game of the judge against itself. */
export function lessonsOf(school: School, seed: number): Lesson[] {
  const position = SettlersPosition.fromSeed(school.options, seed, school.seats);
  const rng = Rng.fromSeed(seed ^ 0x1ea41);
  const ends: { readonly seat: number; readonly traits: Int16Array; readonly value: number }[] = [];
  while (!position.isOver && position.turn < MAX_ROUNDS * school.seats) {
    playOn(position, school, rng, () => {
      const seat = position.turnOf;
      ends.push({ seat, traits: traitsOf(position, seat), value: school.judge(position.state, seat) });
    });
  }
  const winner = position.outcome()?.winners[0];
  const lessons: Lesson[] = [];
  for (let seat = 0; seat < school.seats; seat++) {
    let target = winner === seat ? 1 : 0;
    for (let index = ends.length - 1; index >= 0; index--) {
      const end = ends[index] as (typeof ends)[number];
      if (end.seat !== seat) continue;
      lessons.push({ traits: end.traits, target });
      target = school.patience * target + (1 - school.patience) * end.value;
    }
  }
  return lessons;
}

/** Plays for whoever decides until chance has its say, so that one search serves several moves. */
function playOn(position: SettlersPosition, school: School, rng: Rng, atEnd: () => void): void {
  const view = position.viewFor(position.decider);
  const chance = new DirectedChance();
  const memory = remember(view, []);
  const world = worldOf(view, memory.hands, rng, chance);
  const search = new TurnSearch(world, view.seat, chance, guessFrom(view, memory, rng), school.judge, 0);
  for (;;) {
    search.run(Infinity, ENOUGH);
    const code = search.candidates.length === 0 ? search.first : pick(search.candidates, school.curiosity, rng);
    if (kindOf(code) === END_TURN) atEnd();
    position.playCode(code);
    if (position.isOver || position.decider !== view.seat || meetsChance(code)) return;
    search.advance(code);
  }
}

function pick(candidates: readonly Candidate[], curiosity: number, rng: Rng): number {
  let best = -1;
  let most = -Infinity;
  for (const candidate of candidates) {
    const value = candidate.value + room(candidate.value) * curiosity * (rng.below(FINE) / FINE - 0.5);
    if (value <= most) continue;
    most = value;
    best = candidate.code;
  }
  return best;
}

function traitsOf(position: SettlersPosition, seat: number): Int16Array {
  const table = new Traits();
  const hand = new Traits();
  tableTraits(position.state, seat, table);
  handTraits(position.state, seat, hand);
  return Int16Array.from([...table.list.subarray(0, table.count), ...hand.list.subarray(0, hand.count)]);
}

/** Weights that know nothing yet. */
export function freshWeights(rng: Rng): Float64Array {
  const small = (size: number) => size * ((2 * rng.below(FINE)) / FINE - 1);
  return Float64Array.from({ length: WEIGHT_COUNT }, (_, index) =>
    index < TRAITS * HIDDEN ? small(0.1) : index >= OUT && index < OUT_BIAS ? small(0.5) : 0,
  );
}

const units = new Float64Array(HIDDEN);

function verdictOf(weights: Float64Array, traits: Int16Array): number {
  for (let unit = 0; unit < HIDDEN; unit++) units[unit] = weights[BIAS + unit] as number;
  for (const trait of traits) {
    for (let unit = 0; unit < HIDDEN; unit++) {
      units[unit] = (units[unit] as number) + (weights[trait * HIDDEN + unit] as number);
    }
  }
  let verdict = weights[OUT_BIAS] as number;
  for (let unit = 0; unit < HIDDEN; unit++) {
    if ((units[unit] as number) > 0) verdict += (units[unit] as number) * (weights[OUT + unit] as number);
  }
  return verdict;
}

/** One pass over the lessons in random order. `rate` is how far each one moves the weights. */
export function learn(weights: Float64Array, lessons: readonly Lesson[], rate: number, rng: Rng): void {
  const order = Int32Array.from(lessons, (_, index) => index);
  rng.shuffle(order);
  for (const index of order) {
    const { traits, target } = lessons[index] as Lesson;
    const verdict = verdictOf(weights, traits);
    // The slope of the cross entropy through `squash`.
    const step = (rate * 2 * (squash(verdict) - target)) / (1 + 2 * Math.abs(verdict));
    weights[OUT_BIAS] = (weights[OUT_BIAS] as number) - step;
    for (let unit = 0; unit < HIDDEN; unit++) {
      const value = units[unit] as number;
      const out = weights[OUT + unit] as number;
      units[unit] = value > 0 ? step * out : 0;
      if (value <= 0) continue;
      weights[OUT + unit] = out - step * value;
      weights[BIAS + unit] = (weights[BIAS + unit] as number) - step * out;
    }
    for (const trait of traits) {
      for (let unit = 0; unit < HIDDEN; unit++) {
        const at = trait * HIDDEN + unit;
        weights[at] = (weights[at] as number) - (units[unit] as number);
      }
    }
  }
}

/** How far off the weights are: the mean square of what they miss. */
export function errorOf(weights: Float64Array, lessons: readonly Lesson[]): number {
  let sum = 0;
  for (const { traits, target } of lessons) {
    const miss = squash(verdictOf(weights, traits)) - target;
    sum += miss * miss;
  }
  return sum / lessons.length;
}
