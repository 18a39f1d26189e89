import type { Color } from 'canvaskit-wasm';

/** A colour as React Native sends it: alpha, red, green and blue in one whole number, with or without a sign. */
export function colourOf(value: unknown): Color | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'number') throw new Error(`not a colour that a phone's view gets: ${JSON.stringify(value)}`);
  const channel = (shift: number) => ((value >>> shift) & 255) / 255;
  return Float32Array.of(channel(16), channel(8), channel(0), channel(24));
}
