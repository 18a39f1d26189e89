import { isScored, type Reason, type Scored, type TileEvent } from './types';

/** One thing that the end of the game counts. */
export interface Counted {
  readonly scored: Scored;
  /** What each of its players gets; nothing where the rules do not pay it. */
  readonly gain: number;
  /** Points of every score line once it is counted. */
  readonly scores: readonly number[];
}

/** All that the end counts of one kind. */
export interface CountedKind {
  readonly kind: Reason['feature'];
  /** Player by player; what several share stands with the first of them. */
  readonly items: readonly Counted[];
}

/** The final count as people follow it: kind by kind in the order of the game's contract. What is worth nothing is left out. */
export function finalCount(
  events: readonly TileEvent[],
  kinds: readonly string[],
  before: readonly number[],
): CountedKind[] {
  const final = events.filter(isScored).filter(({ isFinal, points }) => isFinal && points > 0);
  let scores = before;
  return kinds.flatMap((kind) => {
    const own = final.filter(({ because }) => because.feature === kind);
    const [first] = own;
    if (first === undefined) return [];
    const items = [...own].sort(byPlayer).map((scored): Counted => {
      scores = withGain(scores, scored);
      return { scored, gain: gainOf(scored), scores };
    });
    return [{ kind: first.because.feature, items }];
  });
}

/** What each score line gets for the first so many items of a kind. */
export function gainsIn(items: readonly Counted[], lines: number): number[] {
  const none = new Array<number>(lines).fill(0);
  return items.reduce<readonly number[]>((sums, { scored }) => withGain(sums, scored), none).slice();
}

/** Points of every score line after something was scored. */
export function withGain(scores: readonly number[], scored: Scored): number[] {
  return scores.map((points, player) => points + (scored.players.includes(player) ? gainOf(scored) : 0));
}

const gainOf = ({ isPaid, points }: Scored): number => (isPaid ? points : 0);

const byPlayer = (one: Scored, other: Scored): number => (one.players[0] ?? 0) - (other.players[0] ?? 0);
