/** Controls that the system draws: plain pictures of them, enough to see that they are there and what they say. */
import type { Canvas, CanvasKit, Color } from 'canvaskit-wasm';

import type { View } from '../fabric/view';
import { colourOf } from '../text/colour';
import { objects } from './props';

const GREEN = Float32Array.of(0.2, 0.78, 0.35, 1);
const GREY = Float32Array.of(0.91, 0.91, 0.92, 1);
const WHITE = Float32Array.of(1, 1, 1, 1);
const DARK_GREY = Float32Array.of(0.6, 0.6, 0.6, 1);

export function paintSwitch(canvasKit: CanvasKit, canvas: Canvas, { props, frame }: View): void {
  const isOn = props.value === true || props.on === true;
  const [track] = objects(props.trackColor);
  const asked = isOn
    ? (props.onTintColor ?? props.trackColorForTrue ?? track?.true)
    : (props.tintColor ?? props.trackColorForFalse ?? track?.false);
  const round = frame.height / 2;
  const paint = new canvasKit.Paint();
  paint.setAntiAlias(true);
  paint.setColor(colourOf(asked) ?? (isOn ? GREEN : GREY));
  canvas.drawRRect(canvasKit.RRectXY(canvasKit.XYWHRect(0, 0, frame.width, frame.height), round, round), paint);
  paint.setColor(colourOf(props.thumbTintColor ?? props.thumbColor) ?? WHITE);
  canvas.drawCircle(isOn ? frame.width - round : round, round, Math.max(0, round - 2), paint);
  paint.delete();
}

export function paintSpinner(canvasKit: CanvasKit, canvas: Canvas, { props, frame }: View): void {
  if (props.animating === false) return;
  const size = Math.min(frame.width, frame.height, props.size === 'large' ? 36 : 20);
  const paint = new canvasKit.Paint();
  paint.setAntiAlias(true);
  paint.setStyle(canvasKit.PaintStyle.Stroke);
  paint.setStrokeWidth(size / 8);
  const colour: Color = colourOf(props.color) ?? DARK_GREY;
  paint.setColor(colour);
  const x = (frame.width - size) / 2;
  const y = (frame.height - size) / 2;
  const inset = size / 16;
  canvas.drawArc(canvasKit.LTRBRect(x + inset, y + inset, x + size - inset, y + size - inset), 0, 270, false, paint);
  paint.delete();
}
