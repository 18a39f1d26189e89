import type { GameId } from '@/core/game';
import { rowOf, seatsOf } from '@/features/rows';
import type { Words } from '@/i18n';

/** What a card says of a game: seats and the time a usual table takes. */
export function seatsAndTime({ t }: Words, game: GameId): string {
  const { minutes } = rowOf(game);
  const { min, max } = seatsOf(game);
  return max === 1 ? t('games.soloAndTime', { minutes }) : t('games.playersAndTime', { min, max, minutes });
}
