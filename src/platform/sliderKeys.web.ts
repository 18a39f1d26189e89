import type { KeyboardEvent } from 'react';

import type { SliderSteps } from './sliderSteps';

const PAGE = 10;

/** The keys that every slider of the web knows. */
export function sliderKeys({ step, first, last }: SliderSteps): object {
  const keys: Record<string, () => void> = {
    ArrowRight: () => step(1),
    ArrowUp: () => step(1),
    ArrowLeft: () => step(-1),
    ArrowDown: () => step(-1),
    PageUp: () => step(PAGE),
    PageDown: () => step(-PAGE),
    Home: first,
    End: last,
  };
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const act = keys[event.key];
      if (act === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
  };
}
