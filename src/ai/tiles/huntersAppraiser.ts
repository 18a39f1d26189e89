// non-null: nodes, cells and slots come from the land itself, whose memory they index.
import type { HuntersPosition } from '@/games/hunters/position';
import { featureValue, hasGold, ownersOf } from '@/games/hunters/score';
import { pileOf } from '@/games/hunters/set';
import { FOREST, MEADOW, SYSTEM } from '@/games/hunters/types';
import { CLAIMS, majority, OPEN } from '@/games/tiles/land';

import { Appraiser } from './appraiser';

/** More ends do not make a meadow or a system grow faster. */
const MANY_ENDS = 8;
const MANY_RIVERS = 4;

/** Forests, rivers, meadows and the waters of the huts. */
export class HuntersAppraiser extends Appraiser<HuntersPosition> {
  protected override readonly hutKind = SYSTEM;
  protected readonly allTiles = pileOf(this.position.set, 'land').length;

  /** Animals and fish add up by themselves: nothing has to be looked up. */
  protected survey(): void {}

  protected override ownersOf(root: number, kind: number): number {
    // Only meadows know a shrine.
    return kind === MEADOW ? ownersOf(this.position, kind, root) : majority(this.land.mem[root + CLAIMS]!);
  }

  protected judge(root: number, kind: number): number {
    const { land, position, weights, rest } = this;
    const ends = land.mem[root + OPEN]!;
    switch (kind) {
      case MEADOW:
        this.release = 0;
        return (
          featureValue(position, kind, root) + weights.fieldGrowth * rest * (ends < MANY_ENDS ? ends / MANY_ENDS : 1)
        );
      case SYSTEM:
        this.release = 0;
        return (
          featureValue(position, kind, root) +
          weights.systemGrowth * rest * (ends < MANY_RIVERS ? ends / MANY_RIVERS : 1)
        );
      default: {
        if (ends === 0) {
          this.release = 1;
          return featureValue(position, kind, root);
        }
        const chance = this.chanceOf(root);
        this.release = chance * weights.returning;
        return chance === 0 ? 0 : chance * featureValue(position, kind, root, this.cells[root]!);
      }
    }
  }

  /** A finished forest with gold earns a bonus tile, whoever owns the forest. */
  protected override windfall(): number {
    const { land, position, laid } = this;
    if (position.isBonus || position.bonusLeft === 0) return 0;
    const design = land.designOf(laid);
    const segments = position.set.segmentCount[design]!;
    for (let segment = 0; segment < segments; segment++) {
      if (position.set.kindAt(design, segment) !== FOREST) continue;
      const root = land.rootOf(land.nodeOf(laid, segment));
      if (land.mem[root + OPEN] === 0 && hasGold(land, root)) return this.weights.bonusTile;
    }
    return 0;
  }
}
