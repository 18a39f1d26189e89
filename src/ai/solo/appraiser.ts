// non-null: colours and nodes come from the position itself.
import { completedValue } from '@/games/classic/score';
import { CLOISTER } from '@/games/classic/types';
import type { SoloPosition } from '@/games/solo/position';
import { OPEN, PIECE, PIECE_COUNT, playerOfPiece } from '@/games/tiles/land';
import { PHASE_PLACE, PHASE_SCORE } from '@/games/tiles/position';

import { ClassicAppraiser } from '../tiles/classicAppraiser';
import { PLAIN } from '../tiles/styles';
import type { SoloWeights } from './weights';

const FOLLOWER_POINTS = 2;
const FEW_WAITING = 3;

/**
 * What a position of the game for one is worth: the points that the last colour may be expected to end with. Unfinished
 * features pay nothing, a colour that is not last is paid nothing, and a colour without followers ends the game: so the lowest
 * expectation counts most, and followers that can come home are dear.
 */
export class SoloAppraiser extends ClassicAppraiser {
  constructor(
    readonly solo: SoloPosition,
    private readonly own: SoloWeights,
  ) {
    super(solo, own.shared, PLAIN);
  }

  /** Nobody lies in the fields. */
  protected override survey(): void {}

  protected override judge(root: number, kind: number): number {
    if (kind === CLOISTER) {
      // What is expected of a monastery comes only with its last tile.
      const points = super.judge(root, kind);
      const chance = this.release;
      return chance === 1 ? points : chance * this.own.promise * points;
    }
    const { land, solo } = this;
    if (land.mem[root + OPEN] === 0) {
      this.release = 1;
      return completedValue(solo, kind, root, 0);
    }
    const chance = this.chanceOf(root);
    this.release = chance * this.own.shared.returning;
    return chance === 0 ? 0 : chance * this.own.promise * completedValue(solo, kind, root, this.cells[root]!);
  }

  /** The worth of the position as it stands, features that wait to be judged in their best order. */
  outlook(): number {
    const { solo } = this;
    if (solo.phase === PHASE_SCORE) return this.bestOrder();
    if (solo.phase !== PHASE_PLACE) return this.mix(this.countedScores());
    this.appraise();
    const values: number[] = [];
    for (let colour = 0; colour < solo.players; colour++) values.push(this.values[colour]!);
    return this.mix(values) + this.own.future * solo.tilesLeft;
  }

  /** Tries every order of up to three features; of more, which is rare, one that is paid comes first. */
  private bestOrder(): number {
    const { solo } = this;
    let moves = solo.legalMoves();
    if (moves.length > FEW_WAITING) {
      const paid = solo.previewOrder().findIndex(({ isPaid }) => isPaid);
      moves = moves.slice(Math.max(0, paid), Math.max(0, paid) + 1);
    }
    let best = -Infinity;
    for (const move of moves) {
      this.solo.play(move);
      best = Math.max(best, this.outlook());
      this.solo.undo();
    }
    return best;
  }

  /** The scores after the final count: whoever is last and has followers is counted, as long as there is such a colour. */
  private countedScores(): number[] {
    const { solo, land } = this;
    const scores = solo.scores();
    const onLand = scores.map(() => 0);
    const pieces = land.mem[PIECE_COUNT]!;
    for (let index = 0; index < pieces; index++) {
      const colour = playerOfPiece(land.mem[land.pieceNode(index) + PIECE]!);
      onLand[colour] = onLand[colour]! + 1;
    }
    for (;;) {
      const last = Math.min(...scores);
      const colour = scores.findIndex((points, index) => points === last && onLand[index]! > 0);
      if (colour < 0) return scores;
      scores[colour] = last + FOLLOWER_POINTS;
      onLand[colour] = onLand[colour]! - 1;
    }
  }

  /** The last colour counts most; the others must not fall behind it later. */
  private mix(values: readonly number[]): number {
    let least = Infinity;
    let sum = 0;
    for (const value of values) {
      if (value < least) least = value;
      sum += value;
    }
    return least + (this.own.others * (sum - least)) / (values.length - 1);
  }
}
