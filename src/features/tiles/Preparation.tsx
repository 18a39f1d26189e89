import { useEffect } from 'react';

import { artThemeOf } from '@/board/artTheme';
import { withSkia } from '@/board/lazySkia';
import type { MatchSetup } from '@/match/start';
import { useTheme } from '@/ui/look/theme';

import { usePictureSize, useTileSize } from './tray/tileSize';

/** The table is set before anything is loaded: opening the screen must be as fast as without it. */
const STILLNESS = 400;

/** Loads the renderer and paints the first tiles of a match while its table is being set. It shows nothing. */
export function Preparation({ setup }: { setup: MatchSetup }) {
  const theme = artThemeOf(useTheme());
  const size = usePictureSize(useTileSize());
  const { game, seed, options, seats } = setup;
  /** All that the first tiles depend on. */
  const draw = JSON.stringify([game, seed, options, seats.length]);
  useEffect(() => {
    let isWanted = true;
    let callOff: (() => void) | null = null;
    const prepare = async () => {
      const { prepareTable } = await withSkia(() => import('./prepareTable'));
      if (isWanted) callOff = prepareTable(setup, theme, size);
    };
    // Without it a match begins as well, only later.
    const timer = setTimeout(() => void prepare().catch(() => undefined), STILLNESS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      callOff?.();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- names and colours of seats change no tile
  }, [draw, theme, size]);
  return null;
}
