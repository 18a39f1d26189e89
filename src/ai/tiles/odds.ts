// non-null: every index below is inside the tables that this file makes.
import type { TilePosition } from '@/games/tiles/position';
import { EDGE_COUNT, ROTATIONS, type TileSet } from '@/games/tiles/set';

/** A line that crosses the border (road, river) opens in the middle of three ports; a city or forest fills the edge. */
const LINE = 2;
const REQUIREMENTS = 256;

/**
 * Bit mask of the edges at which a design, in some rotation that fits the requirement, ends the city, road, forest or
 * river that comes in there.
 */
function closersOf(set: TileSet, design: number, requirement: number): number {
  const shape = set.shape(design);
  const rotations = set.fits[(design << 8) | requirement]!;
  let mask = 0;
  for (const rotation of ROTATIONS) {
    if ((rotations & (1 << rotation)) === 0) continue;
    for (let edge = 0; edge < EDGE_COUNT; edge++) {
      const terrain = (requirement >> (edge * 2)) & 3;
      if (terrain < LINE) continue;
      const own = shape.edges[(edge - rotation + EDGE_COUNT) % EDGE_COUNT];
      const segment = own?.ports[terrain === LINE ? 1 : 0];
      const isOpenElsewhere = shape.edges.some((other, index) => {
        const wanted = (requirement >> (((index + rotation) % EDGE_COUNT) * 2)) & 3;
        return wanted === 0 && segment !== undefined && other.ports.includes(segment);
      });
      if (!isOpenElsewhere) mask |= 1 << edge;
    }
  }
  return mask;
}

/** Not a mask of edges: these closers were not looked up yet. */
const UNKNOWN = 255;
/** Looked up where they are needed, because the whole table would take a phone too long at once. */
const tables = new Map<TileSet, Uint8Array>();

function tableFor(set: TileSet): Uint8Array {
  const known = tables.get(set);
  if (known !== undefined) return known;
  const table = new Uint8Array(set.fits.length).fill(UNKNOWN);
  tables.set(set, table);
  return table;
}

/**
 * What the tiles that nobody has seen can do for an empty cell. Counted once for a decision: the few tiles drawn while
 * looking ahead hardly change it.
 */
export class Odds {
  /** Tiles still to come. */
  unseen = 0;
  /** Chance that an end which opens into a cell will be closed there, by `requirement × 4 + edge`; −1 is not known yet. */
  readonly closing = new Float64Array(REQUIREMENTS * EDGE_COUNT);
  /** Chance that a cell will be filled, by requirement; −1 is not known yet. */
  readonly filling = new Float64Array(REQUIREMENTS);
  private readonly closes: Uint8Array;
  private readonly counts: Int16Array;
  private draws = 0;

  constructor(
    private readonly set: TileSet,
    /** Of the tiles a player will draw, those that could go to one particular cell. */
    private readonly share: number,
    /** A tile that fits but does not close counts for so much. */
    private readonly extending: number,
    /** A cell that can be filled is often wanted otherwise. */
    private readonly confidence: number,
  ) {
    this.closes = tableFor(set);
    this.counts = new Int16Array(set.shapes.length);
  }

  /** Takes stock of the tiles left in a position. */
  count(position: TilePosition): void {
    this.closing.fill(-1);
    this.filling.fill(-1);
    for (let design = 0; design < this.counts.length; design++) this.counts[design] = position.unseen(design);
    // Bonus tiles among hunters are unseen as well, but few: what matters is how many tiles will be laid.
    this.unseen = position.tilesLeft;
    this.draws = this.unseen / position.seats;
  }

  close(requirement: number, edge: number): number {
    const { set, closes, counts } = this;
    const bit = 1 << edge;
    let closing = 0;
    let fitting = 0;
    for (let design = 0; design < counts.length; design++) {
      const copies = counts[design]!;
      if (copies === 0) continue;
      const at = (design << 8) | requirement;
      if (set.fits[at] === 0) continue;
      fitting += copies;
      let mask = closes[at]!;
      if (mask === UNKNOWN) {
        mask = closersOf(set, design, requirement);
        closes[at] = mask;
      }
      if (mask & bit) closing += copies;
    }
    const chance = this.chanceOf(closing + this.extending * (fitting - closing));
    this.closing[requirement * EDGE_COUNT + edge] = chance;
    return chance;
  }

  fill(requirement: number): number {
    const { set, counts } = this;
    let fitting = 0;
    for (let design = 0; design < counts.length; design++) {
      if (set.fits[(design << 8) | requirement] !== 0) fitting += counts[design]!;
    }
    const chance = this.chanceOf(fitting);
    this.filling[requirement] = chance;
    return chance;
  }

  /** The chance to draw one of so many tiles in time. A rational function, because engines differ in their powers. */
  private chanceOf(tiles: number): number {
    if (tiles === 0 || this.unseen === 0) return 0;
    const hope = 1 + ((tiles / this.unseen) * this.draws * this.share) / 3;
    return this.confidence * (1 - 1 / (hope * hope * hope));
  }
}
