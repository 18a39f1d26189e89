import { useRef, type RefObject } from 'react';
import type { View } from 'react-native';

import { useWheel } from '@/platform/wheel';

import { clamp, clampCamera, scaleLimits, zoomAbout } from '../geometry';
import type { Area } from '../types';
import { cameraNow, setCamera, stopCamera, type LiveCamera, type OnRest } from './liveCamera';

/** After so many milliseconds without another turn the wheel is at rest. */
const REST = 140;

/** The wheel of a mouse and two fingers on a trackpad move the camera as fingers on the board do. */
export function useCameraWheel(
  view: RefObject<View | null>,
  live: LiveCamera,
  { onRest, takeOver }: { readonly onRest: OnRest; readonly takeOver: () => void },
  land: Area,
  free: Area | null,
): void {
  const end = useRef<ReturnType<typeof setTimeout> | null>(null);
  useWheel(view, ({ at, zoom, pan }) => {
    if (free === null) return;
    // Set at once: several turns may come in one frame, and each starts where the last one ended.
    stopCamera(live);
    live.isMovedByPlayer.set(true);
    takeOver();
    onRest(null);
    const now = cameraNow(live);
    const { smallest, largest } = scaleLimits(land, free);
    const moved = { ...now, x: now.x + pan.x, y: now.y + pan.y };
    setCamera(live, clampCamera(zoomAbout(moved, at, clamp(now.scale * zoom, smallest, largest)), land, free));
    if (end.current !== null) clearTimeout(end.current);
    end.current = setTimeout(() => onRest(cameraNow(live)), REST);
  });
}
