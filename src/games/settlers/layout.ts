/**
 * Where each number of a position lies in its one flat array. Cards of a kind are all alike, so counts say everything:
 * also of the pile, whose order nobody knows and which is therefore decided only when a card is drawn.
 */

export const RESOURCE_COUNT = 5;
export const EXPANSION_COUNT = 6;
/** No seat, no partner. */
export const NOBODY = -1;
/** Partners of a trade that are no seats. */
export const MARKET_PARTNER = 6;
export const PILE_PARTNER = 7;

export const TURN_OF = 0;
export const STAGE = 1;
/** Cards that may still be traded in this turn. */
export const ALLOWANCE = 2;
/** With whom a trade has begun. */
export const PARTNER = 3;
/** Cards laid for the pile and not yet replaced. */
export const LAID = 4;
/** Cards taken that must still go back; while choosing, the cards that will be taken. */
export const OWED = 5;
/** The seat whose hand the Library opened in this turn. */
export const OPENED = 6;
/** Expansions used in this turn: a bit for each of `USED_…`. */
export const USED = 7;
/** Builds made in this turn: bit 1 << build. */
export const BUILT = 8;
/** The seat that must discard in a robber attack. */
export const ATTACKED = 9;
/** The step from a seat to the next one in the direction of destiny: 1 white, -1 black, 0 without the card. */
export const DESTINY = 10;
export const WINNER = 11;
/** Turns begun, the first being 1; stops counting at `MAX_TURN`. */
export const TURN = 12;
/** 1 while the last move showed nothing hidden to whoever made it. */
export const REVERSIBLE = 13;
export const PILE_TOTAL = 14;
export const DISCARD_TOTAL = 15;
export const ROAD_STACK = 16;
export const KNIGHT_STACK = 17;
export const SETTLEMENT_STACK = 18;
/** City sides that nobody has seen: robber attacks, then market days. */
export const UNSEEN = 19;
export const EXPANSION_STACK = 21;
export const MARKET = EXPANSION_STACK + EXPANSION_COUNT;
export const PILE = MARKET + RESOURCE_COUNT;
export const DISCARDS = PILE + RESOURCE_COUNT;
export const PLAYERS = DISCARDS + RESOURCE_COUNT;

/** Of each player, from `playerAt(seat)` on: five counts of the hand, then these. */
export const CARDS = 5;
export const ROADS = 6;
export const KNIGHTS = 7;
export const SETTLEMENTS = 8;
export const CITIES = 9;
/** Expansions owned: bit 1 << expansion. */
export const OWNS = 10;
export const POINTS = 11;
export const PLAYER_SIZE = 12;

export const MAX_TURN = 32_767;

export const USED_LIBRARY = 1;
export const USED_UNIVERSITY = 2;
export const USED_GUILD = 4;

/** Numbers of `EXPANSIONS`. */
export const LIBRARY = 0;
export const CHURCH = 1;
export const CITADEL = 2;
export const TOWN_HALL = 3;
export const UNIVERSITY = 4;
export const GUILD = 5;

/** Numbers of `BUILDS`. */
export const ROAD = 0;
export const KNIGHT = 1;
export const SETTLEMENT = 2;
export const CITY = 3;
export const EXPANSION = 4;

/** Numbers of `CITY_EVENTS`. */
export const ROBBER_ATTACK = 0;
export const MARKET_DAY = 1;

/** Numbers of `STAGES`. In the first and in `BUILDING` nothing is half done. */
export const TRADING = 0;
export const LAYING = 1;
export const TAKING = 2;
export const GIVING = 3;
export const CHOOSING = 4;
export const BUILDING = 5;
export const ATTACK = 6;
export const OVER = 7;

export function playerAt(seat: number): number {
  return PLAYERS + seat * PLAYER_SIZE;
}

export function sizeFor(seats: number): number {
  return PLAYERS + seats * PLAYER_SIZE;
}
