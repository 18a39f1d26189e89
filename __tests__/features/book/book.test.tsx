import { act, fireEvent, render, screen, userEvent, within } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { AccessibilityInfo, ScrollView } from 'react-native';

import { BookView } from '@/features/book/BookView';
import { search } from '@/features/book/search';
import { bookOf } from '@/book';
import { LANGUAGES } from '@/core/languages';
import { rulesIn, synonymsIn } from '@/i18n/book';
import * as textScale from '@/platform/textScale';
import { MotionProvider } from '@/ui/look/motion';
import { ThemeProvider } from '@/ui/look/theme';

jest.mock('@/board/lazySkia', () => ({
  LoadFailure: class extends Error {},
  lazySkia: () => () => null,
  lazyPainter: () => () => null,
  withSkia: () => new Promise(() => undefined),
}));

const { default: MockNativeMethods } = jest.requireActual<{
  default: { measureLayout: jest.Mock };
}>('@react-native/jest-preset/jest/MockNativeMethods');

const user = userEvent.setup();

const renderWithProviders = (book: ReactElement) =>
  render(
    <ThemeProvider choice="light" isHighContrast={false}>
      <MotionProvider choice="reduced" speed="instant">
        {book}
      </MotionProvider>
    </ThemeProvider>,
  );

describe('the book', () => {
  it('opens at a rule, with what the rules say of its figures', async () => {
    renderWithProviders(<BookView game="classic" rule="ties" />);
    expect(screen.getByTestId('rule-ties')).toHaveTextContent(/^Equal numbers/);
    expect(screen.getByTestId('told-classic/ties/0')).toHaveTextContent(/10 points each for Red and Blue/);
  });

  it('tells what happens in a figure in the order in which it happens', () => {
    renderWithProviders(<BookView game="classic" rule="road" />);
    expect(screen.getByTestId('told-classic/road/1')).toHaveTextContent(
      'Blue laid a tile. Blue finished a road of 4 tiles: 4 points for Red.',
    );
  });

  it('says once what happens several times in a row, and how often', () => {
    renderWithProviders(<BookView game="settlers" rule="robber-attack" />);
    expect(screen.getByTestId('told-settlers/robber-attack/0')).toHaveTextContent(
      /Red discards 1 wool\. Yellow discards 1 lumber \(×4\)\. Destiny turns/,
    );
  });

  it('sets the words of a figure beside it where there is room, and below it in large letters', () => {
    const ask = () => {
      fireEvent(screen.getByTestId('book-content'), 'layout', { nativeEvent: { layout: { width: 700 } } });
      return screen.getByTestId('figure-classic/ties/0');
    };
    jest.spyOn(textScale, 'useTextScale').mockReturnValue(1);
    const { unmount } = renderWithProviders(<BookView game="classic" rule="ties" />);
    expect(screen.getByTestId('figure-classic/ties/0')).not.toHaveStyle({ flexDirection: 'row' });
    expect(ask()).toHaveStyle({ flexDirection: 'row' });
    unmount();
    jest.spyOn(textScale, 'useTextScale').mockReturnValue(2);
    renderWithProviders(<BookView game="classic" rule="ties" />);
    expect(ask()).not.toHaveStyle({ flexDirection: 'row' });
    jest.restoreAllMocks();
  });

  it('has its contents in two columns where there is room, every chapter once', () => {
    jest.spyOn(textScale, 'useTextScale').mockReturnValue(1);
    renderWithProviders(<BookView game="hunters" rule={null} />);
    fireEvent(screen.getByTestId('contents-columns'), 'layout', { nativeEvent: { layout: { width: 700 } } });
    const columns = screen.getByTestId('contents-columns').children.filter((child) => typeof child !== 'string');
    const rows = columns.map((column) => within(column).getAllByTestId(/^to-/).length);
    expect(rows.reduce((sum, n) => sum + n, 0)).toBe(bookOf('hunters').names.length + 3);
    expect(Math.abs((rows[0] ?? 0) - (rows[1] ?? 0))).toBeLessThan(10);
    jest.restoreAllMocks();
  });

  it('says whose hand lies in a figure', () => {
    renderWithProviders(<BookView game="settlers" rule="trade-market" />);
    expect(screen.getAllByText('Hand of Red', { includeHiddenElements: true })).not.toEqual([]);
    expect(screen.getByTestId('picture-settlers/trade-market/0')).toHaveAccessibleName(
      /Hand of Red: 1 wool and 1 ore\.$/,
    );
  });

  it('says what the engine refuses, in its own words', () => {
    renderWithProviders(<BookView game="classic" rule="corners" />);
    expect(screen.getByTestId('told-classic/corners/0')).toHaveTextContent(
      'Not allowed: A tile must touch the land with an edge.',
    );
  });

  it('leads readers to the rule that was asked for, and says that it is the one', async () => {
    jest.useFakeTimers();
    const focused = jest.spyOn(AccessibilityInfo, 'sendAccessibilityEvent').mockImplementation(() => undefined);
    // The preset has it mocked already, and it remembers what the tests before did to it.
    focused.mockClear();
    renderWithProviders(<BookView game="classic" rule="pennant" />);
    const heading = screen.getByRole('heading', { name: 'Pennants: the rule you asked for' });
    expect(heading).toHaveProp('aria-current', 'location');
    expect(screen.getByRole('heading', { name: 'A finished city' })).not.toHaveProp('aria-current', 'location');
    act(() => jest.runAllTimers());
    expect(focused).toHaveBeenCalledTimes(1);
    expect(focused.mock.calls[0]?.[1]).toBe('focus');
    jest.useRealTimers();
  });

  it('holds the rule in sight while the page grows, until somebody scrolls', () => {
    let above = 300;
    MockNativeMethods.measureLayout.mockImplementation((_: unknown, tell: (x: number, y: number) => void) =>
      tell(0, above),
    );
    const led = jest.spyOn(ScrollView.prototype as { scrollTo: () => void }, 'scrollTo');
    renderWithProviders(<BookView game="classic" rule="pennant" />);
    const page = screen.getByTestId('book-page');
    const at = (y: number) => ({
      nativeEvent: { contentOffset: { y }, contentSize: { height: 4000 }, layoutMeasurement: { height: 600 } },
    });
    fireEvent(page, 'contentSizeChange', 300, 1000);
    // The figures before it are painted now.
    above = 900;
    fireEvent(page, 'contentSizeChange', 300, 1600);
    expect(led.mock.calls.map(([to]: unknown[]) => to)).toEqual([
      { y: 292, animated: false },
      { y: 892, animated: false },
    ]);
    fireEvent.scroll(page, at(892));
    fireEvent(page, 'contentSizeChange', 300, 1700);
    expect(led).toHaveBeenCalledTimes(3);
    fireEvent.scroll(page, at(1200));
    fireEvent(page, 'contentSizeChange', 300, 1800);
    expect(led).toHaveBeenCalledTimes(3);
  });

  it('plays a figure where it is tapped, and stops it there', async () => {
    renderWithProviders(<BookView game="classic" rule="ties" />);
    const label = /^Play the figure\. Column 0, row -2: /;
    await user.press(screen.getByRole('button', { name: label }));
    const stop = screen.getByRole('button', { name: /^Skip the figure\. / });
    expect(screen.getByTestId('play-classic/ties/0')).toHaveTextContent('Skip');
    await user.press(stop);
    expect(screen.getByTestId('play-classic/ties/0')).toHaveTextContent('Play it');
  });

  it('describes what lies in a figure to readers', () => {
    renderWithProviders(<BookView game="classic" rule="occupied" />);
    const picture = screen.getByTestId('picture-classic/occupied/0');
    expect(picture).toHaveProp('accessible', true);
    expect(picture).toHaveAccessibleName(/Column 0, row 0: City/);
    expect(picture).toHaveAccessibleName(/Red: Follower on the road, column 1, row 0\./);
    expect(picture).toHaveAccessibleName(/Blue: Follower on the road, column -1, row 0\.$/);
  });

  it('describes a card table to readers, and what is used up', () => {
    renderWithProviders(<BookView game="settlers" rule="empty-stack" />);
    const picture = screen.getByTestId('picture-settlers/empty-stack/0');
    expect(picture).toHaveAccessibleName(/Red, on turn: 2 points, 3 cards in hand\. 1 road, 3 knights/);
    expect(picture).toHaveAccessibleName(
      /Blue: 4 points, 0 cards in hand\. 1 road, 1 knight, 1 settlement and Church\./,
    );
    expect(picture).toHaveAccessibleName(/Nothing is left on the stack: Knight\./);
    expect(picture).not.toHaveAccessibleName(/market/);
  });

  it.each([
    [1, '45%'],
    [2, '100%'],
  ] as const)('has room for the names of a card table in letters %d times as large', (scale, share) => {
    jest.spyOn(textScale, 'useTextScale').mockReturnValue(scale);
    renderWithProviders(<BookView game="settlers" rule="empty-stack" />);
    const seat = screen.getAllByTestId('figure-seat-0', { includeHiddenElements: true })[0];
    expect(seat).toHaveStyle({ flexBasis: share });
    jest.restoreAllMocks();
  });

  it('says why a game ended early', () => {
    renderWithProviders(<BookView game="solo" rule="no-follower-left" />);
    expect(screen.getByTestId('told-solo/no-follower-left/0')).toHaveTextContent(
      /The game ends with \d+ tiles to go: Red/,
    );
    expect(screen.getByTestId('told-solo/no-follower-left/0')).not.toHaveTextContent(/ends .* ends/);
  });

  it('leads to other rules, back and forward', async () => {
    renderWithProviders(<BookView game="classic" rule="city" />);
    await user.press(screen.getByTestId('see-city-unfinished'));
    expect(screen.getByTestId('rule-unfinished')).toHaveTextContent(/^What was left open/);
    await user.press(screen.getByTestId('book-back'));
    expect(screen.getByTestId('rule-city')).toBeOnTheScreen();
    await user.press(screen.getByTestId('book-forward'));
    expect(screen.getByTestId('rule-unfinished')).toBeOnTheScreen();
  });

  it('gives a rule the room of the search where letters are large, and has it again at the contents', async () => {
    jest.spyOn(textScale, 'useTextScale').mockReturnValue(2);
    renderWithProviders(<BookView game="classic" rule="ties" />);
    expect(screen.queryByTestId('book-search')).toBeNull();
    await user.press(screen.getByTestId('book-contents'));
    await user.type(screen.getByTestId('book-search'), 'meeple');
    await user.press(screen.getByTestId('to-claiming'));
    expect(screen.getByTestId('rule-claiming')).toBeOnTheScreen();
    jest.restoreAllMocks();
  });

  it('finds rules by other words than its own', async () => {
    renderWithProviders(<BookView game="classic" rule={null} />);
    await user.type(screen.getByTestId('book-search'), 'meeple');
    await user.press(screen.getByTestId('to-claiming'));
    expect(screen.getByTestId('rule-claiming')).toBeOnTheScreen();
  });

  it('finds rules of all games, those of the open book first', async () => {
    renderWithProviders(<BookView game="settlers" rule={null} />);
    await user.type(screen.getByTestId('book-search'), 'farmer');
    expect(screen.queryByTestId('to-farmers')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Walls & Fields' })).toBeOnTheScreen();
    await user.press(screen.getByTestId('to-classic/farmers'));
    expect(screen.getByTestId('rule-farmers')).toBeOnTheScreen();
    expect(screen.getByTestId('heading-farmers')).toHaveProp('aria-current', 'location');
  });

  it('has contents and a page side by side where there is room', async () => {
    renderWithProviders(<BookView game="classic" rule={null} isBroad />);
    expect(screen.getByTestId('book-side')).toBeOnTheScreen();
    // Nobody asked for a rule: the page that sums all up is open, and readers are not led away.
    expect(screen.getByTestId('rule-summary')).toBeOnTheScreen();
    expect(screen.getByTestId('heading-summary')).not.toHaveProp('aria-current', 'location');
    await user.press(screen.getByTestId('to-city'));
    expect(screen.getByTestId('rule-city')).toBeOnTheScreen();
    expect(screen.getByTestId('to-city')).toHaveProp('aria-current', 'page');
    expect(screen.getByTestId('to-ties')).not.toHaveProp('aria-current', 'page');
    expect(screen.queryByTestId('book-contents')).toBeNull();
  });

  it('keeps the chapter that is open in sight in its contents', async () => {
    MockNativeMethods.measureLayout.mockImplementation(
      (_: unknown, tell: (x: number, y: number, width: number, height: number) => void) => tell(0, 900, 300, 200),
    );
    const led = jest.spyOn(ScrollView.prototype as { scrollTo: () => void }, 'scrollTo').mockClear();
    renderWithProviders(<BookView game="classic" rule="road" isBroad />);
    const side = screen.getByTestId('book-side');
    fireEvent(side, 'layout', { nativeEvent: { layout: { height: 600 } } });
    expect(led).toHaveBeenLastCalledWith({ y: 900, animated: false });
    fireEvent.scroll(side, { nativeEvent: { contentOffset: { y: 700 } } });
    led.mockClear();
    await user.press(screen.getByTestId('book-next'));
    expect(led).not.toHaveBeenCalledWith({ y: 900, animated: false });
    jest.restoreAllMocks();
  });

  it('explains the words of a game by the alphabet, says what others call them, and leads to their rules', async () => {
    renderWithProviders(<BookView game="classic" rule={null} />);
    await user.press(screen.getByTestId('to-glossary'));
    const words = screen
      .getAllByTestId(/^term-/)
      .map(({ props }) => String(props['aria-label'] ?? props.accessibilityLabel));
    expect(words.length).toBeGreaterThan(8);
    expect(words).toEqual([...words].sort());
    expect(screen.getByTestId('term-follower')).toHaveTextContent(/Others say: meeple and pawn\./);
    await user.press(screen.getByTestId('term-farmer'));
    expect(screen.getByTestId('rule-farmers')).toBeOnTheScreen();
    await user.press(screen.getByTestId('book-back'));
    expect(screen.getByTestId('rule-glossary')).toBeOnTheScreen();
  });

  it('tells where one goes, and leads back to where one was', async () => {
    const places: unknown[] = [];
    renderWithProviders(<BookView game="classic" rule={null} last="ties" onPlace={(place) => places.push(place)} />);
    await user.press(screen.getByTestId('to-last'));
    expect(screen.getByTestId('rule-ties')).toBeOnTheScreen();
    expect(places).toEqual([
      { game: 'classic', rule: null },
      { game: 'classic', rule: 'ties' },
    ]);
  });

  it('shows what was agreed on in a match', () => {
    renderWithProviders(<BookView game="classic" rule="field-scoring" options={{ fields: false }} />);
    expect(screen.getAllByText('In this match: without fields')).not.toEqual([]);
  });

  it('says how many followers, piles and points this match has', () => {
    renderWithProviders(<BookView game="solo" rule="setup" options={{ colours: 4, followers: 6 }} />);
    expect(screen.getByTestId('rule-setup')).toHaveTextContent(/of 18, 18, 18 and 17 tiles, and 6 followers/);
    expect(screen.getByTestId('rule-setup')).toHaveTextContent(/start at 1, 2, 3 and 4 points/);
    screen.unmount();
    renderWithProviders(<BookView game="settlers" rule="winning" options={{ target: 12 }} />);
    expect(screen.getByTestId('rule-winning')).toHaveTextContent(/Whoever has 12 points/);
    screen.unmount();
    renderWithProviders(<BookView game="settlers" rule="winning" />);
    expect(screen.getByTestId('rule-winning')).toHaveTextContent(/Whoever has 10 points/);
  });

  it('opens on a page with all that scores, and says what a match does without', async () => {
    renderWithProviders(<BookView game="classic" rule={null} options={{ fields: false }} />);
    await user.press(screen.getByTestId('to-summary'));
    expect(screen.queryByTestId('rule-aim')).toBeNull();
    expect(
      screen.getByRole('row', {
        name: 'Cities. During the game: 2 a tile and 2 a pennant. At the end: 1 a tile and 1 a pennant',
      }),
    ).toBeOnTheScreen();
    expect(screen.getByRole('row', { name: /^Fields.*At the end: In this match: without fields$/ })).toBeOnTheScreen();
  });

  it('counts the events of the printing that is played with', () => {
    const attacks = () =>
      screen.getAllByRole('row', { name: /^Robber attack/ })[0]?.props['aria-label'] ??
      screen.getAllByRole('row', { name: /^Robber attack/ })[0]?.props.accessibilityLabel;
    renderWithProviders(<BookView game="settlers" rule="robber-attack" />);
    expect(attacks()).toMatch(/4: 10\. /);
    screen.unmount();
    renderWithProviders(<BookView game="settlers" rule="robber-attack" options={{ events: 'elevenFour' }} />);
    expect(attacks()).toMatch(/4: 11\. /);
  });
});

it.each([
  ['en', 'farmer', 'farmers'],
  ['en', 'Cloisters', 'monastery'],
  ['es', 'campesino', 'farmers'],
  ['es', 'empates', 'ties'],
  ['pt', 'fazendeiro', 'farmers'],
  ['pt', 'camponeses', 'farmers'],
  ['pt', 'brasoes', 'pennant'],
] as const)('in %s "%s" leads to %s', (language, question, rule) => {
  const found = search(rulesIn(language, 'classic'), bookOf('classic').names, question, synonymsIn(language));
  expect(found.slice(0, 4)).toContain(rule);
});

it.each(LANGUAGES)('in %s every rule is found by its own title', (language) => {
  for (const game of ['classic', 'solo', 'hunters', 'settlers'] as const) {
    const texts = rulesIn(language, game);
    for (const name of bookOf(game).names)
      expect(search(texts, bookOf(game).names, texts[name]?.title ?? '')).toContain(name);
  }
});
