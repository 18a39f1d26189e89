import type { Theme } from '@/ui/look/theme';

import type { ArtTheme } from './art/palette';

/** The art that belongs to the theme of the app. */
export function artThemeOf({ scheme, isHighContrast }: Pick<Theme, 'scheme' | 'isHighContrast'>): ArtTheme {
  if (isHighContrast) return scheme === 'dark' ? 'contrastDark' : 'contrastLight';
  return scheme === 'dark' ? 'dusk' : 'day';
}
