import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, render, screen as plainScreen, userEvent, within } from '@testing-library/react-native';
import { screen } from 'expo-router/testing-library';
import { Dimensions } from 'react-native';

import { ContinueCard } from '@/features/home/ContinueCard';
import { DailyPanel } from '@/features/home/DailyPanel';
import { MoreMatches } from '@/features/home/MoreMatches';
import type { OpenMatch } from '@/features/home/openMatches';

import { matches } from '@/storage/matches';
import { dayOf } from '@/match/daily';

import type { PaintedLand } from '@/features/land/LandPainter';
import { TILE_GAMES } from '@/games/tiles';

import { openApp } from '../support/openApp';
import { chanceRecord, keepMatch } from '../support/keptMatches';

/** The lands that were painted; the paint itself is tested where it is mixed. */
const mockPainted: PaintedLand[] = [];
jest.mock('@/board/lazySkia', () => {
  const { useEffect } = jest.requireActual<typeof import('react')>('react');
  function Painter({ land, onPainted }: { land?: PaintedLand; onPainted: (address: string) => void }) {
    useEffect(() => {
      if (land === undefined) return;
      mockPainted.push(land);
      onPainted(`file://${land.id}`);
    });
    return null;
  }
  return { lazySkia: () => () => null, lazyPainter: () => Painter };
});

// Every test starts the whole app: a busy machine needs more than the usual five seconds.
jest.setTimeout(20_000);

const user = userEvent.setup();
beforeEach(() => AsyncStorage.clear());

/** A landscape says nothing to a reader. */
const HIDDEN = { includeHiddenElements: true };
const CARDS = {
  en: [
    'Walls & Fields. 2–5 players · 30–45 min',
    'Three Colours. 1 player · 20 min',
    'Hunters & Gatherers. 2–5 players · 35–50 min',
    'Villages & Knights. 2–6 players · 20–40 min',
  ],
  es: [
    'Murallas y Campos. 2–5 jugadores · 30–45 min',
    'Tres Colores. 1 jugador · 20 min',
    'Cazadores y Recolectores. 2–5 jugadores · 35–50 min',
    'Aldeas y Caballeros. 2–6 jugadores · 20–40 min',
  ],
  pt: [
    'Muralhas e Campos. 2–5 jogadores · 30–45 min',
    'Três Cores. 1 jogador · 20 min',
    'Caçadores e Coletores. 2–5 jogadores · 35–50 min',
    'Aldeias e Cavaleiros. 2–6 jogadores · 20–40 min',
  ],
} as const;

describe('home', () => {
  it.each(['en', 'es', 'pt'] as const)('shows the four games in %s', async (language) => {
    await openApp('/', { stored: JSON.stringify({ version: 1, language }) });
    for (const name of CARDS[language]) expect(screen.getByRole('button', { name })).toBeOnTheScreen();
  });

  it('is made of few views: each landscape is one picture', async () => {
    await openApp();
    const home = screen.getByTestId('home');
    for (const id of ['classic', 'solo', 'hunters', 'settlers']) {
      const frame = within(screen.getByTestId(`game-${id}`)).getByTestId(`landscape-${id}`, HIDDEN);
      await fireEvent(frame, 'layout', { nativeEvent: { layout: { x: 0, y: 0, width: 180, height: 150 } } });
      expect(within(frame).getByTestId(`painting-${id}`, HIDDEN)).toBeOnTheScreen();
    }
    expect(home.findAll((node) => typeof node.type === 'string').length).toBeLessThan(200);
  });

  it('offers to learn instead of continuing on the first start', async () => {
    const { app } = await openApp();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    await user.press(screen.getByRole('button', { name: 'Learn to play' }));
    expect(app.getPathname()).toBe('/learn');
  });

  it.each([
    ['game-classic', '/new?game=classic', 'Walls & Fields'],
    ['game-solo', '/new?game=solo', 'Three Colours'],
    ['game-hunters', '/new?game=hunters', 'Hunters & Gatherers'],
    ['game-settlers', '/new?game=settlers', 'Villages & Knights'],
    ['open-settings', '/settings', 'Settings'],
    ['open-stats', '/stats', 'Statistics'],
    ['open-learn', '/learn', 'Learn to play'],
    ['open-about', '/about', 'About'],
    ['open-import-link', '/import', 'Shared match'],
  ])('%s leads to %s, and back leads home', async (door, path, heading) => {
    const { app } = await openApp();
    await user.press(screen.getByTestId(door));
    expect(app.getPathnameWithParams()).toBe(path);
    expect(screen.getByRole('heading', { name: heading })).toBeOnTheScreen();
    await user.press(screen.getByTestId('back'));
    expect(app.getPathname()).toBe('/');
  });
});

const MATCH: OpenMatch = {
  id: 'a',
  href: '/',
  game: 'classic',
  turnOf: 'Ana',
  tilesLeft: 38,
  seats: [
    { player: 0, name: 'Ana', points: 41 },
    { player: 1, name: 'Rui', points: 37 },
    { player: 2, name: 'Leonor', points: 1 },
  ],
  record: chanceRecord('classic', { seats: 3, moves: 4 }),
};

describe('a match under way', () => {
  it('says which game, whose turn, how many tiles are left and how it stands', async () => {
    const onContinue = jest.fn();
    render(<ContinueCard match={MATCH} onContinue={onContinue} />);
    expect(plainScreen.getByText('Walls & Fields')).toBeOnTheScreen();
    expect(plainScreen.getByText('Ana’s turn · 38 tiles left')).toBeOnTheScreen();
    expect(plainScreen.getByLabelText('Rui: 37 points')).toBeOnTheScreen();
    expect(plainScreen.getByLabelText('Leonor: 1 point')).toBeOnTheScreen();
    await user.press(plainScreen.getByRole('button', { name: 'Continue' }));
    expect(onContinue).toHaveBeenCalledTimes(1);
  });

  it('shows the land in play as it stands, with everything that lies on it', async () => {
    const frame = { nativeEvent: { layout: { x: 0, y: 0, width: 140, height: 148 } } };
    const record = chanceRecord('hunters', { seats: 3, moves: 9 });
    const match: OpenMatch = { ...MATCH, game: 'hunters', record };
    render(<ContinueCard match={match} onContinue={() => undefined} />);
    // Until it is painted the game's own landscape is there.
    expect(plainScreen.getByTestId('landscape-hunters', HIDDEN)).toBeOnTheScreen();
    await fireEvent(plainScreen.getByTestId('land-frame', HIDDEN), 'layout', frame);
    const picture = await plainScreen.findByTestId('land-picture', HIDDEN, { timeout: 5_000 });
    const [land] = mockPainted.splice(0);
    expect(picture.props.source).toEqual({ uri: `file://${land!.id}` });
    const position = TILE_GAMES.hunters.start(record.options as never, record.seed, 3);
    for (const text of record.moves) position.play(TILE_GAMES.hunters.decode(text)!);
    expect(land!.landscape).toBe('hunters');
    expect(land!.tiles).toEqual(position.laidTiles());
    expect(land!.pieces).toHaveLength(position.laidPieces().length);
    expect(land!.pieces.length).toBeGreaterThan(0);
  });

  it('counts no tiles in the card game, and has no land to show', () => {
    const record = chanceRecord('settlers', { seats: 3, moves: 4 });
    render(
      <ContinueCard match={{ ...MATCH, game: 'settlers', tilesLeft: null, record }} onContinue={() => undefined} />,
    );
    expect(plainScreen.getByText('Ana’s turn')).toBeOnTheScreen();
    expect(plainScreen.queryByTestId('land-frame', HIDDEN)).toBeNull();
    expect(plainScreen.getByTestId('landscape-settlers', HIDDEN)).toBeOnTheScreen();
  });

  it('lists the others when asked', async () => {
    const list = (isOpen: boolean) => (
      <MoreMatches
        matches={[MATCH, { ...MATCH, id: 'b', game: 'hunters', turnOf: 'Rui' }]}
        isOpen={isOpen}
        onToggle={() => plainScreen.rerender(list(!isOpen))}
        onRemoved={() => undefined}
      />
    );
    render(list(false));
    expect(plainScreen.queryByText('Hunters & Gatherers')).toBeNull();
    await user.press(plainScreen.getByRole('button', { name: '2 more open matches' }));
    const row = plainScreen.getByTestId('match-b');
    expect(within(row).getByText('Hunters & Gatherers')).toBeOnTheScreen();
    expect(row).toHaveAccessibleName(/^Hunters & Gatherers\. Rui’s turn.*\. \w+: \d+ points?/);
  });
});

describe('the daily challenge', () => {
  it('names the day, and a streak only when there is one', () => {
    const day = new Date(2026, 2, 1);
    render(<DailyPanel today={day} streak={0} state="fresh" onPlay={() => undefined} />);
    expect(plainScreen.getByText('1 March · Three Colours')).toBeOnTheScreen();
    expect(plainScreen.queryByText(/streak/)).toBeNull();
    plainScreen.rerender(<DailyPanel today={day} streak={6} state="finished" onPlay={() => undefined} />);
    expect(plainScreen.getByText('6-day streak')).toBeOnTheScreen();
    expect(
      plainScreen.getByRole('button', { name: 'See your result of the daily challenge of 1 March' }),
    ).toBeOnTheScreen();
  });
});

describe('home with matches on the device', () => {
  it('continues the latest one', async () => {
    await keepMatch('old', chanceRecord('hunters', { moves: 5 }), { changedAt: 1_000 });
    await keepMatch('new', chanceRecord('classic', { moves: 5 }), { changedAt: 2_000 });
    const { app } = await openApp();
    expect(screen.getByText('1 more open match')).toBeOnTheScreen();
    await user.press(screen.getByRole('button', { name: 'Continue' }));
    expect(app.getPathname()).toBe('/match/new');
  });

  it('offers the last table again when nothing waits', async () => {
    await keepMatch('done', chanceRecord('classic'));
    const { app } = await openApp();
    expect(screen.getByText('Ana and Rui, with a fresh start')).toBeOnTheScreen();
    await user.press(screen.getByRole('button', { name: 'Same again' }));
    expect(app.getPathname()).toMatch(/^\/match\//);
    const shelf = await matches.list();
    expect(shelf.ok && shelf.value.open[0]?.record.seats.map(({ name }) => name)).toEqual(['Ana', 'Rui']);
  });

  it('keeps the list of matches open while the phone is turned', async () => {
    const upright = Dimensions.get('window');
    await keepMatch('old', chanceRecord('hunters', { moves: 5 }), { changedAt: 1_000 });
    await keepMatch('new', chanceRecord('classic', { moves: 5 }), { changedAt: 2_000 });
    await openApp();
    await user.press(screen.getByTestId('more-matches'));
    expect(screen.getByTestId('match-old')).toBeOnTheScreen();
    act(() => Dimensions.set({ window: { ...upright, width: 915, height: 412 } }));
    expect(screen.getByTestId('match-old')).toBeOnTheScreen();
    act(() => Dimensions.set({ window: upright }));
  });

  it('removes a match only after asking', async () => {
    await keepMatch('old', chanceRecord('hunters', { moves: 5 }), { changedAt: 1_000 });
    await keepMatch('new', chanceRecord('classic', { moves: 5 }), { changedAt: 2_000 });
    await openApp();
    await user.press(screen.getByTestId('more-matches'));
    await user.press(screen.getByTestId('remove-old'));
    expect((await matches.load('old')).ok).toBe(true);
    await user.press(screen.getByRole('button', { name: 'Remove it' }));
    expect((await matches.load('old')).ok).toBe(false);
    expect(screen.queryByText('1 more open match')).toBeNull();
  });

  it('says that a match was damaged, and keeps the others', async () => {
    await keepMatch('good', chanceRecord('classic', { moves: 5 }));
    await AsyncStorage.setItem('terreno/match/bad/a', '{torn');
    await openApp();
    expect(screen.getByRole('alert')).toHaveTextContent(/set aside, not deleted/);
    expect(screen.getByRole('link', { name: 'See in the settings' })).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeOnTheScreen();
    await user.press(screen.getByTestId('dismiss-lost'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('starts the challenge of the day once, and comes back to it', async () => {
    const { app } = await openApp();
    await user.press(screen.getByTestId('daily'));
    const path = app.getPathname();
    expect(path).toMatch(/^\/match\//);
    const shelf = await matches.list();
    const [match] = shelf.ok ? shelf.value.open : [];
    expect(match?.origin).toEqual({ kind: 'daily', date: dayOf(new Date()) });
    app.unmount();
    const again = await openApp();
    await user.press(screen.getByTestId('daily'));
    expect(again.app.getPathname()).toBe(path);
  });
});
