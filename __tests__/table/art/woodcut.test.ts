import { Skia } from '@shopify/react-native-skia';

import { hash } from '@/core/hash';
import { chanceAt, Dice } from '@/table/art/chance';
import { flow, hatch, leaf } from '@/table/art/woodcut';

const drawn = (draw: (pen: ReturnType<typeof Skia.PathBuilder.Make>) => Generator<void, void> | void) => {
  const pen = Skia.PathBuilder.Make();
  const slices = draw(pen);
  while (slices && !slices.next().done);
  return pen.detach();
};

test('chance is the same on every engine: fixed values for fixed seeds', () => {
  expect(hash('wool')).toBe(1361061591);
  expect(chanceAt(7, 1, 2)).toBeCloseTo(0.9385627715, 9);
  const dice = new Dice(1);
  const rolls = Array.from({ length: 2000 }, () => dice.next());
  expect(Math.min(...rolls)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...rolls)).toBeLessThan(1);
  expect(rolls.reduce((a, b) => a + b) / rolls.length).toBeCloseTo(0.5, 1);
  expect(chanceAt(7, 1, 2)).not.toBe(chanceAt(7, 2, 1));
});

test('a leaf is pointed at its ends and as thick as asked in its middle', () => {
  const bounds = drawn((pen) => leaf(pen, 0, 0, 10, 0, 2)).computeTightBounds();
  expect(bounds.height).toBeCloseTo(2, 1);
  expect(bounds.width).toBeCloseTo(10, 1);
});

test('a hatch with no tone cuts nothing, and one with tone stays about its box', () => {
  const box = { x: 10, y: 10, width: 20, height: 20 };
  expect(drawn((pen) => hatch(pen, box, { angle: 30, pitch: 2, tone: 0 }, 0.2, 1)).isEmpty()).toBe(true);
  const bounds = drawn((pen) => hatch(pen, box, { angle: 30, pitch: 2, tone: 0.5 }, 0.2, 1)).computeTightBounds();
  expect(bounds.x).toBeGreaterThan(-4);
  expect(bounds.x + bounds.width).toBeLessThan(44);
});

test('a line breaks where it gets too thin', () => {
  const family = { lines: 1, steps: 10, least: 0.2, seed: 3, at: (_i: number, s: number) => [s * 100, 0] as const };
  const whole = drawn((pen) => flow(pen, { ...family, width: () => 1 }));
  const broken = drawn((pen) => flow(pen, { ...family, width: (_i, s) => (Math.abs(s - 0.5) < 0.15 ? 0 : 1) }));
  const contours = (path: typeof whole) => path.toSVGString().split('M').length - 1;
  expect(contours(whole)).toBe(1);
  expect(contours(broken)).toBe(2);
});
