import type { Game, Outcome, Position, Table } from '@/core/game';
import type { Award, PointRules } from '@/core/points';
import type { GameRecord, RecordFailure } from '@/core/record';
import { ok, type Result } from '@/core/result';
import type { Happening, Told } from '@/core/told';
import { gameOf } from '@/games';

import { relive, tableAt, toldTo } from './history';

/** Points of one move, or of the start. */
export interface GivenPoints extends Award {
  /** The move that brought them; −1 for what everybody begins with. */
  readonly index: number;
}

/** A row of the table of points: how much each score line owes to one kind. */
export interface KindRow {
  readonly kind: string;
  readonly points: readonly number[];
}

export interface Review {
  readonly record: GameRecord;
  /** The table after the last move, as it lay open to all. */
  readonly table: Table;
  /** Every move as anybody may be told it. */
  readonly told: readonly Told[];
  /** Points of every score line at the start and after each move: one entry more than there are moves. */
  readonly scores: readonly (readonly number[])[];
  readonly lines: readonly GivenPoints[];
  /** Points by kind; every column sums to the score. Kinds that gave nobody anything are left out. */
  readonly rows: readonly KindRow[];
  /** Where a graph has its steps, as counts of moves: every turn, or every round where a step a turn is a scribble. */
  readonly steps: readonly number[];
  /** What brought one score line most in one turn, the final count left out. */
  readonly biggest: Biggest | null;
  /** Moves after which others led than before. */
  readonly leads: readonly { readonly index: number; readonly leaders: readonly number[] }[];
  readonly outcome: Outcome | null;
  /** The table after so many moves, as it lay open to all. */
  tableAt(moves: number): Table;
}

export interface Biggest {
  /** The first move of it. */
  readonly from: number;
  /** The last move of it that scored. */
  readonly index: number;
  readonly player: number;
  readonly points: number;
}

/** Looks back at a record: who got what for what, who led when. Never throws. */
export function reviewRecord(given: GameRecord): Result<Review, RecordFailure> {
  const lived = relive(given);
  if (!lived.ok) return lived;
  const { record, position, happenings } = lived.value;
  const game: Game = gameOf(record.game);
  const first = tableAt(lived.value, 0).scores();
  const scores = [first, ...happenings.map((happening) => happening.scores)];
  const lines = [...startLines(game.points, first), ...happenings.flatMap((happening) => linesOf(game, happening))];
  const starts = startsOf(game.points, happenings);
  return ok({
    record,
    table: tableAt(lived.value, happenings.length),
    told: toldTo(lived.value),
    scores,
    lines,
    rows: rowsOf(game.points, position, lines),
    steps: stepsOf(game.points, starts, record.seats.length),
    biggest: biggestOf(starts, lines),
    leads: leadsOf(scores),
    outcome: position.outcome(),
    tableAt: (moves) => tableAt(lived.value, moves),
  });
}

type Points = PointRules<Position, Happening['events'][number]>;

function startLines({ startKind }: Points, first: readonly number[]): GivenPoints[] {
  return first.flatMap((points, player) => {
    if (points === 0) return [];
    return [{ index: -1, players: [player], points, kind: startKind, because: null, isFinal: false }];
  });
}

/** The points that a move gave, each with its reason. */
export function linesOf(game: Game, { index, events }: Pick<Told, 'index' | 'events'>): GivenPoints[] {
  return game.points.pointsIn(events).map((line) => ({ index, ...line }));
}

function rowsOf({ kinds, standing }: Points, position: Position, lines: readonly Award[]): KindRow[] {
  const totals = new Map<string, number[]>();
  const give = (kind: string, player: number, points: number) => {
    const row = totals.get(kind) ?? position.scores().map(() => 0);
    row[player] = (row[player] ?? 0) + points;
    totals.set(kind, row);
  };
  const lying = standing(position);
  if (lying !== null) for (const { kind, player, points } of lying) give(kind, player, points);
  else for (const { kind, players, points } of lines) for (const player of players) give(kind, player, points);
  return kinds.flatMap((kind) => {
    const points = totals.get(kind);
    return points === undefined || points.every((count) => count === 0) ? [] : [{ kind, points }];
  });
}

/** The move with which everything began that belongs together with each move. */
function startsOf({ endsTurn }: Points, happenings: readonly Happening[]): number[] {
  let start = 0;
  return happenings.map(({ index, move }) => {
    const own = start;
    if (endsTurn(move)) start = index + 1;
    return own;
  });
}

function stepsOf({ pace }: Points, starts: readonly number[], seats: number): number[] {
  const every = pace === 'round' ? seats : 1;
  return [...[...new Set(starts)].filter((_, turn) => turn % every === 0), starts.length];
}

function biggestOf(starts: readonly number[], lines: readonly GivenPoints[]): Biggest | null {
  const gains = new Map<string, Biggest>();
  for (const { index, players, points, isFinal } of lines) {
    if (isFinal || index < 0) continue;
    const from = starts[index] ?? index;
    for (const player of players) {
      const key = `${from} ${player}`;
      const sofar = gains.get(key);
      const last = points > 0 ? index : (sofar?.index ?? index);
      gains.set(key, { from, index: last, player, points: points + (sofar?.points ?? 0) });
    }
  }
  let biggest: Biggest | null = null;
  for (const gain of gains.values()) if (gain.points > (biggest?.points ?? 0)) biggest = gain;
  return biggest;
}

function leadsOf(scores: readonly (readonly number[])[]): { index: number; leaders: readonly number[] }[] {
  const leads: { index: number; leaders: readonly number[] }[] = [];
  let before = leadersOf(scores[0] ?? []).join();
  scores.forEach((points, moves) => {
    const leaders = leadersOf(points);
    if (leaders.join() === before) return;
    before = leaders.join();
    leads.push({ index: moves - 1, leaders });
  });
  return leads;
}

function leadersOf(points: readonly number[]): number[] {
  const most = Math.max(...points);
  return points.flatMap((count, player) => (count === most ? [player] : []));
}
