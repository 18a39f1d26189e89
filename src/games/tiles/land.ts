import type { TileSet } from './set';

/*
 * The land: every tile laid, every feature it forms and every cell where the next tile may go, in one block of small
 * integers. Features are kept by union–find (by size, without path compression), so each change is a handful of
 * (index, old value) pairs on a log and `rollback` is exact. Everything mutable of a position lives in `mem`; sixteen
 * bits because that is what the phone engine reads fastest.
 *
 * The constants stand in this file, and nothing but types is imported into it: another file's constants are properties
 * on a phone, which its engine is slow to read, and esbuild inlines constants only of a file that begins with them.
 */

/**
 * Fields of a segment's record. A record's place in `mem` is its name: a "node". The first field of a record is read
 * without adding its 0, which the phone engine would do every time.
 */
export const PARENT = 0; // 0: this node is the root and speaks for its feature
export const NEXT = 1; // ring through all members of the feature; 0: alone
export const SIZE = 2; // members
export const OPEN = 3; // ends that meet no tile yet; a monastery's empty cells
export const TILES = 4; // different tiles, where the game counts tiles
export const SHARED = 5; // marks of the tiles that may carry this feature more than once
export const LAKE_A = TILES; // a river's lakes: it never counts tiles
export const LAKE_B = SHARED;
export const AMOUNT_A = 6;
export const AMOUNT_B = 7;
export const CLAIMS = 8; // pieces on the feature, `CLAIM_BITS` a player
export const PIECE = 9; // the piece on this very segment: 1 + player + 8 × kind, or 0
export const NODE_SIZE = 10;

/** Fields of a tile's record; its segments' records follow. */
export const DESIGN = 0;
export const ROTATION = 1;
export const CELL = 2;
export const OWNER = 3; // who laid it; −1: nobody, it was there from the start
export const TILE_HEADER = 4;

/** How two parts of one feature add up when they meet. */
export const JOIN_PLAIN = 0;
/** Counted in tiles: a tile that carries the feature twice counts once. */
export const JOIN_TILES = 1;
/** A river: its ends are lakes, and a lake at both ends counts once. */
export const JOIN_LAKES = 2;

/** Pieces of one player in a `CLAIMS` value. */
export const CLAIM_BITS = 3;
export const CLAIM_MASK = 7;

/** Fields of the head of the memory that belong to the land. */
export const PLACED = 1;
export const FRONTIER = 2;
const SHARED_USED = 3;
export const PIECE_COUNT = 4;
/** From here on the head belongs to the position. */
export const HEAD_FREE = 8;

/** Marks that fit a number of the memory; after them they are used again, and two tiles with one mark are told apart. */
const MARKS = 16;

/*
 * What a number of sixteen bits has room for. `limits.ts` refuses a set, and the constructor a land, that asks for more:
 * silently, it would count wrong.
 */

/** With more, the number of a cell that the outermost tile touches would not fit. */
export const MAX_TILES = 127;
/** The code of a piece on a segment has four bits for the segment. */
export const MAX_SEGMENTS = 16;
/** `CLAIMS` has three bits each for so many. */
export const MAX_PLAYERS = 5;
/** On the land at once. */
export const MAX_PIECES = 64;
/** Where a record may begin at most: places are values as well. */
const MAX_PLACE = 32767;

/** So many cells can touch that many tiles, each in four rotations: as long a list of placements can become. */
export const MAX_PLACEMENTS = 1024;
/** Every segment with either kind of piece, and none. */
export const MAX_CHOICES = 33;

/** More than a step writes to the log: a tile (200), pieces that come home (6 each) and tiles that fit nowhere (3 each). */
const STEP_ROOM = 1280;
/** A log so long does not grow in a game of the boxes we have: growing costs more than the memory. */
const FIRST_LOG = 4352;

export class Land {
  readonly set: TileSet;
  readonly mem: Int16Array;
  /** Cells are `y × width + x`, relative to the start tile: they fit sixteen bits and may be negative. */
  readonly width: number;
  readonly pieceAt: number;
  readonly frontierAt: number;
  readonly tilesAt: number;
  /** Index of the start cell in `mem`. A grid entry is 0, tile + 1, or −(frontier slot + 1). */
  readonly centre: number;
  private logAt: Int32Array;
  private logOld: Int16Array;
  private top = 0;
  private frames: number[] = [];

  constructor(set: TileSet, headSize: number, source?: Land) {
    const reach = set.maxTiles + 1;
    this.set = set;
    this.width = 2 * reach + 1;
    this.pieceAt = headSize;
    this.frontierAt = this.pieceAt + MAX_PIECES;
    this.tilesAt = this.frontierAt + 2 * (2 * set.maxTiles + 4);
    const gridAt = this.tilesAt + set.maxTiles * set.stride;
    if (gridAt > MAX_PLACE) throw new RangeError(`${gridAt} places before the grid: the land has ${MAX_PLACE}`);
    this.centre = gridAt + reach * this.width + reach;
    if (source === undefined) {
      this.mem = new Int16Array(gridAt + this.width * this.width);
      this.logAt = new Int32Array(FIRST_LOG);
      this.logOld = new Int16Array(FIRST_LOG);
    } else {
      this.mem = source.mem.slice();
      this.logAt = source.logAt.slice();
      this.logOld = source.logOld.slice();
      this.top = source.top;
      this.frames = source.frames.slice();
    }
  }

  clone(): Land {
    return new Land(this.set, this.pieceAt, this);
  }

  // The undo log.

  get depth(): number {
    return this.frames.length;
  }

  /** Opens a step: the next `rollback` comes back to here. */
  mark(): void {
    this.frames.push(this.top);
    // Room for a whole step at once, so that the inner loops need no check.
    if (this.top + STEP_ROOM > this.logAt.length) this.growLog();
  }

  put(index: number, value: number): void {
    this.logAt[this.top] = index;
    this.logOld[this.top++] = this.mem[index] as number;
    this.mem[index] = value;
  }

  rollback(): void {
    const mem = this.mem;
    const from = this.frames.pop();
    if (from === undefined) throw new RangeError('nothing to undo');
    const placed = mem[PLACED] as number;
    let top = this.top;
    while (top > from) {
      top--;
      mem[this.logAt[top] as number] = this.logOld[top] as number;
    }
    this.top = top;
    const remaining = mem[PLACED] as number;
    if (remaining < placed) {
      mem.fill(0, this.tilesAt + remaining * this.set.stride, this.tilesAt + placed * this.set.stride);
    }
  }

  /** Forgets the steps so far: what was done before the first move cannot be undone. */
  settle(): void {
    this.top = 0;
    this.frames.length = 0;
  }

  private growLog(): void {
    const at = new Int32Array(this.logAt.length * 2);
    const old = new Int16Array(at.length);
    at.set(this.logAt);
    old.set(this.logOld);
    this.logAt = at;
    this.logOld = old;
  }

  // Cells.

  cellAt(x: number, y: number): number {
    return y * this.width + x;
  }

  yOf(cell: number): number {
    // Rounding a small negative gives −0, which JSON and equality tell apart from 0.
    return Math.round(cell / this.width) + 0;
  }

  xOf(cell: number): number {
    return cell - Math.round(cell / this.width) * this.width;
  }

  /** Whether a tile could ever lie there: the grid ends where no chain of tiles can reach. */
  isInside(x: number, y: number): boolean {
    const reach = this.set.maxTiles;
    return Number.isInteger(x) && Number.isInteger(y) && Math.abs(x) <= reach && Math.abs(y) <= reach;
  }

  /** The tile on a cell, or −1. */
  tileAt(cell: number): number {
    const entry = this.mem[this.centre + cell] as number;
    return entry > 0 ? entry - 1 : -1;
  }

  /** What the neighbours ask of a tile on this cell, two bits an edge; 0 where no tile may go. */
  requirementAt(cell: number): number {
    const entry = this.mem[this.centre + cell] as number;
    return entry < 0 ? (this.mem[this.frontierAt + 2 * (-entry - 1) + 1] as number) : 0;
  }

  // Tiles and segments.

  tileStart(tile: number): number {
    return this.tilesAt + tile * this.set.stride;
  }

  designOf(tile: number): number {
    return this.mem[this.tilesAt + tile * this.set.stride] as number;
  }

  rotationOf(tile: number): number {
    return this.mem[this.tilesAt + tile * this.set.stride + ROTATION] as number;
  }

  cellOf(tile: number): number {
    return this.mem[this.tilesAt + tile * this.set.stride + CELL] as number;
  }

  ownerOf(tile: number): number {
    return this.mem[this.tilesAt + tile * this.set.stride + OWNER] as number;
  }

  nodeOf(tile: number, segment: number): number {
    return this.tilesAt + tile * this.set.stride + TILE_HEADER + segment * NODE_SIZE;
  }

  tileOfNode(node: number): number {
    return Math.floor((node - this.tilesAt) / this.set.stride);
  }

  segmentOfNode(node: number): number {
    return Math.floor((((node - this.tilesAt) % this.set.stride) - TILE_HEADER) / NODE_SIZE);
  }

  kindOfNode(node: number): number {
    return this.set.kindAt(this.designOf(this.tileOfNode(node)), this.segmentOfNode(node));
  }

  rootOf(node: number): number {
    const mem = this.mem;
    let root = node;
    let parent = mem[root] as number;
    while (parent !== 0) {
      root = parent;
      parent = mem[root] as number;
    }
    return root;
  }

  /** All segments of the feature that a node belongs to. */
  membersOf(node: number): number[] {
    const members = [node];
    for (
      let next = this.mem[node + NEXT] as number;
      next !== 0 && next !== node;
      next = this.mem[next + NEXT] as number
    ) {
      members.push(next);
    }
    return members;
  }

  // Where a tile may go.

  canPlace(design: number): boolean {
    const mem = this.mem;
    const fits = this.set.fits;
    const row = design << 8;
    const end = this.frontierAt + 2 * (mem[FRONTIER] as number);
    for (let at = this.frontierAt; at < end; at += 2) {
      if (fits[row | (mem[at + 1] as number)] !== 0) return true;
    }
    return false;
  }

  /**
   * Writes every legal placement of a design as `cell × 4 + rotation` and returns how many there are.
   * With `onlyDistinct`, rotations that look the same are written once.
   */
  placements(design: number, out: Int32Array, onlyDistinct: boolean): number {
    const mem = this.mem;
    const fits = this.set.fits;
    const row = design << 8;
    const wanted = onlyDistinct ? (this.set.distinct[design] as number) : 15;
    const end = this.frontierAt + 2 * (mem[FRONTIER] as number);
    let count = 0;
    for (let at = this.frontierAt; at < end; at += 2) {
      const mask = (fits[row | (mem[at + 1] as number)] as number) & wanted;
      if (mask === 0) continue;
      const cell4 = (mem[at] as number) * 4;
      if (mask & 1) out[count++] = cell4;
      if (mask & 2) out[count++] = cell4 + 1;
      if (mask & 4) out[count++] = cell4 + 2;
      if (mask & 8) out[count++] = cell4 + 3;
    }
    return count;
  }

  /** Lays the very first tile, which touches nothing. */
  placeStart(design: number): void {
    this.put(this.centre, -1);
    this.put(this.frontierAt, 0);
    this.put(FRONTIER, 1);
    this.place(design, 0, 0, -1);
  }

  /**
   * Lays a tile on a frontier cell where it is known to fit, and joins its features with those around it.
   * One long function on purpose: it is the inner loop of every search, and calls are what costs on a phone.
   */
  place(design: number, rotation: number, cell: number, owner: number): void {
    const mem = this.mem;
    const logAt = this.logAt;
    const logOld = this.logOld;
    const set = this.set;
    const terrains = set.terrain;
    const ports = set.ports;
    const joins = set.joins;
    const stride = set.stride;
    const frontierAt = this.frontierAt;
    const here = this.centre + cell;
    const width = this.width;
    let top = this.top;

    const tile = mem[PLACED] as number;
    const start = this.tilesAt + tile * stride;
    logAt[top] = PLACED;
    logOld[top++] = tile;
    mem[PLACED] = tile + 1;
    // The record of a fresh tile needs no log: `rollback` clears it.
    mem.set(set.templates[design] as Int16Array, start);
    mem[start + ROTATION] = rotation;
    mem[start + CELL] = cell;
    mem[start + OWNER] = owner;
    if (set.isShared[design] === 1) {
      const used = mem[SHARED_USED] as number;
      logAt[top] = SHARED_USED;
      logOld[top++] = used;
      mem[SHARED_USED] = used + 1;
      const mark = 1 << (used % MARKS);
      const end = start + TILE_HEADER + (set.segmentCount[design] as number) * NODE_SIZE;
      for (let node = start + TILE_HEADER; node < end; node += NODE_SIZE) mem[node + SHARED] = mark;
    } else if (set.hasLakes[design] === 1) {
      const segments = set.shape(design).segments;
      for (let index = 0; index < segments.length; index++) {
        const lake = (segments[index] as { lake?: number }).lake;
        if (lake !== undefined) {
          mem[start + TILE_HEADER + index * NODE_SIZE + LAKE_A] = start + TILE_HEADER + lake * NODE_SIZE;
        }
      }
    }

    // The cell leaves the frontier; the last slot takes its place.
    const slot = -(mem[here] as number) - 1;
    let frontier = (mem[FRONTIER] as number) - 1;
    logAt[top] = here;
    logOld[top++] = -slot - 1;
    mem[here] = tile + 1;
    if (slot !== frontier) {
      const to = frontierAt + 2 * slot;
      const moved = mem[frontierAt + 2 * frontier] as number;
      logAt[top] = to;
      logOld[top++] = mem[to] as number;
      mem[to] = moved;
      logAt[top] = to + 1;
      logOld[top++] = mem[to + 1] as number;
      mem[to + 1] = mem[frontierAt + 2 * frontier + 1] as number;
      logAt[top] = this.centre + moved;
      logOld[top++] = -frontier - 1;
      mem[this.centre + moved] = -slot - 1;
    }

    for (let edge = 0; edge < 4; edge++) {
      const step = edge === 0 ? -width : edge === 1 ? 1 : edge === 2 ? width : -1;
      const beside = mem[here + step] as number;
      const ownEdge = design * 4 + ((edge - rotation) & 3);
      const terrain = terrains[ownEdge] as number;
      if (beside <= 0) {
        // The neighbour's opposite edge must show the same terrain.
        const wanted = terrain << (((edge + 2) & 3) * 2);
        if (beside < 0) {
          const at = frontierAt + 2 * (-beside - 1) + 1;
          logAt[top] = at;
          logOld[top++] = mem[at] as number;
          mem[at] = (mem[at] as number) | wanted;
        } else {
          const at = frontierAt + 2 * frontier;
          logAt[top] = at;
          logOld[top++] = mem[at] as number;
          mem[at] = cell + step;
          logAt[top] = at + 1;
          logOld[top++] = mem[at + 1] as number;
          mem[at + 1] = wanted;
          logAt[top] = here + step;
          logOld[top++] = 0;
          frontier++;
          mem[here + step] = -frontier;
        }
        continue;
      }
      const other = this.tilesAt + (beside - 1) * stride;
      const otherEdge = (mem[other] as number) * 4 + ((edge + 2 - (mem[other + ROTATION] as number)) & 3);
      const count = set.portCount[terrain] as number;
      for (let port = 0; port < count; port++) {
        // Left meets right; the middle, a single port and a river system meet their like.
        const facing = count === 1 || port === 3 ? port : 2 - port;
        let a = start + (ports[ownEdge * 4 + port] as number);
        let b = other + (ports[otherEdge * 4 + facing] as number);
        for (let up = mem[a] as number; up !== 0; up = mem[a] as number) a = up;
        for (let up = mem[b] as number; up !== 0; up = mem[b] as number) b = up;
        if (a === b) {
          logAt[top] = a + OPEN;
          logOld[top++] = mem[a + OPEN] as number;
          mem[a + OPEN] = (mem[a + OPEN] as number) - 2;
          continue;
        }
        if ((mem[a + SIZE] as number) > (mem[b + SIZE] as number)) {
          const swap = a;
          a = b;
          b = swap;
        }
        // `a` joins the larger `b`.
        const join = joins[terrain * 4 + port] as number;
        if (join === JOIN_TILES) {
          const sharedA = mem[a + SHARED] as number;
          const sharedB = mem[b + SHARED] as number;
          let tiles = (mem[a + TILES] as number) + (mem[b + TILES] as number);
          // A tile known to both sides was counted twice.
          if ((sharedA & sharedB) !== 0) tiles -= this.tilesOfBoth(a, b);
          logAt[top] = b + TILES;
          logOld[top++] = mem[b + TILES] as number;
          mem[b + TILES] = tiles;
          if ((sharedA | sharedB) !== sharedB) {
            logAt[top] = b + SHARED;
            logOld[top++] = sharedB;
            mem[b + SHARED] = sharedA | sharedB;
          }
        } else if (join === JOIN_LAKES) {
          // A river is a line: its two parts have at most one closed end each, or one part is closed for good.
          const lake = mem[a + LAKE_A] as number;
          if (lake !== 0) {
            const at = mem[b + LAKE_A] === 0 ? b + LAKE_A : b + LAKE_B;
            logAt[top] = at;
            logOld[top++] = mem[at] as number;
            mem[at] = lake;
          }
        }
        logAt[top] = a;
        logOld[top++] = 0;
        mem[a] = b;
        const afterA = mem[a + NEXT] as number;
        const afterB = mem[b + NEXT] as number;
        logAt[top] = a + NEXT;
        logOld[top++] = afterA;
        mem[a + NEXT] = afterB === 0 ? b : afterB;
        logAt[top] = b + NEXT;
        logOld[top++] = afterB;
        mem[b + NEXT] = afterA === 0 ? a : afterA;
        logAt[top] = b + SIZE;
        logOld[top++] = mem[b + SIZE] as number;
        mem[b + SIZE] = (mem[b + SIZE] as number) + (mem[a + SIZE] as number);
        logAt[top] = b + OPEN;
        logOld[top++] = mem[b + OPEN] as number;
        mem[b + OPEN] = (mem[b + OPEN] as number) + (mem[a + OPEN] as number) - 2;
        if (mem[a + AMOUNT_A] !== 0) {
          logAt[top] = b + AMOUNT_A;
          logOld[top++] = mem[b + AMOUNT_A] as number;
          mem[b + AMOUNT_A] = (mem[b + AMOUNT_A] as number) + (mem[a + AMOUNT_A] as number);
        }
        if (mem[a + AMOUNT_B] !== 0) {
          logAt[top] = b + AMOUNT_B;
          logOld[top++] = mem[b + AMOUNT_B] as number;
          mem[b + AMOUNT_B] = (mem[b + AMOUNT_B] as number) + (mem[a + AMOUNT_B] as number);
        }
        if (mem[a + CLAIMS] !== 0) {
          logAt[top] = b + CLAIMS;
          logOld[top++] = mem[b + CLAIMS] as number;
          mem[b + CLAIMS] = (mem[b + CLAIMS] as number) + (mem[a + CLAIMS] as number);
        }
      }
    }
    logAt[top] = FRONTIER;
    logOld[top++] = mem[FRONTIER] as number;
    mem[FRONTIER] = frontier;
    this.top = top;
  }

  /** How many tiles carry both of two features that are not one yet. */
  private tilesOfBoth(a: number, b: number): number {
    const { mem, set } = this;
    let count = 0;
    let node = a;
    do {
      const tile = this.tileOfNode(node);
      const design = this.designOf(tile);
      if (set.isShared[design] === 1) {
        let first = 0;
        let meets = 0;
        for (let segment = (set.segmentCount[design] as number) - 1; segment >= 0; segment--) {
          const other = this.nodeOf(tile, segment);
          const root = this.rootOf(other);
          if (root === a) first = other;
          else if (root === b) meets = 1;
        }
        // `a` itself may have several segments there: the tile counts with the first.
        if (first === node) count += meets;
      }
      node = mem[node + NEXT] as number;
    } while (node !== 0 && node !== a);
    return count;
  }

  /** Tells the monasteries around a cell, and the one on it, that one more cell is filled. */
  surround(tile: number): void {
    const mem = this.mem;
    const set = this.set;
    const start = this.tilesAt + tile * set.stride;
    const own = set.surrounded[mem[start] as number] as number;
    const here = this.centre + (mem[start + CELL] as number);
    const width = this.width;
    let filled = 0;
    for (let row = here - width; row <= here + width; row += width) {
      for (let at = row - 1; at <= row + 1; at++) {
        const entry = mem[at] as number;
        if (entry <= 0 || at === here) continue;
        filled++;
        const other = this.tilesAt + (entry - 1) * set.stride;
        const monastery = set.surrounded[mem[other] as number] as number;
        if (monastery === 0) continue;
        const node = other + monastery;
        this.put(node + OPEN, (mem[node + OPEN] as number) - 1);
        this.put(node + TILES, (mem[node + TILES] as number) + 1);
      }
    }
    if (own !== 0) {
      this.put(start + own + OPEN, 8 - filled);
      this.put(start + own + TILES, 1 + filled);
    }
  }

  // Pieces.

  /** Puts a piece on a node; `claim` is a node of the feature that it claims (a hut claims a system). */
  putPiece(node: number, claim: number, player: number, kind: number): void {
    const mem = this.mem;
    const count = mem[PIECE_COUNT] as number;
    const root = this.rootOf(claim);
    this.put(node + PIECE, 1 + player + 8 * kind);
    this.put(root + CLAIMS, (mem[root + CLAIMS] as number) + (1 << (CLAIM_BITS * player)));
    this.put(this.pieceAt + count, node);
    this.put(PIECE_COUNT, count + 1);
  }

  pieceNode(index: number): number {
    return this.mem[this.pieceAt + index] as number;
  }

  /** Takes the piece at an index of the list off the land; the last one takes its place. Claims are the caller's. */
  dropPiece(index: number): void {
    const mem = this.mem;
    const last = (mem[PIECE_COUNT] as number) - 1;
    this.put((mem[this.pieceAt + index] as number) + PIECE, 0);
    if (index !== last) this.put(this.pieceAt + index, mem[this.pieceAt + last] as number);
    this.put(this.pieceAt + last, 0);
    this.put(PIECE_COUNT, last);
  }
}

/** Player of a `PIECE` value. */
export function playerOfPiece(piece: number): number {
  return (piece - 1) & 7;
}

/** Kind of a `PIECE` value. */
export function kindOfPiece(piece: number): number {
  return (piece - 1) >> 3;
}

/** Bit mask of the players who hold the most pieces in a `CLAIMS` value; 0 when nobody holds any. */
export function majority(claims: number): number {
  let most = 0;
  let mask = 0;
  for (let player = 0, rest = claims; rest !== 0; player++, rest >>= CLAIM_BITS) {
    const pieces = rest & CLAIM_MASK;
    if (pieces > most) {
      most = pieces;
      mask = 1 << player;
    } else if (pieces === most && pieces !== 0) {
      mask |= 1 << player;
    }
  }
  return mask;
}
