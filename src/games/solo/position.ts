import type { Outcome, Position } from '@/core/game';
import { Rng } from '@/core/rng';

import { MedievalPosition } from '../classic/position';
import { setFor } from '../classic/set';
import { FIELD } from '../classic/types';
import { CLAIM_BITS, CLAIMS, PIECE, PIECE_COUNT, playerOfPiece } from '../tiles/land';
import { FREE, objection, type TileObjection } from '../tiles/objections';
import {
  EXTRA,
  PENDING,
  PHASE,
  PHASE_COUNT,
  PHASE_PLACE,
  PHASE_SCORE,
  playersOf,
  REVEALED,
  TURN,
  type Piles,
} from '../tiles/position';
import type { EndReason, TileMove } from '../tiles/types';
import type { SoloOptions } from './types';

/** Set when a follower had to be placed and none was left: the game ends after this turn's scoring. */
const MUST_END = EXTRA;
/** What a follower on the land is worth at the end. */
export const FOLLOWER_POINTS = 2;

export class SoloPosition extends MedievalPosition {
  private constructor(
    readonly options: SoloOptions,
    /** People around the table; they take turns, whatever the colour. */
    seats: number,
    piles: Piles,
    source?: SoloPosition,
  ) {
    super(seats, options.colours, setFor(options), piles, source);
  }

  static start(options: SoloOptions, seed: number, seats: number): SoloPosition {
    const tiles = setFor(options).pileOf();
    Rng.fromSeed(seed).shuffle(tiles);
    return SoloPosition.withPiles(options, dealPiles(tiles, options.colours), seats);
  }

  /** A game whose draws are known, one pile a colour. */
  static withPiles(options: SoloOptions, piles: Piles, seats: number): SoloPosition {
    const position = new SoloPosition(options, seats, piles);
    // The colours begin on the track at 1, 2, 3 (and 4), so that somebody is last from the start.
    position.startWith(options.followers, 0, (colour) => colour + 1);
    if (!position.drawFor(0)) position.endGame();
    position.land.settle();
    return position;
  }

  static override is(position: Position): position is SoloPosition {
    return position instanceof SoloPosition;
  }

  static override of(position: Position): SoloPosition {
    if (!SoloPosition.is(position)) throw new TypeError('not a game of solo');
    return position;
  }

  clone(): SoloPosition {
    return new SoloPosition(this.options, this.seats, this.piles, this);
  }

  get decider(): number {
    return (this.land.mem[TURN] as number) % this.seats;
  }

  get tilesLeft(): number {
    let left = 0;
    for (let colour = 0; colour < this.players; colour++) left += this.pileLeft(colour);
    return left;
  }

  override get endReason(): EndReason | null {
    if (this.phase !== PHASE_COUNT && !this.isOver) return null;
    return this.land.mem[MUST_END] === 1 ? 'followers' : 'tiles';
  }

  protected get hasFarmers(): boolean {
    return false;
  }

  override outcome(): Outcome | null {
    // The people win or lose together: what counts is the colour in last place.
    return this.isOver
      ? { scores: this.scores(), winners: Array.from({ length: this.seats }, (_, seat) => seat) }
      : null;
  }

  /** Nobody knows which tiles lie in whose pile: all of them are mixed and dealt again. */
  override shuffleUnseen(rng: Rng): void {
    const starts = this.piles.map((pile, colour) => pile.length - this.pileLeft(colour));
    const hidden = Int16Array.from(this.piles.flatMap((pile, colour) => Array.from(pile.slice(starts[colour])))).sort();
    rng.shuffle(hidden);
    let from = 0;
    this.piles = this.piles.map((pile, colour) => {
      const copy = pile.slice();
      copy.set(hidden.subarray(from, from + this.pileLeft(colour)), starts[colour]);
      from += this.pileLeft(colour);
      return copy;
    });
  }

  /** The result of the game: the points of the last colour. */
  get result(): number {
    return Math.min(...this.scores());
  }

  // A follower is forced wherever one can stand.

  override mayStayEmpty(): boolean {
    return this.supply(this.player) === 0 || !this.hasFreeFeature();
  }

  private hasFreeFeature(): boolean {
    const { land, set } = this;
    const tile = this.lastTile;
    const design = land.designOf(tile);
    const segments = set.segmentCount[design] as number;
    for (let segment = 0; segment < segments; segment++) {
      const kind = set.kindAt(design, segment);
      if (kind !== FIELD && this.refusal(land.nodeOf(tile, segment), kind) === FREE) return true;
    }
    return false;
  }

  override finish(piece: number): void {
    if (this.supply(this.player) === 0 && this.hasFreeFeature()) this.land.put(MUST_END, 1);
    super.finish(piece);
  }

  // Scoring in the order of the player's choice.

  protected scoreCompleted(tile: number): void {
    const count = this.completedBy(tile);
    if (count === 1) {
      this.judge(this.completed[0] as number);
    } else if (count > 1) {
      for (let index = 0; index < count; index++) this.land.put(PENDING + 1 + index, this.completed[index] as number);
      this.land.put(PENDING, count);
      this.land.put(PHASE, PHASE_SCORE);
    }
  }

  /** The majority scores only if one of its colours is in last place at this moment; the followers come home anyway. */
  private judge(root: number): void {
    const mask = this.owners(root);
    const points = this.worth(root);
    if ((mask & this.lastColours()) !== 0) this.award(root, mask, points, false);
    else this.passOver(root, mask, points);
    this.release(root);
  }

  /** Bit mask of the colours with the fewest points. */
  lastColours(): number {
    let fewest = this.score(0);
    let mask = 1;
    for (let colour = 1; colour < this.players; colour++) {
      const points = this.score(colour);
      if (points < fewest) {
        fewest = points;
        mask = 1 << colour;
      } else if (points === fewest) {
        mask |= 1 << colour;
      }
    }
    return mask;
  }

  /** Completed features that wait for their turn to be judged, as nodes. */
  pendingFeatures(): number[] {
    const mem = this.land.mem;
    return Array.from({ length: mem[PENDING] as number }, (_, index) => mem[PENDING + 1 + index] as number);
  }

  private judgeNext(root: number): void {
    const land = this.land;
    const rest = this.pendingFeatures().filter((other) => other !== root);
    land.put(REVEALED, 0);
    this.judge(root);
    const [only] = rest;
    if (rest.length === 1 && only !== undefined) {
      // One is no choice.
      this.judge(only);
      rest.length = 0;
    }
    rest.forEach((other, index) => land.put(PENDING + 1 + index, other));
    for (let index = rest.length; index < (land.mem[PENDING] as number); index++) land.put(PENDING + 1 + index, 0);
    land.put(PENDING, rest.length);
    if (rest.length > 0) return;
    land.put(PHASE, PHASE_PLACE);
    this.endTurn();
  }

  // The end of a turn and of the game.

  protected endTurn(): void {
    const land = this.land;
    if (land.mem[MUST_END] === 1) {
      this.endGame();
      return;
    }
    land.put(TURN, (land.mem[TURN] as number) + 1);
    // A colour whose pile ran out (through discards) is passed over: the game ends with the last tile of all.
    for (let step = 1; step <= this.players; step++) {
      if (this.drawFor((this.player + step) % this.players)) return;
    }
    this.endGame();
  }

  private drawFor(colour: number): boolean {
    return this.draw(colour, colour, false);
  }

  /** No more tiles: two points a follower on the land, in the order of the player's choice. */
  protected endGame(): void {
    this.land.put(PHASE, PHASE_COUNT);
    this.countForced();
  }

  /** Followers of each colour that are still to be counted. */
  private followersOnLand(): number[] {
    const counts = new Array<number>(this.players).fill(0);
    const pieces = this.land.mem[PIECE_COUNT] as number;
    for (let index = 0; index < pieces; index++) {
      const colour = playerOfPiece(this.land.mem[this.land.pieceNode(index) + PIECE] as number);
      counts[colour] = (counts[colour] ?? 0) + 1;
    }
    return counts;
  }

  private countOne(colour: number): void {
    const land = this.land;
    let index = land.mem[PIECE_COUNT] as number;
    let node = 0;
    do {
      index--;
      node = land.pieceNode(index);
    } while (playerOfPiece(land.mem[node + PIECE] as number) !== colour);
    const isPaid = (this.lastColours() & (1 << colour)) !== 0;
    if (isPaid) this.addPoints(colour, FOLLOWER_POINTS);
    this.tell({
      type: 'scored',
      players: [colour],
      points: FOLLOWER_POINTS,
      isPaid,
      isFinal: true,
      because: this.reason(node, 'follower', false, { followers: 1 }),
    });
    const root = land.rootOf(node);
    land.put(root + CLAIMS, (land.mem[root + CLAIMS] as number) - (1 << (CLAIM_BITS * colour)));
    land.dropPiece(index);
  }

  /** Counts on by itself while only one colour has followers left, and closes the game after the last. */
  private countForced(): void {
    for (;;) {
      const colours = playersOfCounts(this.followersOnLand());
      const [only] = colours;
      if (only === undefined) {
        this.closeGame(this.endReason ?? 'tiles');
        return;
      }
      if (colours.length > 1) return;
      this.countOne(only);
    }
  }

  // Moves that only this game has.

  override legalMoves(): TileMove[] {
    switch (this.phase) {
      case PHASE_SCORE:
        return this.pendingFeatures().map((root) => ({ type: 'score', ...this.refOf(root) }));
      case PHASE_COUNT:
        return playersOfCounts(this.followersOnLand()).map((colour) => ({ type: 'count', colour }));
      default:
        return super.legalMoves();
    }
  }

  override objectionTo(move: TileMove): TileObjection | null {
    if (move?.type === 'score' && this.phase === PHASE_SCORE) {
      const node = this.nodeAt(move);
      const isPending = node !== 0 && this.pendingFeatures().includes(this.land.rootOf(node));
      return isPending ? null : objection('notWaiting');
    }
    if (move?.type === 'count' && this.phase === PHASE_COUNT) {
      const isKnown = Number.isInteger(move.colour) && (this.followersOnLand()[move.colour] ?? 0) > 0;
      return isKnown ? null : objection('noFollowerLeft');
    }
    return super.objectionTo(move);
  }

  protected override perform(move: TileMove): void {
    switch (move.type) {
      case 'place':
        super.perform(move);
        return;
      case 'score':
        this.land.mark();
        this.judgeNext(this.land.rootOf(this.nodeAt(move)));
        return;
      case 'count':
        this.land.mark();
        this.land.put(REVEALED, 0);
        this.countOne(move.colour);
        this.countForced();
    }
  }

  /** What each waiting feature would give if it were judged next, for the list on the screen. */
  previewOrder(): {
    readonly root: number;
    readonly points: number;
    readonly colours: number[];
    readonly isPaid: boolean;
  }[] {
    return this.pendingFeatures().map((root) => {
      const mask = this.owners(root);
      return {
        root,
        points: this.worth(root),
        colours: playersOf(mask),
        isPaid: (mask & this.lastColours()) !== 0,
      };
    });
  }
}

/** As even as the book has it: 24, 24 and 23 tiles for three colours. */
export function dealPiles(tiles: Int16Array, colours: number): Int16Array[] {
  const piles: Int16Array[] = [];
  let from = 0;
  for (let colour = 0; colour < colours; colour++) {
    const size = Math.floor(tiles.length / colours) + (colour < tiles.length % colours ? 1 : 0);
    piles.push(tiles.slice(from, from + size));
    from += size;
  }
  return piles;
}

function playersOfCounts(counts: readonly number[]): number[] {
  const colours: number[] = [];
  counts.forEach((count, colour) => {
    if (count > 0) colours.push(colour);
  });
  return colours;
}
