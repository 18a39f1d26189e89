/** A view's ref, and a switch: while it is on, the finger on that view scrolls nothing. */
export type TouchHold = readonly [watch: (node: unknown) => (() => void) | undefined, hold: (isHeld: boolean) => void];
