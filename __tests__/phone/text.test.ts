import { readFileSync } from 'node:fs';

import { loadCanvasKit } from '../../e2e/phone/skia';
import { Fonts, type TextSettings, Typesetter } from '../../e2e/phone/text';
import { node, words } from './nodes';

const FIGTREE = '@expo-google-fonts/figtree/500Medium/Figtree_500Medium.ttf';
const YOUNG_SERIF = '@expo-google-fonts/young-serif/400Regular/YoungSerif_400Regular.ttf';
const BODY = { fontFamily: 'Figtree_500Medium', fontSize: 15, lineHeight: 20, includeFontPadding: false };
const SENTENCE = 'A road is complete when both of its ends are closed by a town, a village or itself.';

async function typesetter(settings: Partial<TextSettings> = {}) {
  const canvasKit = await loadCanvasKit();
  const fonts = new Fonts(canvasKit);
  fonts.register('Figtree_500Medium', readFileSync(require.resolve(FIGTREE)));
  fonts.register('YoungSerif_400Regular', readFileSync(require.resolve(YOUNG_SERIF)));
  const setter = new Typesetter(canvasKit, fonts, { platform: 'ios', pixelRatio: 3, fontScale: 1, ...settings });
  return { setter, fonts };
}

test('a line of text has its height of line, and a width in whole pixels', async () => {
  const { setter } = await typesetter();
  const { width, height, lines } = setter.measure(words('Carcassonne', BODY), 300);
  expect([height, lines]).toEqual([20, 1]);
  expect(width).toBeGreaterThan(60);
  expect(width).toBeLessThan(110);
  expect(width * 3).toBeCloseTo(Math.round(width * 3), 6);
});

test('text wraps at the width that it is given, and then takes all of it', async () => {
  const { setter } = await typesetter();
  const { width, height, lines } = setter.measure(words(SENTENCE, BODY), 200);
  expect(lines).toBe(3);
  expect(height).toBe(60);
  expect(width).toBe(200);
});

test('text set in the width that it measured does not wrap', async () => {
  const { setter } = await typesetter();
  const paragraph = words('Place and claim the road', BODY);
  const { width } = setter.measure(paragraph, 1000);
  expect(setter.measure(paragraph, width).lines).toBe(1);
});

test('numberOfLines cuts', async () => {
  const { setter } = await typesetter();
  expect(setter.measure(words(SENTENCE, { ...BODY, numberOfLines: 2 }), 200)).toEqual({
    width: 200,
    height: 40,
    lines: 2,
  });
});

test('text grows with the setting of the system, as far as it may', async () => {
  const { setter } = await typesetter({ fontScale: 2 });
  expect(setter.measure(words('Rome', BODY), 300).height).toBe(40);
  expect(setter.measure(words('Rome', { ...BODY, maxFontSizeMultiplier: 1.5 }), 300).height).toBe(30);
  expect(setter.measure(words('Rome', { ...BODY, allowFontScaling: false }), 300).height).toBe(20);
});

test('a span inside of text has a style of its own', async () => {
  const { setter } = await typesetter();
  const large = node('Text', { fontSize: 40 }, [node('RawText', { text: '12' })]);
  const mixed = node('Paragraph', { ...BODY, lineHeight: undefined }, [node('RawText', { text: 'points ' }), large]);
  const plain = words('points 12', { ...BODY, lineHeight: undefined });
  expect(setter.measure(mixed, 300).width).toBeGreaterThan(setter.measure(plain, 300).width + 15);
  expect(setter.measure(mixed, 300).height).toBeGreaterThan(40);
});

test('Android adds the padding of the font unless it is told not to, and has lines of whole pixels', async () => {
  const { setter } = await typesetter({ platform: 'android', pixelRatio: 2.625 });
  const title = { fontFamily: 'YoungSerif_400Regular', fontSize: 28 };
  const { height } = setter.measure(words('Rome', { ...title, includeFontPadding: false }), 300);
  const padded = setter.measure(words('Rome', title), 300);
  expect(padded.height).toBeGreaterThan(height);
  expect(setter.measure(words('Rome', BODY), 300).height).toBeCloseTo(Math.ceil(20 * 2.625) / 2.625, 6);
});

test('text that shrinks to fit stays on its line', async () => {
  const { setter } = await typesetter();
  const title = { ...BODY, fontSize: 40, lineHeight: undefined, numberOfLines: 1 };
  const natural = setter.measure(words('Archaeologists', title), 150).height;
  const shrunk = setter.measure(words('Archaeologists', { ...title, adjustsFontSizeToFit: true }), 150);
  expect(shrunk.lines).toBe(1);
  expect(shrunk.height).toBeLessThan(natural);
});

test('a family that was never loaded is named', async () => {
  const { setter, fonts } = await typesetter();
  setter.measure(words('Rome', { fontFamily: 'Comic' }), 300);
  expect([...fonts.missing]).toEqual(['Comic']);
});

test('a field is as high as its line, empty or not', async () => {
  const { setter } = await typesetter();
  const empty = setter.measureInput(node('TextInput', BODY), 300);
  const typed = setter.measureInput(node('TextInput', { ...BODY, text: 'Ana' }), 300);
  const named = setter.measureInput(node('TextInput', { ...BODY, placeholder: 'Your name' }), 300);
  expect([empty.height, typed.height, named.height]).toEqual([20, 20, 20]);
  expect(named.width).toBeGreaterThan(typed.width);
  expect(setter.measureInput(node('TextInput', { ...BODY, text: SENTENCE, multiline: true }), 200).height).toBe(60);
});

test('what it cannot set, it refuses', async () => {
  const { setter } = await typesetter();
  expect(() => setter.measure(words(SENTENCE, { ...BODY, numberOfLines: 1, ellipsizeMode: 'head' }), 200)).toThrow(
    'not on this phone',
  );
  expect(() => setter.measure(node('Paragraph', {}, [node('Image')]), 200)).toThrow('not on this phone');
});
