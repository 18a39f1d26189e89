import type { Position, Table } from '@/core/game';
import type { Begin, GameRecord, RecordFailure, ReplayedMove } from '@/core/record';
import { ok, type Result } from '@/core/result';
import { NOBODY, tellAll, type Happening, type Told } from '@/core/told';
import { gameOf, replay } from '@/games';

/** A record with all that happened in it: the truth, from which everybody is told their part. */
export interface History {
  readonly record: GameRecord;
  /** After the last move. */
  readonly position: Position;
  readonly happenings: readonly Happening[];
}

/** All that happened in a record, move by move. Never throws: a wrong record is answered with what is wrong. */
export function relive(record: GameRecord, begin?: Begin): Result<History, RecordFailure> {
  const happenings: Happening[] = [];
  const note = ({ index, seat, move, events, position }: ReplayedMove) => {
    happenings.push({ index, seat, move, events, scores: position.scores(), reason: null });
  };
  const played = replay(record, note, begin);
  if (!played.ok) return played;
  return ok({ record: played.value.record, position: played.value.position, happenings });
}

/** The position after so many moves. Positions are never changed once they are known, so this is another one. */
function positionAt(position: Position, moves: number): Position {
  if (position.ply <= moves) return position;
  const earlier = position.clone();
  while (earlier.ply > moves) earlier.undo();
  return earlier;
}

/** The table after so many moves as a seat may look at it. */
export function tableAt({ record, position }: History, moves: number, seat: number = NOBODY): Table {
  return gameOf(record.game).tableFor(positionAt(position, moves), seat);
}

/** What a seat may be told of the first so many moves. */
export function toldTo(
  { record, happenings }: History,
  seat: number = NOBODY,
  moves = happenings.length,
): readonly Told[] {
  return tellAll(gameOf(record.game), seat, happenings.slice(0, moves));
}

/** The table of a record after its moves, as it lies open to all; null where the record cannot be played. */
export function lastTable(record: GameRecord): Table | null {
  const played = replay(record);
  return played.ok ? played.value.game.tableFor(played.value.position, NOBODY) : null;
}
