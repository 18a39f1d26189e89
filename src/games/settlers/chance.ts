import { Rng } from '@/core/rng';

import { RESOURCE_COUNT } from './layout';
import { CITY_EVENTS, RESOURCES, type CityEvent, type Resource } from './types';

/** Enough to bring a source of chance back to where it was. */
export type ChanceMark = readonly number[];

/**
 * Everything in this game that nobody decides. A position asks here and nowhere else, so that the same rules play from a
 * seed and from a game written out in full.
 *
 * Cards of a kind are alike and hidden cards have no known order, so it is the same to shuffle first and look later, or to
 * decide each card when it is seen. This game does the second: what is hidden then is only counts.
 */
export interface Chance {
  /** One of the cards counted in `counts[offset…offset + 4]`, `total` in all and at least one. */
  card(counts: Int16Array, offset: number, total: number): number;
  /** The side of a new city: 0 for one of the robber attacks, 1 for one of the market days. */
  side(attacks: number, marketDays: number): number;
  mark(): ChanceMark;
  reset(mark: ChanceMark): void;
  clone(): Chance;
}

export class SeededChance implements Chance {
  constructor(private rng: Rng) {}

  static fromSeed(seed: number): SeededChance {
    return new SeededChance(Rng.fromSeed(seed));
  }

  card(counts: Int16Array, offset: number, total: number): number {
    let left = this.rng.below(total);
    for (let kind = 0; kind < RESOURCE_COUNT - 1; kind++) {
      left -= counts[offset + kind] as number;
      if (left < 0) return kind;
    }
    return RESOURCE_COUNT - 1;
  }

  side(attacks: number, marketDays: number): number {
    return this.rng.below(attacks + marketDays) < attacks ? 0 : 1;
  }

  mark(): ChanceMark {
    return this.rng.state();
  }

  reset(mark: ChanceMark): void {
    this.rng = Rng.fromState(mark);
  }

  clone(): SeededChance {
    return new SeededChance(this.rng.clone());
  }
}

/**
 * Chance as somebody wrote it down. State what comes next, play, then ask `complaint`.
 * A card that cannot be drawn where it is needed is replaced by one that can, so that rules never meet a half-done draw;
 * the complaint remains.
 */
export class ScriptedChance implements Chance {
  private stated = [0, 0, 0, 0, 0];
  private statedSide = 0;
  private impossible: string | null = null;

  /** The cards that will be drawn, in any order, and the side of the next city. */
  state(cards: readonly number[], side = 0): void {
    this.stated = [...cards];
    this.statedSide = side;
    this.impossible = null;
  }

  /** Why what was stated cannot have happened, or null. */
  complaint(): string | null {
    if (this.impossible !== null) return this.impossible;
    return this.stated.some((count) => count > 0) ? 'more cards are stated than were drawn' : null;
  }

  /**
   * The stated cards have no order, and around a refill they come from two piles. Handing out any stated card that is here
   * is exact: the cards left before the refill must all be among the stated ones anyway.
   */
  card(counts: Int16Array, offset: number): number {
    let fallback = 0;
    for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
      if ((counts[offset + kind] as number) === 0) continue;
      fallback = kind;
      const stated = this.stated[kind] as number;
      if (stated === 0) continue;
      this.stated[kind] = stated - 1;
      return kind;
    }
    this.impossible = 'a stated card cannot have been drawn there';
    return fallback;
  }

  side(attacks: number, marketDays: number): number {
    if ((this.statedSide === 0 ? attacks : marketDays) > 0) return this.statedSide;
    this.impossible = 'no city side with this event is left';
    return 1 - this.statedSide;
  }

  mark(): ChanceMark {
    return [...this.stated, this.statedSide];
  }

  reset(mark: ChanceMark): void {
    this.state(mark.slice(0, RESOURCE_COUNT), mark[RESOURCE_COUNT]);
  }

  clone(): ScriptedChance {
    const copy = new ScriptedChance();
    copy.reset(this.mark());
    copy.impossible = this.impossible;
    return copy;
  }
}

/** What comes first; everything after it is left to a seed. */
export interface Prepared {
  /** In the order in which they are drawn, from wherever a card is drawn. */
  readonly cards?: readonly Resource[];
  readonly events?: readonly CityEvent[];
}

/** Chance as somebody prepared it for a table that others play at. A card that is not where one is drawn waits for its turn. */
export class PreparedChance implements Chance {
  private constructor(
    private readonly prepared: Prepared,
    private readonly rest: SeededChance,
    private cards: number,
    private events: number,
  ) {}

  static of(prepared: Prepared): PreparedChance {
    return new PreparedChance(prepared, SeededChance.fromSeed(0), 0, 0);
  }

  card(counts: Int16Array, offset: number, total: number): number {
    const next = this.prepared.cards?.[this.cards];
    const kind = next === undefined ? -1 : RESOURCES.indexOf(next);
    if (kind < 0 || (counts[offset + kind] as number) === 0) return this.rest.card(counts, offset, total);
    this.cards++;
    return kind;
  }

  side(attacks: number, marketDays: number): number {
    const next = this.prepared.events?.[this.events];
    const side = next === undefined ? -1 : CITY_EVENTS.indexOf(next);
    if (side < 0 || [attacks, marketDays][side] === 0) return this.rest.side(attacks, marketDays);
    this.events++;
    return side;
  }

  mark(): ChanceMark {
    return [this.cards, this.events, ...this.rest.mark()];
  }

  reset([cards = 0, events = 0, ...rest]: ChanceMark): void {
    this.cards = cards;
    this.events = events;
    this.rest.reset(rest);
  }

  clone(): PreparedChance {
    return new PreparedChance(this.prepared, this.rest.clone(), this.cards, this.events);
  }
}
