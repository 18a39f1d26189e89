import type { Position } from '@/core/game';
import type { GameRecord, RecordFailure } from '@/core/record';
import { ok, type Result } from '@/core/result';
import { replay } from '@/games';

import type { Happening } from './types';

export interface History {
  readonly record: GameRecord;
  readonly position: Position;
  readonly happenings: readonly Happening[];
}

/** All that happened in a record, move by move. Never throws: a wrong record is answered with what is wrong. */
export function relive(
  record: GameRecord,
  onMove?: (happening: Happening, position: Position) => void,
): Result<History, RecordFailure> {
  const begun = replay({ ...record, moves: [] });
  if (!begun.ok) return begun;
  const happenings: Happening[] = [];
  let seat = begun.value.position.decider;
  const played = replay(record, ({ index, move, events, position }) => {
    const happening: Happening = { index, seat, move, events, scores: position.scores(), reason: null };
    happenings.push(happening);
    seat = position.decider;
    onMove?.(happening, position);
  });
  if (!played.ok) return played;
  return ok({ record: played.value.record, position: played.value.position, happenings });
}
