import { readPixels } from './pixels';

/** How bright a screenshot is on average, from 0 (black) to 255: what tells a dark theme on any device. */
export function brightness(file: string): number {
  const { rgb } = readPixels(file);
  return rgb.reduce((sum, value) => sum + value, 0) / rgb.length;
}
