import { startMembers } from './pieceStock';
import type { SeatState } from './Seat';
import type { Play } from './usePlay';

/** The score board as it is to be shown, with these points. */
export function seatStates(play: Play, scores: readonly number[]): SeatState[] {
  const { lines, position, game, thinking, mode, asked } = play;
  const last = Math.min(...scores);
  return lines.map((line) => {
    const { index } = line;
    const { members, huts } = startMembers(play.record);
    const isOwner = asked !== null && 'owner' in asked && asked.owner === index;
    return {
      ...line,
      points: scores[index] ?? 0,
      pieces: [
        { kind: 'member' as const, left: position.supply(index, 0), all: members },
        ...(huts > 0 ? [{ kind: 'hut' as const, left: position.supply(index, 1), all: huts }] : []),
      ],
      isOnTurn: mode !== 'over' && position.player === index,
      isThinking: thinking === index && game !== 'solo',
      isLast: game === 'solo' ? scores[index] === last : null,
      isLit: isOwner,
    };
  });
}
