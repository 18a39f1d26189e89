import type { SkiaApi } from '@/board/art/skia';

/** A Skia that paints nothing: every call is counted and answered at once, so that what remains is our own code. */
export class FreeSkia {
  calls = 0;
  readonly skia: SkiaApi;

  constructor() {
    this.skia = this.makeSkia() as unknown as SkiaApi;
  }

  private makeSkia(): object {
    const bounds = { x: 0, y: 0, width: 100, height: 142 };
    const colour = Float32Array.of(0, 0, 0, 1);
    const path = this.thing(['dispose'], { getBounds: bounds });
    const pen = this.pen(path);
    const paint = this.thing([...SETTERS, 'dispose']);
    const shader = this.thing(['dispose']);
    const picture = this.thing(['dispose']);
    const image = this.thing(['dispose'], { width: 256, height: 256, makeShaderOptions: shader });
    const canvas = this.thing(STROKES, { save: 1 });
    const recorder = this.thing(['dispose'], { beginRecording: canvas, finishRecordingAsPicture: picture });
    const surface = this.thing(['flush', 'dispose'], { getCanvas: canvas, makeImageSnapshot: image });
    return {
      ...this.thing([], {
        Color: colour,
        Matrix: {},
        Paint: paint,
        Picture: picture,
        PictureRecorder: recorder,
        XYWHRect: bounds,
      }),
      ColorFilter: this.thing([], { MakeMatrix: {} }),
      MaskFilter: this.thing([], { MakeBlur: {} }),
      Path: this.thing([], { MakeFromSVGString: path }),
      PathBuilder: this.thing([], { Make: pen }),
      PathEffect: this.thing([], { MakeDash: {}, MakeDiscrete: {} }),
      Shader: this.thing([], { MakeFractalNoise: shader, MakeLinearGradient: shader }),
      Surface: this.thing([], { Make: surface }),
    };
  }

  /** A pen is the one thing whose calls are chained. */
  private pen(path: object): object {
    const pen: Record<string, () => unknown> = {};
    for (const name of MARKS) {
      pen[name] = () => {
        this.calls++;
        return pen;
      };
    }
    return Object.assign(pen, this.thing(['dispose'], { detach: path }));
  }

  private thing(silent: readonly string[], answers: Readonly<Record<string, unknown>> = {}): object {
    const made: Record<string, () => unknown> = {};
    for (const name of silent) {
      made[name] = () => {
        this.calls++;
      };
    }
    for (const [name, answer] of Object.entries(answers)) {
      made[name] = () => {
        this.calls++;
        return answer;
      };
    }
    return made;
  }
}

const SETTERS = [
  'setAlphaf',
  'setAntiAlias',
  'setBlendMode',
  'setColor',
  'setColorFilter',
  'setMaskFilter',
  'setPathEffect',
  'setShader',
  'setStrokeCap',
  'setStrokeJoin',
  'setStrokeWidth',
  'setStyle',
];
const STROKES = [
  'clear',
  'clipPath',
  'clipRect',
  'drawCircle',
  'drawOval',
  'drawPath',
  'drawPicture',
  'drawRect',
  'restore',
  'restoreToCount',
  'rotate',
  'saveLayer',
  'scale',
  'skew',
  'translate',
];
const MARKS = [
  'addArc',
  'addCircle',
  'addOval',
  'addPath',
  'addPoly',
  'addRect',
  'addRRect',
  'close',
  'cubicTo',
  'lineTo',
  'moveTo',
  'quadTo',
  'setFillType',
];
