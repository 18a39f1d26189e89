import { useEffect } from 'react';
import { PixelRatio } from 'react-native';

import { useMotion } from '@/ui/look/motion';

import type { Area, BoardScene } from '../types';
import type { LiveCamera } from './liveCamera';

/** Keeps the gestures informed of the scene and the screen. */
export function useBoardFacts(
  live: LiveCamera,
  { legalCells, ghost }: BoardScene,
  land: Area,
  free: Area | null,
): void {
  const { isReduced } = useMotion();
  useEffect(() => {
    if (free === null) return;
    live.facts.set({
      land,
      free,
      legal: legalCells.map(({ x, y }) => ({ x, y })),
      ghost: ghost === null ? null : { x: ghost.x, y: ghost.y },
      pixelRatio: PixelRatio.get(),
      isReduced,
    });
  });
}
