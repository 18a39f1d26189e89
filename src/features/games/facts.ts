import type { GameId } from '@/core/game';
import type { Words } from '@/i18n';

/** What a card says of a game: seats and the time a usual table takes. */
export const GAME_FACTS: Record<
  GameId,
  { readonly seats: readonly [min: number, max: number]; readonly minutes: number }
> = {
  classic: { seats: [2, 5], minutes: 35 },
  solo: { seats: [1, 1], minutes: 20 },
  hunters: { seats: [2, 5], minutes: 40 },
  settlers: { seats: [2, 6], minutes: 30 },
};

export function seatsAndTime({ t }: Words, game: GameId): string {
  const { seats, minutes } = GAME_FACTS[game];
  const [min, max] = seats;
  return max === 1 ? t('games.soloAndTime', { minutes }) : t('games.playersAndTime', { min, max, minutes });
}
