/**
 * What the art needs from Skia: types, and the few enum values as numbers.
 *
 * The art modules never import Skia at run time, because the same code paints on device, in the browser (where Skia
 * loads late) and in Node; the caller brings the `Skia` factory and a canvas.
 */
import type {
  BlendMode,
  BlurStyle,
  ClipOp,
  FilterMode,
  MipmapMode,
  PaintStyle,
  Skia,
  StrokeCap,
  StrokeJoin,
  TileMode,
} from '@shopify/react-native-skia';

export type {
  SkCanvas,
  SkColor,
  SkImage,
  SkMaskFilter,
  SkPaint,
  SkPath,
  SkPathEffect,
  SkPicture,
  SkShader,
  SkSurface,
} from '@shopify/react-native-skia';

export type SkiaApi = typeof Skia;

// Numbers of Skia's own enums; a test compares them with the real ones, so a change of library cannot pass unseen.
export const FILL = 0 as PaintStyle;
export const STROKE = 1 as PaintStyle;
export const CAP_BUTT = 0 as StrokeCap;
export const CAP_ROUND = 1 as StrokeCap;
export const JOIN_MITER = 0 as StrokeJoin;
export const JOIN_ROUND = 1 as StrokeJoin;
export const BLUR_NORMAL = 0 as BlurStyle;
export const CLIP_DIFFERENCE = 0 as ClipOp;
export const CLIP_INTERSECT = 1 as ClipOp;
export const TILE_REPEAT = 1 as TileMode;
export const TILE_CLAMP = 0 as TileMode;
export const FILTER_LINEAR = 1 as FilterMode;
export const MIPMAP_NONE = 0 as MipmapMode;
export const MIPMAP_LINEAR = 2 as MipmapMode;
export const BLEND_SRC_OVER = 3 as BlendMode;
export const BLEND_SCREEN = 14 as BlendMode;
