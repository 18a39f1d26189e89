import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, userEvent } from '@testing-library/react-native';
import { router, type Href } from 'expo-router';
import { screen } from 'expo-router/testing-library';

import MatchRoute from '../../app/match/[id]';

import { GAME_IDS, type GameId } from '@/core/game';
import { Rng } from '@/core/rng';
import { encodeRecord } from '@/match/shareCode';
import { openMatch } from '@/match/open';
import type { Match } from '@/match/types';
import { copyText } from '@/platform/clipboard';
import { handOut } from '@/platform/share';
import { device } from '@/storage/device';
import { createMatches } from '@/storage/matches';

import { playOn, quickClock, sitDown, takeBack } from '../support/matchDriver';
import { chanceRecord, keepMatch } from '../support/keptMatches';
import { openApp, ROUTES } from '../support/openApp';

/*
 * Of a match under way nothing may be seen or sent that whoever decides does not know: neither hands nor the seed, which
 * tells what comes next in every game. The doors are those that know an id or a code: replay, result, share, trace, import.
 */

jest.mock('@/board/BoardLoader', () => ({ BoardLoader: () => null }));
jest.mock('@/board/lazySkia', () => ({ lazySkia: () => () => null, lazyPainter: () => () => null }));
jest.mock('@/platform/clipboard', () => ({ copyText: jest.fn(() => Promise.resolve(true)), pasteText: jest.fn() }));
jest.mock('@/platform/share', () => ({ canSend: false, handOut: jest.fn(() => Promise.resolve(true)) }));

// Each test opens the app several times.
jest.setTimeout(60_000);

const user = userEvent.setup();
beforeEach(async () => {
  await AsyncStorage.clear();
  jest.clearAllMocks();
});

const SEED = 3_141_592_653;
const ID = 'mi0c2z-8k3';

/** How a match came to where it stands; `__tests__/match/sealedMatch.test.ts` has more ways, without a screen. */
const WAYS = {
  early: { moves: 3, isTakenBack: false },
  // Six moves from its end, of which the last were played twice.
  'late, after undo and an agreement': { moves: -6, isTakenBack: true },
} as const;

/** A match between people on this device, played by the app's own means where that matters. */
async function play(game: GameId, way: keyof typeof WAYS): Promise<Match> {
  const { moves, isTakenBack } = WAYS[way];
  const seats = game === 'solo' ? 1 : 2;
  const whole = chanceRecord(game, { seed: SEED, seats });
  await keepMatch(ID, { ...whole, moves: whole.moves.slice(0, moves) });
  // As another start of the app: what this one remembers of an id does not count.
  const opened = await openMatch(ID, { matches: createMatches(device), clock: quickClock });
  if (!opened.ok) throw new Error(opened.error.fault);
  const match = opened.value;
  match.present(null);
  await sitDown(match);
  if (isTakenBack) {
    const before = match.getState().record.moves.length;
    expect(await takeBack(match)).toBe(seats - 1);
    expect(match.getState().isPractice).toBe(true);
    expect(match.getState().record.moves.length).toBeLessThan(before);
    await playOn(match, 2, Rng.fromSeed(2));
  }
  match.leave();
  expect(match.getState().outcome).toBeNull();
  return match;
}

/** Everything on the screen, seen or only told to readers, and everything that was given away. */
function told(): string {
  const given = [...jest.mocked(copyText).mock.calls, ...jest.mocked(handOut).mock.calls];
  return JSON.stringify([screen.toJSON(), given]);
}

function expectNothingOf(match: Match): void {
  const { record } = match.getState();
  const everything = told();
  expect([String(record.seed), encodeRecord(record)].filter((text) => everything.includes(text))).toEqual([]);
  expect(screen.queryByTestId('share')).toBeNull();
  expect(screen.queryByTestId('share-sheet')).toBeNull();
  expect(screen.queryByTestId('share-trace')).toBeNull();
  expect(screen.queryByTestId('replay-slider')).toBeNull();
}

/** All that a menu may offer while a match is under way. */
const MENU_ROWS = /^(menu-(?!sheet)|open-|leave$|take-back$|call-off$)/;
const LAND_MENU = [
  'menu-history',
  'menu-left',
  'menu-hint',
  'menu-rules',
  'menu-settings',
  'menu-home',
  'menu-hand-away',
  'menu-call-off',
];
const MENUS: Readonly<Record<GameId, readonly string[]>> = {
  classic: LAND_MENU,
  solo: LAND_MENU,
  hunters: LAND_MENU,
  settlers: ['open-history', 'open-settings', 'leave', 'menu-hand-away', 'call-off'],
};

const TABLES = GAME_IDS.flatMap((game) =>
  (Object.keys(WAYS) as (keyof typeof WAYS)[]).map((way) => [game, way] as const),
);

describe('a match under way', () => {
  it.each(TABLES)('of %s, %s, has no replay, result, trace or code, and leaves only under seal', async (game, way) => {
    jest.useRealTimers();
    const match = await play(game, way);
    const { id, record } = match.getState();
    for (const address of [`/replay/${id}?move=3`, `/result/${id}`]) {
      const { app } = await openApp(address);
      expect(screen.getByRole('heading', { name: 'This match is not over yet' })).toBeOnTheScreen();
      expectNothingOf(match);
      await user.press(screen.getByRole('button', { name: 'Go on playing' }));
      expect(app.getPathname()).toBe(`/match/${id}`);
      app.unmount();
    }
    jest.useRealTimers();
    const again = await openMatch(id, { matches: createMatches(device), clock: quickClock });
    const code = again.ok ? await again.value.handAway() : null;
    if (code === null) throw new Error('no code');
    await AsyncStorage.clear();
    const { app } = await openApp(`/m/${code}`);
    expect(screen.getByTestId('sealed')).toBeOnTheScreen();
    expectNothingOf(match);
    await user.press(screen.getByRole('button', { name: 'Open this match' }));
    // At the table, not in a replay.
    expect(app.getPathname()).toBe(`/match/${id}`);
    const loaded = await createMatches(device).load(id);
    expect(loaded.ok && loaded.value.match.record).toEqual(record);
    app.unmount();
  });

  it.each(GAME_IDS)('of %s offers neither replay, result, code nor trace in its own menu', async (game) => {
    jest.useRealTimers();
    const match = await play(game, 'late, after undo and an agreement');
    const { app } = await openApp(`/match/${ID}`, { routes: { ...ROUTES, 'match/[id]': MatchRoute } });
    const open = async (id: string) => user.press(await screen.findByTestId(id));
    if (screen.queryByTestId('take-phone') !== null) {
      expectNothingOf(match);
      await open('take-phone');
      if (screen.queryByTestId('skip-story') !== null) await open('skip-story');
    }
    await open('menu');
    const rows = screen.getAllByTestId(MENU_ROWS).map(({ props }) => String(props.testID));
    expect(rows.sort()).toEqual([...MENUS[game]].sort());
    expectNothingOf(match);
    await open('menu-hand-away');
    expect(screen.getByText(/everything that is still hidden, under a seal/)).toBeOnTheScreen();
    expectNothingOf(match);
    await open('make-code');
    expect(await screen.findByTestId('share-code')).toBeOnTheScreen();
    expectNothingOf(match);
    app.unmount();
  });

  it('that was handed over stays closed when it is called off here', async () => {
    jest.useRealTimers();
    const match = await play('settlers', 'early');
    const { id } = match.getState();
    const again = await openMatch(id, { matches: createMatches(device), clock: quickClock });
    if (!again.ok) throw new Error(again.error.fault);
    await again.value.handAway();
    await again.value.callOff();
    again.value.leave();
    for (const address of [`/replay/${id}`, `/result/${id}`]) {
      const { app } = await openApp(address);
      expect(screen.getByRole('heading', { name: 'This match stays closed' })).toBeOnTheScreen();
      expectNothingOf(match);
      app.unmount();
    }
  });

  it('is not there for home, statistics and settings to tell of either', async () => {
    jest.useRealTimers();
    const match = await play('settlers', 'late, after undo and an agreement');
    for (const address of ['/', '/stats', '/settings']) {
      const { app } = await openApp(address);
      expectNothingOf(match);
      app.unmount();
    }
  });
});

describe('a match that was called off', () => {
  it('can be looked at by whoever gets its code, and not gone on with by those who have seen it', async () => {
    await keepMatch('m', chanceRecord('settlers', { moves: 20 }), { isCalledOff: true });
    const { app: first } = await openApp('/result/m');
    await user.press(screen.getByRole('button', { name: 'Share this match' }));
    await user.press(screen.getByRole('button', { name: 'Copy the code' }));
    const [code = ''] = jest.mocked(copyText).mock.lastCall ?? [];
    first.unmount();
    const { app } = await openApp(`/m/${code}`);
    expect(screen.getByText('Called off')).toBeOnTheScreen();
    await user.press(screen.getByRole('button', { name: 'Open this match' }));
    expect(app.getPathname()).toMatch(/^\/result\//);
    expect(screen.getByRole('heading', { name: 'Called off' })).toBeOnTheScreen();
  });
});

/** Addresses that somebody might send, and what they must not do. */
const HOSTILE = [
  '/match/m%2Fpending',
  '/result/m%2Fpending',
  '/replay/..%2Ffinished',
  '/replay/__proto__',
  `/replay/${'x'.repeat(5000)}`,
  '/replay/done?move=1e99',
  '/m/T1-',
  '/m/T99999-AAAA',
  '/m/S1-AAAAAAAA',
  `/m/T1-${'A'.repeat(9000)}`,
  '/learn?game=__proto__',
  '/new?game=constructor',
];

describe('hostile links', () => {
  it('open something calm and change nothing', async () => {
    await keepMatch('m', chanceRecord('classic', { moves: 5 }));
    await keepMatch('done', chanceRecord('classic', { seed: 2 }));
    const matches = createMatches(device);
    await matches.load('m');
    await matches.savePending('m', { stage: 'holding', rotation: 2, order: [] });
    const ours = async () => {
      const keys = (await AsyncStorage.getAllKeys()).filter((key) => /^terreno\/(match|aside|results)\//.test(key));
      return AsyncStorage.multiGet(keys.sort());
    };
    const before = await ours();
    await openApp('/', { routes: { ...ROUTES, 'match/[id]': MatchRoute } });
    for (const address of HOSTILE) {
      act(() => router.push(address as Href));
      await act(() => jest.advanceTimersByTimeAsync(50));
      expect([address, screen.queryByTestId('crash')]).toEqual([address, null]);
      expect([address, await ours()]).toEqual([address, before]);
    }
  });
});
