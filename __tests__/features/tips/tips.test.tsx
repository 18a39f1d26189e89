import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, screen } from '@testing-library/react-native';

import * as guide from '@/features/contract/guide';
import { useOpenedBook } from '@/features/shell/bookOpening';
import { wordsIn } from '@/i18n/words';
import type { Match } from '@/match/types';
import { keepStars } from '@/storage/lessons';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { useSettings } from '@/storage/settingsStore';
import { enterTips, parseTips, TIPS_KEY } from '@/storage/tips';

import { activate, openTable, positionOf, press, settle } from '../tiles/openTable';

jest.mock('expo-router', () => ({ router: { replace: jest.fn(), push: jest.fn() } }));
// The canvas is the board's own matter; what readers and keyboards use of it is here.
jest.mock('@/board/BoardLoader', () => {
  const { BoardA11y } = jest.requireActual<typeof import('@/board/BoardA11y')>('@/board/BoardA11y');
  return {
    BoardLoader: ({ scene, link, insets, ref, ...events }: import('@/board/Board').BoardProps) => (
      <BoardA11y scene={scene} events={events} live={link!.live} land={{ x: 0, y: 0, width: 1, height: 1 }} />
    ),
  };
});
jest.mock('@/features/tiles/tray/TilePicture', () => ({ TilePicture: () => null, TilesAhead: () => null }));

const { t } = wordsIn('en');

/** Longer than a tip holds its breath. */
const breathe = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));

/** Whoever is on turn lays their tile and lies down in a field, or puts nobody on it. */
async function lay(match: Match, isFarmer: boolean): Promise<void> {
  const places = positionOf(match).legalMoves();
  const isField = (move: (typeof places)[number]) => move.type === 'place' && move.piece?.segment.startsWith('field');
  const move = places.find((each) => isField(each) === isFarmer || (!isFarmer && !isField(each)));
  if (move?.type !== 'place') throw new Error('nothing can be laid');
  await activate(`cell-${move.x}-${move.y}`);
  if (isFarmer) await press(screen.getAllByTestId(/^chip-member-field/)[0]!.props.testID as string);
  await press('confirm');
}

beforeEach(async () => {
  await AsyncStorage.clear();
  useSettings.setState({ settings: { ...DEFAULT_SETTINGS, language: 'en' } });
  useOpenedBook.setState({ opened: null });
});

describe('a tip at the table', () => {
  it('is said when something new has happened, leads to its rule, and is closed', async () => {
    await keepStars('classic', 'edges', 3);
    const match = await openTable('classic');
    await breathe();
    expect(screen.queryByTestId('tip')).toBeNull();
    await lay(match, true);
    await breathe();
    expect(screen.getByTestId('tip-line')).toHaveTextContent(t('tips.classic.field'));
    await press('rule-of-field-scoring');
    expect(useOpenedBook.getState().opened).toMatchObject({ game: 'classic', rule: 'field-scoring' });
    await press('tip-close');
    expect(screen.queryByTestId('tip')).toBeNull();
  });

  it('is said once, not again at the next field and not after reopening', async () => {
    await keepStars('classic', 'edges', 3);
    const match = await openTable('classic');
    await lay(match, true);
    await breathe();
    await press('tip-close');
    await lay(match, true);
    await breathe();
    expect(screen.queryByTestId('tip')).toBeNull();
    expect(parseTips(await AsyncStorage.getItem(TIPS_KEY)).classic).toEqual({ matches: ['test'], said: ['field'] });
    screen.unmount();
    const again = await openTable('classic');
    await lay(again, true);
    await breathe();
    expect(screen.queryByTestId('tip')).toBeNull();
  });

  it('goes with the next move that somebody confirms', async () => {
    await keepStars('classic', 'edges', 3);
    const match = await openTable('classic');
    await lay(match, true);
    await breathe();
    expect(screen.getByTestId('tip')).toBeOnTheScreen();
    await lay(match, false);
    expect(screen.queryByTestId('tip')).toBeNull();
    await breathe();
    expect(screen.queryByTestId('tip')).toBeNull();
  });

  it('waits until the move has been shown', async () => {
    await keepStars('classic', 'edges', 3);
    const match = await openTable('classic', { speed: 'slow' });
    const seen: boolean[] = [];
    const stop = match.subscribe(({ isShowing }) => {
      if (isShowing) seen.push(screen.queryByTestId('tip') !== null);
    });
    await lay(match, true);
    for (let waited = 0; screen.queryByTestId('tip') === null && waited < 20; waited++) {
      await settle();
      await breathe();
    }
    stop();
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).not.toContain(true);
    expect(match.getState().isShowing).toBe(false);
    expect(screen.getByTestId('tip')).toBeOnTheScreen();
  });

  it('is for the first three matches after the lesson only', async () => {
    await keepStars('classic', 'edges', 3);
    for (const earlier of ['m1', 'm2', 'm3']) await enterTips('classic', earlier);
    const match = await openTable('classic');
    await lay(match, true);
    await breathe();
    expect(screen.queryByTestId('tip')).toBeNull();
  });

  it('is not for those who have done nothing of the lesson', async () => {
    const match = await openTable('classic');
    await lay(match, true);
    await breathe();
    expect(screen.queryByTestId('tip')).toBeNull();
  });

  it('is not for those who have turned tips off, and says nothing late', async () => {
    await keepStars('classic', 'edges', 3);
    const match = await openTable('classic');
    await act(async () => useSettings.setState({ settings: { ...DEFAULT_SETTINGS, language: 'en', tips: false } }));
    await lay(match, true);
    await breathe();
    expect(screen.queryByTestId('tip')).toBeNull();
    await act(async () => useSettings.setState({ settings: { ...DEFAULT_SETTINGS, language: 'en' } }));
    await breathe();
    expect(screen.queryByTestId('tip')).toBeNull();
    expect(parseTips(await AsyncStorage.getItem(TIPS_KEY)).classic).toBeUndefined();
  });

  it('is not for a lesson, where somebody teaches already', async () => {
    await keepStars('classic', 'edges', 3);
    const teacher = { bar: null, speech: null, tray: null, goOn: null, shows: null };
    const taught = jest.spyOn(guide, 'useGuide').mockReturnValue(teacher);
    const match = await openTable('classic');
    await lay(match, true);
    await breathe();
    expect(screen.queryByTestId('tip')).toBeNull();
    expect(await AsyncStorage.getItem(TIPS_KEY)).toBeNull();
    taught.mockRestore();
  });

  it('says how to be rid of all of them', async () => {
    await keepStars('classic', 'edges', 3);
    const match = await openTable('classic');
    await lay(match, true);
    await breathe();
    await press('tip-about');
    expect(screen.getByRole('switch', { name: t('settings.tips') })).toBeChecked();
    await press('tip-switch');
    expect(useSettings.getState().settings.tips).toBe(false);
    expect(screen.queryByTestId('tip')).toBeNull();
    await press('tip-sheet-close');
    expect(screen.queryByTestId('tip-sheet')).toBeNull();
    expect(JSON.parse((await AsyncStorage.getItem('terreno/settings')) ?? '{}')).toMatchObject({ tips: false });
  });
});
