import type { Game, GameId } from '@/core/game';
import {
  replayRecord,
  type Begin,
  type GameTable,
  type RecordFailure,
  type Replay,
  type ReplayedMove,
} from '@/core/record';
import type { Result } from '@/core/result';
import { classic } from './classic';
import { hunters } from './hunters';
import { settlers } from './settlers';
import { solo } from './solo';

/** Every game of the app. A screen finds what it shows of a game in that game's row (`features/rows`). */
export const games: GameTable = { classic, solo, hunters, settlers };

export function gameOf(id: GameId): Game {
  return games[id];
}

/** Plays a record from anywhere: a save, a shared code, a bug report. Never throws. */
export function replay(
  record: unknown,
  onMove?: (played: ReplayedMove) => void,
  begin?: Begin,
): Result<Replay, RecordFailure> {
  return replayRecord(games, record, onMove, begin);
}
