// non-null: nodes, cells and slots come from the land itself, whose memory they index.
import type { MedievalPosition } from '@/games/classic/position';
import { completedValue, FIELD_CITY, featureValue } from '@/games/classic/score';
import type { MedievalSet } from '@/games/classic/set';
import { CITY, CLOISTER, FIELD } from '@/games/classic/types';
import { CLAIMS, OPEN, PLACED } from '@/games/tiles/land';

import { Appraiser, sizeOf } from './appraiser';
import type { Taste } from './styles';
import type { Weights } from './weights';

/** Field and city segments of each design that touch, one pair after the other. */
function touchingIn({ shapes }: MedievalSet): readonly (readonly number[])[] {
  return shapes.map(({ borders }) => borders.flatMap((cities, segment) => cities.flatMap((city) => [segment, city])));
}

const touchings = new Map<MedievalSet, readonly (readonly number[])[]>();

function touchingOf(set: MedievalSet): readonly (readonly number[])[] {
  const known = touchings.get(set) ?? touchingIn(set);
  touchings.set(set, known);
  return known;
}

/** More ends do not make a field grow faster. */
const MANY_ENDS = 8;
/** A cell that touches nothing yet is filled less often than one that already waits for a tile. */
const LONELY_CELL = 0.35;

/** Cities, roads, monasteries and fields. */
export class ClassicAppraiser extends Appraiser<MedievalPosition> {
  private readonly touching: readonly (readonly number[])[];
  protected readonly allTiles: number;
  private readonly pairField: Int16Array;
  private readonly pairCity: Int16Array;
  private pairs = 0;
  /** Expected cities of a field by root, valid where `counted` is `now`, and the list of cities that were counted. */
  private readonly cities: Float64Array;
  private readonly counted: Int32Array;
  private readonly firstOf: Int16Array;
  private readonly nextOf: Int16Array;
  private readonly cityOf: Int16Array;
  private listed = 0;

  constructor(position: MedievalPosition, weights: Weights, taste: Taste) {
    super(position, weights, taste);
    const { set } = position;
    this.touching = touchingOf(set);
    this.allTiles = set.maxTiles - 1;
    // As many as all tiles together have.
    const pairs = this.touching.reduce((sum, touching, design) => sum + (set.copies[design]! * touching.length) / 2, 0);
    this.pairField = new Int16Array(pairs);
    this.pairCity = new Int16Array(pairs);
    this.nextOf = new Int16Array(pairs);
    this.cityOf = new Int16Array(pairs);
    const size = sizeOf(this.land);
    this.cities = new Float64Array(size);
    this.counted = new Int32Array(size);
    this.firstOf = new Int16Array(size);
  }

  protected survey(): void {
    const { land, touching: all } = this;
    const tiles = land.mem[PLACED]!;
    this.pairs = 0;
    for (let tile = 0; tile < tiles; tile++) {
      const touching = all[land.designOf(tile)]!;
      for (let index = 0; index < touching.length; index += 2) {
        this.notePair(
          land.rootOf(land.nodeOf(tile, touching[index]!)),
          land.rootOf(land.nodeOf(tile, touching[index + 1]!)),
        );
      }
    }
  }

  private notePair(field: number, city: number): void {
    const { pairField, pairCity, pairs } = this;
    for (let index = 0; index < pairs; index++) {
      if (pairField[index] === field && pairCity[index] === city) return;
    }
    pairField[pairs] = field;
    pairCity[pairs] = city;
    this.pairs++;
  }

  /** Counts the cities of every field that somebody has or may take now. */
  protected override prepare(): void {
    const { land, laid, pairs, pairField, pairCity } = this;
    this.listed = 0;
    for (let index = 0; index < pairs; index++) {
      const field = land.rootOf(pairField[index]!);
      // A field that nobody has matters only if the tile just laid can claim it.
      if (land.mem[field + CLAIMS] === 0 && laid < 0) continue;
      this.countCity(field, land.rootOf(pairCity[index]!));
    }
    if (laid < 0) return;
    const touching = this.touching[land.designOf(laid)]!;
    for (let index = 0; index < touching.length; index += 2) {
      this.countCity(
        land.rootOf(land.nodeOf(laid, touching[index]!)),
        land.rootOf(land.nodeOf(laid, touching[index + 1]!)),
      );
    }
  }

  private countCity(field: number, city: number): void {
    const { counted, cities, firstOf, nextOf, cityOf, now } = this;
    if (counted[field] !== now) {
      counted[field] = now;
      cities[field] = 0;
      firstOf[field] = -1;
    }
    for (let entry = firstOf[field]!; entry >= 0; entry = nextOf[entry]!) if (cityOf[entry] === city) return;
    const entry = this.listed++;
    cityOf[entry] = city;
    nextOf[entry] = firstOf[field]!;
    firstOf[field] = entry;
    const isFinished = this.land.mem[city + OPEN] === 0;
    cities[field] = cities[field]! + (isFinished ? 1 : this.weights.fieldHope * this.chanceOf(city));
  }

  protected judge(root: number, kind: number): number {
    const { position, weights } = this;
    const { mem } = this.land;
    switch (kind) {
      case FIELD: {
        this.release = 0;
        const known = this.counted[root] === this.now ? FIELD_CITY * this.cities[root]! : 0;
        const ends = mem[root + OPEN]!;
        const growth = (ends < MANY_ENDS ? ends / MANY_ENDS : 1) * this.rest;
        return known + weights.fieldGrowth * growth;
      }
      case CLOISTER:
        return this.judgeMonastery(root);
      default: {
        if (mem[root + OPEN] === 0) {
          this.release = 1;
          return completedValue(position, kind, root, 0);
        }
        if (this.seen[root] !== this.now) {
          this.release = 0;
          return featureValue(position, kind, root);
        }
        const chance = this.chance[root]!;
        this.release = chance * weights.returning;
        const unfinished = featureValue(position, kind, root);
        // A city is worth finishing for all it has; of a road no more is expected than its last tile.
        const moreTiles = kind === CITY ? this.cells[root]! : 1;
        return unfinished + chance * (completedValue(position, kind, root, moreTiles) - unfinished);
      }
    }
  }

  /** Read off the cells around it, because the tile just laid is not counted among its neighbours yet. */
  private judgeMonastery(node: number): number {
    const { land, odds } = this;
    const { mem, width, centre } = land;
    const here = centre + land.cellOf(land.tileOfNode(node));
    let points = 0;
    let chance = 1;
    for (let row = here - width; row <= here + width; row += width) {
      for (let at = row - 1; at <= row + 1; at++) {
        const entry = mem[at]!;
        if (entry > 0) {
          points++;
          continue;
        }
        let part = LONELY_CELL * this.loneliness;
        if (entry < 0) {
          const requirement = mem[land.frontierAt + 2 * (-entry - 1) + 1]!;
          part = odds.filling[requirement]!;
          if (part < 0) part = odds.fill(requirement);
        }
        points += part;
        chance *= part;
      }
    }
    this.release = chance === 1 ? 1 : chance * this.weights.returning;
    return points;
  }

  /** With few tiles left nothing reaches cells that touch no tile yet. */
  private get loneliness(): number {
    const { unseen } = this.odds;
    return unseen > 20 ? 1 : unseen / 20;
  }
}
