import { createContext, use, type ReactNode } from 'react';
import { useColorScheme } from 'react-native';

import type { Colour } from '@/core/seat';
import {
  BORDER,
  DEPTHS,
  PLAYERS,
  contrastDark,
  contrastLight,
  dark,
  light,
  type Depth,
  type Palette,
  type PlayerColours,
} from './tokens';

type Scheme = 'light' | 'dark';
type ThemeChoice = 'system' | Scheme;

export interface Theme {
  readonly scheme: Scheme;
  readonly isHighContrast: boolean;
  readonly colors: Palette;
  readonly depth: Readonly<Record<Depth, string | undefined>>;
  /** High contrast draws every panel and control with a border; elsewhere there is none. */
  readonly outline: { readonly borderWidth: number; readonly borderColor: string };
}

export function themeFor(scheme: Scheme, isHighContrast: boolean): Theme {
  const colors = isHighContrast ? (scheme === 'dark' ? contrastDark : contrastLight) : scheme === 'dark' ? dark : light;
  return {
    scheme,
    isHighContrast,
    colors,
    depth: DEPTHS[isHighContrast ? 'contrast' : scheme],
    outline: { borderWidth: isHighContrast ? BORDER.contrast : 0, borderColor: colors.line },
  };
}

/** A player's colours as they look in this theme: darker in high contrast, with the rim instead of deep lines at night. */
export function playerColours(theme: Theme, player: Colour): PlayerColours & { readonly edge: string } {
  const own = PLAYERS[player];
  const fill = theme.isHighContrast ? own.contrast : own.fill;
  const isDark = theme.scheme === 'dark';
  const edge = theme.isHighContrast ? (isDark ? '#FFFFFF' : '#000000') : isDark ? theme.colors.rim : own.deep;
  return { ...own, fill, edge };
}

// The default serves what stands outside the providers: the error screen of last resort.
const ThemeContext = createContext<Theme>(themeFor('light', false));

export function ThemeProvider({
  choice,
  isHighContrast,
  children,
}: {
  choice: ThemeChoice;
  isHighContrast: boolean;
  children: ReactNode;
}) {
  const system: Scheme = useColorScheme() === 'dark' ? 'dark' : 'light';
  const theme = themeFor(choice === 'system' ? system : choice, isHighContrast);
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

export function useTheme(): Theme {
  return use(ThemeContext);
}
