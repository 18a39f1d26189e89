import type { GameId } from '@/core/game';
import { rowOf } from '@/features/rows';
import { gameOf } from '@/games';
import type { Words } from '@/i18n';

/** What a card says of a game: seats and the time a usual table takes. */
export function seatsAndTime({ t }: Words, game: GameId): string {
  const { minutes } = rowOf(game);
  const { min, max } = gameOf(game).seats;
  return max === 1 ? t('games.soloAndTime', { minutes }) : t('games.playersAndTime', { min, max, minutes });
}
