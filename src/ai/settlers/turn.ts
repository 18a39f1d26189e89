// non-null: every index here is below the length of its list.
import type { SettlersPosition } from '@/games/settlers';
import {
  BUILD,
  CHOOSE,
  DRAW,
  END_TURN,
  GIVE_BACK,
  LAY,
  MAX_CODES,
  OPEN_HAND,
  TAKE_BLIND,
  TURN_BIT,
  USE_GUILD,
  firstOf,
  kindOf,
  secondOf,
} from '@/games/settlers/codes';
import {
  ATTACK,
  ATTACKED,
  CARDS,
  CHOOSING,
  CITY,
  DISCARDS,
  DISCARD_TOTAL,
  LAID,
  LAYING,
  OVER,
  PARTNER,
  PILE,
  PILE_TOTAL,
  PLAYERS,
  PLAYER_SIZE,
  RESOURCE_COUNT,
  REVERSIBLE,
  STAGE,
  TAKING,
  TURN_OF,
  UNSEEN,
  WINNER,
  playerAt,
} from '@/games/settlers/layout';
import { applyCode, legalCodes } from '@/games/settlers/rules';
import type { State } from '@/games/settlers/state';

import type { DirectedChance } from './chance';
import type { Guess } from './guess';

/** Judges a position in which `seat` is about to end its turn: its chance to win. */
export type Judge = (state: State, seat: number) => number;

/** What making a move is worth in itself to whoever likes its kind, in chances to win; by the kind of a code. */
export type Likes = Readonly<Partial<Record<number, number>>>;

/** Chances near none or all differ by little, so what is added to them must be less: all of it only where all is open. */
export function room(chance: number): number {
  return 4 * chance * (1 - chance);
}

/** Out of fuel: what was found so far stays in the memory, and the search goes on from there. */
const UNFINISHED = NaN;
/** Ways to pay for one and the same build that are looked at; the rules list the sensible ones first. */
const PAYMENTS = 3;
/** Samples of moves that only a few can afford to look at closely. */
const FEW = 3;
/** What judging costs, in moves made. */
const JUDGING = 2;
const BUILD_MASK = 0x3ff | TURN_BIT;

/** What a move costs: of two ways to the same end the shorter one is better. */
const EFFORT = 1e-6;
/** By the kind of a code: when it is looked at. */
const ROOT_ORDER: readonly number[] = [4, 4, 2, 3, 3, 2, 2, 3, 0, 2, 1];

const offered = new Int32Array(MAX_CODES);

/** What a move is worth when the rest of the turn is played as well as it can be. */
export interface Candidate {
  readonly code: number;
  readonly value: number;
}

/**
 * All that a seat can do with the rest of its turn, valued by what the table looks like when it ends. Trades and builds
 * are tried in every order, each state once; cards that chance brings are averaged over, so that no plan counts on luck.
 * After as many chances as `chances` allows, a line goes on without further luck: the real turn will think again then.
 */
export class TurnSearch {
  nodes = 0;
  readonly candidates: Candidate[] = [];

  /** Work that a step may still do; and whether it has got anywhere, since going back to where it was costs fuel too. */
  private fuel = 0;
  private hasGained = false;
  /** States at which the search stops altogether. */
  private most = 0;
  /** Values of states that were looked at to the end. */
  private readonly memory = new Map<number, number>();
  /** How far the search got with states that it had to leave. */
  private readonly begun = new Map<number, { readonly next: number; readonly best: number }>();
  private readonly stack = new Int32Array(4096);
  private root: number[];
  private readonly state: State;
  private readonly one = [0];

  constructor(
    world: SettlersPosition,
    private readonly seat: number,
    private readonly chance: DirectedChance,
    private readonly guess: Guess,
    private readonly judge: Judge,
    private readonly chances: number,
    private readonly likes: Likes | null = null,
  ) {
    this.state = world.state;
    this.root = this.listRoot();
  }

  get isDone(): boolean {
    return this.candidates.length === this.root.length;
  }

  /** Makes about `work` moves of the search, until `most` states were looked at in all; one new state at least. */
  run(work: number, most: number): void {
    this.fuel = work;
    this.most = most;
    this.hasGained = false;
    while (!this.isDone) {
      const code = this.root[this.candidates.length] as number;
      const value = this.after(code, 0, 0);
      if (value !== value) return;
      this.candidates.push({ code, value });
    }
  }

  /** Makes a move that meets no chance, and goes on from there with all that is known already. */
  advance(code: number): void {
    applyCode(this.state, code);
    this.candidates.length = 0;
    this.root = this.listRoot();
  }

  /**
   * Builds first, the end of the turn next and luck last: whoever is hurried has looked at what matters most, and of two
   * moves that are as good the surer one is made.
   */
  private listRoot(): number[] {
    const codes = Array.from(this.stack.subarray(0, this.listCodes(0, 0, true)));
    const rank = (code: number) => ROOT_ORDER[kindOf(code)] as number;
    return codes.sort((one, other) => rank(one) - rank(other));
  }

  /** How many moves there are to choose from. */
  get choices(): number {
    return this.root.length;
  }

  /** What to do when there is no time to think at all. */
  get first(): number {
    return this.root[0] as number;
  }

  /** The moves worth looking at, from `base` on in the stack; returns how many. */
  private listCodes(base: number, used: number, isRoot: boolean): number {
    const { state, stack } = this;
    const count = legalCodes(state, offered);
    const stage = state.v[STAGE] as number;
    const mayLuck = isRoot || used < this.chances;
    let end = base;
    let lastBuild = -1;
    let payments = 0;
    for (let index = 0; index < count; index++) {
      const code = offered[index] as number;
      const kind = kindOf(code);
      if (kind === BUILD) {
        const what = code & BUILD_MASK;
        payments = what === lastBuild ? payments + 1 : 1;
        lastBuild = what;
        if (payments > PAYMENTS) continue;
      } else if (stage === LAYING || stage === TAKING) {
        // Card by card is never worse than several at once: each is seen before the next.
        if (kind !== DRAW && kind !== GIVE_BACK) continue;
      } else if (kind === LAY || kind === USE_GUILD) {
        if (!mayLuck) continue;
      } else if (kind === TAKE_BLIND || kind === OPEN_HAND) {
        if (!mayLuck || (secondOf(code) > 1 && !isRoot)) continue;
      }
      stack[end++] = code;
    }
    return end - base;
  }

  /** The value of the state as it stands, if the seat goes on as well as it can. */
  private best(used: number, base: number): number {
    const { state } = this;
    const stage = state.v[STAGE] as number;
    if (stage === OVER) return state.v[WINNER] === this.seat ? 1 : 0;
    if (stage === ATTACK && state.v[ATTACKED] !== this.seat) return this.discardOfOther(used, base);
    const key = this.key(used);
    const known = this.memory.get(key);
    if (known !== undefined) return known;
    const begun = this.begun.get(key);
    if (begun === undefined) {
      if (this.hasGained && (this.fuel <= 0 || this.nodes >= this.most)) return UNFINISHED;
      this.hasGained = true;
      this.nodes++;
    }
    const count = this.listCodes(base, used, false);
    let best = begun?.best ?? -1;
    for (let index = begun?.next ?? 0; index < count; index++) {
      const value = this.after(this.stack[base + index] as number, used, base + count);
      if (value !== value) {
        this.begun.set(key, { next: index, best });
        return UNFINISHED;
      }
      if (value > best) best = value;
    }
    if (begun !== undefined) this.begun.delete(key);
    this.memory.set(key, best);
    return best;
  }

  private after(code: number, used: number, base: number): number {
    const { state } = this;
    switch (kindOf(code)) {
      case END_TURN:
        return this.judged();
      case DRAW:
        return this.drawn(code, used, base);
      case TAKE_BLIND:
      case USE_GUILD:
        return this.takenBlind(code, used, base);
      case OPEN_HAND:
        return this.opened(code, used, base);
      case CHOOSE:
        return this.chosen(code, used, base);
      case BUILD:
        return firstOf(code) === CITY ? this.city(code, used, base) : this.played(code, used, base);
      default:
        // A discard of another seat's turn is judged as if one's own turn had ended.
        if (state.v[STAGE] === ATTACK && state.v[TURN_OF] !== this.seat) return this.discarded(code, base);
        return this.played(code, used, base);
    }
  }

  private judged(): number {
    this.fuel -= JUDGING;
    return this.judge(this.state, this.seat);
  }

  private played(code: number, used: number, base: number): number {
    this.fuel--;
    applyCode(this.state, code);
    const value = this.best(used, base);
    this.state.undoMove();
    const liked = this.likes?.[kindOf(code)];
    return value - EFFORT + (liked === undefined ? 0 : liked * room(value));
  }

  private discarded(code: number, base: number): number {
    const { state } = this;
    applyCode(state, code);
    const isMore = state.v[STAGE] === ATTACK && state.v[ATTACKED] === this.seat;
    const value = isMore ? this.best(0, base) : this.judged();
    state.undoMove();
    return value;
  }

  /** Which card another seat discards is its own affair, and how many it keeps is all that is looked at. */
  private discardOfOther(used: number, base: number): number {
    legalCodes(this.state, offered);
    return this.played(offered[0] as number, used, base);
  }

  private drawn(code: number, used: number, base: number): number {
    const { state } = this;
    const { v } = state;
    const laid = v[LAID] as number;
    const isRefilled = (v[PILE_TOTAL] as number) < laid;
    if (laid > 1) return this.averageOver(code, this.guess.decks, used, base);
    const total = v[DISCARD_TOTAL] as number;
    let sum = 0;
    for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
      const odds = isRefilled ? (v[DISCARDS + kind] as number) / total : (this.guess.pool[kind] as number);
      if (odds === 0) continue;
      const value = this.brought(kind, code, used, base);
      if (value !== value) return UNFINISHED;
      sum += odds * value;
    }
    return sum;
  }

  private brought(kind: number, code: number, used: number, base: number): number {
    this.one[0] = kind;
    this.chance.bring(this.one);
    return this.played(code, used + 1, base);
  }

  private takenBlind(code: number, used: number, base: number): number {
    const from = firstOf(code);
    if (kindOf(code) === TAKE_BLIND && secondOf(code) > 1) {
      return this.averageOver(code, this.guess.hands[from] as readonly number[][], used, base);
    }
    const odds = this.guess.odds[from] as readonly number[];
    let sum = 0;
    for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
      if (odds[kind] === 0) continue;
      const value = this.brought(kind, code, used, base);
      if (value !== value) return UNFINISHED;
      sum += (odds[kind] as number) * value;
    }
    return sum;
  }

  private averageOver(code: number, draws: readonly (readonly number[])[], used: number, base: number): number {
    let sum = 0;
    for (const cards of draws) {
      this.chance.bring(cards);
      const value = this.played(code, used + 1, base);
      if (value !== value) return UNFINISHED;
      sum += value;
    }
    return sum / draws.length;
  }

  /** A hand that will be seen before one chooses from it. */
  private opened(code: number, used: number, base: number): number {
    const { v } = this.state;
    const at = playerAt(firstOf(code));
    const truth = v.slice(at, at + RESOURCE_COUNT);
    let sum = 0;
    for (let sample = 0; sample < FEW; sample++) {
      v.fill(0, at, at + RESOURCE_COUNT);
      for (const kind of this.guess.hands[firstOf(code)]?.[sample] ?? []) v[at + kind] = (v[at + kind] as number) + 1;
      const value = this.played(code, used + 1, base);
      v.set(truth, at);
      if (value !== value) return UNFINISHED;
      sum += value;
    }
    return sum / FEW;
  }

  /** The chosen card, and the others blind. */
  private chosen(code: number, used: number, base: number): number {
    this.chance.bring(this.guess.hands[this.state.v[PARTNER] as number]?.[0] ?? []);
    return this.played(code, used, base);
  }

  private city(code: number, used: number, base: number): number {
    const { state, chance } = this;
    const attacks = state.v[UNSEEN] as number;
    const marketDays = state.v[UNSEEN + 1] as number;
    let sum = 0;
    if (attacks > 0) {
      chance.nextSide = 0;
      const value = this.played(code, used, base);
      if (value !== value) return UNFINISHED;
      sum += attacks * value;
    }
    if (marketDays > 0) {
      chance.nextSide = 1;
      chance.bring(this.guess.decks[0] as readonly number[]);
      const value = this.played(code, used, base);
      if (value !== value) return UNFINISHED;
      sum += marketDays * value;
    }
    return sum / (attacks + marketDays);
  }

  /**
   * Fifty-two bits that stand for all that can differ between two states of one turn. Written out and not asked from
   * `core/hash`: it is the innermost loop of the search, and takes both sums in one walk.
   */
  private key(used: number): number {
    const { state, seat } = this;
    const { v } = state;
    let low = used + 1;
    let high = 0x9e3779b9;
    for (let index = 0; index < PILE; index++) {
      if (index === REVERSIBLE) continue;
      const value = v[index] as number;
      low = Math.imul(low ^ value, 0x01000193);
      high = Math.imul(high + value, 0x85ebca6b) ^ (low >>> 15);
    }
    for (let other = 0; other < state.seats; other++) {
      const at = PLAYERS + other * PLAYER_SIZE;
      // Hands of others matter only while one is open to choose from.
      const from = other === seat || v[STAGE] === CHOOSING ? at : at + CARDS;
      for (let index = from; index < at + PLAYER_SIZE; index++) {
        const value = v[index] as number;
        low = Math.imul(low ^ value, 0x01000193);
        high = Math.imul(high + value, 0x85ebca6b) ^ (low >>> 15);
      }
    }
    return (low >>> 0) * 0x100000 + (high >>> 12);
  }
}

/** Moves after which a plan has to be thought over, because they bring something new. */
export function meetsChance(code: number): boolean {
  switch (kindOf(code)) {
    case DRAW:
    case TAKE_BLIND:
    case OPEN_HAND:
    case CHOOSE:
    case USE_GUILD:
    case END_TURN:
      return true;
    case BUILD:
      return firstOf(code) === CITY;
    default:
      return false;
  }
}
