import { useEffect, useRef } from 'react';

import { announce } from '@/platform/announce';

/**
 * Goes with a live region: says its text where live regions are silent, whenever it is another or belongs to another
 * moment. `isNews` says it at once; otherwise what is there from the beginning is read when one gets there.
 */
export function useSpoken(text: string, isNews: boolean, moment: unknown = null): void {
  const said = useRef(isNews ? null : { text, moment });
  useEffect(() => {
    if (said.current?.text === text && said.current.moment === moment) return;
    said.current = { text, moment };
    if (text !== '') announce(text);
  }, [text, moment]);
}
