import { useEffect, useRef } from 'react';

/** A resource may still be on the screen for a frame after its view is gone. */
const LATER = 500;

/** Frees what a view drew with, a little after the view is gone. */
export function useFarewell(...things: readonly ({ dispose(): void } | null)[]): void {
  const farewell = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // React may take an effect down and put it up again while its view stays: then they stay too.
    clearTimeout(farewell.current);
    return () => {
      farewell.current = setTimeout(() => things.forEach((thing) => thing?.dispose()), LATER);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the list is a new one each time, the things in it stay
  }, things);
}
