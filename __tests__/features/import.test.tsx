import AsyncStorage from '@react-native-async-storage/async-storage';
import { fireEvent, userEvent } from '@testing-library/react-native';
import { screen } from 'expo-router/testing-library';

import { GAME_IDS } from '@/core/game';
import { encodeRecord } from '@/match/shareCode';
import { matches } from '@/storage/matches';
import { somebodyNamed } from '@/ui/portraits/characters';

import { chanceRecord } from '../support/keptMatches';
import { openApp } from '../support/openApp';

jest.mock('@/board/BoardLoader', () => ({ BoardLoader: () => null }));

const user = userEvent.setup();
beforeEach(() => AsyncStorage.clear());

describe('a shared match', () => {
  it.each(GAME_IDS)('of %s opens from its link and is the same match', async (game) => {
    const record = chanceRecord(game, { seats: game === 'solo' ? 1 : 2 });
    const { app } = await openApp(`/m/${encodeRecord(record)}`);
    expect(screen.getByText(`Finished in ${record.moves.length} moves`)).toBeOnTheScreen();
    await user.press(screen.getByRole('button', { name: 'Open this match' }));
    expect(app.getPathname()).toMatch(/^\/result\//);
    const shelf = await matches.list();
    const [line] = shelf.ok ? shelf.value.finished : [];
    const loaded = await matches.load(line?.id ?? '');
    expect(loaded.ok && loaded.value.match.record).toEqual(record);
    expect(line?.origin).toEqual({ kind: 'imported' });
  });

  it('shows who sits there: a face for a player of ours, a badge for a person', async () => {
    const record = chanceRecord('classic', { moves: 4 });
    const seats = [
      ...record.seats.slice(0, 1),
      { name: 'Dinis', colour: 4, ai: { level: 'casual', style: 'balanced' } },
    ];
    await openApp(`/m/${encodeRecord({ ...record, seats })}`);
    expect(screen.getAllByTestId(/^face-/, { includeHiddenElements: true }).map(({ props }) => props.testID)).toEqual([
      `face-${somebodyNamed('Dinis')}`,
    ]);
  });

  it('that is under way goes on at the table', async () => {
    const { app } = await openApp('/import');
    fireEvent.changeText(
      screen.getByLabelText('Code or link'),
      ` https://example.org/m/${encodeRecord(chanceRecord('classic', { moves: 4 }))}\n`,
    );
    expect(screen.getByText('Under way, 4 moves played')).toBeOnTheScreen();
    await user.press(screen.getByRole('button', { name: 'Open this match' }));
    expect(app.getPathname()).toMatch(/^\/match\//);
  });

  it.each([
    ['hello', 'This is not a code of a match.'],
    [
      encodeRecord(chanceRecord('classic', { moves: 9 })).slice(0, -4),
      'The code is not complete. Please copy all of it.',
    ],
    ['T9-abc', 'The code comes from a newer version of the app.'],
  ])('%s is refused in words', async (code, words) => {
    await openApp('/import');
    fireEvent.changeText(screen.getByLabelText('Code or link'), code);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: 'This code does not open' })).toBeDisabled();
  });
});
