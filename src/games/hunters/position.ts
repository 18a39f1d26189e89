import type { Position } from '@/core/game';
import { Rng } from '@/core/rng';

import { AMOUNT_B, CLAIMS, MAX_PIECES, OPEN, SIZE } from '../tiles/land';
import {
  FREE,
  HUT_ON_LAND,
  LAKE_HAS_NO_FISHER,
  NEVER_HERE,
  SYSTEM_HAS_HUT,
  TAKEN,
  type Refusal,
} from '../tiles/objections';
import { EXTRA, IS_BONUS, TilePosition, type Piles } from '../tiles/position';
import type { FeatureKind, Reason, SegmentRef } from '../tiles/types';
import { deerIn, featureValue, fishAlong, hasGold, huntingTigers, mushroomsIn, ownersOf, type Hunting } from './score';
import { pileOf, setFor, type HuntersShape } from './set';
import { FOREST, HUNTERS_FEATURES, LAKE, MEADOW, RIVER, SYSTEM, type HuntersOptions } from './types';

const MEMBERS = 5;
const HUTS = 2;
const LAND_PILE = 0;
const BONUS_PILE = 1;
const MEMBER = 0;
const HUT = 1;
/** Set when the land tile just laid completed a forest with gold. */
const HAS_STRUCK_GOLD = EXTRA;

export class HuntersPosition extends TilePosition<HuntersShape> implements Hunting {
  override readonly pieceKinds = 2;
  private readonly roots = new Int32Array(MAX_PIECES);

  private constructor(
    readonly options: HuntersOptions,
    seats: number,
    piles: Piles,
    source?: HuntersPosition,
  ) {
    super(seats, seats, setFor(options), piles, source);
  }

  static start(options: HuntersOptions, seed: number, seats: number): HuntersPosition {
    const rng = Rng.fromSeed(seed);
    const set = setFor(options);
    const land = pileOf(set, 'land');
    const bonus = pileOf(set, 'bonus');
    rng.shuffle(land);
    rng.shuffle(bonus);
    return HuntersPosition.withPiles(options, [land, bonus], seats);
  }

  /** A game whose draws are known: the land pile, then the bonus pile. */
  static withPiles(options: HuntersOptions, piles: Piles, seats: number): HuntersPosition {
    const position = new HuntersPosition(options, seats, piles);
    position.startWith(MEMBERS, HUTS, () => 0);
    if (!position.draw(options.startPlayer, LAND_PILE, false)) position.closeGame('tiles');
    position.land.settle();
    return position;
  }

  /** A river system has segments of its own in the engine; what the eye sees of it are its rivers and lakes. */
  override visibleMembers(kind: FeatureKind, members: readonly SegmentRef[]): readonly SegmentRef[] {
    return kind === 'system' ? members.flatMap((member) => this.watersOf(member)) : members;
  }

  private watersOf({ x, y, segment }: SegmentRef): SegmentRef[] {
    const { land, set } = this;
    const { segments, systemOf } = set.shape(land.designOf(land.tileAt(land.cellAt(x, y))));
    const system = segments.findIndex(({ name }) => name === segment);
    return segments.flatMap(({ name }, index) => (systemOf[index] === system ? [{ x, y, segment: name }] : []));
  }

  static override is(position: Position): position is HuntersPosition {
    return position instanceof HuntersPosition;
  }

  static override of(position: Position): HuntersPosition {
    if (!HuntersPosition.is(position)) throw new TypeError('not a game of hunters');
    return position;
  }

  clone(): HuntersPosition {
    return new HuntersPosition(this.options, this.seats, this.piles, this);
  }

  get decider(): number {
    return this.player;
  }

  get tilesLeft(): number {
    return this.pileLeft(LAND_PILE);
  }

  override get bonusLeft(): number {
    return this.pileLeft(BONUS_PILE);
  }

  featureOf(kind: number): FeatureKind {
    return HUNTERS_FEATURES[kind] ?? 'meadow';
  }

  /** A hut claims the whole system of its river or lake, everything else its own feature. */
  claimOf(node: number, pieceKind: number): number {
    if (pieceKind !== HUT) return node;
    const { land } = this;
    const tile = land.tileOfNode(node);
    const { systemOf } = this.set.shapes[land.designOf(tile)] as HuntersShape;
    return land.nodeOf(tile, systemOf[land.segmentOfNode(node)] as number);
  }

  refusal(node: number, segmentKind: number, pieceKind: number): Refusal {
    const { land } = this;
    if (segmentKind === SYSTEM) return NEVER_HERE;
    if (pieceKind === MEMBER) {
      if (segmentKind === LAKE) return LAKE_HAS_NO_FISHER;
      return land.mem[land.rootOf(node) + CLAIMS] === 0 ? FREE : TAKEN;
    }
    if (segmentKind !== RIVER && segmentKind !== LAKE) return HUT_ON_LAND;
    return land.mem[land.rootOf(this.claimOf(node, HUT)) + CLAIMS] === 0 ? FREE : SYSTEM_HAS_HUT;
  }

  worth(root: number): number {
    return featureValue(this, this.land.kindOfNode(root), root);
  }

  worthCompleted(root: number, moreTiles: number): number {
    return featureValue(this, this.land.kindOfNode(root), root, moreTiles);
  }

  override owners(root: number): number {
    return ownersOf(this, this.land.kindOfNode(root), root);
  }

  protected scoreCompleted(tile: number): void {
    const { land, set, roots } = this;
    const mem = land.mem;
    const design = land.designOf(tile);
    const segments = set.segmentCount[design] as number;
    let count = 0;
    let hasStruckGold = 0;
    for (let segment = 0; segment < segments; segment++) {
      const kind = set.kindAt(design, segment);
      if (kind !== FOREST && kind !== RIVER) continue;
      const root = land.rootOf(land.nodeOf(tile, segment));
      if (mem[root + OPEN] !== 0) continue;
      let known = 0;
      while (known < count && roots[known] !== root) known++;
      if (known < count) continue;
      roots[count++] = root;
      // Gold counts whoever scores, also if nobody does; only a land tile earns a bonus tile.
      if (kind === FOREST && hasGold(land, root) && mem[IS_BONUS] === 0) hasStruckGold = 1;
    }
    for (let index = 0; index < count; index++) {
      const root = roots[index] as number;
      if (mem[root + CLAIMS] === 0) continue;
      this.award(root, this.owners(root), this.worth(root), false);
      this.release(root);
    }
    if (hasStruckGold !== mem[HAS_STRUCK_GOLD]) land.put(HAS_STRUCK_GOLD, hasStruckGold);
  }

  protected endTurn(): void {
    if (this.land.mem[HAS_STRUCK_GOLD] === 1 && this.draw(this.player, BONUS_PILE, true)) return;
    if (this.draw((this.player + 1) % this.seats, LAND_PILE, false)) return;
    this.endGame();
  }

  /** At the end: huts by river system, then hunters by meadow. Unfinished forests and rivers give nothing. */
  protected endGame(): void {
    const { roots } = this;
    const systems = this.claimedFeatures(HUT, roots);
    for (let index = 0; index < systems; index++) {
      const root = roots[index] as number;
      this.award(root, this.owners(root), this.worth(root), true);
    }
    const features = this.claimedFeatures(MEMBER, roots);
    for (let index = 0; index < features; index++) {
      const root = roots[index] as number;
      if (this.land.kindOfNode(root) === MEADOW) this.award(root, this.owners(root), this.worth(root), true);
    }
    this.closeGame('tiles');
  }

  reasonFor(root: number, isFinal: boolean): Reason {
    const { land } = this;
    const segments = land.mem[root + SIZE] as number;
    switch (land.kindOfNode(root)) {
      case FOREST:
        return this.reason(root, 'forest', !isFinal, { segments, mushrooms: mushroomsIn(land, root) });
      case RIVER:
        return this.reason(root, 'river', !isFinal, { segments, fish: fishAlong(land, root) });
      case SYSTEM:
        return this.reason(root, 'hut', false, { fish: this.worth(root) });
      default: {
        const deer = deerIn(land, root);
        const eaten = Math.min(deer, huntingTigers(land, root));
        return this.reason(root, 'meadow', false, { deer: deer - eaten, eaten, ...this.bigAnimals(root) });
      }
    }
  }

  /** Told apart only for the explanation; for the points a mammoth is an aurochs. */
  private bigAnimals(meadow: number): { mammoths: number; aurochs: number } {
    const found = { mammoths: 0, aurochs: 0 };
    if ((this.land.mem[meadow + AMOUNT_B] as number) === 0) return found;
    for (const node of this.land.membersOf(meadow)) {
      const { tile } = this.set.shape(this.land.designOf(this.land.tileOfNode(node)));
      const zone = Object.values(tile.zones)[this.land.segmentOfNode(node)];
      if (zone?.kind !== 'meadow') continue;
      for (const animal of zone.animals ?? []) {
        if (animal === 'mammoth') found.mammoths++;
        if (animal === 'aurochs') found.aurochs++;
      }
    }
    return found;
  }
}
