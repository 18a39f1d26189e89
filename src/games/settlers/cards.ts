import {
  BUILDS,
  EXPANSIONS,
  RESOURCES,
  type Build,
  type Bundle,
  type CityEvent,
  type EventProfile,
  type Expansion,
  type Resource,
} from './types';

/**
 * The box, as data. `certain`: printed rules or card seen; `high`: two independent sources agree;
 * `medium`: one source only; `reconstructed`: inferred, nothing seen in print.
 */

/** Copies by the player symbol in the corner: always used, from three players, from four. */
export interface Copies {
  readonly base: number;
  readonly sym3: number;
  readonly sym4: number;
}

export const MIN_SEATS = 2;
export const MAX_SEATS = 6;
export const MARKET_SIZE = 5;
export const STARTING_HAND = 3;
export const BASE_DRAW = 2;
/** A robber attack cuts a hand down to this, and not to its half as in the board game (certain). */
export const SAFE_HAND = 7;
/** So many equal cards stand in for one that is lacking (certain). */
export const SUBSTITUTION = 3;

/** One copy holds 67 cards (certain). */
export const RESOURCE_CARDS: Readonly<Record<Resource, number>> = {
  brick: 11,
  lumber: 11,
  ore: 16,
  wool: 15,
  grain: 14,
};

/** Split by symbol: high. */
export const STACK_COPIES = {
  road: { base: 5, sym3: 2, sym4: 2 },
  knight: { base: 2, sym3: 2, sym4: 1 },
  settlement: { base: 7, sym3: 4, sym4: 4 },
} as const satisfies Record<string, Copies>;

/** Certain. */
const PRICES: Readonly<Record<Build, Bundle>> = {
  road: { brick: 1, lumber: 1 },
  knight: { ore: 1, wool: 1, grain: 1 },
  settlement: { brick: 1, lumber: 1, wool: 1, grain: 1 },
  city: { ore: 3, grain: 2 },
  expansion: { ore: 1, wool: 3 },
};
/** Certain: two ore on top of every other expansion. */
const TOWN_HALL: Bundle = { ...PRICES.expansion, ore: 3 };

/** What a build costs. */
export function priceOf(what: Build, card: Expansion | null): Bundle {
  return card === 'townHall' ? TOWN_HALL : PRICES[what];
}

interface ExpansionCard {
  readonly copies: Copies;
  readonly points: number;
}

export const EXPANSION_CARDS: Readonly<Record<Expansion, ExpansionCard>> = {
  /** Once a trade phase one card is chosen from an open hand (certain; copies high). */
  library: { copies: { base: 1, sym3: 0, sym4: 0 }, points: 3 },
  /** Its owner's first knight is safe (certain; second copy's symbol medium). */
  church: { copies: { base: 1, sym3: 1, sym4: 0 }, points: 3 },
  /** Its owner's first three roads are safe (certain; second copy medium). */
  citadel: { copies: { base: 1, sym3: 0, sym4: 1 }, points: 3 },
  /** Costs two ore more and has no ability but its fourth point (certain; copies high). */
  townHall: { copies: { base: 1, sym3: 0, sym4: 0 }, points: 4 },
  /** Once a turn one card of a price is left out (existence high; effect and points medium). */
  university: { copies: { base: 1, sym3: 0, sym4: 0 }, points: 3 },
  /** Once a turn one blind card of somebody with as many points or more (certain; usable while trading and building: medium). */
  merchantGuild: { copies: { base: 0, sym3: 1, sym4: 1 }, points: 3 },
};

/** Safe from theft (certain). */
export const CHURCH_KNIGHTS = 1;
export const CITADEL_ROADS = 3;

/**
 * City sides. The totals 10 and 5 come from one source, the split by symbol from another, and the `sym4` part of `tenFive`
 * is what remains (reconstructed): medium. `elevenFour` is as an owner of the Dutch edition counted them: medium.
 */
export const EVENT_COPIES: Readonly<Record<EventProfile, Readonly<Record<CityEvent, Copies>>>> = {
  tenFive: { robberAttack: { base: 5, sym3: 3, sym4: 2 }, marketDay: { base: 2, sym3: 1, sym4: 2 } },
  elevenFour: { robberAttack: { base: 5, sym3: 3, sym4: 3 }, marketDay: { base: 2, sym3: 1, sym4: 1 } },
};

/** How many of these cards are in play: five and six players add the marked cards of a second copy. */
export function inPlay(copies: Copies, seats: number): number {
  const { base, sym3, sym4 } = copies;
  let count = base;
  if (seats >= 3) count += sym3;
  if (seats >= 4) count += sym4;
  if (seats >= 5) count += sym3;
  if (seats >= 6) count += sym4;
  return count;
}

/** All resource cards of the second copy are shuffled in, whatever the number of symbols used. */
export function resourcesInPlay(resource: Resource, seats: number): number {
  return RESOURCE_CARDS[resource] * (seats >= 5 ? 2 : 1);
}

/** Points of an expansion by its number in `EXPANSIONS`. */
export const EXPANSION_POINTS: readonly number[] = EXPANSIONS.map((id) => EXPANSION_CARDS[id].points);

/** Prices as rows of five numbers; the town hall has one of its own. */
export const TOWN_HALL_ROW = BUILDS.length;
export const PRICE_ROWS: Int8Array = priceRows();

function priceRows(): Int8Array {
  const width = RESOURCES.length;
  const rows = new Int8Array((BUILDS.length + 1) * width);
  RESOURCES.forEach((resource, column) => {
    BUILDS.forEach((build, row) => {
      rows[row * width + column] = priceOf(build, null)[resource] ?? 0;
    });
    rows[TOWN_HALL_ROW * width + column] = priceOf('expansion', 'townHall')[resource] ?? 0;
  });
  return rows;
}
