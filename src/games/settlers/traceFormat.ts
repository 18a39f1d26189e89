import type { TRACE_FORMAT, TRACE_VERSION } from '@/core/trace';

import { bundleAt } from './bundle';
import {
  DISCARD_TOTAL,
  EXPANSION_COUNT,
  EXPANSION_STACK,
  KNIGHT_STACK,
  MARKET,
  PILE_TOTAL,
  ROAD_STACK,
  SETTLEMENT_STACK,
  playerAt,
} from './layout';
import type { SettlersPosition } from './position';
import type { Bundle, CityEvent, Destiny, Expansion, Resource, SettlersOptions } from './types';
import { destinyOf } from './view';

export interface TraceStacks {
  readonly road: number;
  readonly knight: number;
  readonly settlement: number;
  readonly expansion: number;
  readonly pile: number;
  readonly discard: number;
}

/** How things stand after an entry. A city states the market in its own way. */
interface TraceStanding {
  readonly points: readonly number[];
  readonly hands: readonly Bundle[];
  readonly market?: Bundle;
  readonly destiny: Destiny | null;
  readonly stacks: TraceStacks;
}

interface TracePayment {
  readonly player: number;
  readonly type: 'build';
  readonly paid: Bundle;
  readonly discount: Resource | null;
}

export type TraceAction =
  | {
      readonly player: number;
      readonly type: 'trade';
      readonly with: 'pile' | 'market';
      readonly got: Bundle;
      readonly gave: Bundle;
    }
  | {
      readonly player: number;
      readonly type: 'trade';
      readonly with: number;
      readonly got: Bundle;
      readonly gave: Bundle;
      readonly library: boolean;
    }
  | { readonly player: number; readonly type: 'guild'; readonly from: number; readonly got: Bundle }
  | (TracePayment & { readonly what: 'road' | 'knight'; readonly takenFrom: number | null })
  | (TracePayment & { readonly what: 'settlement'; readonly turnedDestiny: boolean })
  | (TracePayment & {
      readonly what: 'city';
      readonly event: CityEvent;
      readonly discards: readonly Bundle[];
      readonly market: Bundle | null;
    })
  | (TracePayment & { readonly what: 'expansion'; readonly card: Expansion })
  | { readonly player: number; readonly type: 'draw'; readonly got: Bundle };

export type TraceEntry = TraceAction & Omit<TraceStanding, 'market'> & { readonly market?: Bundle | null };

export interface SettlersTrace {
  readonly format: typeof TRACE_FORMAT;
  readonly version: typeof TRACE_VERSION;
  readonly game: 'settlers';
  readonly players: number;
  readonly options: SettlersOptions;
  readonly setup: { readonly hands: readonly Bundle[]; readonly market: Bundle; readonly destiny: Destiny | null };
  readonly moves: readonly TraceEntry[];
  /** Only of a game that was won. */
  readonly final?: { readonly points: readonly number[]; readonly winner: number };
}

export function handsOf(position: SettlersPosition): Bundle[] {
  return position.scores().map((_, seat) => bundleAt(position.state.v, playerAt(seat)));
}

export function marketOf(position: SettlersPosition): Bundle {
  return bundleAt(position.state.v, MARKET);
}

/** Everything that an entry states after the fact, the market included. */
export function standingOf(position: SettlersPosition): Required<TraceStanding> {
  const { state } = position;
  let expansion = 0;
  for (let card = 0; card < EXPANSION_COUNT; card++) expansion += state.at(EXPANSION_STACK + card);
  return {
    points: position.scores(),
    hands: handsOf(position),
    market: marketOf(position),
    destiny: destinyOf(state),
    stacks: {
      road: state.at(ROAD_STACK),
      knight: state.at(KNIGHT_STACK),
      settlement: state.at(SETTLEMENT_STACK),
      expansion,
      pile: state.at(PILE_TOTAL),
      discard: state.at(DISCARD_TOTAL),
    },
  };
}
