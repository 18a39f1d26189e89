import type { Position } from '@/core/game';
import { Rng } from '@/core/rng';

import { CLAIMS, MAX_PIECES, OPEN } from '../tiles/land';
import { FREE, NO_FIELDS, TAKEN, type Refusal } from '../tiles/objections';
import { MAX_COMPLETED, TilePosition, type Piles } from '../tiles/position';
import type { FeatureKind, Reason } from '../tiles/types';
import { completedValue, countsOf, featureValue, type Medieval } from './score';
import { setFor, type MedievalShape } from './set';
import { CITY, CLASSIC_FEATURES, FIELD, ROAD, type ClassicOptions, type MedievalOptions } from './types';

/** What classic and solo have in common: cities, roads, monasteries and fields. */
export abstract class MedievalPosition extends TilePosition<MedievalShape> implements Medieval {
  abstract readonly options: MedievalOptions;
  /** Completed features of the last placement, found once and read by the scoring. */
  protected readonly completed = new Int32Array(MAX_COMPLETED);

  featureOf(kind: number): FeatureKind {
    return CLASSIC_FEATURES[kind] ?? 'field';
  }

  claimOf(node: number): number {
    return node;
  }

  protected abstract get hasFarmers(): boolean;

  refusal(node: number, segmentKind: number): Refusal {
    if (segmentKind === FIELD && !this.hasFarmers) return NO_FIELDS;
    return this.land.mem[this.land.rootOf(node) + CLAIMS] === 0 ? FREE : TAKEN;
  }

  /** Writes the roots of the features that the tile completed and that hold a follower; returns how many. */
  protected completedBy(tile: number): number {
    const { land, set, completed } = this;
    const mem = land.mem;
    const design = land.designOf(tile);
    const segments = set.segmentCount[design] as number;
    let count = 0;
    for (let segment = 0; segment < segments; segment++) {
      const kind = set.kindAt(design, segment);
      if (kind !== CITY && kind !== ROAD) continue;
      const root = land.rootOf(land.nodeOf(tile, segment));
      if (mem[root + OPEN] !== 0 || mem[root + CLAIMS] === 0) continue;
      let known = 0;
      while (known < count && completed[known] !== root) known++;
      if (known === count) completed[count++] = root;
    }
    land.surround(tile);
    const here = land.centre + land.cellOf(tile);
    for (let row = here - land.width; row <= here + land.width; row += land.width) {
      for (let at = row - 1; at <= row + 1; at++) {
        const entry = mem[at] as number;
        if (entry <= 0) continue;
        const monastery = set.surrounded[land.designOf(entry - 1)] as number;
        if (monastery === 0) continue;
        const node = land.tileStart(entry - 1) + monastery;
        if (mem[node + OPEN] === 0 && mem[node + CLAIMS] !== 0) completed[count++] = node;
      }
    }
    return count;
  }

  worth(root: number): number {
    return featureValue(this, this.land.kindOfNode(root), root);
  }

  worthCompleted(root: number, moreTiles: number): number {
    return completedValue(this, this.land.kindOfNode(root), root, moreTiles);
  }

  override reasonFor(root: number): Reason {
    const kind = this.land.kindOfNode(root);
    const isComplete = kind !== FIELD && this.land.mem[root + OPEN] === 0;
    return this.reason(root, this.featureOf(kind), isComplete, countsOf(this, kind, root));
  }
}

export class ClassicPosition extends MedievalPosition {
  private constructor(
    readonly options: ClassicOptions,
    seats: number,
    piles: Piles,
    source?: ClassicPosition,
  ) {
    super(seats, seats, setFor(options), piles, source);
  }

  static start(options: ClassicOptions, seed: number, seats: number): ClassicPosition {
    const pile = setFor(options).pileOf();
    Rng.fromSeed(seed).shuffle(pile);
    return ClassicPosition.withPile(options, pile, seats);
  }

  /** A game whose draws are known: a trace, or somebody's table. */
  static withPile(options: ClassicOptions, pile: Int16Array, seats: number): ClassicPosition {
    const position = new ClassicPosition(options, seats, [pile]);
    position.startWith(options.followers, 0, () => 0);
    if (!position.draw(options.startPlayer, 0, false)) position.closeGame('tiles');
    position.land.settle();
    return position;
  }

  static override is(position: Position): position is ClassicPosition {
    return position instanceof ClassicPosition;
  }

  static override of(position: Position): ClassicPosition {
    if (!ClassicPosition.is(position)) throw new TypeError('not a game of classic');
    return position;
  }

  clone(): ClassicPosition {
    return new ClassicPosition(this.options, this.seats, this.piles, this);
  }

  get decider(): number {
    return this.player;
  }

  get tilesLeft(): number {
    return this.pileLeft(0);
  }

  protected get hasFarmers(): boolean {
    return this.options.fields;
  }

  protected scoreCompleted(tile: number): void {
    const count = this.completedBy(tile);
    for (let index = 0; index < count; index++) {
      const root = this.completed[index] as number;
      this.award(root, this.owners(root), this.worth(root), false);
      this.release(root);
    }
  }

  protected endTurn(): void {
    const next = (this.player + 1) % this.seats;
    if (this.draw(next, 0, false)) return;
    this.endGame();
  }

  /** At the end: what is unfinished at its lower price, then the fields. */
  protected endGame(): void {
    const roots = new Int32Array(MAX_PIECES);
    const count = this.claimedFeatures(0, roots);
    for (const wantsFields of [false, true]) {
      for (let index = 0; index < count; index++) {
        const root = roots[index] as number;
        if ((this.land.kindOfNode(root) === FIELD) !== wantsFields) continue;
        this.award(root, this.owners(root), this.worth(root), true);
      }
    }
    this.closeGame('tiles');
  }
}
