import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen } from '@testing-library/react-native';

import { useOpenedBook } from '@/features/shell/bookOpening';
import { cardEvents, settlers, type SettlersEvent, type SettlersMove, type SettlersPosition } from '@/games/settlers';
import { wordsIn } from '@/i18n/words';
import { keepStars } from '@/storage/lessons';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { useSettings } from '@/storage/settingsStore';

import { findGame } from '../cards/findGame';
import { openTable, settle } from '../cards/openTable';

jest.mock('expo-router', () => ({ router: { replace: jest.fn(), push: jest.fn() } }));
// Cards are printed by Skia, which has its own tests; here they show their marks.
jest.mock('@/board/lazySkia', () => ({ lazySkia: () => () => null, lazyPainter: () => () => null }));

const AI = { level: 'random', style: 'balanced' };
const SEATS = [
  { name: 'Ana', colour: 0 },
  { name: 'Rui', colour: 1, ai: AI },
  { name: 'Leonor', colour: 2, ai: AI },
];
const { t } = wordsIn('en');

const breathe = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));
const press = async (testID: string) => {
  fireEvent.press(screen.getByTestId(testID));
  await settle();
};

/** A move of the first seat that causes this and leaves the decision to it. */
function moveThat(position: SettlersPosition, causes: (event: SettlersEvent) => boolean): SettlersMove | undefined {
  return position.legalMoves().find((move) => {
    const next = position.clone();
    const events = cardEvents({ events: next.play(move) });
    return !next.isOver && next.decider === 0 && events.some(causes);
  });
}

/** The table just before such a move. */
async function openBefore(causes: (event: SettlersEvent) => boolean) {
  const game = findGame(3, (position) => moveThat(position, causes) !== undefined);
  const position = settlers.start(settlersOptions(), game.seed, 3);
  for (const text of game.moves) position.play(settlers.decode(text)!);
  const match = await openTable({ seats: SEATS, ...game });
  return { match, move: moveThat(position, causes)! };
}

const settlersOptions = () => ({ events: 'tenFive', cityBuild: 'separate', target: 10 }) as const;
const isTheft = (event: SettlersEvent) => event.type === 'built' && event.takenFrom !== null;

beforeEach(async () => {
  await AsyncStorage.clear();
  useSettings.setState({ settings: { ...DEFAULT_SETTINGS, language: 'en' } });
  useOpenedBook.setState({ opened: null });
});

describe('a tip at the card table', () => {
  it('tells of the first theft, leads to its rule, and goes with the next own move', async () => {
    await keepStars('settlers', 'trade', 3);
    const { match, move } = await openBefore(isTheft);
    await act(async () => void (await match.play(move)));
    await breathe();
    expect(screen.getByTestId('tip-line')).toHaveTextContent(t('tips.settlers.theft'));
    await press('rule-of-theft-path');
    expect(useOpenedBook.getState().opened).toMatchObject({ game: 'settlers', rule: 'theft-path' });
    await act(async () => void (await match.play({ type: 'endTurn' })));
    expect(screen.queryByTestId('tip')).toBeNull();
  });

  it('waits while a robber attack has the whole screen, and is then still new', async () => {
    await keepStars('settlers', 'trade', 3);
    const isAttack = (event: SettlersEvent) => event.type === 'cityRevealed' && event.event === 'robberAttack';
    const game = findGame(3, (position) =>
      position.legalMoves().some((move) => {
        const next = position.clone();
        const events = cardEvents({ events: next.play(move) });
        return events.some(isAttack) && next.viewFor(0).stage === 'attack' && next.decider === 0;
      }),
    );
    const match = await openTable({ seats: SEATS, ...game });
    const city = match
      .getState()
      .table.legalMoves()
      .find((move) => move.type === 'build' && 'what' in move && move.what === 'city');
    await act(async () => void (await match.play(city!)));
    await breathe();
    expect(screen.getByTestId('attack')).toBeOnTheScreen();
    expect(screen.queryByTestId('tip')).toBeNull();
    while (match.getState().table.decider === 0 && screen.queryByTestId('attack') !== null) {
      const [discard] = match.getState().table.legalMoves();
      await act(async () => void (await match.play(discard!)));
      await settle();
    }
    await breathe();
    await breathe();
    expect(screen.getByTestId('tip-line')).toHaveTextContent(t('tips.settlers.attack'));
  });

  it('is not for those who have done nothing of the lesson', async () => {
    const { match, move } = await openBefore(isTheft);
    await act(async () => void (await match.play(move)));
    await breathe();
    expect(screen.queryByTestId('tip')).toBeNull();
  });
});
