import { act, fireEvent, screen } from '@testing-library/react-native';
import { Dimensions } from 'react-native';

import type { BoardProps } from '@/board/Board';
import { cameraNow, setCamera, type LiveCamera } from '@/board/camera/liveCamera';
import { viewOf } from '@/board/camera/views';
import { isClear, seenOn } from '@/board/framing';
import { freeArea, grown, type Camera, type Size } from '@/board/geometry';
import { closeUp } from '@/features/tiles/scene/useFraming';
import { roundTheLand } from '@/features/tiles/scene/walk';
import type { Cell, Placed } from '@/games/tiles';
import { legalCells, piecesAt } from '@/games/tiles/insight';
import { PHASE_PLACE, type TilePosition } from '@/games/tiles/position';
import type { TileMove } from '@/games/tiles/types';
import type { Match } from '@/match/types';

import { everyView, SmallScreen, type LaidView } from '../../support/laid/lay';
import { chooseThriftyMove } from '../../support/tilePlay';
import { activate, movesUntil, openTable, positionOf, press, settle } from './openTable';
import { startOf } from './positions';

jest.setTimeout(30_000);
jest.mock('expo-router', () => ({ router: { replace: jest.fn(), push: jest.fn() } }));
jest.mock('@/features/tiles/tray/TilePicture', () => ({ TilePicture: () => null, TilesAhead: () => null }));
// A glide is there at once.
jest.mock('@/board/camera/liveCamera', () => {
  const actual = jest.requireActual<typeof import('@/board/camera/liveCamera')>('@/board/camera/liveCamera');
  const glide: typeof actual.glide = (live, to, _duration, onRest) => {
    actual.setCamera(live, to);
    onRest(to);
  };
  return { ...actual, glide };
});

const mockSeen = {
  props: null as BoardProps | null,
  size: { width: 0, height: 0 },
  /** The renderer is there: it comes later than the screen. */
  arrive: () => undefined as void,
};
// The board without its canvas: its camera with its owner.
jest.mock('@/board/BoardLoader', () => {
  const { useEffect, useImperativeHandle, useState } = jest.requireActual<typeof import('react')>('react');
  const { BoardA11y } = jest.requireActual<typeof import('@/board/BoardA11y')>('@/board/BoardA11y');
  const { useCamera } = jest.requireActual<typeof import('@/board/camera/useCamera')>('@/board/camera/useCamera');
  const geometry = jest.requireActual<typeof import('@/board/geometry')>('@/board/geometry');
  const now = jest.requireMock<typeof import('@/board/camera/liveCamera')>('@/board/camera/liveCamera').cameraNow;
  const Board = (props: BoardProps) => {
    const { scene, link, insets, islands = [], ref, ...events } = props;
    const { live, reporter } = link!;
    const free = geometry.freeArea(mockSeen.size, insets);
    const camera = useCamera({
      live,
      tellRest: reporter.onRest,
      size: mockSeen.size,
      free,
      islands,
      tiles: scene.tiles,
      onRest: (rested) => {
        if (rested !== null) events.onCameraSettled?.({ free: geometry.shownArea(rested, free), scale: rested.scale });
      },
    });
    useEffect(() => {
      mockSeen.props = props;
      reporter.update(scene, events, {
        camera: () => now(live),
        showAll: () => void camera.show('all'),
        onRest: camera.onRest,
        skip: () => false,
      });
    });
    useImperativeHandle(ref, () => ({
      show: camera.show,
      zoomBy: camera.zoomBy,
      prepare: () => Promise.resolve(),
      animate: () => Promise.resolve(),
      skip: () => undefined,
      toScreen: (at) => geometry.cellToPoint(now(live), at),
    }));
    return <BoardA11y scene={scene} events={events} live={live} land={geometry.boundsOf(scene.tiles)} />;
  };
  return {
    BoardLoader: (props: BoardProps) => {
      const [isThere, setThere] = useState(false);
      useEffect(() => {
        mockSeen.arrive = () => setThere(true);
      }, []);
      return isThere ? <Board {...props} /> : null;
    },
  };
});

const upright = Dimensions.get('window');
let paper: SmallScreen;

async function screenOf(size: Size): Promise<void> {
  act(() => Dimensions.set({ window: { ...upright, ...size, fontScale: 1 } }));
  mockSeen.size = size;
  paper = await SmallScreen.open(size);
}
afterAll(() => act(() => Dimensions.set({ window: upright })));

/** Panels tell the sizes that they have on such a screen; then the board is there at the latest. */
async function measure(): Promise<void> {
  const laid = paper.lay(screen.toJSON());
  const sizes = new Map<string, LaidView['frame']>();
  for (const { view } of everyView(laid)) if (view.testID !== null) sizes.set(view.testID, view.frame);
  await act(async () => {
    for (const id of ['top', 'panel', 'controls']) {
      const layout = sizes.get(id);
      if (layout !== undefined && screen.queryByTestId(id) !== null)
        fireEvent(screen.getByTestId(id), 'layout', { nativeEvent: { layout } });
    }
  });
  await act(async () => mockSeen.arrive());
  await settle();
}

/** The tray grows to this height, as with large letters. */
async function growTray(height: number): Promise<void> {
  await act(async () => {
    fireEvent(screen.getByTestId('panel'), 'layout', { nativeEvent: { layout: { height } } });
  });
  await settle();
}

const live = (): LiveCamera => mockSeen.props!.link!.live;
const camera = (): Camera => cameraNow(live());
const placedIn = (match: Match) => match.getState().pending as Placed;
const room = () => {
  const { insets, islands = [] } = mockSeen.props!;
  return { free: freeArea(mockSeen.size, insets), islands, pixelRatio: 1 };
};

/** Puts the tile on a legal place and lets the tray that comes with it find its size. */
async function put(match: Match): Promise<void> {
  const [move] = positionOf(match).legalMoves() as Extract<TileMove, { type: 'place' }>[];
  await activate(`cell-${move!.x}-${move!.y}`);
  await measure();
}

/** Plays it, until the next tile is in hand. */
async function confirm(): Promise<void> {
  await press('confirm');
  await screen.findByTestId('held-tile');
  await measure();
}

const LATE = 30;
const SEED = 4;

describe.each([
  [360, 740, 180],
  [740, 360, 180],
  [590, 1000, 295],
  [820, 1180, 300],
])('a tile that lies, on a screen of %i × %i', (width, height, least) => {
  it('is seen half as wide as a phone with its neighbours in sight, and again after the app was killed', async () => {
    await screenOf({ width, height });
    const moves = movesUntil('hunters', 2, SEED, (_, plies) => plies === LATE)!;
    const match = await openTable('hunters', { seed: SEED, moves });
    await measure();
    expect(camera().scale).toBeLessThan(88);
    await put(match);
    const { x, y } = placedIn(match);
    const cell = { x, y, width: 1, height: 1 };
    expect(camera().scale).toBeGreaterThanOrEqual(least);
    expect(isClear(camera(), { bounds: grown(cell, 0.3), parts: [cell] }, room())).toBe(true);

    const before = camera();
    const pending = match.getState().pending;
    screen.unmount();
    await openTable('hunters', { seed: SEED, moves, pending });
    await measure();
    expect(placedIn(match)).toMatchObject({ x, y });
    expect(screen.getByTestId('ghost')).toBeOnTheScreen();
    expect(camera()).toEqual(before);

    // A tray that leaves little room takes it from the tile, not from the neighbours. Beside the board it takes none.
    await growTray(height * 0.6);
    expect(isClear(camera(), { bounds: grown(cell, 0.3), parts: [cell] }, room())).toBe(true);
    expect(camera().scale < before.scale).toBe(height > width);
  });
});

describe.each([
  [360, 740],
  [412, 915],
  [740, 360],
])('the answer why a piece may not go there, on a screen of %i × %i', (width, height) => {
  it('leaves two thirds of the tile in sight', async () => {
    await screenOf({ width, height });
    const refusedAt = (position: TilePosition) =>
      (position.legalMoves() as Extract<TileMove, { type: 'place' }>[]).flatMap((move) =>
        piecesAt(position, move.x, move.y, move.rotation).flatMap(({ piece, objection }) =>
          objection?.code === 'taken' ? [{ ...move, piece }] : [],
        ),
      )[0];
    const moves = movesUntil('classic', 2, SEED, (position, plies) => plies > 3 && refusedAt(position) !== undefined)!;
    const match = await openTable('classic', { seed: SEED, moves });
    await measure();
    const { x, y, rotation, piece } = refusedAt(positionOf(match))!;
    // Nobody has touched the land: the card does not know yet where to stand.
    const isThere = () => placedIn(match).x === x && placedIn(match).y === y;
    for (let leaves = 0; leaves < 20 && !isThere(); leaves++) await press('leaf-next');
    for (let turns = 0; turns < 4 && placedIn(match).rotation !== rotation; turns++) await press('turn');
    await measure();
    await press(`chip-${piece.kind}-${piece.segment}`);
    await measure();
    const tile = seenOn(camera(), { x, y, width: 1, height: 1 });
    const asked = [...everyView(paper.lay(screen.toJSON()))].find(({ view }) => view.testID === 'asked')!.view.frame;
    const shared = (from: number, size: number, other: number, otherSize: number) =>
      Math.max(0, Math.min(from + size, other + otherSize) - Math.max(from, other));
    const hidden =
      shared(tile.x, tile.width, asked.x, asked.width) * shared(tile.y, tile.height, asked.y, asked.height);
    expect(asked.height).toBeGreaterThan(60);
    expect(hidden / (tile.width * tile.height)).toBeLessThan(1 / 3);
  });
});

describe('the zoom of the hand', () => {
  it('is kept from turn to turn, until all the land is asked for', async () => {
    await screenOf({ width: 412, height: 915 });
    const moves = movesUntil('classic', 2, SEED, (_, plies) => plies === LATE)!;
    const match = await openTable('classic', { seed: SEED, moves });
    await measure();
    const whole = camera().scale;
    await press('zoom-in');
    const own = camera();
    expect(own.scale).toBeCloseTo(whole * 1.4);
    for (let turn = 0; turn < 2; turn++) {
      await put(match);
      expect(camera().scale).toBeGreaterThanOrEqual(206);
      await confirm();
      expect(match.getState().record.moves).toHaveLength(LATE + turn + 1);
      expect(camera().scale).toBeCloseTo(own.scale);
    }
    await press('zoom-fit');
    expect(camera().scale).toBeLessThan(own.scale);
    await put(match);
    await confirm();
    expect(camera().scale).toBeLessThan(own.scale);
    expect(live().isMovedByPlayer.get()).toBe(false);
  });

  it('is left alone by a panel that finds its size later', async () => {
    await screenOf({ width: 412, height: 915 });
    await openTable('classic', { seed: SEED });
    await measure();
    await act(() => new Promise((resolve) => setTimeout(resolve, 900)));
    // A hand that moves the camera now has not come to rest yet.
    const chosen = { x: 30, y: 60, scale: 70 };
    live().isMovedByPlayer.set(true);
    setCamera(live(), chosen);
    await growTray(333);
    expect(mockSeen.props!.insets.bottom).toBeGreaterThan(333);
    expect(camera()).toEqual(chosen);
  });
});

describe('the last tile on the smallest phone', () => {
  const SMALL = { width: 360, height: 740 };
  /** What a finger needs, in points. */
  const FINGER = 44;
  const isLast = ({ tilesLeft, isBonus, phase }: TilePosition) => tilesLeft === 0 && !isBonus && phase === PHASE_PLACE;
  const placesOf = (position: TilePosition) => roundTheLand(legalCells(position), position.laidTiles());
  const boxOf = ({ x, y }: Cell) => ({ x, y, width: 1, height: 1 });
  const keyOf = ({ x, y }: Cell) => `${x},${y}`;
  /** A land of chance with one tile left to lay. */
  const lastOf = (game: 'classic' | 'hunters', seed: number) => {
    const { position, rng } = startOf(game, seed);
    while (!isLast(position)) position.play(chooseThriftyMove(position, rng) as TileMove);
    return position;
  };

  it('has two buttons as large as a finger, round all places of any land, each framed with its count and its preview', async () => {
    await screenOf(SMALL);
    const moves = movesUntil('classic', 2, SEED, isLast)!;
    const match = await openTable('classic', { seed: SEED, moves });
    await measure();
    const places = placesOf(positionOf(match));
    expect(places.length).toBeGreaterThan(8);
    const leaf = async (by: 'next' | 'previous', index: number) => {
      await press(`leaf-${by}`);
      if (by === 'next' && index === 0) await measure();
      const { x, y } = places[index]!;
      expect(placedIn(match)).toMatchObject({ stage: 'placed', x, y });
      expect(screen.getByTestId('leaf-count')).toHaveTextContent(`${index + 1} of ${places.length}`);
      expect(screen.getByTestId('preview')).toHaveTextContent(/./);
      expect(camera().scale).toBeGreaterThanOrEqual(SMALL.width / 2);
      expect(isClear(camera(), { bounds: boxOf({ x, y }), parts: [boxOf({ x, y })] }, room())).toBe(true);
    };
    await leaf('next', 0);
    await leaf('next', 1);
    await leaf('previous', 0);
    await leaf('previous', places.length - 1);
    await leaf('next', 0);
    const frames = new Map<string, LaidView['frame']>();
    for (const { view } of everyView(paper.lay(screen.toJSON())))
      if (view.testID !== null) frames.set(view.testID, view.frame);
    for (const id of ['leaf-next', 'leaf-previous', 'turn', 'undo', 'confirm']) {
      const { x, y, width, height } = frames.get(id)!;
      expect([id, Math.min(width, height) >= FINGER]).toEqual([id, true]);
      expect([id, x >= 0 && y >= 0 && x + width <= SMALL.width && y + height <= SMALL.height]).toEqual([id, true]);
    }

    // The same room, and other lands: nothing of what is framed depends on more than these.
    for (const game of ['classic', 'hunters'] as const) {
      for (let seed = 1; seed <= 5; seed++) {
        const position = lastOf(game, seed);
        const tiles = position.laidTiles();
        expect(tiles.length).toBeGreaterThan(70);
        const all = placesOf(position);
        expect(all.map(keyOf).sort()).toEqual(legalCells(position).map(keyOf).sort());
        for (const cell of all) {
          const view = viewOf([cell], closeUp(SMALL), {
            camera: camera(),
            room: room(),
            tiles,
            isTouched: false,
            isMovedByPlayer: false,
            own: null,
            canGlide: true,
          })!;
          expect(view.camera.scale).toBeGreaterThanOrEqual(SMALL.width / 2);
          expect(isClear(view.camera, { bounds: boxOf(cell), parts: [boxOf(cell)] }, room())).toBe(true);
        }
      }
    }
  });
});
