import { PointerType } from 'react-native-gesture-handler';

import { makeBoardGesture } from '@/board/camera/boardGesture';
import { NO_DRAG, type Drag } from '@/board/camera/drag';
import { cameraNow, type LiveCamera, type BoardFacts } from '@/board/camera/liveCamera';
import { NO_TOUCH, LONG_PRESS, type Touch } from '@/board/camera/touch';
import type { Camera } from '@/board/geometry';
import { playLand } from '@/board/playedLand';
import { landScene } from '@/board/scene';
import { TouchReporter } from '@/board/TouchReporter';
import type { BoardEvents, Ghost } from '@/board/types';

import { Fingers } from '../support/fingers';
import { shared } from '../support/shared';

jest.mock('react-native-worklets', () => ({
  scheduleOnRN: (act: (...all: unknown[]) => void, ...all: unknown[]) => act(...all),
}));
jest.mock('react-native-reanimated', () => ({
  cancelAnimation: () => undefined,
  Easing: { inOut: () => null, cubic: null },
  ReduceMotion: { Never: 'never' },
  withTiming: (to: number) => to,
  withDecay: ({ velocity }: { velocity: number }) => velocity,
}));
let mockTime = 1000;
jest.mock('@/platform/touchTime', () => ({ touchTime: () => mockTime }));

/** Points a cell. */
const CELL = 48;
const LAND = landScene(playLand('classic', 3, 2, 6), [0, 1]);
/** Far from the land: what lies there is only the ghost, the legal cells and the table. */
const GHOST: Ghost = {
  x: 40,
  y: 40,
  tile: 'D',
  rotation: 0,
  variant: 0,
  isBonus: false,
  misfits: [],
  canTurn: true,
  label: '',
};
const NEXT = { x: 42, y: 40, label: '' };
const SCENE = { ...LAND, ghost: GHOST, legalCells: [{ x: GHOST.x, y: GHOST.y, label: '' }, NEXT] };
const middleOf = ({ x, y }: { x: number; y: number }) => ({ x: (x + 0.5) * CELL, y: (y + 0.5) * CELL });
const TABLE = middleOf({ x: 60, y: 60 });
/** A finger holds a tile so far below its middle. */
const LIFT = 56;
const below = ({ x, y }: { x: number; y: number }) => ({ x, y: y + LIFT });

function openBoard(isWeb: boolean, pointer?: PointerType) {
  const live: LiveCamera = {
    x: shared(0),
    y: shared(0),
    scale: shared(CELL),
    facts: shared<BoardFacts>({
      land: { x: 0, y: 0, width: 80, height: 80 },
      free: { x: 0, y: 0, width: 400, height: 600 },
      legal: SCENE.legalCells,
      ghost: GHOST,
      pixelRatio: 1,
      isReduced: false,
    }),
    running: shared(0),
    fingers: shared(0),
    isMovedByPlayer: shared(false),
  };
  const drag = shared<Drag>(NO_DRAG);
  const pull = shared(1);
  const told: string[] = [];
  const tell =
    (name: string) =>
    (...all: unknown[]): void =>
      void told.push([name, ...all.map((one) => JSON.stringify(one))].join(' '));
  const events: BoardEvents = {
    onTapCell: tell('cell'),
    onTapGhost: tell('ghost'),
    onLongPressGhost: tell('long'),
    onHover: (cell) => tell('hover')(cell === null ? null : cell.x),
    onDropTile: ({ x }) => tell('drop')(x),
    onDragCancelled: tell('cancelled'),
    onTapLand: tell('land'),
  };
  const rests: unknown[] = [];
  const reporter = new TouchReporter();
  reporter.update(SCENE, events, {
    camera: () => cameraNow(live),
    showAll: tell('all'),
    onRest: (camera) => rests.push(camera),
    skip: () => false,
  });
  const gesture = makeBoardGesture({ live, touch: shared<Touch>(NO_TOUCH), drag, pull }, reporter);
  return { live, drag, pull, told, rests, fingers: new Fingers(() => gesture, { isWeb, pointer }) };
}

/** Soft bounds cost the last digits. */
function expectCamera(live: LiveCamera, { x, y, scale }: Camera): void {
  expect(live.x.get()).toBeCloseTo(x, 6);
  expect(live.y.get()).toBeCloseTo(y, 6);
  expect(live.scale.get()).toBeCloseTo(scale, 6);
}

beforeEach(() => {
  mockTime = 1000;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe.each([
  ['a phone', false],
  ['the web', true],
])('on %s', (_, isWeb) => {
  const tap = ({ fingers }: ReturnType<typeof openBoard>, at: { x: number; y: number }) => {
    fingers.down(1, at);
    mockTime += 50;
    fingers.up(1);
  };

  describe('a finger that stays where it went down', () => {
    it('taps what is under it, once, when it leaves', () => {
      const board = openBoard(isWeb);
      board.fingers.down(1, middleOf(GHOST));
      board.fingers.move(1, { x: middleOf(GHOST).x + 5, y: middleOf(GHOST).y });
      expect(board.told).toEqual([]);
      board.fingers.up(1);
      expect(board.told).toEqual(['ghost']);
      expect(board.live.fingers.get()).toBe(0);
      expect(board.live.isMovedByPlayer.get()).toBe(false);
      // Told once: what follows a rest is painting and measuring.
      expect(board.rests).toHaveLength(1);
      expect(board.fingers.asked).toEqual(['begin', 'end']);
    });

    it('shows all the land when it taps the table twice', () => {
      const board = openBoard(isWeb);
      tap(board, TABLE);
      mockTime += 100;
      tap(board, TABLE);
      expect(board.told).toEqual(['land null', 'all']);
    });

    it('turns the ghost freely when it stays long, and taps nothing then', () => {
      const board = openBoard(isWeb);
      board.fingers.down(1, middleOf(GHOST));
      jest.advanceTimersByTime(LONG_PRESS + 10);
      expect(board.told).toEqual(['long']);
      board.fingers.up(1);
      expect(board.told).toEqual(['long']);
    });

    it('is no long press once it has moved or a second one has come', () => {
      const board = openBoard(isWeb);
      board.fingers.drag(1, [middleOf(GHOST), below(middleOf(NEXT))]);
      jest.advanceTimersByTime(LONG_PRESS + 10);
      const other = openBoard(isWeb);
      other.fingers.down(1, middleOf(GHOST));
      other.fingers.down(2, TABLE);
      jest.advanceTimersByTime(LONG_PRESS + 10);
      expect([...board.told, ...other.told]).not.toContain('long');
    });

    it('taps nothing when it only stops a rolling land, or was taken away', () => {
      const rolling = openBoard(isWeb);
      rolling.live.running.set(3);
      tap(rolling, middleOf(GHOST));
      expect(rolling.live.running.get()).toBe(0);
      const taken = openBoard(isWeb);
      taken.fingers.down(1, middleOf(GHOST));
      taken.fingers.cancel();
      expect([...rolling.told, ...taken.told]).toEqual([]);
    });
  });

  describe('fingers that move the land', () => {
    it('pan it along, and it rolls on as fast as it was thrown', () => {
      const board = openBoard(isWeb);
      board.live.x.set(-1000);
      board.live.y.set(-1000);
      board.fingers.down(1, { x: 100, y: 100 });
      for (const x of [110, 130, 150]) {
        mockTime += 10;
        board.fingers.move(1, { x, y: 100 });
      }
      expectCamera(board.live, { x: -960, y: -1000, scale: CELL });
      expect(board.live.isMovedByPlayer.get()).toBe(true);
      expect(board.rests).toEqual([null]);
      board.fingers.up(1);
      expect(board.live.x.get()).toBe(2000);
      expect(board.live.running.get()).not.toBe(0);
      expect(board.rests).toEqual([null]);
      expect(board.told).toEqual([]);
    });

    it('pinch it: what was between them stays between them, and the one that stays pans on', () => {
      const board = openBoard(isWeb);
      board.live.x.set(-1000);
      board.live.y.set(-1000);
      board.fingers.down(1, { x: 150, y: 300 });
      board.fingers.down(2, { x: 250, y: 300 });
      board.fingers.move(1, { x: 100, y: 300 });
      board.fingers.move(2, { x: 300, y: 300 });
      expectCamera(board.live, { x: -2200, y: -2300, scale: 2 * CELL });
      board.fingers.up(2);
      expect(board.live.fingers.get()).toBe(1);
      board.fingers.move(1, { x: 100, y: 320 });
      expectCamera(board.live, { x: -2200, y: -2280, scale: 2 * CELL });
      board.fingers.up(1);
      expect(board.live.fingers.get()).toBe(0);
      expect(board.told).toEqual([]);
    });
  });

  describe('a dragged ghost', () => {
    it('jumps to the legal cell it is near, and is put there', () => {
      const board = openBoard(isWeb);
      board.fingers.drag(1, [middleOf(GHOST), below(middleOf(NEXT))]);
      expect(board.drag.get()).toMatchObject({ from: 'board', cell: { x: NEXT.x, y: NEXT.y } });
      board.fingers.up(1);
      expect(board.told.at(-2)).toBe('hover 42');
      expect(board.told.at(-1)).toBe('drop 42');
      expect(board.drag.get().from).toBe('none');
      expect(board.live.isMovedByPlayer.get()).toBe(false);
    });

    it('is not lifted above a mouse, which hides nothing', () => {
      const board = openBoard(isWeb, PointerType.MOUSE);
      board.fingers.drag(1, [middleOf(GHOST), middleOf(NEXT)]);
      expect(board.drag.get().at).toEqual(middleOf(NEXT));
    });

    it('that is let go over no legal cell stays where it was', () => {
      const board = openBoard(isWeb);
      board.fingers.drag(1, [middleOf(GHOST), below(middleOf(NEXT)), TABLE]);
      board.fingers.up(1);
      expect(board.told.slice(-2)).toEqual(['hover null', 'cancelled']);
      expect(board.told.some((line) => line.startsWith('drop'))).toBe(false);
    });

    it.each(['a second finger', 'the system'])('is called off by %s, and is never put where it was held', (who) => {
      const board = openBoard(isWeb);
      board.fingers.drag(1, [middleOf(GHOST), below(middleOf(NEXT))]);
      expect(board.told.at(-1)).toBe('hover 42');
      if (who === 'a second finger') board.fingers.down(2, TABLE);
      else board.fingers.cancel();
      expect(board.told.filter((line) => line === 'cancelled')).toHaveLength(1);
      expect(board.drag.get()).toMatchObject({ from: 'none', cell: null });
      // Seen at its cell again, not under the finger.
      expect(board.pull.get()).toBe(1);
      if (who === 'the system') return;
      board.fingers.move(1, below(middleOf(GHOST)));
      board.fingers.up(1);
      board.fingers.up(2);
      expect(board.told.filter((line) => line.startsWith('drop') || line === 'ghost')).toEqual([]);
      expect(board.told.at(-1)).toBe('cancelled');
    });
  });

  it('a finger on the board calls off a tile that comes from the tray, and means nothing else', () => {
    const board = openBoard(isWeb);
    board.drag.set({ from: 'tray', at: middleOf(NEXT), cell: { x: NEXT.x, y: NEXT.y } });
    tap(board, middleOf(GHOST));
    expect(board.told).toEqual(['cancelled']);
    expect(board.drag.get()).toMatchObject({ from: 'none', cell: null });
  });

  it('a held key is no finger', () => {
    const board = openBoard(isWeb, PointerType.KEY);
    tap(board, middleOf(GHOST));
    expect(board.told).toEqual([]);
    expect(board.live.fingers.get()).toBe(0);
  });
});
