import type { KeyboardEvent } from 'react';

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys walk through a group of choices, and the focus goes along, as in every other form of the web. */
export function useArrowKeys(onStep: (step: 1 | -1) => void): object {
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const radios = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]'));
      const index = radios.findIndex((radio) => radio === document.activeElement);
      radios[(index + step + radios.length) % radios.length]?.focus();
      onStep(step);
    },
  };
}
