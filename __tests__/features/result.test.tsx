import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, userEvent, within } from '@testing-library/react-native';
import { screen } from 'expo-router/testing-library';

import type { BoardProps } from '@/board/Board';
import { rematchOf, sameAgainOf } from '@/features/result/rematch';
import { closeRules, useOpenedBook } from '@/features/shell/bookOpening';
import { reasonOf } from '@/games/tiles/points';
import { reviewRecord, type GivenPoints } from '@/match/review';
import { decodeRecord } from '@/match/shareCode';
import { copyText } from '@/platform/clipboard';
import { matches } from '@/storage/matches';

import { chanceRecord, keepMatch } from '../support/keptMatches';
import { openApp } from '../support/openApp';

const mockBoards: BoardProps[] = [];
jest.mock('@/board/BoardLoader', () => ({
  BoardLoader: (props: BoardProps) => {
    mockBoards.push(props);
    return null;
  },
}));
// Cards and lands are painted by Skia, which has its own tests.
jest.mock('@/board/lazySkia', () => ({
  LoadFailure: class extends Error {},
  lazySkia: () => () => null,
  lazyPainter: () => () => null,
}));
jest.mock('@/platform/clipboard', () => ({ copyText: jest.fn(() => Promise.resolve(true)) }));
jest.mock('@/platform/share', () => ({
  canSend: false,
  handOut: jest.fn(() => Promise.resolve(true)),
}));

const user = userEvent.setup();
beforeEach(() => {
  mockBoards.length = 0;
  return AsyncStorage.clear();
});

const CLASSIC = chanceRecord('classic', { seed: 3, seats: 3 });
/** A seed whose chance moves end in a tie. */
const TIE_SEED = 20;

/** A solo game of chance, which always ends for want of followers. */
const EARLY = chanceRecord('solo', { seed: 5, seats: 1 });

function reviewed(record: typeof CLASSIC) {
  const review = reviewRecord(record);
  if (!review.ok) throw new Error(review.error.detail);
  return review.value;
}

/** Where on the land points were given. */
function segmentOf(line: GivenPoints | undefined) {
  const reason = line === undefined ? null : reasonOf(line);
  return reason === null ? null : { x: reason.x, y: reason.y, segment: reason.segment };
}

describe('the result', () => {
  it('names the winner at once, with the points and the lead', async () => {
    await keepMatch('m', CLASSIC);
    await openApp('/result/m');
    const { outcome } = reviewed(CLASSIC);
    const winner = outcome?.winners[0] ?? -1;
    const sorted = [...(outcome?.scores ?? [])].sort((one, other) => other - one);
    const name = CLASSIC.seats[winner]?.name ?? '';
    expect(screen.getByRole('heading', { name: `${name} won` })).toBeOnTheScreen();
    expect(
      screen.getByText(new RegExp(`^${sorted[0]} points, ${(sorted[0] ?? 0) - (sorted[1] ?? 0)} ahead of `)),
    ).toBeOnTheScreen();
  });

  it('lets no points pass behind the buttons at the top of a phone', async () => {
    await keepMatch('m', CLASSIC);
    await openApp('/result/m');
    act(() => {
      fireEvent(screen.getByTestId('celebration'), 'layout', { nativeEvent: { layout: { height: 140 } } });
    });
    const scrollTo = (y: number) =>
      act(() => {
        fireEvent.scroll(screen.getByTestId('result-scroll'), { nativeEvent: { contentOffset: { x: 0, y } } });
      });
    scrollTo(40);
    expect(screen.queryByTestId('result-bar')).toBeNull();
    scrollTo(240);
    expect(screen.getByTestId('result-bar')).toBeOnTheScreen();
    expect(screen.getByTestId('close-result')).toBeOnTheScreen();
    scrollTo(0);
    expect(screen.queryByTestId('result-bar')).toBeNull();
  });

  it('celebrates all who tied', async () => {
    await keepMatch('m', chanceRecord('classic', { seed: TIE_SEED }));
    await openApp('/result/m');
    expect(screen.getByRole('heading', { name: 'Ana and Rui won' })).toBeOnTheScreen();
    expect(screen.getByText(/points each$/)).toBeOnTheScreen();
  });

  it('tells the points of every kind, and each column sums to the score', async () => {
    await keepMatch('m', CLASSIC);
    await openApp('/result/m');
    const { rows, table } = reviewed(CLASSIC);
    for (const player of [0, 1, 2]) {
      const sum = rows.reduce((points, row) => points + (row.points[player] ?? 0), 0);
      expect(sum).toBe(table.scores()[player]);
    }
    expect(
      screen.getByLabelText(/^Total\. Ana: \d+ points?, Rui: \d+ points?, Leonor: \d+ points?$/),
    ).toBeOnTheScreen();
    expect(screen.getByLabelText(/^Scores over the moves\. The lead changed/)).toBeOnTheScreen();
  });

  it('lights on the land what a line was given for', async () => {
    await keepMatch('m', CLASSIC);
    await openApp('/result/m');
    const { rows, lines } = reviewed(CLASSIC);
    const kind = rows[0]?.kind ?? 'city';
    await user.press(screen.getByTestId(`row-${kind}`));
    const own = lines.filter((line) => line.kind === kind).sort((one, other) => other.points - one.points);
    const lit = mockBoards[mockBoards.length - 1]?.scene.lit;
    expect(lit?.members).toContainEqual(segmentOf(own[0]));
    await user.press(screen.getByTestId('line-1'));
    expect(mockBoards[mockBoards.length - 1]?.scene.lit?.members).toContainEqual(segmentOf(own[1]));
  });

  it('leads to the replay at the biggest move', async () => {
    await keepMatch('m', CLASSIC);
    const { app } = await openApp('/result/m');
    const { biggest } = reviewed(CLASSIC);
    await user.press(screen.getByTestId('biggest'));
    expect(app.getPathnameWithParams()).toBe(`/replay/m?move=${(biggest?.index ?? 0) + 1}`);
  });

  it('starts a rematch in one tap', async () => {
    await keepMatch('m', CLASSIC);
    const { app } = await openApp('/result/m');
    await user.press(screen.getByRole('button', { name: 'Rematch' }));
    expect(app.getPathname()).toMatch(/^\/match\//);
    const shelf = await matches.list();
    const [match] = shelf.ok ? shelf.value.open : [];
    expect(match?.record.seats).toEqual(CLASSIC.seats);
    expect(match?.record.moves).toEqual([]);
  });

  it('says why a rematch cannot begin on a device that is full', async () => {
    await keepMatch('m', CLASSIC);
    const { app } = await openApp('/result/m');
    jest.mocked(AsyncStorage.setItem).mockRejectedValueOnce(new Error('QuotaExceededError'));
    await user.press(screen.getByRole('button', { name: 'Rematch' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^The storage of this device is full, so the match was not begun\./,
    );
    expect(app.getPathname()).toBe('/result/m');
  });

  it('shares a code that is this very match', async () => {
    await keepMatch('m', CLASSIC);
    await openApp('/result/m');
    await user.press(screen.getByRole('button', { name: 'Share this match' }));
    await user.press(screen.getByRole('button', { name: 'Copy the code' }));
    const [code = ''] = jest.mocked(copyText).mock.lastCall ?? [];
    const decoded = decodeRecord(code);
    expect(decoded.ok && decoded.value).toEqual(CLASSIC);
    expect(screen.getByText('Copied')).toBeOnTheScreen();
  });

  it.each([
    ['classic', 'The land as a picture'],
    ['settlers', 'The final table as a picture'],
  ] as const)('of %s can be given away as a picture', async (game, label) => {
    await keepMatch('m', chanceRecord(game, { seed: 3, seats: 3 }));
    await openApp('/result/m');
    await user.press(screen.getByRole('button', { name: 'Share this match' }));
    await user.press(screen.getByRole('button', { name: new RegExp(`^${label}`) }));
    expect(screen.getByRole('button', { name: /^Painting/ })).toBeOnTheScreen();
  });

  it('of solo is the colour in last place', async () => {
    const record = chanceRecord('solo', { seats: 1 });
    await keepMatch('m', record);
    await openApp('/result/m');
    const worst = Math.min(...reviewed(record).table.scores());
    expect(screen.getByRole('heading', { name: new RegExp(`^${worst} points?$`) })).toBeOnTheScreen();
    expect(screen.getByText(/^The colour in last place counts: /)).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Play again' })).toBeOnTheScreen();
  });

  it('of the card game counts what was built', async () => {
    const record = chanceRecord('settlers', { seed: 2, seats: 3 });
    await keepMatch('m', record);
    await openApp('/result/m');
    const { rows, table } = reviewed(record);
    for (const { kind, points } of rows) {
      await user.press(screen.getByTestId(`row-${kind}`));
      const sheet = within(screen.getByTestId('cards-sheet'));
      record.seats.forEach(({ name }, seat) => {
        const worth = `${name}: .*, ${points[seat]} points?`;
        expect(
          sheet.getByLabelText(new RegExp(points[seat] === 0 ? `^(${worth}|${name} has none\\.)$` : `^${worth}$`)),
        ).toBeOnTheScreen();
      });
      await user.press(screen.getByTestId('cards-sheet-close'));
    }
    expect(rows.reduce((sum, { points }) => sum + (points[0] ?? 0), 0)).toBe(table.scores()[0]);
  }, 20_000);

  it('of the card game tells the turn that brought most, by what was built in it', async () => {
    const record = chanceRecord('settlers', { seed: 2, seats: 3 });
    await keepMatch('m', record);
    const { app } = await openApp('/result/m');
    const { biggest } = reviewed(record);
    const name = record.seats[biggest?.player ?? -1]?.name ?? '';
    expect(
      screen.getByLabelText(new RegExp(`^Biggest turn: ${name}, .*(road|knight|settlement|city|[A-Z])`)),
    ).toBeOnTheScreen();
    await user.press(screen.getByTestId('biggest'));
    expect(app.getPathnameWithParams()).toBe(`/replay/m?move=${(biggest?.index ?? 0) + 1}`);
  });

  it('shows no place on the land for what everybody began with', async () => {
    await keepMatch('m', chanceRecord('solo', { seats: 1 }));
    await openApp('/result/m');
    expect(screen.getByLabelText(/^Head start\. /)).toBeOnTheScreen();
    expect(screen.queryByTestId('row-start')).toBeNull();
    await user.press(screen.getByTestId('land-card'));
    expect(screen.getByTestId('land-view')).toBeOnTheScreen();
    expect(mockBoards[mockBoards.length - 1]?.scene.lit).not.toBeNull();
  });

  it('of a match that was called off has no winner', async () => {
    await keepMatch('m', chanceRecord('classic', { moves: 6 }), { isCalledOff: true });
    await openApp('/result/m');
    expect(screen.getByRole('heading', { name: 'Called off' })).toBeOnTheScreen();
  });

  it('says why a solo game ended early, and leads to the rule', async () => {
    await keepMatch('m', EARLY);
    const { app } = await openApp('/result/m');
    const early = screen.getByTestId('early-end');
    expect(early).toHaveTextContent(
      /^The game ends with \d+ tiles? to go: (Red|Blue|Yellow|Green) had to place a follower and had none left\.$/,
    );
    await user.press(screen.getByTestId('early-rule'));
    // The book lies over the result, which is there again when it is closed.
    expect(useOpenedBook.getState().opened).toMatchObject({ game: 'solo', rule: 'no-follower-left' });
    expect(app.getPathname()).toBe('/result/m');
    act(closeRules);
  });

  it('has nothing to explain where the tiles ran out', async () => {
    await keepMatch('m', CLASSIC);
    await openApp('/result/m');
    expect(screen.queryByTestId('early-end')).toBeNull();
  });

  it('comes only when the match is over', async () => {
    await keepMatch('m', chanceRecord('classic', { moves: 6 }));
    const { app } = await openApp('/result/m');
    expect(screen.getByRole('heading', { name: 'This match is not over yet' })).toBeOnTheScreen();
    await user.press(screen.getByRole('button', { name: 'Go on playing' }));
    expect(app.getPathname()).toBe('/match/m');
  });

  it('of a match that is not there says so', async () => {
    await openApp('/result/nowhere');
    expect(screen.getByText('There is no such match on this device.')).toBeOnTheScreen();
  });
});

describe('another round', () => {
  it('lets the next seat begin, with other tiles', async () => {
    const match = await keepMatch('m', CLASSIC);
    const again = rematchOf(match, () => 0.5);
    expect(again.options).toMatchObject({ startPlayer: 1 });
    expect(again.seed).not.toBe(CLASSIC.seed);
  });

  it('turns the card table by one seat', async () => {
    const record = chanceRecord('settlers', { seats: 3 });
    const match = await keepMatch('m', record);
    expect(rematchOf(match).seats.map(({ name }) => name)).toEqual(['Rui', 'Leonor', 'Ana']);
  });

  it('with the same tiles is the very same game', async () => {
    const match = await keepMatch('m', CLASSIC);
    expect(sameAgainOf(match)).toMatchObject({ seed: CLASSIC.seed, seats: CLASSIC.seats, options: CLASSIC.options });
  });
});
