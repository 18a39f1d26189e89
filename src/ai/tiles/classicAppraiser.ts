// non-null: nodes, cells and slots come from the land itself, whose memory they index.
import { completedValue, FIELD_CITY, featureValue } from '@/games/classic/score';
import { BORDERS, CLASSIC_SET } from '@/games/classic/set';
import { CITY, CLOISTER, FIELD } from '@/games/classic/types';
import { CLAIMS, OPEN, PLACED } from '@/games/tiles/land';
import type { TilePosition } from '@/games/tiles/position';
import { Appraiser, sizeOf } from './appraiser';
import type { Taste } from './styles';
import type { Weights } from './weights';

/** Field and city segments of a design that touch, one pair after the other. */
const TOUCHING: readonly (readonly number[])[] = CLASSIC_SET.shapes.map((shape, design) =>
  shape.segments.flatMap((_, segment) =>
    BORDERS[design * CLASSIC_SET.maxSegments + segment]!.flatMap((city) => [segment, city]),
  ),
);
/** More than all tiles together have. */
const MAX_PAIRS = 256;
/** More ends do not make a field grow faster. */
const MANY_ENDS = 8;
/** A cell that touches nothing yet is filled less often than one that already waits for a tile. */
const LONELY_CELL = 0.35;
const ALL_TILES = 71;

/** Cities, roads, monasteries and fields. */
export class ClassicAppraiser extends Appraiser {
  private readonly pairField = new Int16Array(MAX_PAIRS);
  private readonly pairCity = new Int16Array(MAX_PAIRS);
  private pairs = 0;
  /** Expected cities of a field by root, valid where `counted` is `now`, and the list of cities that were counted. */
  private readonly cities: Float64Array;
  private readonly counted: Int32Array;
  private readonly firstOf: Int16Array;
  private readonly nextOf = new Int16Array(MAX_PAIRS);
  private readonly cityOf = new Int16Array(MAX_PAIRS);
  private listed = 0;

  constructor(position: TilePosition, weights: Weights, taste: Taste) {
    super(position, weights, taste);
    const size = sizeOf(this.land);
    this.cities = new Float64Array(size);
    this.counted = new Int32Array(size);
    this.firstOf = new Int16Array(size);
  }

  protected survey(): void {
    const { land } = this;
    const tiles = land.mem[PLACED]!;
    this.pairs = 0;
    for (let tile = 0; tile < tiles; tile++) {
      const touching = TOUCHING[land.designOf(tile)]!;
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
    const touching = TOUCHING[land.designOf(laid)]!;
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
    const { land, weights, odds } = this;
    const { mem } = land;
    switch (kind) {
      case FIELD: {
        this.release = 0;
        const known = this.counted[root] === this.now ? FIELD_CITY * this.cities[root]! : 0;
        const ends = mem[root + OPEN]!;
        const growth = (ends < MANY_ENDS ? ends / MANY_ENDS : 1) * (odds.unseen / ALL_TILES);
        return known + weights.fieldGrowth * growth;
      }
      case CLOISTER:
        return this.judgeMonastery(root);
      default: {
        if (mem[root + OPEN] === 0) {
          this.release = 1;
          return completedValue(land, kind, root, 0);
        }
        if (this.seen[root] !== this.now) {
          this.release = 0;
          return featureValue(land, kind, root);
        }
        const chance = this.chance[root]!;
        this.release = chance * weights.returning;
        const unfinished = featureValue(land, kind, root);
        if (kind !== CITY) return unfinished + chance;
        return unfinished + chance * (completedValue(land, kind, root, this.cells[root]!) - unfinished);
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
