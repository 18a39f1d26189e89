import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, userEvent } from '@testing-library/react-native';
import { screen } from 'expo-router/testing-library';

import * as lazySkia from '@/board/lazySkia';
import { closeRules, useOpenedBook } from '@/features/shell/bookOpening';
import { recordOf, type MatchSetup } from '@/match/start';
import * as textScale from '@/platform/textScale';
import { matches } from '@/storage/matches';
import { characterNamed } from '@/ui/portraits';

import { openApp } from '../../support/openApp';

const user = userEvent.setup();
beforeEach(() => AsyncStorage.clear());
afterEach(() => jest.restoreAllMocks());

const press = (name: string | RegExp) => user.press(screen.getByRole('button', { name }));

async function onlyMatch() {
  const shelf = await matches.list();
  const [match] = shelf.ok ? shelf.value.open : [];
  if (match === undefined) throw new Error('no match was begun');
  return match;
}

describe('a new game', () => {
  it('starts in two taps against the computer', async () => {
    const { app } = await openApp('/new?game=classic');
    expect(screen.getByRole('heading', { name: 'Walls & Fields' })).toBeOnTheScreen();
    await press('Start the match');
    const { id, record, origin } = await onlyMatch();
    expect(app.getPathname()).toBe(`/match/${id}`);
    expect(origin).toEqual({ kind: 'new' });
    expect(record.seats).toEqual([
      { name: 'Wanderer', colour: 0 },
      { name: 'Leonor', colour: 1, ai: { level: 'casual', style: 'farmer' } },
    ]);
  });

  it('has its first tiles painted while its table is still being set', async () => {
    const prepareTable = jest.fn((setup: MatchSetup) => {
      void setup;
      return () => undefined;
    });
    jest.spyOn(lazySkia, 'withSkia').mockResolvedValue({ prepareTable });
    await openApp('/new?game=classic');
    // What was remembered of the last table may come late on a busy machine, and the screen stands still only after it.
    for (let looks = 0; looks < 20 && prepareTable.mock.calls.length === 0; looks++)
      await act(() => jest.advanceTimersByTimeAsync(100));
    expect(prepareTable).toHaveBeenCalledTimes(1);
    await press('Start the match');
    const { record } = await onlyMatch();
    // Of the match that then begins, and of no other.
    expect(prepareTable.mock.calls.at(-1)?.[0]).toMatchObject({ game: 'classic', seed: record.seed });
    // Who begins is drawn by lot when it begins, and changes no tile.
    const startPlayer: unknown = expect.any(Number);
    expect(recordOf(prepareTable.mock.calls[0]![0]).options).toEqual({ ...record.options, startPlayer });
  });

  it('seats up to five, and says why not six', async () => {
    await openApp('/new?game=classic');
    for (let seat = 3; seat <= 5; seat++) await press('One more seat');
    expect(screen.queryByRole('button', { name: 'One more seat' })).toBeNull();
    expect(screen.getByText('All 5 seats are taken: this game has no more.')).toBeOnTheScreen();
  });

  it('changes level, style and colour of a seat, and says whose a taken colour is', async () => {
    await openApp('/new?game=classic');
    await press(/^Leonor, computer, Casual, Farmer/);
    await user.press(screen.getByRole('radio', { name: 'Expert' }));
    await user.press(screen.getByRole('radio', { name: 'Raider' }));
    await user.press(screen.getByRole('radio', { name: 'red, circle, taken by Wanderer' }));
    expect(screen.getByText('Wanderer has this colour.')).toBeOnTheScreen();
    await user.press(screen.getByRole('radio', { name: 'green, diamond' }));
    await press('Done');
    await press('Start the match');
    expect((await onlyMatch()).record.seats[1]).toEqual({
      name: 'Leonor',
      colour: 3,
      ai: { level: 'expert', style: 'raider' },
    });
  });

  it('chooses a character by face, who brings a taste along and can be told another', async () => {
    await openApp('/new?game=classic');
    await press('One more seat');
    await press(/^Leonor, computer, Casual, Farmer/);
    // At the head of the sheet and among those to choose from.
    expect(screen.getAllByTestId('face-leonor', { includeHiddenElements: true })).toHaveLength(2);
    expect(screen.getByRole('radio', { name: 'Leonor, Farmer' })).toBeChecked();
    expect(screen.getByText('Patient as a field: what she sows, she reaps at the end.')).toBeOnTheScreen();
    await user.press(screen.getByRole('radio', { name: 'Tomás, already at the table' }));
    expect(screen.getByText('Tomás already sits at this table.')).toBeOnTheScreen();
    await user.press(screen.getByRole('radio', { name: 'Gaspar, Saver' }));
    expect(screen.getByRole('radio', { name: 'Saver' })).toBeChecked();
    expect(screen.getByText('Never pays the first price, and seldom the second.')).toBeOnTheScreen();
    await user.press(screen.getByRole('radio', { name: 'Builder' }));
    await press('Done');
    await press('Start the match');
    expect((await onlyMatch()).record.seats.slice(1)).toEqual([
      { name: 'Gaspar', colour: 1, ai: { level: 'casual', style: 'builder' } },
      { name: 'Tomás', colour: 2, ai: { level: 'casual', style: 'builder' } },
    ]);
  });

  it('shows the face of a character in the row of its seat, and none for a person', async () => {
    jest.spyOn(textScale, 'useTextScale').mockReturnValue(1);
    await openApp('/new?game=classic');
    expect(screen.getByTestId('face-leonor', { includeHiddenElements: true })).toBeOnTheScreen();
    expect(screen.queryAllByTestId(/^face-/, { includeHiddenElements: true })).toHaveLength(1);
  });

  it('seats five characters of five tastes at the card table, whom everybody knows', async () => {
    await openApp('/new?game=settlers');
    for (let seat = 3; seat <= 6; seat++) await press('One more seat');
    await press('Start the match');
    // The card table turns until whoever begins sits first, so the order is by lot.
    const seats = (await onlyMatch()).record.seats.filter(({ ai }) => ai !== undefined);
    expect(new Set(seats.map(({ name }) => characterNamed(name)))).toEqual(
      new Set(['leonor', 'tomas', 'clara', 'hugo', 'marta']),
    );
    expect(new Set(seats.map(({ ai }) => ai?.style)).size).toBe(5);
  });

  it('calls the taste for fields hunting among hunters', async () => {
    await openApp('/new?game=hunters');
    await press(/^Leonor, computer/);
    expect(screen.getByRole('radio', { name: 'Hunter' })).toBeOnTheScreen();
    expect(screen.queryByRole('radio', { name: 'Farmer' })).toBeNull();
  });

  it('does not start without a name, or with one name twice, and says so on the button', async () => {
    await openApp('/new?game=classic');
    await press(/^Wanderer, person/);
    fireEvent.changeText(screen.getByLabelText('Name'), '');
    await press('Done');
    expect(screen.getByRole('button', { name: 'Seat 1 needs a name' })).toBeDisabled();
    await user.press(screen.getByTestId('seat-0'));
    fireEvent.changeText(screen.getByLabelText('Name'), 'Leonor');
    await press('Done');
    expect(screen.getByRole('button', { name: 'Two seats are called Leonor' })).toBeDisabled();
  });

  it('keeps at least one person at the table, and says why', async () => {
    await openApp('/new?game=classic');
    await press(/^Wanderer, person/);
    await user.press(screen.getByRole('radio', { name: 'Computer' }));
    expect(screen.getByRole('radio', { name: 'Person' })).toBeChecked();
    expect(screen.getByText('At least one person has to play')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'This game needs at least 2 seats' })).toBeDisabled();
  });

  it('moves a seat with the actions of a reader', async () => {
    await openApp('/new?game=classic');
    const grip = screen.getByRole('button', { name: 'Move Wanderer, seat 1 of 2' });
    fireEvent(grip, 'accessibilityAction', { nativeEvent: { actionName: 'down' } });
    expect(screen.getByRole('button', { name: 'Move Wanderer, seat 2 of 2' })).toBeOnTheScreen();
  });

  it('lets somebody begin', async () => {
    await openApp('/new?game=hunters');
    await press('Who starts, By lot');
    await user.press(screen.getByRole('radio', { name: 'Leonor' }));
    await press('Done');
    await press('Start the match');
    expect((await onlyMatch()).record.options).toMatchObject({ startPlayer: 1 });
  });

  it('turns the card table until whoever begins sits first', async () => {
    await openApp('/new?game=settlers');
    await press('Who starts, By lot');
    await user.press(screen.getByRole('radio', { name: 'Leonor' }));
    await press('Done');
    await press('Start the match');
    expect((await onlyMatch()).record.seats.map(({ name }) => name)).toEqual(['Leonor', 'Wanderer']);
  });

  it('has the options of the game, with their usual values and what they do', async () => {
    await openApp('/new?game=classic');
    await press('Followers each, 7');
    await user.press(screen.getByRole('radio', { name: '4' }));
    await press('Done');
    await user.press(screen.getByRole('switch', { name: 'Fields' }));
    await press('Start the match');
    expect((await onlyMatch()).record.options).toMatchObject({ followers: 4, fields: false });
  });

  it('leads from every option to its rule, and the table stays as it was set', async () => {
    await openApp('/new?game=classic');
    await press('One more seat');
    const ways = screen.getAllByTestId(/^rule-of-/).map(({ props }) => String(props.testID));
    expect(ways).toEqual(expect.arrayContaining(['rule-of-followers', 'rule-of-fields']));
    for (const way of ways) {
      await user.press(screen.getByTestId(way));
      expect(useOpenedBook.getState().opened).toMatchObject({ game: 'classic', rule: way.slice('rule-of-'.length) });
      act(closeRules);
    }
    await press('Start the match');
    expect((await onlyMatch()).record.seats).toHaveLength(3);
  });

  it('explains an option that makes no difference at a small table', async () => {
    await openApp('/new?game=settlers');
    expect(screen.getByText('Makes a difference from four seats on')).toBeOnTheScreen();
    await press('One more seat');
    await press('One more seat');
    expect(screen.getByRole('button', { name: 'City events, Ten attacks, five markets' })).toBeOnTheScreen();
  });

  it('takes a friend’s code', async () => {
    await openApp('/new?game=classic');
    await press(/^Same tiles as a friend/);
    fireEvent.changeText(screen.getByLabelText('Code'), '417');
    await press('Done');
    await press('Start the match');
    expect((await onlyMatch()).record.seed).toBe(417);
  });

  it('remembers the table and the names for the next time', async () => {
    const first = await openApp('/new?game=classic');
    await press(/^Wanderer, person/);
    fireEvent.changeText(screen.getByLabelText('Name'), 'Inês');
    await press('Done');
    await press('One more seat');
    await press('Start the match');
    first.app.unmount();
    await openApp('/new?game=classic');
    expect(screen.getByText('3 seats · about 35 minutes')).toBeOnTheScreen();
    expect(screen.getByText('Inês')).toBeOnTheScreen();
  });

  it('offers people who played before', async () => {
    await AsyncStorage.setItem('terreno/names', JSON.stringify(['Inês', 'Rui']));
    await openApp('/new?game=hunters');
    await press(/^Leonor, computer/);
    await user.press(screen.getByRole('radio', { name: 'Person' }));
    expect(screen.getByLabelText('Name').props.value).toBe('Rui');
  });

  it('gives a new person a name to write over, with nothing wrong before anybody has written', async () => {
    await openApp('/new?game=hunters');
    await press(/^Leonor, computer/);
    await user.press(screen.getByRole('radio', { name: 'Person' }));
    const field = screen.getByLabelText('Name');
    expect(field.props).toMatchObject({ value: 'Player 2', autoFocus: true, selectTextOnFocus: true });
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.changeText(field, '');
    expect(screen.getByRole('alert')).toHaveTextContent('A seat needs a name.');
  });

  it('says how long a table of so many takes', async () => {
    await openApp('/new?game=classic');
    expect(screen.getByText('2 seats · about 30 minutes')).toBeOnTheScreen();
    await press('One more seat');
    expect(screen.getByText('3 seats · about 35 minutes')).toBeOnTheScreen();
  });

  it('has a hand-over screen only where two people play, and always with hidden hands', async () => {
    await AsyncStorage.setItem('terreno/names', JSON.stringify(['Inês', 'Rui']));
    await openApp('/new?game=settlers');
    expect(screen.queryByText('Hand-over screen')).toBeNull();
    await press(/^Leonor, computer/);
    await user.press(screen.getByRole('radio', { name: 'Person' }));
    await press('Done');
    expect(screen.getByText('Always on here: hands are hidden')).toBeOnTheScreen();
  });

  it('says so when the device does not take the match', async () => {
    await openApp('/new?game=classic');
    jest.mocked(AsyncStorage.setItem).mockRejectedValueOnce(new Error('refused'));
    await press('Start the match');
    expect(screen.getByRole('alert')).toHaveTextContent(/was not begun/);
  });

  it('is for one person in the solo game, with nobody to beat', async () => {
    await openApp('/new?game=solo');
    expect(screen.getByText('1 seat · about 20 minutes')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'One more seat' })).toBeNull();
    await press('Start the match');
    expect((await onlyMatch()).record.game).toBe('solo');
  });
});
