import { act, renderHook } from '@testing-library/react-native';

import { useWorthTurning } from '@/features/tiles/useWorthTurning';

const PHONE = { width: 360, height: 740 };
const insetsAbove = (bottom: number) => ({ top: 118, bottom, left: 12, right: 12 });
const wide = (columns: number) => Array.from({ length: columns * 8 }, (_, i) => ({ x: i % columns, y: i % 8 }));

const CALLS = 60;

test('the button cannot take away the room that it was offered for', async () => {
  // As on a small phone: with the button the panel is lower, and without it there is no room to gain.
  let renders = 0;
  const { result, rerender } = renderHook(
    ({ bottom }: { bottom: number }) => {
      if (++renders > CALLS) throw new Error('it goes to and fro');
      return useWorthTurning(wide(12), PHONE, insetsAbove(bottom), true);
    },
    { initialProps: { bottom: 100 } },
  );
  expect(result.current).toBe(true);
  for (let times = 0; times < 10; times++) {
    await act(async () => rerender({ bottom: result.current ? 420 : 100 }));
    expect(result.current).toBe(true);
  }
});

test('it is asked again of a land that has grown, of a turned window, and once the panels have their sizes', async () => {
  const start = { columns: 4, window: PHONE, isMeasured: false };
  const { result, rerender } = renderHook(
    ({ columns, window, isMeasured }: typeof start) =>
      useWorthTurning(wide(columns), window, insetsAbove(isMeasured ? 420 : 12), isMeasured),
    { initialProps: start },
  );
  const after = async (changed: Partial<typeof start>) => {
    await act(async () => rerender(Object.assign(start, changed)));
    return result.current;
  };
  expect(result.current).toBe(false);
  expect(await after({ columns: 12 })).toBe(true);
  expect(await after({ isMeasured: true })).toBe(false);
  expect(await after({ window: { width: 360, height: 1100 } })).toBe(true);
});
