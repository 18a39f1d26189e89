import type { ArtTheme } from '@/board/art/palette';
import type { Words } from '@/i18n';

import { cardExhibition } from './cards';
import type { Exhibition } from './exhibits';
import { playerExhibition } from './players';
import type { Room } from './rooms';
import { tileExhibition } from './tiles';

const EXHIBITIONS: Readonly<Record<Room, (theme: ArtTheme, words: Words, heroRatio: number) => Exhibition>> = {
  classic: (...wishes) => tileExhibition('classic', ...wishes),
  hunters: (...wishes) => tileExhibition('hunters', ...wishes),
  cards: cardExhibition,
  players: playerExhibition,
};

/** What hangs in a room, in this light. */
export function exhibitionOf(room: Room, theme: ArtTheme, words: Words, heroRatio: number): Exhibition {
  return EXHIBITIONS[room](theme, words, heroRatio);
}
