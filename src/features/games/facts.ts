import type { GameId } from '@/core/game';
import { rowOf, seatsOf } from '@/features/rows';
import type { Words } from '@/i18n';

/** What a card says of a game: seats, and the time that the fewest and the most of them take. */
export function seatsAndTime({ t }: Words, game: GameId): string {
  const { min, max } = seatsOf(game);
  const [least, most] = [rowOf(game).minutes(min), rowOf(game).minutes(max)];
  if (max === 1) return t('games.soloAndTime', { minutes: most });
  return t('games.playersAndTime', { min, max, minutes: least === most ? most : `${least}–${most}` });
}
