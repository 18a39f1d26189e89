/** The vocabulary of the card game. Lists come first; types are derived from them, so that both cannot drift apart. */

export const RESOURCES = ['brick', 'lumber', 'ore', 'wool', 'grain'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Some cards: positive counts only, in the order of `RESOURCES`, so that equal bundles are equal JSON. */
export type Bundle = Readonly<Partial<Record<Resource, number>>>;

export const BUILDS = ['road', 'knight', 'settlement', 'city', 'expansion'] as const;
export type Build = (typeof BUILDS)[number];

export const EXPANSIONS = ['library', 'church', 'citadel', 'townHall', 'university', 'merchantGuild'] as const;
export type Expansion = (typeof EXPANSIONS)[number];

export const CITY_EVENTS = ['robberAttack', 'marketDay'] as const;
export type CityEvent = (typeof CITY_EVENTS)[number];

/** White arrows point clockwise, black ones the other way. */
export const DESTINIES = ['white', 'black'] as const;
export type Destiny = (typeof DESTINIES)[number];

export const EVENT_PROFILES = ['tenFive', 'elevenFour'] as const;
export type EventProfile = (typeof EVENT_PROFILES)[number];

export const CITY_BUILDS = ['separate', 'shared'] as const;

export const TARGETS = [8, 10, 12] as const;

export interface SettlersOptions {
  /** How many robber attacks and market days one copy of the game holds; sources disagree by one card. */
  readonly events: EventProfile;
  /** `shared`: a settlement and a city count as the same build, so that only one of them fits in a turn. */
  readonly cityBuild: (typeof CITY_BUILDS)[number];
  /** Points that win. */
  readonly target: (typeof TARGETS)[number];
}

interface Payment {
  /** Everything that goes from the hand to the discards. */
  readonly paid: Bundle;
  /** The card of the price that the University leaves out. */
  readonly discount: Resource | null;
}

/**
 * A trade is several moves, so that its private part can be taken back until something hidden was seen:
 * - pile: `lay` one or more, then `draw` as many;
 * - market: `takeOpen` one or more, then `giveBack` as many;
 * - a player: `takeBlind` some (with a Library: `openHand`, then `choose`), then `giveBack` as many.
 */
export type SettlersMove =
  | { readonly type: 'lay'; readonly card: Resource }
  | { readonly type: 'draw' }
  | { readonly type: 'takeOpen'; readonly card: Resource }
  | { readonly type: 'takeBlind'; readonly from: number; readonly cards: number }
  | { readonly type: 'openHand'; readonly from: number; readonly cards: number }
  | { readonly type: 'choose'; readonly card: Resource }
  | { readonly type: 'giveBack'; readonly card: Resource }
  | { readonly type: 'guild'; readonly from: number }
  | ({ readonly type: 'build'; readonly what: 'road' | 'knight' | 'city' } & Payment)
  | ({ readonly type: 'build'; readonly what: 'settlement'; readonly turnDestiny: boolean } & Payment)
  | ({ readonly type: 'build'; readonly what: 'expansion'; readonly card: Expansion } & Payment)
  | { readonly type: 'discard'; readonly card: Resource }
  | { readonly type: 'endTurn' };

export type BuildMove = Extract<SettlersMove, { type: 'build' }>;

/** Where cards lie; a number is the hand of that seat. */
export type Place = number | 'pile' | 'market' | 'discards';

export type CardReason = 'trade' | 'library' | 'guild' | 'price' | 'robberAttack' | 'marketDay' | 'turnEnd';

/** What happened, for the screen, the log and the trace. Positions give the full truth; `eventsFor` hides from a seat. */
export type SettlersEvent =
  /** `cards` is null for whoever may know only how many there were. */
  | {
      readonly type: 'cardsMoved';
      readonly from: Place;
      readonly to: Place;
      readonly count: number;
      readonly cards: Bundle | null;
      readonly because: CardReason;
    }
  | { readonly type: 'handOpened'; readonly owner: number; readonly to: number; readonly cards: Bundle | null }
  | { readonly type: 'tradeEnded'; readonly seat: number; readonly with: 'pile' | 'market' | number }
  | { readonly type: 'pileRefilled'; readonly count: number }
  | {
      readonly type: 'built';
      readonly seat: number;
      readonly what: Build;
      readonly card: Expansion | null;
      readonly paid: Bundle;
      readonly discount: Resource | null;
      readonly takenFrom: number | null;
    }
  | {
      readonly type: 'scored';
      readonly seat: number;
      /** Negative for whoever loses a road or a knight. */
      readonly points: number;
      readonly total: number;
      readonly because: { readonly what: Build; readonly card: Expansion | null };
    }
  | { readonly type: 'destinyTurned'; readonly to: Destiny; readonly because: 'settlement' | 'robberAttack' }
  | {
      readonly type: 'cityRevealed';
      readonly seat: number;
      readonly event: CityEvent;
      /** False when the city won the game, which ends before its event. */
      readonly carriedOut: boolean;
    }
  | { readonly type: 'turnEnded'; readonly seat: number; readonly next: number }
  | { readonly type: 'gameWon'; readonly seat: number; readonly points: number };

/** What lies open before a player. */
export interface Estate {
  readonly roads: number;
  readonly knights: number;
  /** Settlements that are no city yet. */
  readonly settlements: number;
  /** Cities without an expansion on top. */
  readonly cities: number;
  readonly expansions: readonly Expansion[];
}

export interface PlayerView extends Estate {
  readonly cards: number;
  readonly points: number;
}

/** A trade that has begun; `owed` cards must still go back, `laid` ones wait for their draw. */
export interface TradeView {
  readonly with: 'pile' | 'market' | number;
  readonly laid: number;
  readonly owed: number;
}

export const STAGES = ['trade', 'laying', 'taking', 'giving', 'choosing', 'build', 'attack', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** All that one seat may know, as plain data. What follows from it or from memory is left to the reader. */
export interface SettlersView {
  readonly seat: number;
  readonly options: SettlersOptions;
  /** The seat on turn. */
  readonly turnOf: number;
  readonly turn: number;
  readonly decider: number;
  readonly stage: Stage;
  readonly winner: number | null;
  readonly hand: Bundle;
  readonly players: readonly PlayerView[];
  readonly market: Bundle;
  readonly discards: Bundle;
  readonly pile: number;
  readonly stacks: {
    readonly road: number;
    readonly knight: number;
    readonly settlement: number;
    readonly expansion: Readonly<Partial<Record<Expansion, number>>>;
  };
  /** City sides that nobody has seen yet: public, because everybody knows the box and saw the others. */
  readonly unseenEvents: Readonly<Record<CityEvent, number>>;
  readonly destiny: Destiny | null;
  /** Cards that the seat on turn may still trade. */
  readonly allowance: number;
  readonly trade: TradeView | null;
  /** Builds that the seat on turn has already made in this turn. */
  readonly built: readonly Build[];
  readonly used: { readonly library: boolean; readonly university: boolean; readonly merchantGuild: boolean };
  /** Cards that the decider must still discard in a robber attack. */
  readonly toDiscard: number;
  /** The hand that the Library opened to this seat in this turn, as it is now: nothing can change it unseen until the turn ends. */
  readonly opened: { readonly owner: number; readonly hand: Bundle } | null;
}
