import { layoutFor, layoutKind } from '@/ui/frame/layout';

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };

describe('layout', () => {
  it.each([
    [360, 740, 'phonePortrait'],
    [412, 915, 'phonePortrait'],
    [599, 900, 'phonePortrait'],
    [915, 412, 'phoneLandscape'],
    [740, 360, 'phoneLandscape'],
    [600, 960, 'tablet'],
    [1024, 1366, 'tablet'],
    [1366, 1024, 'tablet'],
    [320, 480, 'phonePortrait'],
  ] as const)('a screen of %i × %i is a %s', (width, height, kind) => {
    expect(layoutKind(width, height)).toBe(kind);
  });

  it('puts a panel beside the board only where there is room for both', () => {
    expect(layoutFor(915, 412, 1, NONE).isWide).toBe(true);
    expect(layoutFor(1366, 1024, 1, NONE).isWide).toBe(true);
    expect(layoutFor(1024, 1366, 1, NONE).isWide).toBe(false);
    expect(layoutFor(700, 600, 1, NONE).isWide).toBe(false);
  });

  it('calls text large above 130 % and never plans for more than 200 %', () => {
    expect(layoutFor(412, 915, 1.3, NONE).isLargeText).toBe(false);
    expect(layoutFor(412, 915, 1.31, NONE).isLargeText).toBe(true);
    expect(layoutFor(412, 915, 3.1, NONE).textScale).toBe(2);
  });

  it('gives tablets wider edges and larger controls', () => {
    expect(layoutFor(412, 915, 1, NONE)).toMatchObject({ edge: 16, control: 48 });
    expect(layoutFor(1024, 1366, 1, NONE)).toMatchObject({ edge: 24, control: 56 });
  });
});
