/** A browser shows and removes a layer at once. */
export const DO_LAYERS_TAKE_TIME = false;

/**
 * The layer on top has other content: the focus that went with the old one comes into the new one. The renderer's layer
 * draws the focus to itself whenever it hears that the focus moved.
 */
export function takeFocus(): void {
  document.dispatchEvent(new Event('focus'));
}
