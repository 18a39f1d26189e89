/** Phones move between choices by swipe; only browsers send arrow keys. */
export function useArrowKeys(_onStep: (step: 1 | -1) => void): object {
  return {};
}
