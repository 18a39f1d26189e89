import type { Play } from '../usePlay';
import { startMembers } from './pieceStock';
import type { SeatState } from './Seat';

/** The score board as it is to be shown, with these points. */
export function seatStates(play: Play, scores: readonly number[]): SeatState[] {
  const { lines, table, isTeamwork, thinking, mode, asked } = play;
  const last = Math.min(...scores);
  return lines.map((line) => {
    const { index } = line;
    const { members, huts } = startMembers(play.record);
    const isOwner = asked !== null && 'owner' in asked && asked.owner === index;
    return {
      ...line,
      points: scores[index] ?? 0,
      pieces: [
        { kind: 'member' as const, left: table.supply(index, 'member'), all: members },
        ...(huts > 0 ? [{ kind: 'hut' as const, left: table.supply(index, 'hut'), all: huts }] : []),
      ],
      isOnTurn: mode !== 'over' && !table.isOver && table.player === index,
      isThinking: thinking === index && !isTeamwork,
      isLast: isTeamwork ? scores[index] === last : null,
      isLit: isOwner,
    };
  });
}
