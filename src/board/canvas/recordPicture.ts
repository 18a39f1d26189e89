import { Brush, type PaintBox } from '../art/brush';
import type { SkCanvas, SkPicture } from '../art/skia';

/** What is drawn, kept to be drawn again by the canvas, in board units. */
export function recordPicture(box: PaintBox, draw: (canvas: SkCanvas, brush: Brush) => void): SkPicture {
  const { skia } = box;
  const recorder = skia.PictureRecorder();
  const canvas = recorder.beginRecording(skia.XYWHRect(-200, -200, 400, 400));
  const brush = new Brush(box, canvas);
  draw(canvas, brush);
  const picture = recorder.finishRecordingAsPicture();
  brush.dispose();
  recorder.dispose();
  return picture;
}
