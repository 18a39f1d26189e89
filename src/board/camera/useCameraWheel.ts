import { useRef, type RefObject } from 'react';
import type { View } from 'react-native';

import { useWheel } from '@/platform/wheel';

import { clamp, clampCamera, scaleLimits, zoomAbout } from '../geometry';
import type { Area } from '../types';
import { cameraNow, setCamera, stopCamera, type CameraRig, type OnRest } from './rig';

/** After so many milliseconds without another turn the wheel is at rest. */
const REST = 140;

/** The wheel of a mouse and two fingers on a trackpad: a hand like any other. */
export function useCameraWheel(
  view: RefObject<View | null>,
  rig: CameraRig,
  tellRest: OnRest,
  land: Area,
  free: Area | null,
): void {
  const end = useRef<ReturnType<typeof setTimeout> | null>(null);
  useWheel(view, ({ at, zoom, pan }) => {
    if (free === null) return;
    // Set at once: several turns may come in one frame, and each goes on from where the last one left.
    stopCamera(rig);
    rig.isHandled.set(true);
    tellRest(null);
    const now = cameraNow(rig);
    const { smallest, largest } = scaleLimits(land, free);
    const moved = { ...now, x: now.x + pan.x, y: now.y + pan.y };
    setCamera(rig, clampCamera(zoomAbout(moved, at, clamp(now.scale * zoom, smallest, largest)), land, free));
    if (end.current !== null) clearTimeout(end.current);
    end.current = setTimeout(() => tellRest(cameraNow(rig)), REST);
  });
}
