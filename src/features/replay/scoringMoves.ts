import { gameOf } from '@/games';
import { linesOf, type Review } from '@/match/review';

/** Moves that gave somebody points, with the score line that got most: the marks over the slider. */
export function scoringMoves({
  record,
  told,
}: Review): { readonly moves: number; readonly player: number; readonly points: number }[] {
  const game = gameOf(record.game);
  return told.flatMap((move) => {
    const gains = new Map<number, number>();
    for (const { players, points } of linesOf(game, move)) {
      if (points > 0) for (const player of players) gains.set(player, (gains.get(player) ?? 0) + points);
    }
    const [best] = [...gains].sort((one, other) => other[1] - one[1]);
    return best === undefined ? [] : [{ moves: move.index + 1, player: best[0], points: best[1] }];
  });
}
