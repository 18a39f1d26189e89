import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { isHostObject } from '../../e2e/phone/skia';
import { pixelOf, type SkiaPhone, skiaPhone } from './skiaPhone';

let phone: SkiaPhone;

beforeEach(async () => {
  phone = await skiaPhone();
});

/** Shows what the view would show. */
function pixelOfView(nativeId: number, x: number, y: number): number[] {
  const { canvasKit, skia } = phone;
  const surface = canvasKit.MakeSurface(100, 100)!;
  surface.getCanvas().drawPicture(skia.pictureOf(nativeId)!);
  const image = surface.makeImageSnapshot();
  const pixel = pixelOf(canvasKit, image, x, y);
  image.delete();
  surface.dispose();
  return pixel;
}

describe('what a host object is', () => {
  test('a name that the C++ does not export is undefined', () => {
    expect(phone.run('typeof SkiaApi.Path.Make')).toBe('function');
    expect(phone.run('SkiaApi.Path.MakeFromNowhere')).toBeUndefined();
    // The web has one, a phone has none.
    expect(phone.run('SkiaApi.MaskFilter.MakeBlur(0, 2, true).dispose')).toBeUndefined();
  });

  test('native code knows a host object from a plain one', () => {
    expect(isHostObject(phone.run('SkiaApi.Paint()'))).toBe(true);
    expect(isHostObject(phone.run('({})'))).toBe(false);
  });

  test('nothing can be set on it', () => {
    expect(() => phone.run('SkiaApi.Paint().colour = 1')).toThrow('cannot be set');
  });

  test('it names its kind as the header does, with the quotes that some headers have', () => {
    expect(phone.run('SkiaApi.Paint().__typename__')).toBe('Paint');
    expect(phone.run('SkiaApi.XYWHRect(0, 0, 1, 1).__typename__')).toBe('"Rect"');
  });

  test('what it hands out is of the realm that called', () => {
    expect(phone.run('SkiaApi.Color("red") instanceof Float32Array')).toBe(true);
    expect(phone.run('SkiaApi.Matrix().get() instanceof Array')).toBe(true);
    expect(phone.run('SkiaApi.XYWHRect(1, 2, 3, 4).width')).toBe(3);
  });

  test('a chain of calls gives the same object back', () => {
    expect(phone.run('const builder = SkiaApi.PathBuilder.Make(); builder.moveTo(1, 2) === builder')).toBe(true);
  });
});

describe('what it refuses', () => {
  test.each([
    ['SkiaApi.XYWHRect(0, 0, 1)', 'Value is undefined, expected a number'],
    ['SkiaApi.Paint().setAntiAlias(1)', 'expected a boolean'],
    ['SkiaApi.Paint().setColor("red")', 'Value is a string, expected an Object'],
    ['SkiaApi.Path.MakeFromSVGString(4)', 'expected a String'],
    ['SkiaApi.PathBuilder.Make().addPoly([{ x: 0 }], true)', 'expected a number'],
    ['SkiaApi.Paint().setShader(SkiaApi.Paint())', 'not a HostObject of desired type'],
    ['SkiaApi.Paint().setShader({})', 'not a HostObject'],
    ['SkiaApi.PathEffect.MakeDash([1, "2"], 0)', 'expected a number'],
  ])('%s', (code, message) => {
    expect(() => phone.run(code)).toThrow(message);
    expect(phone.run<boolean>(`try { ${code} } catch (error) { error instanceof Error }`)).toBe(true);
  });

  test('an explicit undefined where only a shorter call is forgiven', () => {
    phone.run('var surface = SkiaApi.Surface.Make(4, 4); var image = surface.makeImageSnapshot()');
    expect(() => phone.run('surface.getCanvas().drawImage(image, 0, 0)')).not.toThrow();
    expect(() => phone.run('surface.getCanvas().drawImage(image, 0, 0, undefined)')).toThrow('expected an Object');
  });

  test('what it cannot do, by name', async () => {
    await expect(phone.run('SkiaApi.Data.fromURI("file://nowhere")')).rejects.toThrow('not on this phone');
    expect(() => phone.run('SkiaApi.Surface.Make(2, 2).getNativeTextureUnstable()')).toThrow('not on this phone');
  });
});

describe('disposing', () => {
  test('use of a disposed object throws as on a phone, and is listed', () => {
    phone.run('var paint = SkiaApi.Paint(); paint.dispose(); paint.dispose()');
    expect(() => phone.run('paint.setAlphaf(1)')).toThrow('Attempted to access a disposed object.');
    expect(phone.skia.problems).toEqual(['JsiSkPaint.setAlphaf: JsiSkPaint is disposed']);
  });

  test('so does handing it to another call', () => {
    phone.run('var canvas = SkiaApi.Surface.Make(4, 4).getCanvas(); var paint = SkiaApi.Paint(); paint.dispose()');
    expect(() => phone.run('canvas.drawPaint(paint)')).toThrow('Attempted to access a disposed object.');
    expect(phone.skia.problems).toHaveLength(1);
  });

  test('a canvas dies with its surface, and with the picture that it recorded', () => {
    phone.run('var surface = SkiaApi.Surface.Make(4, 4); var canvas = surface.getCanvas(); surface.dispose()');
    expect(() => phone.run('canvas.save()')).toThrow('Attempted to access a disposed object.');
    phone.run('var recorder = SkiaApi.PictureRecorder(); var drawn = recorder.beginRecording()');
    phone.run('drawn.save(); recorder.finishRecordingAsPicture()');
    expect(() => phone.run('drawn.save()')).toThrow('Attempted to access a disposed object.');
  });

  test('the census counts what lives and what its pixels weigh', () => {
    const before = phone.skia.census();
    expect(before.bytes).toBe(0);
    phone.run('var surface = SkiaApi.Surface.Make(10, 20); var image = surface.makeImageSnapshot(); surface.dispose()');
    const { live, bytes, peakBytes } = phone.skia.census();
    expect(live.JsiSkImage).toBe(1);
    expect(live.JsiSkSurface).toBeUndefined();
    expect(bytes).toBe(800);
    expect(peakBytes).toBe(1600);
    phone.run('image.dispose()');
    expect(phone.skia.census().bytes).toBe(0);
  });
});

test('what JavaScript has let go is counted off when it is collected', async () => {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  phone.run(
    '(() => { for (let i = 0; i < 100; i++) SkiaApi.Surface.Make(10, 10) })(); var kept = SkiaApi.Surface.Make(10, 10)',
  );
  expect(phone.skia.census().live.JsiSkSurface).toBe(101);
  for (let turn = 0; turn < 100 && phone.skia.census().live.JsiSkSurface !== 1; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    collect();
  }
  expect(phone.skia.census().live.JsiSkSurface).toBe(1);
  expect(phone.skia.census().bytes).toBe(400);
});

describe('painting', () => {
  test('a rectangle has its colour in the pixels', () => {
    phone.run(`
      var surface = SkiaApi.Surface.Make(10, 10);
      var paint = SkiaApi.Paint();
      paint.setColor(SkiaApi.Color('#ff8000'));
      surface.getCanvas().drawRect({ x: 2, y: 2, width: 4, height: 4 }, paint);
      var image = surface.makeImageSnapshot();
    `);
    expect([...phone.run<Uint8Array>('image.readPixels(3, 3)')].slice(0, 4)).toEqual([255, 128, 0, 255]);
    expect([...phone.run<Uint8Array>('image.readPixels(7, 7)')].slice(0, 4)).toEqual([0, 0, 0, 0]);
    expect(phone.run<string>('image.encodeToBase64()').startsWith('iVBORw0KGgo')).toBe(true);
  });

  test('data is read from the address that the app gives', async () => {
    phone.skia.resolveAsset = (uri) => Buffer.from(`bytes of ${uri}`);
    const data = await phone.run<Promise<unknown>>('SkiaApi.Data.fromURI("asset://font.ttf")');
    expect(isHostObject(data)).toBe(true);
  });
});

describe('a recorder', () => {
  const RECORD = `
    var shared = { _isReanimatedSharedValue: true, name: 'variable0', value: [{ translateX: 0 }] };
    var recorder = SkiaApi.Recorder();
    recorder.savePaint({ color: 'red' }, false);
    recorder.saveCTM({ transform: shared });
    recorder.drawRect({ x: 0, y: 0, width: 10, height: 10 });
    recorder.restoreCTM();
    recorder.restorePaint();
    var picture = SkiaApi.Picture.MakePicture(null);
    var draw = () => { recorder.play(picture); SkiaViewApi.setJsiProperty(7, 'picture', picture); };
    draw();
  `;

  test('paints at the new place when a shared value has moved', () => {
    const redrawn: number[] = [];
    phone.skia.onRedraw((nativeId) => redrawn.push(nativeId));
    phone.run(RECORD);
    expect(pixelOfView(7, 5, 5)).toEqual([255, 0, 0, 255]);
    expect(pixelOfView(7, 45, 5)).toEqual([0, 0, 0, 0]);
    phone.run('shared.value = [{ translateX: 40 }]; recorder.applyUpdates([shared]); draw()');
    expect(pixelOfView(7, 5, 5)).toEqual([0, 0, 0, 0]);
    expect(pixelOfView(7, 45, 5)).toEqual([255, 0, 0, 255]);
    expect(redrawn).toEqual([7, 7]);
  });

  test('keeps an image that was disposed of after it was recorded', () => {
    phone.run(`
      var surface = SkiaApi.Surface.Make(10, 10);
      surface.getCanvas().clear(SkiaApi.Color('blue'));
      var image = surface.makeImageSnapshot();
      surface.dispose();
      var recorder = SkiaApi.Recorder();
      recorder.drawImage({ image, x: 0, y: 0, width: 10, height: 10, fit: 'fill' });
      image.dispose();
      var picture = SkiaApi.Picture.MakePicture(null);
      recorder.play(picture);
      SkiaViewApi.setJsiProperty(1, 'picture', picture);
    `);
    expect(pixelOfView(1, 5, 5)).toEqual([0, 0, 255, 255]);
    expect(phone.skia.problems).toEqual([]);
  });

  test('refuses a prop of the wrong kind, and says what it leaves out', () => {
    expect(() => phone.run('SkiaApi.Recorder().drawCircle({ r: "4" })')).toThrow('Invalid float prop value received');
    expect(() => phone.run('SkiaApi.Recorder().saveCTM({ transform: [{ translateX: "4" }] })')).toThrow(
      'expected a number',
    );
    expect(() => phone.run('SkiaApi.Recorder().drawCircle({ cx: "4", r: 4 })')).not.toThrow();
    expect(phone.skia.problems).toEqual(['drawCircle cx is left out: Invalid float prop value received']);
  });

  test('a transform that is no number is a problem', () => {
    phone.run(RECORD);
    phone.run('shared.value = [{ translateX: NaN }]; recorder.applyUpdates([shared])');
    expect(phone.skia.problems).toEqual(['saveCTM transform translateX is NaN']);
  });

  test('leaves no paint behind in Skia when it has played', () => {
    const copies = jest.spyOn(phone.canvasKit.Paint.prototype, 'copy');
    phone.run(RECORD);
    const paints = copies.mock.results.map(({ value }) => value as { isDeleted(): boolean });
    copies.mockRestore();
    expect(paints.length).toBeGreaterThan(0);
    expect(paints.every((paint) => paint.isDeleted())).toBe(true);
  });
});

describe('the views', () => {
  test('a view says its size once it is mounted', () => {
    expect(phone.run('SkiaViewApi.size(3).width')).toBe(0);
    phone.skia.setViewSize(3, { width: 30, height: 40 });
    expect(phone.run('SkiaViewApi.size(3).width')).toBe(30);
    expect(() => phone.run('SkiaViewApi.makeImageSnapshot(4)')).toThrow('No Skia View currently available.');
    expect(phone.run('SkiaViewApi.makeImageSnapshot(3).width()')).toBe(60);
  });

  test('a view that is gone shows nothing', () => {
    phone.run('SkiaViewApi.setJsiProperty(5, "picture", SkiaApi.Picture.MakePicture(null))');
    expect(phone.skia.pictureOf(5)).not.toBeNull();
    phone.skia.removeView(5);
    expect(phone.skia.pictureOf(5)).toBeNull();
  });

  test('a picture is set with three arguments', () => {
    expect(() => phone.run('SkiaViewApi.setJsiProperty(5, "picture")')).toThrow('Expected 3 arguments, got 2');
  });
});
