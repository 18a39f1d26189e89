import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, render, screen, userEvent, within } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

import BookScreen from '@/features/book/BookScreen';
import BookSheet from '@/features/book/BookSheet';
import { isBroadBook } from '@/features/book/isBroadBook';
import * as address from '@/platform/shownAddress';
import * as textScale from '@/platform/textScale';
import { BOOK_KEY } from '@/storage/bookPlaces';
import * as layout from '@/ui/frame/layout';
import { layoutFor } from '@/ui/frame/layout';
import { MotionProvider } from '@/ui/look/motion';
import { ThemeProvider } from '@/ui/look/theme';
import { OverlayHost } from '@/ui/overlay/OverlayHost';

jest.mock('@/board/lazySkia', () => ({
  LoadFailure: class extends Error {},
  lazySkia: () => () => null,
  lazyPainter: () => () => null,
  withSkia: () => new Promise(() => undefined),
}));

const user = userEvent.setup();
const renderWithProviders = (book: ReactElement) =>
  render(
    <ThemeProvider choice="light" isHighContrast={false}>
      <MotionProvider choice="reduced" speed="instant">
        {book}
      </MotionProvider>
    </ThemeProvider>,
  );

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };

it.each([
  ['a phone', 390, 844, 1, false],
  ['a phone on its side', 844, 390, 1, false],
  ['a tablet', 768, 1024, 1, true],
  ['a tablet on its side', 1024, 768, 1, true],
  ['a tablet with letters twice as large', 1024, 768, 2, false],
] as const)('stands beside its contents or not on %s', (_, width, height, scale, isBroad) => {
  expect(isBroadBook(layoutFor(width, height, scale, NO_INSETS))).toBe(isBroad);
});

describe('the book on a page of its own', () => {
  beforeEach(() => AsyncStorage.clear());

  it('remembers where one was, and the address follows', async () => {
    const shown = jest.spyOn(address, 'showAddress');
    await AsyncStorage.setItem(BOOK_KEY, '{"classic":"ties"}');
    renderWithProviders(<BookScreen game="classic" rule={null} />);
    await act(() => Promise.resolve());
    await user.press(await screen.findByTestId('to-last'));
    expect(screen.getByTestId('rule-ties')).toBeOnTheScreen();
    await user.press(screen.getByTestId('see-ties-majority'));
    expect(shown.mock.calls.map(([path]) => path)).toEqual([
      '/rules/classic',
      '/rules/classic/ties',
      '/rules/classic/majority',
    ]);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(await AsyncStorage.getItem(BOOK_KEY)).toBe('{"classic":"majority"}');
  });

  it('has its tools beside its title where there is little room, and no empty row', () => {
    jest.spyOn(textScale, 'useTextScale').mockReturnValue(2);
    renderWithProviders(<BookScreen game="classic" rule="ties" />);
    expect(within(screen.getByTestId('header')).getByTestId('book-contents')).toBeOnTheScreen();
    expect(screen.getAllByTestId('book-contents')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Walls & Fields' })).toBeOnTheScreen();
    jest.restoreAllMocks();
  });

  it('forgets a rule that is no longer there', async () => {
    await AsyncStorage.setItem(BOOK_KEY, '{"classic":"abbots"}');
    renderWithProviders(<BookScreen game="classic" rule={null} />);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByTestId('to-last')).toBeNull();
  });
});

it.each([
  ['below its page on a phone', 390, 844, 'Close the rules'],
  ['beside its title on a phone on its side', 844, 390, ''],
] as const)('is closed %s', (_, width, height, words) => {
  jest.spyOn(layout, 'useLayout').mockReturnValue(layoutFor(width, height, 1, NO_INSETS));
  renderWithProviders(
    <GestureHandlerRootView>
      <OverlayHost>
        <BookSheet game="classic" rule="ties" />
      </OverlayHost>
    </GestureHandlerRootView>,
  );
  expect(screen.getAllByTestId('book-close')).toHaveLength(1);
  expect(screen.getByTestId('book-close')).toHaveTextContent(words);
  expect(screen.getByTestId('book-close')).toHaveAccessibleName('Close the rules');
  jest.restoreAllMocks();
});
