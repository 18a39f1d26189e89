import { renderHook } from '@testing-library/react-native';

import { cameraNow, setCamera } from '@/board/camera/liveCamera';
import { useCamera } from '@/board/camera/useCamera';
import type { Camera } from '@/board/geometry';
import { freeArea } from '@/board/geometry';
import { useBoardLink } from '@/board/link';

const mockGlides: Camera[] = [];
jest.mock('@/board/camera/liveCamera', () => ({
  ...jest.requireActual<object>('@/board/camera/liveCamera'),
  glide: (_rig: unknown, to: Camera) => void mockGlides.push(to),
}));

const TILES = Array.from({ length: 12 }, (_, index) => ({ x: index % 4, y: Math.floor(index / 4) }));
const SIZE = { width: 400, height: 800 };
/** Until panels have found their sizes. */
const SETTLED = 1000;

function openCamera() {
  const rests: (Camera | null)[] = [];
  const { result, rerender } = renderHook(
    ({ bottom, width }: { bottom: number; width: number }) => {
      const { live, reporter } = useBoardLink();
      const size = { ...SIZE, width };
      const camera = useCamera({
        live,
        tellRest: reporter.onRest,
        size,
        free: freeArea(size, { top: 0, right: 0, bottom, left: 0 }),
        islands: [],
        tiles: TILES,
        onRest: (rested) => rests.push(rested),
      });
      return { live, camera };
    },
    { initialProps: { bottom: 100, width: SIZE.width } },
  );
  return {
    rests,
    live: () => result.current.live,
    camera: () => result.current.camera,
    panel: (bottom: number, width = SIZE.width) => rerender({ bottom, width }),
  };
}

/** Until whoever waits for a promise of a promise has been told. */
async function flush(): Promise<void> {
  for (let step = 0; step < 5; step++) await Promise.resolve();
}

beforeEach(() => {
  mockGlides.length = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('the owner of the camera', () => {
  it('sets the first look at once, along with panels that still find their sizes', () => {
    const { rests, panel, live } = openCamera();
    expect(rests).toEqual([cameraNow(live())]);
    panel(300);
    expect(rests).toHaveLength(2);
    expect(mockGlides).toEqual([]);
  });

  it('moves the land aside for a panel that grew over it, and for none that shrank', () => {
    const { panel } = openCamera();
    jest.advanceTimersByTime(SETTLED);
    panel(90);
    expect(mockGlides).toEqual([]);
    panel(600);
    expect(mockGlides).toHaveLength(1);
  });

  it('leaves a hand its view when a panel grows, and when the phone is turned', () => {
    const { panel, live } = openCamera();
    jest.advanceTimersByTime(SETTLED);
    const chosen = { x: 10, y: 20, scale: 90 };
    live().isMovedByPlayer.set(true);
    setCamera(live(), chosen);
    panel(600);
    panel(100, 420);
    expect(mockGlides).toEqual([]);
    expect(cameraNow(live()).scale).toBe(90);
  });

  it('forgets the hand once all the land is shown again', () => {
    const { panel, live, camera } = openCamera();
    jest.advanceTimersByTime(SETTLED);
    camera().zoomBy(2);
    expect(live().isMovedByPlayer.get()).toBe(true);
    void camera().show('all');
    expect(live().isMovedByPlayer.get()).toBe(false);
    panel(600);
    expect(mockGlides).toHaveLength(3);
  });

  it('goes home to where the hand left it, and to all the land once that was asked for', () => {
    const { live, camera } = openCamera();
    jest.advanceTimersByTime(SETTLED);
    const chosen = { x: -40, y: 20, scale: 90 };
    live().fingers.set(1);
    camera().onRest(null);
    live().isMovedByPlayer.set(true);
    setCamera(live(), chosen);
    live().fingers.set(0);
    camera().onRest(chosen);
    void camera().show([{ x: 0, y: 0 }]);
    camera().onRest(mockGlides[0] ?? null);
    void camera().show('home');
    expect(mockGlides[1]).toEqual(chosen);
    void camera().show('all');
    void camera().show('home');
    expect(mockGlides[3]).toEqual(mockGlides[2]);
    expect(mockGlides[3]).not.toEqual(chosen);
  });

  it('takes no framed tile for what the hand has chosen when the phone is turned meanwhile', () => {
    const { live, camera, panel } = openCamera();
    jest.advanceTimersByTime(SETTLED);
    camera().zoomBy(1.5);
    const [zoomed] = mockGlides;
    camera().onRest(zoomed ?? null);
    void camera().show([{ x: 0, y: 0 }], { largest: 200 });
    const [, framed] = mockGlides;
    setCamera(live(), framed!);
    camera().onRest(framed!);
    panel(100, 420);
    void camera().show('home');
    expect(mockGlides[2]?.scale).toBe(zoomed?.scale);
    expect(framed!.scale).toBeGreaterThan(zoomed!.scale);
  });

  it('takes the wheel for a hand that moves it', () => {
    const { live, camera } = openCamera();
    jest.advanceTimersByTime(SETTLED);
    const chosen = { x: -40, y: 20, scale: 90 };
    camera().takeOver();
    camera().onRest(null);
    live().isMovedByPlayer.set(true);
    setCamera(live(), chosen);
    camera().onRest(chosen);
    void camera().show('home');
    expect(mockGlides).toEqual([chosen]);
  });

  it('takes no tap for a hand that moves it', () => {
    const { live, camera } = openCamera();
    jest.advanceTimersByTime(SETTLED);
    camera().zoomBy(2);
    const [zoomed] = mockGlides;
    void camera().show([{ x: 0, y: 0 }]);
    camera().onRest(null);
    camera().onRest(mockGlides[1] ?? null);
    // A tap may bring a framed camera back into its bounds, by a glide of its own.
    camera().onRest(null);
    camera().onRest(cameraNow(live()));
    void camera().show('home');
    expect(mockGlides[2]).toEqual(zoomed);
  });

  it('shows the cells it was asked for while the panels still find their sizes', () => {
    const { camera, panel, rests } = openCamera();
    void camera().show([{ x: 0, y: 0 }], { largest: 150 });
    const [framed] = mockGlides;
    panel(101);
    expect(rests.at(-1)?.scale).toBeCloseTo(framed?.scale ?? 0, 0);
    expect(framed?.scale).toBeGreaterThan(100);
  });

  it('keeps to the cells that it was asked for when a panel grows', () => {
    const { panel, camera } = openCamera();
    jest.advanceTimersByTime(SETTLED);
    void camera().show([{ x: 0, y: 0 }]);
    panel(600);
    expect(mockGlides).toHaveLength(1);
  });

  it('tells whoever asked when it is there, and not when it has only set out', async () => {
    const { camera } = openCamera();
    const there = jest.fn();
    void camera()
      .show([{ x: 0, y: 0 }])
      .then(there);
    camera().onRest(null);
    await flush();
    expect(there).not.toHaveBeenCalled();
    camera().onRest(mockGlides[0] ?? null);
    await flush();
    expect(there).toHaveBeenCalledTimes(1);
  });

  it('arrives at once when it is told to, and only while it is on its way', () => {
    const { camera } = openCamera();
    camera().arrive();
    expect(mockGlides).toEqual([]);
    void camera().show('all');
    camera().arrive();
    expect(mockGlides).toHaveLength(2);
    expect(mockGlides[1]).toEqual(mockGlides[0]);
  });
});
