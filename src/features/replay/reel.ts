import type { Position } from '@/core/game';
import { replay } from '@/games';
import { linesOf, type Review } from '@/match/review';

/**
 * A match that can be stood at any of its moves. It keeps one position and walks it there and back, so that a finger on
 * the slider costs a few moves and not the whole game.
 */
export class Reel {
  private readonly position: Position;

  constructor(private readonly review: Review) {
    const begun = replay({ ...review.record, moves: [] });
    // The record has been played from end to end to be reviewed, so it can be begun.
    if (!begun.ok) throw new Error(begun.error.detail);
    this.position = begun.value.position;
  }

  /** The position after so many moves: for looking at, until the next call. */
  at(moves: number): Position {
    while (this.position.ply > moves) this.position.undo();
    while (this.position.ply < moves) {
      const next = this.review.happenings[this.position.ply];
      if (next === undefined) break;
      this.position.play(next.move);
    }
    return this.position;
  }
}

/** Moves that gave somebody points, with the score line that got most: the marks over the slider. */
export function scoringMoves({
  happenings,
}: Review): { readonly moves: number; readonly player: number; readonly points: number }[] {
  return happenings.flatMap((happening) => {
    const gains = new Map<number, number>();
    for (const { players, points } of linesOf(happening)) {
      if (points > 0) for (const player of players) gains.set(player, (gains.get(player) ?? 0) + points);
    }
    const [best] = [...gains].sort((one, other) => other[1] - one[1]);
    return best === undefined ? [] : [{ moves: happening.index + 1, player: best[0], points: best[1] }];
  });
}
