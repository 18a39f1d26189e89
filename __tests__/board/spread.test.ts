import * as fc from 'fast-check';

import { pinScale, spreadLabels, type Label } from '@/board/pins/spread';

const anyLabel: fc.Arbitrary<Label> = fc.record({
  at: fc.record({
    x: fc.double({ min: 0, max: 8, noNaN: true }),
    y: fc.double({ min: 0, max: 8, noNaN: true }),
  }),
  width: fc.integer({ min: 70, max: 140 }),
  height: fc.constant(30),
  offset: fc.constant({ x: 0, y: -30 }),
  weight: fc.integer({ min: 0, max: 30 }),
});
const anyScale = fc.integer({ min: 14, max: 160 });

const place = (label: Label, spot: { x: number; y: number }, scale: number) => ({
  x: label.at.x * scale + spot.x,
  y: label.at.y * scale + spot.y,
  width: label.width * pinScale(scale),
  height: label.height * pinScale(scale),
});

describe('labels on the land', () => {
  it('never cover each other', () => {
    fc.assert(
      fc.property(fc.array(anyLabel, { maxLength: 12 }), anyScale, (labels, scale) => {
        const spots = spreadLabels(labels, scale);
        const shown = labels.flatMap((label, index) => {
          const spot = spots[index];
          return spot?.isShown === true ? [place(label, spot, scale)] : [];
        });
        shown.forEach((one, index) =>
          shown.slice(index + 1).forEach((other) => {
            const isApart =
              Math.abs(one.x - other.x) >= (one.width + other.width) / 2 - 1e-6 ||
              Math.abs(one.y - other.y) >= (one.height + other.height) / 2 - 1e-6;
            expect(isApart).toBe(true);
          }),
        );
      }),
    );
  });

  it('stay near what they belong to, and the weightiest is always shown', () => {
    fc.assert(
      fc.property(fc.array(anyLabel, { minLength: 1, maxLength: 12 }), anyScale, (labels, scale) => {
        const spots = spreadLabels(labels, scale);
        const most = Math.max(...labels.map(({ weight }) => weight));
        expect(labels.some(({ weight }, index) => weight === most && spots[index]?.isShown === true)).toBe(true);
        for (const { x, y } of spots) {
          expect(Math.abs(x)).toBeLessThanOrEqual(34.001);
          expect(Math.abs(y + 30 * pinScale(scale))).toBeLessThanOrEqual(34.001);
        }
      }),
    );
  });

  it('stand where they are wished when they are far apart, and make room when they are not', () => {
    const label = (x: number, weight: number): Label => ({
      at: { x, y: 0 },
      width: 90,
      height: 30,
      offset: { x: 0, y: -30 },
      weight,
    });
    const far = spreadLabels([label(0, 1), label(3, 2)], 60);
    expect(far).toEqual([
      { x: 0, y: -30, isShown: true },
      { x: 0, y: -30, isShown: true },
    ]);
    const near = spreadLabels([label(0, 1), label(0.2, 2)], 60);
    expect(near.every(({ isShown }) => isShown)).toBe(true);
    expect(near[0]).not.toEqual(near[1]);
  });

  it('all come back when one looks closer', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ x: fc.integer({ max: 4, min: 0 }), y: fc.integer({ max: 4, min: 0 }) }), {
          maxLength: 10,
          selector: ({ x, y }) => `${x},${y}`,
        }),
        (cells) => {
          const labels = cells.map((at, weight) => ({
            at,
            width: 100,
            height: 30,
            offset: { x: 0, y: -30 },
            weight,
          }));
          expect(spreadLabels(labels, 150).every(({ isShown }) => isShown)).toBe(true);
        },
      ),
    );
  });
});
