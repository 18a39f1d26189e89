/** When the touch that is being handled took place. Here the thread of the fingers handles it at once. */
export function touchTime(): number {
  'worklet';
  return Date.now();
}
