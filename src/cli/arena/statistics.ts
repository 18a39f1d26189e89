/** One game of the arena, from the point of view of `a`. */
export interface Bout {
  readonly seed: number;
  /** Where `a` sat; the other seats were `b`. */
  readonly seat: number;
  /** 1 for a win, shares of it where several won, 0 for a loss; an unfinished game counts as won by nobody. */
  readonly won: number;
  /** Points of `a`, mean points of the others, and how far `a` was ahead of the best of them. */
  readonly points: number;
  readonly others: number;
  readonly margin: number;
  readonly isFinished: boolean;
  readonly a: Effort;
  readonly b: Effort;
}

export interface Effort {
  readonly moves: number;
  readonly ms: number;
  readonly worst: number;
  readonly habits: Readonly<Record<string, number>>;
}

export interface Estimate {
  readonly mean: number;
  /** Half the width of the interval that holds the truth 95 times in 100. */
  readonly error: number;
}

export interface Summary {
  readonly games: number;
  readonly unfinished: number;
  readonly wins: Estimate;
  /** Wins over the share that falls to everybody by chance. */
  readonly overFairShare: number;
  readonly points: { readonly a: number; readonly b: number };
  readonly margin: Estimate;
  readonly a: Tempo;
  readonly b: Tempo;
}

export interface Tempo {
  readonly movesPerSecond: number;
  readonly meanMs: number;
  readonly worstMs: number;
  /** What it was seen to do, a game. */
  readonly habits: Readonly<Record<string, number>>;
}

const NORMAL_95 = 1.96;

/**
 * The mean of values that come in groups: games on the same tiles are not independent of each other, so that the spread
 * is that of the groups' means.
 */
export function estimate(groups: readonly (readonly number[])[]): Estimate {
  const all = groups.flat();
  const mean = average(all);
  const means = groups.map(average);
  if (means.length < 2) return { mean, error: Infinity };
  const variance = means.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (means.length - 1);
  return { mean, error: NORMAL_95 * Math.sqrt(variance / means.length) };
}

export function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** What so many games say. Games of one seed belong together. */
export function summarise(bouts: readonly Bout[], players: number): Summary {
  const bySeed = new Map<number, Bout[]>();
  for (const bout of bouts) bySeed.set(bout.seed, [...(bySeed.get(bout.seed) ?? []), bout]);
  const groups = [...bySeed.values()];
  const wins = estimate(groups.map((group) => group.map(({ won }) => won)));
  return {
    games: bouts.length,
    unfinished: bouts.filter(({ isFinished }) => !isFinished).length,
    wins,
    overFairShare: wins.mean * players,
    points: { a: average(bouts.map(({ points }) => points)), b: average(bouts.map(({ others }) => others)) },
    margin: estimate(groups.map((group) => group.map(({ margin }) => margin))),
    a: tempoOf(bouts.map(({ a }) => a)),
    b: tempoOf(bouts.map(({ b }) => b)),
  };
}

function tempoOf(efforts: readonly Effort[]): Tempo {
  const moves = efforts.reduce((sum, effort) => sum + effort.moves, 0);
  const ms = efforts.reduce((sum, effort) => sum + effort.ms, 0);
  const habits: Record<string, number> = {};
  for (const effort of efforts) {
    for (const [name, count] of Object.entries(effort.habits)) {
      habits[name] = (habits[name] ?? 0) + count / efforts.length;
    }
  }
  return {
    movesPerSecond: ms === 0 ? 0 : (1000 * moves) / ms,
    meanMs: moves === 0 ? 0 : ms / moves,
    worstMs: efforts.reduce((worst, effort) => Math.max(worst, effort.worst), 0),
    habits,
  };
}
