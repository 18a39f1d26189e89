import type { GameId, Outcome, Position } from '@/core/game';
import type { GameRecord, RecordFailure } from '@/core/record';
import { ok, type Result } from '@/core/result';
import { pointLines, SettlersPosition, type Build, type Expansion, type SettlersEvent } from '@/games/settlers';
import type { Reason, SegmentRef, TileEvent } from '@/games/tiles/types';

import { relive } from './history';
import type { Happening } from './types';

/** What points were given for: features on the land, builds in the card game, or what everybody begins with. */
export type PointKind = Reason['feature'] | Build | 'start';

/** Points that were given once, to everybody of the list. */
export interface PointLine {
  /** The move that brought them; −1 for what everybody begins with. */
  readonly index: number;
  /** Score lines: seats, or colours in solo. */
  readonly players: readonly number[];
  /** Negative for whoever loses a road or a knight. */
  readonly points: number;
  readonly kind: PointKind;
  /** Where the feature can be found on the final land; null in the card game. */
  readonly at: SegmentRef | null;
  readonly reason: Reason | null;
  readonly card: Expansion | null;
  /** Given when the game was over. */
  readonly isFinal: boolean;
}

/** A row of the table of points: how much each score line owes to one kind. */
export interface KindRow {
  readonly kind: PointKind;
  readonly points: readonly number[];
}

export interface Review {
  readonly record: GameRecord;
  /** The position after the last move. */
  readonly position: Position;
  readonly happenings: readonly Happening[];
  /** Points of every score line at the start and after each move: one entry more than there are moves. */
  readonly scores: readonly (readonly number[])[];
  readonly lines: readonly PointLine[];
  /** Points by kind; every column sums to the score. Kinds that gave nobody anything are left out. */
  readonly rows: readonly KindRow[];
  /** Where a graph has its steps, as counts of moves: every move on the land, every round of the card game. */
  readonly steps: readonly number[];
  /** What brought one score line most, the final count left out: a move, or in the card game a whole turn. */
  readonly biggest: Biggest | null;
  /** Moves after which others led than before. */
  readonly leads: readonly { readonly index: number; readonly leaders: readonly number[] }[];
  readonly outcome: Outcome | null;
}

export interface Biggest {
  /** The first move of it. */
  readonly from: number;
  /** The last move of it that scored. */
  readonly index: number;
  readonly player: number;
  readonly points: number;
}

const KINDS: Readonly<Record<GameId, readonly PointKind[]>> = {
  classic: ['city', 'road', 'cloister', 'field'],
  solo: ['start', 'city', 'road', 'cloister', 'follower'],
  hunters: ['forest', 'river', 'hut', 'meadow'],
  settlers: ['settlement', 'city', 'expansion', 'road', 'knight'],
};

/** Looks back at a record: who got what for what, who led when. Never throws. */
export function reviewRecord(record: GameRecord): Result<Review, RecordFailure> {
  const begun = relive({ ...record, moves: [] });
  if (!begun.ok) return begun;
  const lived = relive(record);
  if (!lived.ok) return lived;
  const { position, happenings } = lived.value;
  const first = begun.value.position.scores();
  const scores = [first, ...happenings.map((happening) => happening.scores)];
  const lines = [...startLines(record.game, first), ...happenings.flatMap(linesOf)];
  return ok({
    record: lived.value.record,
    position,
    happenings,
    scores,
    lines,
    rows: rowsOf(record.game, position, lines),
    steps: stepsOf(record, happenings),
    biggest: biggestOf(record.game, happenings, lines),
    leads: leadsOf(scores),
    outcome: position.outcome(),
  });
}

function startLines(game: GameId, first: readonly number[]): PointLine[] {
  const kind = game === 'settlers' ? 'settlement' : 'start';
  return first.flatMap((points, player) => {
    if (points === 0) return [];
    return [{ index: -1, players: [player], points, kind, at: null, reason: null, card: null, isFinal: false }];
  });
}

/** The points that a move gave, each with its reason. */
export function linesOf({ index, events }: Happening): PointLine[] {
  return (events as readonly (TileEvent | SettlersEvent)[]).flatMap((event): PointLine[] => {
    if (event.type !== 'scored') return [];
    if ('seat' in event) {
      const { what, card } = event.because;
      const { points } = event;
      return [{ index, players: [event.seat], points, kind: what, at: null, reason: null, card, isFinal: false }];
    }
    if (!event.isPaid || event.points === 0) return [];
    const { because, players, points, isFinal } = event;
    const at = { x: because.x, y: because.y, segment: because.segment };
    return [{ index, players, points, kind: because.feature, at, reason: because, card: null, isFinal }];
  });
}

function rowsOf(game: GameId, position: Position, lines: readonly PointLine[]): KindRow[] {
  const totals = new Map<PointKind, number[]>();
  const give = (kind: PointKind, player: number, points: number) => {
    const row = totals.get(kind) ?? position.scores().map(() => 0);
    row[player] = (row[player] ?? 0) + points;
    totals.set(kind, row);
  };
  if (position instanceof SettlersPosition) {
    // A city counts for two where a settlement counted for one, so what lies there says more than what was gained.
    position.viewFor(0).players.forEach((estate, player) => {
      for (const { because, points } of pointLines(estate)) give(because, player, points);
    });
  } else {
    for (const { kind, players, points } of lines) for (const player of players) give(kind, player, points);
  }
  return KINDS[game].flatMap((kind) => {
    const points = totals.get(kind);
    return points === undefined || points.every((count) => count === 0) ? [] : [{ kind, points }];
  });
}

/** The move with which everything began that belongs together with each move. */
function startsOf(game: GameId, happenings: readonly Happening[]): number[] {
  if (game !== 'settlers') return happenings.map(({ index }) => index);
  let start = 0;
  return happenings.map(({ index, move }) => {
    const own = start;
    if (move.type === 'endTurn') start = index + 1;
    return own;
  });
}

/**
 * Roads and knights of the card game change hands nearly every turn: a step a turn is a scribble in which nobody sees who
 * led. How it stood after each round, when all had the same number of turns, is what they compare.
 */
function stepsOf({ game, seats }: GameRecord, happenings: readonly Happening[]): number[] {
  const starts = [...new Set(startsOf(game, happenings))].filter((moves) => moves < happenings.length);
  const every = game === 'settlers' ? seats.length : 1;
  return [...starts.filter((_, turn) => turn % every === 0), happenings.length];
}

function biggestOf(game: GameId, happenings: readonly Happening[], lines: readonly PointLine[]): Biggest | null {
  const starts = startsOf(game, happenings);
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
