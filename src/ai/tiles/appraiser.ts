// non-null: nodes, cells and slots come from the land itself, whose memory they index.
import {
  CLAIM_BITS,
  CLAIM_MASK,
  CLAIMS,
  FRONTIER,
  majority,
  MAX_CHOICES,
  MAX_PIECES,
  MAX_PLACEMENTS,
  MAX_PLAYERS,
  OPEN,
  PIECE,
  PIECE_COUNT,
  playerOfPiece,
  kindOfPiece,
  ROTATION,
  type Land,
} from '@/games/tiles/land';
import { NO_PIECE, type TilePosition } from '@/games/tiles/position';

import { Odds } from './odds';
import type { Taste } from './styles';
import type { Weights } from './weights';

const FIELD_TERRAIN = 1;
const LINE_TERRAIN = 2;
/** Of a requirement: set where any of its four edges asks for more than nothing or a field. */
const BEYOND_FIELDS = 0b10101010;
/** The game is as long as this for the worth of pieces; only the proportion matters. */
const USUAL_TURNS = 36;

/** Placements that are looked at in one step of a search: a few milliseconds on a phone. */
export const STEP = 32;

/** Takes a turn, its value, and what its piece adds to the points of the player on turn, while the tile lies. */
export type Visit = (placement: number, piece: number, value: number, gain: number) => void;

/**
 * What a position is worth to each player, in points to be expected at the end.
 *
 * One pass over the cells beside the land gives every open feature the chance that it will be finished; then each claimed
 * feature pays its owners what may be expected of it, and pieces in hand what they may still earn. A turn is judged while its
 * tile lies and before its piece does: that saves playing every piece, since a piece changes only what its own player
 * gets from one feature. Nothing is allocated here, and nothing hidden is read.
 */
export abstract class Appraiser<Game extends TilePosition = TilePosition> {
  readonly odds: Odds;
  /** Expected points of each player. */
  readonly values = new Float64Array(MAX_PLAYERS);
  /** How many positions were judged. */
  nodes = 0;

  /** The turn that `findBest` found. */
  bestPlacement = 0;
  bestPiece = NO_PIECE;
  bestValue = 0;
  /** Expected points of each player after it. */
  readonly bestValues = new Float64Array(MAX_PLAYERS);
  /** What the tile judged last is expected to bring besides: a bonus tile follows where this is not zero. */
  luck = 0;

  protected readonly land: Land;
  protected readonly weights: Weights;
  /** Chance that an open feature will be finished, and over how many cells, by root; valid where `seen` is `now`. */
  protected readonly chance: Float64Array;
  protected readonly cells: Int16Array;
  protected readonly seen: Int32Array;
  protected now = 0;
  /** Chance that the pieces on the feature judged last come home. */
  protected release = 0;
  /** The part of the tiles that is still to come. */
  protected rest = 0;
  /** The tile that lies but has no piece yet, or −1. */
  protected laid = -1;
  /** Turns each player has left. */
  protected readonly turns = new Int16Array(MAX_PLAYERS);
  protected readonly pieceKind = new Int8Array(MAX_PIECES);
  private readonly lastCell: Int16Array;
  private readonly judged: Int32Array;
  private readonly homeward: Float64Array;
  private readonly free = new Float64Array(MAX_PLAYERS * 2);
  private readonly sums: readonly (readonly number[])[];
  private readonly placements = new Int32Array(MAX_PLACEMENTS);
  private readonly options = new Int32Array(MAX_CHOICES);
  /** Placements of the tile in hand, and how many of them have been looked at. */
  private count = 0;
  private next = 0;
  /** Whose taste colours the judgement. */
  taster = -1;
  /** How much the points of the others matter to the player on turn. */
  rivalry = 1;

  constructor(
    readonly position: Game,
    weights: Weights,
    protected readonly taste: Taste,
  ) {
    const { kindCount } = position.set;
    if (kindCount > taste.likes.length)
      throw new RangeError(`${kindCount} kinds of features: a taste knows ${taste.likes.length}`);
    this.land = position.land;
    this.weights = weights;
    this.odds = new Odds(position.set, weights.share, weights.extending, weights.confidence);
    const size = sizeOf(this.land);
    this.chance = new Float64Array(size);
    this.cells = new Int16Array(size);
    this.seen = new Int32Array(size);
    this.lastCell = new Int16Array(size);
    this.judged = new Int32Array(size);
    this.homeward = new Float64Array(size);
    this.sums = [cumulate(weights.pieces), cumulate([weights.hut, weights.hut * 0.7])];
  }

  // What the games decide.

  /** Tiles that are drawn in a whole game. */
  protected abstract readonly allTiles: number;
  /** Expected points of a feature for its owners; sets `release`. */
  protected abstract judge(root: number, kind: number): number;
  /** Bit mask of those who would get them. */
  protected ownersOf(root: number, _kind: number): number {
    return majority(this.land.mem[root + CLAIMS]!);
  }
  /** Reads what does not change while turns with the tile in hand are compared. */
  protected abstract survey(): void;
  /** After the frontier was read, before features are judged. */
  protected prepare(): void {}
  /** Points that the tile just laid brings the player on turn besides. */
  protected windfall(): number {
    return 0;
  }

  // Judging a position.

  /** Counts the tiles left; to be called at the position where the decision is made. */
  takeStock(): void {
    this.odds.count(this.position);
    this.rest = this.odds.unseen / this.allTiles;
  }

  /** Judges the position as it stands between turns. */
  appraise(): void {
    this.laid = -1;
    this.readPieces();
    this.survey();
    this.countTurns(false);
    this.judgeAll();
  }

  /** The best turn with the tile in hand by this evaluation alone, from the view of the player on turn. */
  findBest(): void {
    this.begin();
    this.findOn(Infinity);
  }

  /**
   * Begins to compare the turns with the tile in hand; `findOn` or `visitOn` goes on, a few placements at a time. In between
   * other positions may be judged.
   */
  begin(): void {
    this.bestValue = -Infinity;
    this.next = 0;
    this.count = this.position.placements(this.placements, true);
  }

  private lookAround(): void {
    this.readPieces();
    this.survey();
    this.countTurns(true);
  }

  /** Looks at so many more placements for the best turn; true when none is left. */
  findOn(some: number): boolean {
    const { position, placements, options } = this;
    this.lookAround();
    const end = Math.min(this.count, this.next + some);
    for (let index = this.next; index < end; index++) {
      const placement = placements[index]!;
      position.lay(placement);
      const none = this.judgeLaid();
      if (none > this.bestValue && position.mayStayEmpty()) {
        this.remember(placement, NO_PIECE, none, 0);
      }
      const choices = position.pieceOptions(options);
      for (let choice = 0; choice < choices; choice++) {
        const piece = options[choice]!;
        const gain = this.gainOf(piece);
        if (none + gain > this.bestValue) this.remember(placement, piece, none + gain, gain);
      }
      position.takeBack();
    }
    this.next = end;
    return end === this.count;
  }

  private remember(placement: number, piece: number, value: number, gain: number): void {
    const { bestValues, position } = this;
    this.bestValue = value;
    this.bestPlacement = placement;
    this.bestPiece = piece;
    bestValues.set(this.values);
    bestValues[position.player] = bestValues[position.player]! + gain;
  }

  /** Visits every turn with its value from the view of the player on turn. */
  forEachTurn(visit: Visit): void {
    this.begin();
    this.visitOn(Infinity, visit);
  }

  /** Visits the turns of so many more placements; true when none is left. */
  visitOn(some: number, visit: Visit): boolean {
    const { position, placements, options } = this;
    this.lookAround();
    const end = Math.min(this.count, this.next + some);
    for (let index = this.next; index < end; index++) {
      const placement = placements[index]!;
      position.lay(placement);
      const none = this.judgeLaid();
      if (position.mayStayEmpty()) visit(placement, NO_PIECE, none, 0);
      const choices = position.pieceOptions(options);
      for (let choice = 0; choice < choices; choice++) {
        const piece = options[choice]!;
        const gain = this.gainOf(piece);
        visit(placement, piece, none + gain, gain);
      }
      position.takeBack();
    }
    this.next = end;
    return end === this.count;
  }

  /** What the tile just laid brings the player on turn if it stays without a piece. */
  private judgeLaid(): number {
    this.laid = this.position.lastTile;
    this.judgeAll();
    const player = this.position.player;
    this.luck = this.windfall();
    this.values[player] = this.values[player]! + this.luck;
    return this.standing(player);
  }

  /** How well a player stands: own points against the mean of the others. */
  standing(player: number): number {
    const players = this.position.players;
    let others = 0;
    for (let other = 0; other < players; other++) if (other !== player) others += this.values[other]!;
    return this.values[player]! - (this.rivalry * others) / (players - 1);
  }

  /** What a piece on the tile just judged adds for the player on turn. */
  gainOf(piece: number): number {
    const { position, land } = this;
    const kind = piece >> 4;
    const node = land.nodeOf(this.laid, piece & 15);
    const root = land.rootOf(position.claimOf(node, kind));
    const player = position.player;
    const segment = position.set.kindAt(land.designOf(this.laid), piece & 15);
    const claimed = kind === 1 ? this.hutKind : segment;
    let value = this.judge(root, claimed);
    if (player === this.taster) value = value * this.taste.likes[claimed]! + (kind === 0 ? this.taste.place : 0);
    const at = kind * MAX_PLAYERS + player;
    const before = this.worthOfPieces(player, kind, this.free[at]!);
    const after = this.worthOfPieces(player, kind, this.free[at]! - 1 + this.release);
    return value + after - before;
  }

  /** The kind of feature that a hut claims. */
  protected readonly hutKind: number = 0;

  /**
   * Turns left, that with the tile in hand among them. When turns are compared, each is judged after that tile was laid,
   * so that it does not count any more for the one who lays it.
   */
  private countTurns(isComparing: boolean): void {
    const { position, turns } = this;
    const players = position.players;
    const left = position.tilesLeft + (position.hand < 0 ? 0 : 1);
    for (let player = 0; player < players; player++) {
      const distance = ((player - position.player + players) % players) + 1;
      turns[player] = left < distance ? 0 : Math.floor((left - distance) / players) + 1;
    }
    if (isComparing) turns[position.player] = turns[position.player]! - 1;
  }

  private readPieces(): void {
    const { land, pieceKind } = this;
    const count = land.mem[PIECE_COUNT]!;
    for (let index = 0; index < count; index++) pieceKind[index] = land.kindOfNode(land.pieceNode(index));
  }

  private judgeAll(): void {
    this.nodes++;
    this.readFrontier();
    this.prepare();
    const { position, land, values, free, judged, homeward, now } = this;
    const { mem, pieceAt } = land;
    const players = position.players;
    for (let player = 0; player < players; player++) {
      values[player] = position.score(player);
      free[player] = position.supply(player, 0);
      free[MAX_PLAYERS + player] = position.supply(player, 1);
    }
    const pieces = mem[PIECE_COUNT]!;
    for (let index = 0; index < pieces; index++) {
      const node = mem[pieceAt + index]!;
      const piece = mem[node + PIECE]!;
      const kindOfThis = kindOfPiece(piece);
      const kind = kindOfThis === 1 ? this.hutKind : this.pieceKind[index]!;
      const root = land.rootOf(kindOfThis === 1 ? position.claimOf(node, 1) : node);
      const owner = playerOfPiece(piece);
      if (judged[root] !== now) {
        judged[root] = now;
        const value = this.judge(root, kind);
        homeward[root] = this.release;
        const mask = this.ownersOf(root, kind);
        for (let player = 0, rest = mask; rest !== 0; player++, rest >>= 1) {
          if (rest & 1)
            values[player] = values[player]! + (player === this.taster ? this.tasted(root, kind, value) : value);
        }
      }
      if (kindOfThis === 0) free[owner] = free[owner]! + homeward[root]!;
    }
    for (let player = 0; player < players; player++) {
      for (let kind = 0; kind < position.pieceKinds; kind++) {
        values[player] = values[player]! + this.worthOfPieces(player, kind, free[kind * MAX_PLAYERS + player]!);
      }
    }
  }

  /** A feature in the eyes of somebody with a taste. */
  private tasted(root: number, kind: number, value: number): number {
    const { taste } = this;
    const claims = this.land.mem[root + CLAIMS]!;
    const own = claims & (CLAIM_MASK << (CLAIM_BITS * this.taster));
    return value * taste.likes[kind]! + (own !== claims ? taste.join : 0);
  }

  /** What pieces in hand may still earn: nothing after the last turn, and no more of them than there are turns. */
  private worthOfPieces(player: number, kind: number, count: number): number {
    const turns = this.turns[player]!;
    const usable = count < turns ? count : turns;
    if (usable <= 0) return 0;
    const sums = this.sums[kind]!;
    const last = sums.length - 1;
    const whole = usable >= last ? last : Math.floor(usable);
    const part = usable >= last ? 0 : (usable - whole) * (sums[whole + 1]! - sums[whole]!);
    const { patience } = this.weights;
    const worth = ((sums[whole]! + part) * (turns + patience)) / (USUAL_TURNS + patience);
    return player === this.taster ? worth * this.taste.thrift : worth;
  }

  /** Gives every open city, road, forest and river the chance that it will be finished. */
  private readFrontier(): void {
    const { land, odds, chance, cells, seen, lastCell } = this;
    const { mem, set, frontierAt, centre, tilesAt, width } = land;
    const { ports, stride } = set;
    const closing = odds.closing;
    const now = ++this.now;
    const end = frontierAt + 2 * mem[FRONTIER]!;
    for (let at = frontierAt; at < end; at += 2) {
      const requirement = mem[at + 1]!;
      if ((requirement & BEYOND_FIELDS) === 0) continue;
      const cell = mem[at]!;
      for (let edge = 0; edge < 4; edge++) {
        const terrain = (requirement >> (edge * 2)) & 3;
        if (terrain <= FIELD_TERRAIN) continue;
        const step = edge === 0 ? -width : edge === 1 ? 1 : edge === 2 ? width : -1;
        const start = tilesAt + (mem[centre + cell + step]! - 1) * stride;
        const otherEdge = mem[start]! * 4 + ((edge + 2 - mem[start + ROTATION]!) & 3);
        let root = start + ports[otherEdge * 4 + (terrain === LINE_TERRAIN ? 1 : 0)]!;
        for (let up = mem[root]!; up !== 0; up = mem[root]!) root = up;
        const key = requirement * 4 + edge;
        let part = closing[key]!;
        if (part < 0) part = odds.close(requirement, edge);
        if (seen[root] !== now) {
          seen[root] = now;
          chance[root] = part;
          cells[root] = 1;
          lastCell[root] = cell;
        } else if (lastCell[root] !== cell) {
          chance[root] = chance[root]! * part;
          cells[root] = cells[root]! + 1;
          lastCell[root] = cell;
        }
      }
    }
  }

  /** Chance that a feature of cities, roads, forests or rivers will be finished. */
  protected chanceOf(root: number): number {
    return this.land.mem[root + OPEN] === 0 ? 1 : this.seen[root] === this.now ? this.chance[root]! : 0;
  }
}

/** Where the records of segments end in the memory: tables by node need not be longer. */
export function sizeOf({ tilesAt, set }: Land): number {
  return tilesAt + set.maxTiles * set.stride;
}

function cumulate(parts: readonly number[]): number[] {
  const sums = [0];
  for (const part of parts) sums.push(sums[sums.length - 1]! + part);
  return sums;
}
