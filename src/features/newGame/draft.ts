import type { Style } from '@/ai';
import type { GameId } from '@/core/game';
import { isPlainObject } from '@/core/guards';
import type { OptionSpec, OptionValue } from '@/core/options';
import { type Colour, COLOURS, type Seat } from '@/core/seat';
import { seatsOf } from '@/features/rows';
import { gameOf } from '@/games';
import type { MatchSetup } from '@/match/start';
import type { Aids } from '@/match/types';
import { tasteOf } from '@/ui/portraits';

import { seedOfCode } from './seedCode';

/** The levels that people may choose, weakest first. */
export const OFFERED_LEVELS = ['beginner', 'casual', 'strong', 'expert'] as const;
type OfferedLevel = (typeof OFFERED_LEVELS)[number];

export const LONGEST_NAME = 24;

export interface DraftSeat {
  /** Stays with the seat when it changes place. */
  readonly key: string;
  readonly name: string;
  readonly colour: Colour;
  /** Null for a person. */
  readonly ai: { readonly level: OfferedLevel; readonly style: Style } | null;
}

/** A match being set up: nothing here is impossible, and what is missing has a name (`faultOf`). */
export interface Draft {
  readonly game: GameId;
  readonly seats: readonly DraftSeat[];
  /** The key of the seat that begins; null draws lots. */
  readonly starts: string | null;
  /** Every option of the game but who begins. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly aids: Aids;
  /** What the seed is called. */
  readonly code: string;
  readonly handOver: boolean;
}

export type DraftFault =
  | { readonly fault: 'noName'; readonly seat: number }
  | { readonly fault: 'sameName'; readonly name: string }
  | { readonly fault: 'noCode' };

export function seatRange(game: GameId): readonly [min: number, max: number] {
  const { min, max } = seatsOf(game);
  return [min, max];
}

/** The options of a game that are shown as such: who begins has a row of its own. */
export function optionSpecs(game: GameId): [name: string, spec: OptionSpec<OptionValue>][] {
  const specs = Object.entries(gameOf(game).options) as [string, OptionSpec<OptionValue>][];
  return specs.filter(([name]) => name !== 'startPlayer');
}

export function newDraft(
  game: GameId,
  {
    person,
    names,
    aids,
    handOver,
    code,
  }: {
    /** The name of the first person. */
    person: string;
    /** Names for the computer's seats. */
    names: readonly string[];
    aids: Aids;
    handOver: boolean;
    code: string;
  },
): Draft {
  const [min] = seatRange(game);
  const first: DraftSeat = { key: 's0', name: person, colour: 0, ai: null };
  let draft: Draft = {
    game,
    seats: [first],
    starts: null,
    options: optionsWithin(game, 1, {}),
    aids,
    code,
    handOver,
  };
  while (draft.seats.length < min) draft = addSeat(draft, names);
  return draft;
}

/** Keeps what is possible of the given options at a table of so many seats; the rest becomes usual. */
function optionsWithin(
  game: GameId,
  seats: number,
  given: Readonly<Record<string, unknown>>,
): Record<string, OptionValue> {
  const options: Record<string, OptionValue> = {};
  for (const [name, spec] of optionSpecs(game)) {
    options[name] = spec.values(seats).find((value) => value === given[name]) ?? spec.usual;
  }
  return options;
}

export function addSeat(draft: Draft, names: readonly string[]): Draft {
  const [, max] = seatRange(draft.game);
  if (draft.seats.length >= max) return draft;
  const taken = draft.seats.map((seat) => seat.name);
  const name = names.find((free) => !taken.includes(free)) ?? '';
  const seat: DraftSeat = {
    key: freeKey(draft.seats),
    name,
    colour: freeColour(draft.seats),
    ai: { level: 'casual', style: tasteOf(name) },
  };
  return withSeats(draft, [...draft.seats, seat]);
}

export function removeSeat(draft: Draft, key: string): Draft {
  const [min] = seatRange(draft.game);
  if (draft.seats.length <= min || isLastPerson(draft, key)) return draft;
  return withSeats(
    draft,
    draft.seats.filter((seat) => seat.key !== key),
  );
}

export function moveSeat(draft: Draft, from: number, to: number): Draft {
  const seats = [...draft.seats];
  const [moved] = seats.splice(from, 1);
  if (moved === undefined) return draft;
  seats.splice(to, 0, moved);
  return { ...draft, seats };
}

export function changeSeat(draft: Draft, key: string, change: Partial<Omit<DraftSeat, 'key'>>): Draft {
  if (change.ai !== undefined && change.ai !== null && isLastPerson(draft, key)) return draft;
  if (change.colour !== undefined && ownerOfColour(draft, change.colour, key) !== null) return draft;
  return { ...draft, seats: draft.seats.map((seat) => (seat.key === key ? { ...seat, ...change } : seat)) };
}

/** Somebody has to hold the device: the last person can be neither removed nor replaced by the computer. */
export function isLastPerson({ seats }: Draft, key: string): boolean {
  return seats.every((seat) => seat.key === key || seat.ai !== null);
}

export function peopleIn({ seats }: Draft): number {
  return seats.filter((seat) => seat.ai === null).length;
}

/** Who else has a colour, or null when it is free. */
export function ownerOfColour({ seats }: Draft, colour: Colour, key: string): DraftSeat | null {
  return seats.find((seat) => seat.colour === colour && seat.key !== key) ?? null;
}

export function faultOf({ seats, code }: Draft): DraftFault | null {
  const nameless = seats.findIndex((seat) => seat.name.trim() === '');
  if (nameless >= 0) return { fault: 'noName', seat: nameless + 1 };
  const names = seats.map((seat) => seat.name.trim().toLocaleLowerCase());
  const twice = seats.find((_, index) => names.indexOf(names[index] ?? '') !== index);
  if (twice !== undefined) return { fault: 'sameName', name: twice.name.trim() };
  return seedOfCode(code) === null ? { fault: 'noCode' } : null;
}

/** The match that a draft without faults stands for. `chance` gives a number from 0 to 1, without 1. */
export function setupOf(draft: Draft, chance: () => number): MatchSetup {
  const chosen = draft.seats.findIndex((seat) => seat.key === draft.starts);
  const first = chosen >= 0 ? chosen : Math.floor(chance() * draft.seats.length);
  const seats = draft.seats.map(seatOf);
  const knowsStart = 'startPlayer' in gameOf(draft.game).options;
  return {
    game: draft.game,
    options: { ...draft.options, ...(knowsStart ? { startPlayer: first } : {}) },
    // Where the first seat always begins, the table turns until the right person sits there.
    seats: knowsStart ? seats : [...seats.slice(first), ...seats.slice(0, first)],
    seed: seedOfCode(draft.code) ?? 0,
    aids: draft.aids,
    origin: { kind: 'new' },
    hasHandOver: draft.handOver && peopleIn(draft) > 1,
  };
}

export function seatOf({ name, colour, ai }: DraftSeat): Seat {
  const seat = { name: name.trim(), colour };
  return ai === null ? seat : { ...seat, ai };
}

/** The draft that would set up the same table again, from what a match was begun with. */
export function draftOf(
  game: GameId,
  { seats, options }: { readonly seats: readonly Seat[]; readonly options: unknown },
  rest: Pick<Draft, 'aids' | 'handOver' | 'code'>,
): Draft {
  const [min, max] = seatRange(game);
  let draftSeats: readonly DraftSeat[] = [];
  for (const seat of seats.slice(0, max)) {
    const wished = COLOURS.find((colour) => colour === seat.colour);
    const isFree = wished !== undefined && draftSeats.every((other) => other.colour !== wished);
    draftSeats = [
      ...draftSeats,
      {
        key: freeKey(draftSeats),
        name: seat.name.slice(0, LONGEST_NAME),
        colour: isFree ? wished : freeColour(draftSeats),
        ai: seat.ai === undefined ? null : { level: levelOf(seat.ai.level), style: seat.ai.style as Style },
      },
    ];
  }
  const draft: Draft = {
    game,
    seats: draftSeats,
    starts: null,
    options: optionsWithin(game, draftSeats.length, isPlainObject(options) ? options : {}),
    ...rest,
  };
  return draftSeats.length >= min ? draft : addSeat(draft, []);
}

function levelOf(level: string): OfferedLevel {
  return OFFERED_LEVELS.find((offered) => offered === level) ?? 'casual';
}

function withSeats(draft: Draft, seats: readonly DraftSeat[]): Draft {
  return {
    ...draft,
    seats,
    starts: seats.some((seat) => seat.key === draft.starts) ? draft.starts : null,
    options: optionsWithin(draft.game, seats.length, draft.options),
  };
}

function freeKey(seats: readonly DraftSeat[]): string {
  let number = seats.length;
  while (seats.some((seat) => seat.key === `s${number}`)) number += 1;
  return `s${number}`;
}

function freeColour(seats: readonly DraftSeat[]): Colour {
  return COLOURS.find((colour) => seats.every((seat) => seat.colour !== colour)) ?? 0;
}
