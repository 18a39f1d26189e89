/**
 * What the card art needs from Skia: types, and the few enum values as numbers.
 *
 * The painters never import Skia at run time, because the same code paints on device, in the browser (where Skia loads
 * late) and in Node; the caller brings the factory and a canvas.
 */
import type { ClipOp, PaintStyle, Skia, StrokeCap, StrokeJoin } from '@shopify/react-native-skia';

export type { SkCanvas, SkColor, SkPaint, SkPath, SkPicture } from '@shopify/react-native-skia';

export type SkiaApi = typeof Skia;
export type Pen = ReturnType<SkiaApi['PathBuilder']['Make']>;

// Numbers of Skia's own enums; a test compares them with the real ones, so a change of library cannot pass unseen.
export const FILL = 0 as PaintStyle;
export const STROKE = 1 as PaintStyle;
export const CAP_BUTT = 0 as StrokeCap;
export const CAP_ROUND = 1 as StrokeCap;
export const JOIN_MITER = 0 as StrokeJoin;
export const JOIN_ROUND = 1 as StrokeJoin;
export const CLIP_INTERSECT = 1 as ClipOp;
