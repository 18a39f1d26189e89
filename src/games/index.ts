import type { Game, GameId, Position, Tagged } from '@/core/game';
import { replayRecord, type GameTable, type RecordFailure, type Replay } from '@/core/record';
import type { Result } from '@/core/result';
import { classic } from './classic';
import { hunters } from './hunters';
import { settlers } from './settlers';
import { solo } from './solo';

/** Every game of the app: adding one here is all that plugging it in takes. */
export const games: GameTable = { classic, solo, hunters, settlers };

export function gameOf(id: GameId): Game {
  return games[id];
}

/** Plays a record from anywhere: a save, a shared code, a bug report. Never throws. */
export function replay(
  record: unknown,
  onMove?: (step: { index: number; move: Tagged; events: readonly Tagged[]; position: Position }) => void,
): Result<Replay, RecordFailure> {
  return replayRecord(games, record, onMove);
}
