import type { ArtTheme } from '@/board/art/palette';

/** What can be chosen in the gallery; apart from the pictures, so that choosing needs no painter. */
export const SECTIONS = ['classic', 'hunters', 'cards', 'pieces', 'faces', 'posters'] as const;
export type Section = (typeof SECTIONS)[number];

export const THEMES = ['day', 'dusk', 'contrastLight', 'contrastDark'] as const satisfies readonly ArtTheme[];

export const SIZES = ['small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];

/** Pictures side by side on a phone: the four turns of a tile or kinds of a piece in one row, or fewer and larger. */
export function columnsFor(section: Section, size: Size, isTablet: boolean): number {
  if (section === 'posters') return 1;
  const columns = size === 'small' ? 4 : size === 'medium' ? 2 : 1;
  return isTablet ? columns * 2 : columns;
}
