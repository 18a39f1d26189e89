/** When the touch that is being handled took place. Touches wait while a page is busy; the browser's event knows when they were. */
export function touchTime(): number {
  return performance.timeOrigin + (window.event?.timeStamp ?? performance.now());
}
