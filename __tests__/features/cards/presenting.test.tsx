import { act, screen } from '@testing-library/react-native';

import { settlers, SettlersPosition, type CityEvent, type SettlersMove } from '@/games/settlers';
import type { Match } from '@/match/types';
import { Anchors } from '@/table/parts/anchors';
import { FlightLayer } from '@/table/parts/flights';

import { positionOf as truthOf } from '../../support/positionOf';
import { findGame } from './findGame';
import { openTable } from './openTable';

const mockReplace = jest.fn();
jest.mock('expo-router', () => ({ router: { replace: (url: string) => mockReplace(url), push: jest.fn() } }));
jest.mock('@/board/lazySkia', () => ({ lazySkia: () => () => null, lazyPainter: () => () => null }));

const AI = { level: 'random', style: 'balanced' };
const SEATS = [
  { name: 'Ana', colour: 0 },
  { name: 'Rui', colour: 1, ai: AI },
  { name: 'Leonor', colour: 2, ai: AI },
];

const positionOf = (match: Match) => SettlersPosition.of(truthOf(match));

/** A city that may be built now and does this. */
function cityThat(
  position: SettlersPosition,
  does: (after: SettlersPosition, event: CityEvent | null) => boolean,
): SettlersMove | undefined {
  if (position.stage !== 'build') return undefined;
  return position.legalMoves().find((move) => {
    if (move.type !== 'build' || move.what !== 'city') return false;
    const after = position.clone();
    const revealed = after.play(move).find((event) => event.type === 'cityRevealed');
    return does(after, revealed?.carriedOut === true ? revealed.event : null);
  });
}

interface Scene {
  readonly sees: 'table' | 'reveal' | 'flights' | 'result';
  readonly market: string;
}

const marketOf = (position: SettlersPosition) =>
  Object.entries(position.viewFor(0).market)
    .flatMap(([card, count]) => Array.from({ length: count }, () => card))
    .sort()
    .join(' ');

function look(): Scene {
  const isFlying = screen.UNSAFE_getByType(FlightLayer).props.flights.length > 0;
  const market = screen.queryAllByTestId(/^market-/).map(({ props }) => String(props.testID).slice('market-'.length));
  return {
    sees:
      mockReplace.mock.calls.length > 0
        ? 'result'
        : screen.queryByTestId('city-reveal') !== null
          ? 'reveal'
          : isFlying
            ? 'flights'
            : 'table',
    market: market.sort().join(' '),
  };
}

/** Lets the screen render after every single change of the match, as a device may. Else those close together come as one. */
function renderEach(match: Match): void {
  const { subscribe } = match;
  (match as { subscribe: typeof subscribe }).subscribe = (listener) =>
    subscribe((state, previous) => act(() => listener(state, previous)));
}

/** Lets time go by and all it brings come to rest; not as one, as `act` around it would. */
async function rest(milliseconds: number): Promise<void> {
  act(() => jest.advanceTimersByTime(milliseconds));
  for (let turn = 0; turn < 12; turn++) await new Promise((resolve) => setImmediate(resolve));
}

async function play(match: Match, move: SettlersMove): Promise<void> {
  void match.play(move);
  await rest(0);
}

/** All that is seen one after the other while time goes by. */
async function watch(milliseconds: number): Promise<Scene[]> {
  const scenes = [look()];
  for (let time = 0; time < milliseconds; time += 50) {
    await rest(50);
    const scene = look();
    if (JSON.stringify(scene) !== JSON.stringify(scenes.at(-1))) scenes.push(scene);
  }
  return scenes;
}

const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

describe('a city that is built at full motion', () => {
  beforeEach(() => {
    react.IS_REACT_ACT_ENVIRONMENT = false;
    mockReplace.mockClear();
    // Renders and writes come to rest by immediates; only what waits on purpose is in the hands of the test.
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'clearImmediate', 'queueMicrotask', 'nextTick', 'performance'] });
    // Nothing is laid out here: every place is somewhere.
    jest.spyOn(Anchors.prototype, 'findAll').mockResolvedValue([{ x: 20, y: 40, width: 60, height: 90 }]);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    react.IS_REACT_ACT_ENVIRONMENT = true;
  });

  it('is seen flying and turned over before the result, when it wins', async () => {
    const game = findGame(3, (position) => cityThat(position, (after) => after.isOver) !== undefined);
    const match = await openTable({ seats: SEATS, ...game, speed: 'normal', prepare: renderEach });
    const city = cityThat(positionOf(match), (after) => after.isOver) as SettlersMove;
    await play(match, city);
    expect(positionOf(match).isOver).toBe(true);
    expect(match.getState().outcome).toBeNull();
    expect(mockReplace).not.toHaveBeenCalled();
    const seen = (await watch(6000)).map(({ sees }) => sees);
    expect(seen.filter((sees, index) => sees !== 'table' && sees !== seen[index - 1])).toEqual([
      'flights',
      'reveal',
      'result',
    ]);
    expect(mockReplace).toHaveBeenCalledTimes(1);
  }, 30_000);

  it('shows the market day on its back before the market changes', async () => {
    const isMarketDay = (before: SettlersPosition) =>
      cityThat(
        before,
        (after, event) => event === 'marketDay' && !after.isOver && marketOf(after) !== marketOf(before),
      );
    const game = findGame(3, (position) => isMarketDay(position) !== undefined);
    const match = await openTable({ seats: SEATS, ...game, speed: 'normal', prepare: renderEach });
    const before = marketOf(positionOf(match));
    const city = isMarketDay(positionOf(match)) as SettlersMove;
    await play(match, city);
    const after = marketOf(positionOf(match));
    const seen = await watch(6000);
    expect(match.getState().record.moves.at(-1)).toBe(settlers.encode(city));
    const [first] = seen.filter(({ sees }) => sees !== 'table');
    expect(first).toEqual({ sees: 'reveal', market: before });
    expect(seen.map(({ sees }) => sees).filter((sees) => sees !== 'table')).toEqual(['reveal', 'flights']);
    expect(seen.at(-1)).toEqual({ sees: 'table', market: after });
    // Not for a moment does the market stand as it will be before everybody saw why.
    const flights = seen.findIndex(({ sees }) => sees === 'flights');
    expect(seen.slice(0, flights).map(({ market }) => market)).not.toContain(after);
  }, 30_000);
});
