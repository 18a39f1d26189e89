import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Dimensions } from 'react-native';

import { think } from '@/ai';
import type { GameId, Tagged } from '@/core/game';
import { defaultOptions } from '@/core/options';
import { newRecord, type Seat } from '@/core/record';
import { MatchTable } from '@/features/door/MatchScreen';
import { gameOf } from '@/games';
import { TilePosition } from '@/games/tiles/position';
import { WordsProvider } from '@/i18n';
import { OpenMatchProvider } from '@/match/react';
import { createMatch } from '@/match/store';
import { summaryOf } from '@/match/summary';
import type { Match } from '@/match/types';
import type { KeyListener } from '@/platform/keyListener';
import { ALL_AIDS } from '@/storage/aids';
import { MotionProvider } from '@/ui/look/motion';
import { OverlayHost } from '@/ui/overlay/OverlayHost';

import { MemoryBackend, matchesOn } from '../support/memoryBackend';
import { positionOf } from '../support/positionOf';

jest.mock('expo-router', () => ({ router: { replace: jest.fn(), push: jest.fn() } }));
// Land and cards are painted by Skia, which has its own tests.
jest.mock('@/board/BoardLoader', () => ({ BoardLoader: () => null }));
jest.mock('@/board/lazySkia', () => ({ lazySkia: () => () => null, lazyPainter: () => () => null }));
const mockKeys: { listener: KeyListener | null } = { listener: null };
jest.mock('@/platform/keys', () => ({
  useKeys: (onKey: KeyListener, isOn: boolean) => {
    mockKeys.listener = isOn ? onKey : null;
  },
}));

const ANA: Seat = { name: 'Ana', colour: 0 };
const RUI: Seat = { name: 'Rui', colour: 3 };
const LEONOR: Seat = { name: 'Leonor', colour: 4 };
const BOT: Seat = { name: 'Bot', colour: 5, ai: { level: 'random', style: 'balanced' } };

/** What is so on a phone that is turned on its side, and after it is turned back. */
function turned(isSo: () => void): void {
  const upright = Dimensions.get('window');
  act(() => Dimensions.set({ window: { ...upright, width: 915, height: 412 } }));
  isSo();
  act(() => Dimensions.set({ window: upright }));
  isSo();
}

async function settle(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, 25)));
}

async function press(testID: string): Promise<void> {
  await act(async () => {
    fireEvent.press(screen.getByTestId(testID));
  });
  await settle();
}

async function sit(
  game: GameId,
  seats: readonly Seat[],
  {
    isRecovered = false,
    language = 'en' as const,
    backend = new MemoryBackend(),
  }: { isRecovered?: boolean; language?: 'en' | 'es' | 'pt'; backend?: MemoryBackend } = {},
): Promise<Match> {
  const rules = gameOf(game);
  const options = defaultOptions(rules.options);
  const position = rules.start(options, 5, seats.length);
  const saved = {
    id: 'test',
    record: newRecord(game, options, seats, 5),
    aids: ALL_AIDS,
    origin: { kind: 'new' as const },
    hasHandOver: false,
    isPractice: false,
    isCalledOff: false,
    isHanded: false,
    startedAt: 1,
    changedAt: 1,
    summary: summaryOf(rules, position),
    outcome: null,
  };
  const made = createMatch(saved, null, { matches: matchesOn(backend), think }, isRecovered);
  if (!made.ok) throw new Error(made.error.detail);
  render(
    <WordsProvider choice={language}>
      <MotionProvider choice="full" speed="instant">
        <OpenMatchProvider match={made.value}>
          <OverlayHost>
            <MatchTable />
          </OverlayHost>
        </OpenMatchProvider>
      </MotionProvider>
    </WordsProvider>,
  );
  await settle();
  return made.value;
}

/** Plays for whoever decides, until somebody else has the say. */
async function playTurn(match: Match): Promise<void> {
  const { decider } = match.getState().table;
  const isOthers = () => {
    const { table, told } = match.getState();
    return table.decider !== decider || (told.at(-1)?.seat ?? decider) !== decider;
  };
  for (let moves = 0; moves < 40 && !isOthers(); moves++) {
    if (match.getState().handOver !== null) await press('take-phone');
    const legal = positionOf(match).legalMoves();
    // The shortest way through a turn of the card game is to end it.
    const move = legal.find(({ type }) => type === 'endTurn') ?? legal[0];
    await act(async () => void (await match.play(move as Tagged)));
    await settle();
  }
}

describe('taking back between people', () => {
  it('asks everybody else at an open table, and goes back when the last one agrees', async () => {
    const match = await sit('classic', [ANA, RUI, LEONOR]);
    await playTurn(match);
    expect(screen.getByTestId('undo')).toHaveAccessibleName('Take back the last turn of Ana');
    await press('undo');
    expect(screen.getByRole('heading', { name: 'Ana wants the last decision back' })).toBeOnTheScreen();
    expect(screen.queryByTestId('agree-0')).toBeNull();
    await press('agree-2');
    turned(() => {
      expect(screen.getByRole('checkbox', { name: 'Leonor agrees' })).toBeChecked();
      expect(screen.getByRole('checkbox', { name: 'Rui agrees' })).not.toBeChecked();
    });
    expect(match.getState().record.moves).toHaveLength(1);
    await press('agree-1');
    expect(match.getState()).toMatchObject({ isPractice: true, record: { moves: [] } });
    expect(screen.queryByTestId('agreement')).toBeNull();
  });

  it('leaves everything as it is when one says no', async () => {
    const match = await sit('hunters', [ANA, RUI, LEONOR]);
    await playTurn(match);
    const { moves } = match.getState().record;
    await press('undo');
    await press('agree-1');
    await press('agreement-close');
    expect(screen.queryByTestId('agreement')).toBeNull();
    expect(match.getState()).toMatchObject({ isPractice: false, record: { moves } });
  });

  it('hides every hand while the card table is asked, and until the phone is back', async () => {
    const match = await sit('settlers', [ANA, RUI]);
    await playTurn(match);
    await press('take-phone');
    if (screen.queryByTestId('skip-story') !== null) await press('skip-story');
    const played = match.getState().record.moves.length;
    await press('menu');
    expect(screen.getByText('If everybody at the table agrees')).toBeOnTheScreen();
    await press('take-back');
    turned(() => {
      expect(screen.getByRole('heading', { name: 'Ana wants the last decision back' })).toBeOnTheScreen();
      expect(screen.queryByTestId('table')).toBeNull();
    });
    await press('agreement-close');
    expect(match.getState().record.moves).toHaveLength(played);
    expect(screen.queryByTestId('table')).toBeNull();
    expect(screen.getByRole('button', { name: 'I am Rui, show my cards' })).toBeOnTheScreen();
    await press('take-phone');
    expect(screen.getByTestId('table')).toBeOnTheScreen();

    await press('menu');
    await press('take-back');
    await press('agree-1');
    expect(match.getState().isPractice).toBe(true);
    expect(match.getState().record.moves.length).toBeLessThan(played);
    expect(screen.getByRole('button', { name: 'I am Ana, show my cards' })).toBeOnTheScreen();
  });
});

describe('taking back against the computer', () => {
  it.each(['classic', 'settlers'] as const)('of %s asks once whether the match may become practice', async (game) => {
    const match = await sit(game, [ANA, BOT]);
    await playTurn(match);
    for (let wait = 0; wait < 80 && match.getState().table.decider !== 0; wait++) await settle();
    const takeBack = async () => {
      if (game === 'settlers') await press('menu');
      await press(game === 'settlers' ? 'take-back' : 'undo');
    };
    const played = match.getState().record.moves.length;
    await takeBack();
    expect(screen.getByRole('heading', { name: 'Take your last decision back?' })).toBeOnTheScreen();
    await press('practice-leave');
    expect(match.getState()).toMatchObject({ isPractice: false });
    expect(match.getState().record.moves).toHaveLength(played);
    if (game === 'settlers' && screen.queryByTestId('menu-sheet') !== null) await press('menu-sheet-close');
    await takeBack();
    await press('practice-close');
    expect(match.getState().isPractice).toBe(true);
    expect(match.getState().record.moves.length).toBeLessThan(played);
  });

  it('asks by its key as by its button, and keys play nothing meanwhile', async () => {
    const match = await sit('classic', [ANA, BOT]);
    await playTurn(match);
    for (let wait = 0; wait < 80 && match.getState().table.decider !== 0; wait++) await settle();
    await act(async () => void mockKeys.listener?.('u'));
    await settle();
    expect(screen.getByTestId('practice')).toBeOnTheScreen();
    expect(match.getState().isPractice).toBe(false);
    expect(mockKeys.listener).toBeNull();
    await press('practice-leave');
    expect(mockKeys.listener).not.toBeNull();
  });

  it('asks however quickly one goes back from a step of the mind to the turn before', async () => {
    const match = await sit('classic', [ANA, BOT]);
    await playTurn(match);
    for (let wait = 0; wait < 80 && match.getState().table.decider !== 0; wait++) await settle();
    const played = match.getState().record.moves.length;
    const [cell] = TilePosition.of(positionOf(match)).legalMoves();
    await act(async () => match.intend({ stage: 'placed', ...cell, piece: null } as never));
    // Both before the screen has shown anything of the first.
    await act(async () => {
      fireEvent.press(screen.getByTestId('undo'));
      mockKeys.listener?.('u');
    });
    await settle();
    expect(match.getState().pending.stage).toBe('holding');
    expect(match.getState().record.moves).toHaveLength(played);
    expect(match.getState().isPractice).toBe(false);
    await press('undo');
    expect(screen.getByTestId('practice')).toBeOnTheScreen();
  });

  it.each(['classic', 'settlers'] as const)('of %s goes on asking when the phone is turned', async (game) => {
    const match = await sit(game, [ANA, BOT]);
    await playTurn(match);
    for (let wait = 0; wait < 80 && match.getState().table.decider !== 0; wait++) await settle();
    if (game === 'settlers') await press('menu');
    await press(game === 'settlers' ? 'take-back' : 'undo');
    turned(() => expect(screen.getByRole('heading', { name: 'Take your last decision back?' })).toBeOnTheScreen());
    await press('practice-close');
    expect(match.getState().isPractice).toBe(true);
  });
});

describe('a match whose newest text was damaged', () => {
  it.each([
    ['classic', 'en', 'This match was damaged'],
    ['settlers', 'es', 'Esta partida se dañó'],
    ['solo', 'pt', 'Esta partida foi danificada'],
  ] as const)('of %s says so in %s, once', async (game, language, title) => {
    await sit(game, game === 'solo' ? [ANA] : [ANA, RUI], { isRecovered: true, language });
    expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen();
    await press('recovered-close');
    expect(screen.queryByTestId('recovered')).toBeNull();
  });

  it('says nothing of the kind otherwise', async () => {
    await sit('classic', [ANA, RUI]);
    expect(screen.queryByTestId('recovered')).toBeNull();
  });
});

describe('a device that takes no more', () => {
  it.each([
    ['classic', /^The storage of this device is full/, 'trouble-retry'],
    ['settlers', /The storage of this device is full/, 'retry'],
  ] as const)(
    'is told at the table of %s, and the match goes on when there is room again',
    async (game, words, retry) => {
      const backend = new MemoryBackend();
      const match = await sit(game, [ANA, BOT], { backend });
      const full = jest.spyOn(backend, 'setItem').mockRejectedValue(new DOMException('no room', 'QuotaExceededError'));
      const { decider } = match.getState().table;
      expect(decider).toBe(0);
      const legal = positionOf(match).legalMoves();
      await act(
        async () => void (await match.play((legal.find(({ type }) => type === 'endTurn') ?? legal[0]) as Tagged)),
      );
      await settle();
      expect(match.getState().record.moves).toHaveLength(0);
      expect(screen.getByRole('alert')).toHaveTextContent(words);
      full.mockRestore();
      await press(retry);
      expect(match.getState().trouble).toBeNull();
      expect(match.getState().record.moves.length).toBeGreaterThan(0);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});
