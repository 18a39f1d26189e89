import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, render, screen } from '@testing-library/react-native';
import { useEffect } from 'react';
import { Text } from 'react-native';

import { MatchProvider, OpenMatchProvider, useMatch, useMatchActions, useMatchLoad } from '@/match/react';
import { startMatch } from '@/match/start';
import { createMatch } from '@/match/store';
import type { Match } from '@/match/types';
import { ALL_AIDS } from '@/storage/aids';

import { matchesOn, MemoryBackend } from '../support/memoryBackend';
import { randomSaved } from '../support/randomSaved';

beforeEach(() => AsyncStorage.clear());

let renders = 0;
let live: Match | null = null;

function Moves() {
  const moves = useMatch((state) => state.record.moves.length);
  const match = useMatchActions();
  useEffect(() => {
    live = match;
    renders++;
  });
  return <Text>{`moves: ${moves}`}</Text>;
}

function Screen() {
  const load = useMatchLoad();
  if (load.status === 'ready') return <Moves />;
  return <Text>{load.status === 'failed' ? `failed: ${load.fault.fault}` : 'loading'}</Text>;
}

async function begin(): Promise<string> {
  const seats = [{ name: 'Ana' }, { name: 'Rui' }];
  const id = await startMatch({
    game: 'classic',
    options: {},
    seats,
    seed: 3,
    aids: ALL_AIDS,
    origin: { kind: 'new' },
    hasHandOver: false,
  });
  if (!id.ok) throw new Error(id.error.detail);
  return id.value;
}

const show = (id: string) => (
  <MatchProvider id={id}>
    <Screen />
  </MatchProvider>
);

describe('a match on the screen', () => {
  it('is loading, then there, and follows what is played', async () => {
    const id = await begin();
    render(show(id));
    expect(screen.getByText('loading')).toBeOnTheScreen();
    expect(await screen.findByText('moves: 0')).toBeOnTheScreen();
    const move = live?.getState().table.legalMoves()[0];
    if (move === undefined) throw new Error('no move');
    await act(async () => void (await live?.play(move)));
    expect(screen.getByText('moves: 1')).toBeOnTheScreen();
  });

  it('renders nothing again for what it does not read', async () => {
    const id = await begin();
    render(show(id));
    await screen.findByText('moves: 0');
    renders = 0;
    await act(async () => live?.intend({ stage: 'holding', rotation: 2 } as never));
    expect(live?.getState().pending).toEqual({ stage: 'holding', rotation: 2 });
    expect(renders).toBe(0);
  });

  it('that is not there says so', async () => {
    render(show('nobody'));
    expect(await screen.findByText('failed: missing')).toBeOnTheScreen();
  });

  it('is left when the screen goes, and another one takes its place', async () => {
    const [first, second] = [await begin(), await begin()];
    const { rerender, unmount } = render(show(first));
    await screen.findByText('moves: 0');
    const before = live;
    rerender(show(second));
    expect(screen.getByText('loading')).toBeOnTheScreen();
    await screen.findByText('moves: 0');
    expect(live?.getState().id).toBe(second);
    const move = before?.getState().table.legalMoves()[0];
    expect(move !== undefined && (await before?.play(move))).toBe(false);
    unmount();
  });

  it('can be one that is open already', () => {
    const match = createMatch(randomSaved({ id: 'm', plies: 7 }), null, { matches: matchesOn(new MemoryBackend()) });
    if (!match.ok) throw new Error('unplayable');
    render(
      <OpenMatchProvider match={match.value}>
        <Screen />
      </OpenMatchProvider>,
    );
    expect(screen.getByText('moves: 7')).toBeOnTheScreen();
  });
});
