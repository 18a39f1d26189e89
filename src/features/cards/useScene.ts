import { colourOf } from '@/core/seat';
import type { Told } from '@/core/told';
import { useGuide } from '@/features/contract/guide';
import { CardTable, cardIntent, type CardIntent, type SettlersView } from '@/games/settlers';
import { useMatch } from '@/match/react';
import { buildOffers, type BuildOffer } from '@/table/model/builds';
import { noOffers, offersAt, type Offers } from '@/table/model/offers';
import type { Person } from '@/table/parts/Seat';

/** All that the screen may know: what the viewer sees, what the viewer may do, and who sits where. */
export interface Scene {
  readonly viewer: number;
  readonly table: CardTable;
  readonly view: SettlersView;
  readonly offers: Offers;
  readonly builds: readonly BuildOffer[];
  readonly pending: CardIntent;
  readonly people: readonly Person[];
  readonly names: readonly string[];
  /** What the viewer was told so far. */
  readonly told: readonly Told[];
  /** Whether the decision is the viewer's now. */
  readonly isMine: boolean;
}

export function useScene(): Scene {
  const table = CardTable.of(useMatch((state) => state.table));
  const pending = cardIntent(useMatch((state) => state.pending));
  const told = useMatch((state) => state.told);
  const seats = useMatch((state) => state.record.seats);
  // An intent belongs to the newest move, so it is nobody's while that is still to be shown.
  const isBehind = useMatch((state) => state.isCalledOff || state.table.ply < state.record.moves.length);
  // While somebody who teaches is being read, nobody acts.
  const isOver = useGuide()?.tray != null || isBehind;
  const people = seats.map((seat, index): Person => ({
    name: seat.name,
    player: colourOf(seat, index),
    isAi: seat.ai !== undefined,
  }));
  return sceneOf({ table, pending, people, told, isOver });
}

/** Pure, so that a test can hold it against a table that differs only in what the viewer may not know. */
export function sceneOf({
  table,
  pending,
  people,
  told,
  isOver,
}: {
  table: CardTable;
  pending: CardIntent;
  people: readonly Person[];
  told: readonly Told[];
  /** Nobody may do anything now. */
  isOver: boolean;
}): Scene {
  const { seat: viewer, view } = table;
  const offers = isOver ? noOffers(table.seats) : offersAt(table);
  const isMine = !isOver && table.decider === viewer && !table.isOver;
  return {
    viewer,
    table,
    view,
    offers,
    builds: buildOffers(table, offers),
    pending: isMine ? pending : { stage: 'idle' },
    people,
    names: people.map((person) => person.name),
    told,
    isMine,
  };
}
