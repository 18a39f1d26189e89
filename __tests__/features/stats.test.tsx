import AsyncStorage from '@react-native-async-storage/async-storage';
import { userEvent } from '@testing-library/react-native';
import { screen } from 'expo-router/testing-library';

import { statisticsOf, type Tally } from '@/match/statistics';
import { handOut } from '@/platform/share';
import { matches } from '@/storage/matches';

import { chanceRecord, keepMatch } from '../support/keptMatches';
import { openApp } from '../support/openApp';

jest.mock('@/board/BoardLoader', () => ({ BoardLoader: () => null }));
jest.mock('@/platform/share', () => ({ canSend: false, handOut: jest.fn(() => Promise.resolve(true)) }));

const user = userEvent.setup();
beforeEach(() => AsyncStorage.clear());

async function playSome() {
  for (const seed of [1, 2, 3]) {
    const record = chanceRecord('classic', { seed });
    const [ana, rui] = record.seats;
    const seats = seed === 3 ? record.seats : [ana, { ...rui, ai: { level: 'strong', style: 'balanced' } }];
    await keepMatch(`c${seed}`, { ...record, seats: seats as typeof record.seats }, { changedAt: seed * 1000 });
  }
  await keepMatch('s', chanceRecord('solo', { seats: 1 }), { changedAt: 9000 });
}

describe('statistics', () => {
  it('are honest about being empty and lead to a game', async () => {
    const { app } = await openApp('/stats');
    expect(screen.getByText('No finished match yet')).toBeOnTheScreen();
    await user.press(screen.getByRole('button', { name: 'Choose a game' }));
    expect(app.getPathname()).toBe('/new');
  });

  it('say by game, level and person what the matches add up to', async () => {
    await playSome();
    await openApp('/stats');
    const results = await matches.results();
    const { byGame, people } = statisticsOf(results.ok ? results.value : [], '2026-11-17');
    const { strong } = byGame.classic.byLevel;
    expect(screen.getByLabelText(/^Strong: 2 matches/)).toBeOnTheScreen();
    expect(strong?.games).toBe(2);
    expect(screen.getAllByLabelText('Matches: 4')).not.toHaveLength(0);
    expect(screen.getByLabelText(`Best: ${byGame.classic.best?.points}`)).toBeOnTheScreen();
    const mean = (tally: Tally | undefined) => `average ${tally?.average.toFixed(1)} · best ${tally?.best?.points}`;
    expect(screen.getByLabelText(new RegExp(`^Strong: 2 matches, \\d wins?\\. ${mean(strong)}$`))).toBeOnTheScreen();
    expect(
      screen.getByLabelText(
        new RegExp(`^Ana: 3 matches, ${people[0]?.wins} wins?\\. Walls & Fields: ${mean(people[0]?.byGame.classic)}$`),
      ),
    ).toBeOnTheScreen();
    expect(screen.getByLabelText(/^Points of the latest 4 matches: /)).toBeOnTheScreen();
    expect(screen.getByLabelText(/^Result of the latest match: /)).toBeOnTheScreen();
  });

  it('say that some may be missing where they were damaged, and where the damage is', async () => {
    for (const place of ['a', 'b']) await AsyncStorage.setItem(`terreno/results/0/${place}`, `torn ${place}`);
    const { app } = await openApp('/stats');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Part of the results was damaged and set aside/);
    await user.press(screen.getByTestId('see-aside'));
    expect(app.getPathname()).toBe('/settings');
    expect(screen.getByText('2 damaged texts set aside')).toBeOnTheScreen();
  });

  it('lead back into a match', async () => {
    await playSome();
    const { app } = await openApp('/stats');
    await user.press(screen.getByTestId('latest-0'));
    expect(app.getPathname()).toBe('/result/s');
  });

  it('can be taken out', async () => {
    await playSome();
    await openApp('/stats');
    await user.press(screen.getByRole('button', { name: 'Export' }));
    const [file] = jest.mocked(handOut).mock.lastCall ?? [];
    const text = file !== undefined && 'text' in file.content ? file.content.text : '';
    expect((JSON.parse(text) as { results: unknown[] }).results).toHaveLength(4);
  });

  it('can be erased after a question, and the matches stay', async () => {
    await playSome();
    const { app } = await openApp('/stats');
    await user.press(screen.getByRole('button', { name: 'Erase the statistics' }));
    await user.press(screen.getByTestId('stats-erase-sheet-close'));
    expect(screen.getByText('No finished match yet')).toBeOnTheScreen();
    expect((await matches.load('c1')).ok).toBe(true);
    await user.press(screen.getByTestId('latest-0'));
    expect(app.getPathname()).toBe('/result/s');
  });
});
