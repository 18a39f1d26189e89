import type { ReactNode } from 'react';

import type { Build, SettlersView } from '@/games/settlers';
import type { TableSizes } from '@/table/parts/sizes';

import type { Tray } from '../tray';
import type { Dragging } from '../useDrag';
import type { Scene } from '../useScene';
import type { TableActions } from '../useTableActions';

/** What both shapes of the table are put together from. */
export interface TableParts {
  readonly scene: Scene;
  /** What is on the table at this moment: behind the scene while cards are in the air. */
  readonly view: SettlersView;
  readonly page: 'trade' | 'build';
  readonly actions: TableActions;
  readonly tray: Tray;
  readonly sizes: TableSizes;
  readonly thinking: number | null;
  readonly caption: string | null;
  /** News of the viewer's own making: an event, a turn of destiny. */
  readonly notice: string | null;
  /** A tip of somebody's first matches, or nothing. */
  readonly tip: ReactNode;
  readonly drag: Dragging;
  /** What would be built on the own display, while it is under the finger. */
  readonly invites: string | null;
  readonly onSeat: (seat: number) => void;
  readonly onStack: (what: Build) => void;
  readonly onMenu: () => void;
  /** The rules at the place that fits the moment, or at what a card is about. */
  readonly onRules: (card?: string) => void;
}

/** The other seats in the order of turns, from the viewer's left. */
export function othersOf({ people, viewer }: Scene): number[] {
  return people.slice(1).map((_, step) => (viewer + step + 1) % people.length);
}

/** What a tap on another seat would do. */
export function seatOffer({ scene, actions }: TableParts, seat: number): 'trade' | 'guild' | null {
  const { offers, pending, view } = scene;
  if (pending.stage === 'robbing') return offers.guild.includes(seat) ? 'guild' : null;
  if (view.stage === 'trade' && actions.lifted !== null && (offers.blind[seat] ?? 0) > 0) return 'trade';
  return null;
}

export function pressSeat(parts: TableParts, seat: number): void {
  const offer = seatOffer(parts, seat);
  if (offer === 'trade') parts.actions.faceSeat(seat);
  else if (offer === 'guild') parts.actions.guild(seat);
  else parts.onSeat(seat);
}
