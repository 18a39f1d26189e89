import { render, screen, userEvent, waitFor } from '@testing-library/react-native';
import { Suspense, useEffect } from 'react';
import { Text, View } from 'react-native';

import { lazyPainter, lazySkia } from '@/board/lazySkia';
import { ErrorBoundary } from '@/features/shell/ErrorBoundary';

/** A network that fails so many times. */
function network(failures: number) {
  const asked = { times: 0 };
  const load = async () => {
    asked.times++;
    if (asked.times <= failures) throw new Error('Loading module failed');
    return { default: Land };
  };
  return { asked, load };
}

function Land({ onShown }: { onShown?: () => void }) {
  useEffect(() => onShown?.(), [onShown]);
  return <Text>land</Text>;
}

beforeEach(() => {
  // React tells every fault that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** A load that fails takes its time before it is tried again. */
const PATIENCE = { timeout: 20_000 };
jest.setTimeout(60_000);

test('a request that fails once is made again, and nobody hears of it', async () => {
  const { asked, load } = network(1);
  const Board = lazySkia(load);
  render(
    <ErrorBoundary onGoHome={() => undefined}>
      <Suspense fallback={null}>
        <Board />
      </Suspense>
    </ErrorBoundary>,
  );
  expect(await screen.findByText('land', undefined, PATIENCE)).toBeTruthy();
  expect(asked.times).toBe(2);
});

test('the button of the fault loads anew what could not be loaded', async () => {
  const { asked, load } = network(4);
  const Board = lazySkia(load);
  const user = userEvent.setup();
  render(
    <ErrorBoundary onGoHome={() => undefined}>
      <Suspense fallback={null}>
        <Board />
      </Suspense>
    </ErrorBoundary>,
  );
  expect(await screen.findByText('Part of the app did not arrive', undefined, PATIENCE)).toBeTruthy();
  expect(asked.times).toBe(2);
  await user.press(screen.getByTestId('retry'));
  await waitFor(() => expect(asked.times).toBe(4), PATIENCE);
  await user.press(await screen.findByTestId('retry', undefined, PATIENCE));
  expect(await screen.findByText('land', undefined, PATIENCE)).toBeTruthy();
});

test('what only paints for others is done without, and loaded anew by the next that needs it', async () => {
  const { asked, load } = network(2);
  const Painter = lazyPainter(load);
  const onMissing = jest.fn();
  const painter = (key: string) => (
    <View>
      <Painter key={key} onMissing={onMissing} />
    </View>
  );
  const { rerender } = render(painter('one'));
  await waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1), PATIENCE);
  expect(screen.queryByText('land')).toBeNull();
  rerender(painter('two'));
  expect(await screen.findByText('land', undefined, PATIENCE)).toBeTruthy();
  expect([asked.times, onMissing.mock.calls.length]).toEqual([3, 1]);
});

test('a fault of the painter itself is not hidden', async () => {
  const Broken = (): never => {
    throw new Error('a bug');
  };
  const Painter = lazyPainter(async () => ({ default: Broken }));
  render(
    <ErrorBoundary onGoHome={() => undefined}>
      <Painter />
    </ErrorBoundary>,
  );
  expect(await screen.findByText('Something slipped off the table', undefined, PATIENCE)).toBeTruthy();
});
