/** Every game by its name, in the order of home. With a name more, the compiler leads to all that a game needs. */
export const GAME_IDS = ['classic', 'solo', 'hunters', 'settlers'] as const;
export type GameId = (typeof GAME_IDS)[number];
