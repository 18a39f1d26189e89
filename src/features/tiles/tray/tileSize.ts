import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';

import { useIsInPanel } from '../dock';
import { TILE_SIZE } from './HoldingTray';

/** The paper around the picture. */
export const MOUNT = 5;

/** Side of the tile in the tray, its mount included. */
export function useTileSize(): number {
  const { kind } = useLayout();
  if (!useIsInPanel()) return TILE_SIZE;
  return kind === 'tablet' ? 112 : 84;
}

/** Side of the picture on a mount of this size. */
export function usePictureSize(size: number): number {
  const { outline } = useTheme();
  return size - 2 * MOUNT - 2 * outline.borderWidth;
}
