import type { SettlersEvent, SettlersPosition, SettlersView } from '@/games/settlers';
import { useMatch } from '@/match/react';
import type { TablePending } from '@/match/pending/settlers';
import type { Happening } from '@/match/types';
import { buildOffers, type BuildOffer } from '@/table/builds';
import { offersTo, type Offers } from '@/table/offers';
import type { Played } from '@/table/history';
import type { Person } from '@/table/Seat';
import type { PlayerNumber } from '@/ui/tokens';

/** All that the screen may know: what the viewer sees, what the viewer may do, and who sits where. */
export interface Scene {
  readonly viewer: number;
  readonly view: SettlersView;
  readonly offers: Offers;
  readonly builds: readonly BuildOffer[];
  readonly pending: TablePending;
  readonly people: readonly Person[];
  readonly names: readonly string[];
  readonly played: readonly Played[];
  /** Whether the decision is the viewer's now. */
  readonly isMine: boolean;
}

/** The match keeps the moves and events of any game; here it is the card game's. */
export function playedOf(happenings: readonly Happening[]): readonly Played[] {
  return happenings as readonly (Happening & { events: readonly SettlersEvent[] })[];
}

export function useScene(): Scene {
  const position = useMatch((state) => state.position) as unknown as SettlersPosition;
  const viewer = useMatch((state) => state.viewer);
  const pending = useMatch((state) => state.pending) as TablePending;
  const happenings = useMatch((state) => state.happenings);
  const seats = useMatch((state) => state.record.seats);
  const isCalledOff = useMatch((state) => state.isCalledOff);
  const people = seats.map((seat, index): Person => ({
    name: seat.name,
    player: (seat.colour ?? index) as PlayerNumber,
    isAi: seat.ai !== undefined,
  }));
  return sceneOf({ position, viewer, pending, people, played: playedOf(happenings), isOver: isCalledOff });
}

/** Pure, so that a test can hold it against a position that differs only in what the viewer may not know. */
export function sceneOf({
  position,
  viewer,
  pending,
  people,
  played,
  isOver,
}: {
  position: SettlersPosition;
  viewer: number;
  pending: TablePending;
  people: readonly Person[];
  played: readonly Played[];
  isOver: boolean;
}): Scene {
  const view = position.viewFor(viewer);
  const offers = offersTo(position, isOver ? -1 : viewer);
  const isMine = !isOver && position.decider === viewer && !position.isOver;
  return {
    viewer,
    view,
    offers,
    builds: buildOffers(position, view, offers),
    pending: isMine ? pending : { stage: 'idle' },
    people,
    names: people.map((person) => person.name),
    played,
    isMine,
  };
}
