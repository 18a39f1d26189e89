import type { Layout } from '@/ui/frame/layout';
import { SPACE } from '@/ui/look/tokens';

/** What can be chosen in the gallery, and how its walls are hung; apart from the pictures, so that neither needs paint. */
export const ROOMS = ['classic', 'hunters', 'cards', 'players'] as const;
export type Room = (typeof ROOMS)[number];

/** Wider than this one would have to turn one's head. */
const WIDEST = 1180;

export interface Hanging {
  /** Of all that hangs in a room. */
  readonly width: number;
  readonly columns: number;
  /** Of one picture among others. */
  readonly picture: number;
  /** Height over width of the large picture at the entrance: with its title it fits on the first screen. */
  readonly heroRatio: number;
}

/** Fewer and larger when the letters are large, because every picture has its words below. */
export function hangingFor({ width, height, kind, edge, insets, textScale }: Layout): Hanging {
  const free = Math.min(WIDEST, width - Math.max(edge, insets.left) - Math.max(edge, insets.right));
  const least = (kind === 'tablet' ? 196 : 150) * (1 + (textScale - 1) * 0.55);
  const columns = Math.max(1, Math.floor((free + SPACE.edge) / (least + SPACE.edge)));
  const ratio = (height * 0.46) / free;
  return {
    width: free,
    columns,
    picture: Math.floor((free - (columns - 1) * SPACE.edge) / columns),
    // A few steps only, so that a window that is drawn larger does not have everything painted anew.
    heroRatio: Math.round(Math.max(0.2, Math.min(1, ratio)) * 10) / 10,
  };
}
