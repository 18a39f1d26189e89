import type { Game } from '@/core/game';
import { isPerson, peopleOf } from '@/core/seat';

import type { History } from './history';
import type { MatchState } from './types';

/** A step of the intent, the last move, or one's last decision before the AI's (practice). */
type UndoKind = 'pending' | 'move' | 'takeBack';

/** What can be taken back now, and how far. */
export interface Undo {
  readonly kind: UndoKind;
  /** How many moves stay. */
  readonly keep: number;
  /** Whose decision it is that goes. */
  readonly by: number;
  /** People who must agree first. */
  readonly ask: readonly number[];
}

type Known = Pick<MatchState, 'pending' | 'viewer' | 'handOver' | 'isCalledOff'>;

/**
 * Inside the turn one takes back steps of the intent and moves that showed nobody anything. Further back lies what
 * somebody has seen: alone against the AI one may go there (for practice), between people only if all of them agree.
 */
export function undoOf(game: Game, history: History, { pending, viewer, handOver, isCalledOff }: Known): Undo | null {
  const { record, position, happenings } = history;
  if (handOver !== null || position.isOver || isCalledOff) return null;
  const isMine = position.decider === viewer && isPerson(record.seats[viewer]);
  if (isMine && game.intent.back(position, pending) !== null)
    return { kind: 'pending', keep: happenings.length, by: viewer, ask: [] };
  const last = happenings.at(-1);
  if (last === undefined) return null;
  if (last.seat === viewer && isPerson(record.seats[viewer]) && position.isReversible)
    return { kind: 'move', keep: last.index, by: viewer, ask: [] };
  const decision = lastDecision(history);
  if (decision === null) return null;
  const { index, seat } = decision;
  return { kind: 'takeBack', keep: index, by: seat, ask: peopleOf(record.seats).filter((other) => other !== seat) };
}

/** The last move that a person made. */
function lastDecision({ record, happenings }: History) {
  for (let index = happenings.length - 1; index >= 0; index--) {
    const happening = happenings[index];
    if (happening !== undefined && isPerson(record.seats[happening.seat])) return happening;
  }
  return null;
}
