/** Which part of a landscape is on its shipped picture, and where that picture lies behind a window. */
import { FRAME } from './sky';

/** In units of the frame; above it the sky has one colour. */
export const AREA = { left: -160, right: 480, top: -60, bottom: FRAME.height } as const;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place extends Size {
  readonly left: number;
  readonly top: number;
}

/** Where the picture lies behind a window of this size; null where the window shows more than is on it. */
export function placeOf({ width, height }: Size, isCropped: boolean, shift: number): Place | null {
  const across = width / FRAME.width;
  const down = height / FRAME.height;
  const scale = isCropped ? Math.max(across, down) : Math.min(across, down);
  const place = {
    left: (width - FRAME.width * scale) / 2 + (AREA.left - shift * FRAME.width) * scale,
    // A tall window gets more sky, never a bare foreground.
    top: height + (AREA.top - FRAME.height) * scale,
    width: (AREA.right - AREA.left) * scale,
    height: (AREA.bottom - AREA.top) * scale,
  };
  return place.left > 0 || place.left + place.width < width ? null : place;
}
