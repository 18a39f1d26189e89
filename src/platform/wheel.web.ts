import { useEffect, useRef, type RefObject } from 'react';
import type { View } from 'react-native';

import type { WheelTurn } from './wheelTurn';

/** Pixels of a wheel's turn that double the size. */
const DOUBLING = 480;
/** A trackpad's pinch comes as a wheel with Control, in finer steps. */
const PINCH_DOUBLING = 90;
const LINE = 33;
const [NOTCH, LEAST_NOTCH] = [100, 50];

/**
 * A mouse wheel zooms, two fingers on a trackpad pan, and a pinch on it zooms. The browser does not say which device it
 * was: wheels turn by whole notches and only up and down. React listens passively, which could not keep the page from
 * zooming itself.
 */
export function useWheel(view: RefObject<View | null>, onTurn: (turn: WheelTurn) => void): void {
  const latest = useRef(onTurn);
  useEffect(() => {
    latest.current = onTurn;
  });
  useEffect(() => {
    const element = view.current as unknown as HTMLElement | null;
    if (element === null) return;
    const listen = (event: WheelEvent): void => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE;
      const [x, y] = [event.deltaX * unit, event.deltaY * unit];
      // The old property counts a notch as 120 on most systems, also where a zoomed page makes it fewer pixels.
      const { wheelDeltaY = 1 } = event as WheelEvent & { readonly wheelDeltaY?: number };
      const least = wheelDeltaY % 120 === 0 ? LEAST_NOTCH : NOTCH;
      const isWhole = x === 0 && Math.abs(y) >= least;
      const isNotch = event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL || isWhole;
      if (event.ctrlKey || event.metaKey) {
        latest.current({ at, zoom: 2 ** (-y / PINCH_DOUBLING), pan: { x: 0, y: 0 } });
      } else if (isNotch) latest.current({ at, zoom: 2 ** (-y / DOUBLING), pan: { x: 0, y: 0 } });
      else latest.current({ at, zoom: 1, pan: { x: -x, y: -y } });
    };
    element.addEventListener('wheel', listen, { passive: false });
    return () => element.removeEventListener('wheel', listen);
  }, [view]);
}
