import { IllegalMove, outcomeOf, type Outcome, type Position } from '@/core/game';
import { phrase, type Objection } from '@/core/phrase';
import { Rng } from '@/core/rng';

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

export interface Take {
  readonly type: 'take';
  readonly side: Side;
}

export interface Taken {
  readonly type: 'taken';
  readonly seat: number;
  readonly points: number;
}

const PEBBLES = 10;
const HEAVIEST = 9;

/** Ten pebbles in a row; two people take one from either end in turn, and its weight is what it counts. */
export class PebblesPosition implements Position<Take, Taken> {
  private constructor(
    readonly seats: number,
    private readonly row: readonly number[],
    private readonly taken: Side[],
  ) {}

  static start(seed: number, seats: number): PebblesPosition {
    const rng = Rng.fromSeed(seed);
    return new PebblesPosition(
      seats,
      Array.from({ length: PEBBLES }, () => 1 + rng.below(HEAVIEST)),
      [],
    );
  }

  get ply(): number {
    return this.taken.length;
  }

  get decider(): number {
    return this.ply % this.seats;
  }

  get isOver(): boolean {
    return this.ply === PEBBLES;
  }

  readonly isReversible = true;

  /** The pebbles that are left, from left to right. */
  left(): readonly number[] {
    const fromLeft = this.taken.filter((side) => side === 'left').length;
    return this.row.slice(fromLeft, PEBBLES - (this.ply - fromLeft));
  }

  legalMoves(): Take[] {
    return this.isOver ? [] : SIDES.map((side) => ({ type: 'take', side }));
  }

  objectionTo(move: Take): Objection | null {
    if (this.isOver) return { code: 'over', ...phrase('pebbles.over') };
    return SIDES.includes(move.side) ? null : { code: 'noSide', ...phrase('pebbles.noSide') };
  }

  play(move: Take): Taken[] {
    const objection = this.objectionTo(move);
    if (objection !== null) throw new IllegalMove(objection);
    const seat = this.decider;
    const points = this.left().at(move.side === 'left' ? 0 : -1) ?? 0;
    this.taken.push(move.side);
    return [{ type: 'taken', seat, points }];
  }

  undo(): void {
    this.taken.pop();
  }

  clone(): PebblesPosition {
    return new PebblesPosition(this.seats, this.row, [...this.taken]);
  }

  scores(): number[] {
    const scores = Array.from({ length: this.seats }, () => 0);
    const again = new PebblesPosition(this.seats, this.row, []);
    for (const side of this.taken) {
      for (const { seat, points } of again.play({ type: 'take', side })) scores[seat] = (scores[seat] ?? 0) + points;
    }
    return scores;
  }

  outcome(): Outcome | null {
    return this.isOver ? outcomeOf(this.scores()) : null;
  }

  viewFor(): object {
    return { left: this.left(), scores: this.scores() };
  }
}
