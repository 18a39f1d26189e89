import { useEffect, useRef } from 'react';
import { PixelRatio } from 'react-native';
import { runOnUI } from 'react-native-reanimated';

import { useMotion } from '@/ui/look/motion';

import type { Room } from '../framing';
import { boundsOf, clampCamera, zoomAbout, type Camera, type Size } from '../geometry';
import type { Area, BoardHandle, Cell, Framing, Glimpse, Sight } from '../types';
import { cameraNow, glide, setCamera, type LiveCamera, type OnRest } from './liveCamera';
import { firstView, isCovered, viewOf, type Situation } from './views';

const GLIDE = 420;
const ZOOM = 220;
/** For so long after the first look panels still find their sizes, and the view is set again with each of them. */
const SETTLING = 800;

interface CameraOwner extends Pick<BoardHandle, 'show' | 'zoomBy'> {
  /** The camera has started to move (null), or rests here. */
  readonly onRest: OnRest;
  /** Ends a glide where it was going. */
  arrive(): void;
  /** The hand moves the camera without touching the board: by the wheel. */
  takeOver(): void;
}

/**
 * The owner of the camera. Whoever wants to see something asks it by `show`. Fingers and the wheel move the live camera
 * themselves; the owner learns of it by `isMovedByPlayer` and `onRest`.
 */
export function useCamera({
  live,
  tellRest,
  size,
  free,
  islands,
  tiles,
  onRest,
}: {
  live: LiveCamera;
  /** Leads to `onRest` of the owner. Glides keep it, so it must stay the same function for the life of a board. */
  tellRest: OnRest;
  /** Of the board; null until it is known. */
  size: Size | null;
  /** What the panels leave of it. */
  free: Area | null;
  islands: readonly Area[];
  tiles: readonly Cell[];
  onRest: OnRest;
}): CameraOwner {
  const motion = useMotion();
  const room: Room | null = free === null ? null : { free, islands, pixelRatio: PixelRatio.get() };
  /** Where the camera is travelling to, and who waits until it is there. */
  const goal = useRef<Camera | null>(null);
  const waiting = useRef<(() => void)[]>([]);
  /** Whether it was last asked to show all the land. */
  const showsAll = useRef(true);
  /** Whether the hand is moving the camera, and where it last left it since all the land was shown. */
  const isByHand = useRef(false);
  const own = useRef<Camera | null>(null);
  /** What was last asked for: it may be asked before the board knows its size. */
  const asked = useRef<{ readonly what: Sight; readonly how: Framing | Glimpse } | null>(null);
  const lastSize = useRef<Size | null>(null);
  const isSettling = useRef(true);
  useEffect(() => {
    const timer = setTimeout(() => (isSettling.current = false), SETTLING);
    return () => clearTimeout(timer);
  }, []);

  const situation = (within: Room): Situation => ({
    camera: cameraNow(live),
    room: within,
    tiles,
    isTouched: live.fingers.get() > 0,
    isMovedByPlayer: live.isMovedByPlayer.get(),
    own: own.current,
    canGlide: motion.move(GLIDE) > 0,
  });
  const rest = (camera: Camera | null) => {
    if (camera === null) {
      // A glide starts without a finger on the board, also the one that brings a tapped camera back into its bounds.
      if (live.fingers.get() > 0) isByHand.current = true;
      return onRest(null);
    }
    if (isByHand.current) own.current = camera;
    isByHand.current = false;
    goal.current = null;
    const arrived = waiting.current.splice(0);
    onRest(camera);
    arrived.forEach((done) => done());
  };
  /** What the hand was still moving is where it left it, once something else takes the camera. */
  const letGo = () => {
    if (isByHand.current) own.current = cameraNow(live);
    isByHand.current = false;
  };
  const travel = (to: Camera, duration: number): Promise<void> =>
    new Promise((resolve) => {
      waiting.current.push(resolve);
      goal.current = to;
      runOnUI(glide)(live, to, motion.move(duration), tellRest);
    });
  const show: BoardHandle['show'] = async (what, how = {}) => {
    letGo();
    asked.current = { what, how };
    const view = room === null ? null : viewOf(what, how, situation(room));
    if (view === null) return;
    if (view.isAll === true) {
      live.isMovedByPlayer.set(false);
      own.current = null;
    }
    if (view.isAll !== null) showsAll.current = view.isAll;
    await travel(view.camera, how.way !== 'glimpse' && how.isInstant === true ? 0 : GLIDE);
  };

  // The first look and a turned phone are set at once. A panel that grew over the land moves it aside; nothing else does.
  const place = free === null ? '' : [free, ...islands].map(placeOf).join(' ');
  useEffect(() => {
    if (size === null || room === null) return;
    const isNew = lastSize.current?.width !== size.width || lastSize.current.height !== size.height;
    lastSize.current = size;
    const now = situation(room);
    if (isNew || isSettling.current) {
      const wish = now.isMovedByPlayer || asked.current?.how.way === 'glimpse' ? null : asked.current;
      const camera = (wish === null ? null : viewOf(wish.what, wish.how, now)?.camera) ?? firstView(now);
      // Once the hand has chosen, a framed tile that is turned with the phone is not what it chose.
      if (now.isMovedByPlayer) own.current ??= camera;
      setCamera(live, camera);
      rest(camera);
    } else if (showsAll.current && isCovered(goal.current ?? now.camera, now)) void show('all', { yields: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a changed place moves the camera by itself
  }, [place]);

  return {
    show,
    zoomBy: (factor) => {
      if (free === null) return;
      const middle = { x: free.x + free.width / 2, y: free.y + free.height / 2 };
      const zoomed = zoomAbout(cameraNow(live), middle, live.scale.get() * factor);
      live.isMovedByPlayer.set(true);
      own.current = clampCamera(zoomed, boundsOf(tiles), free);
      void travel(own.current, ZOOM);
    },
    onRest: rest,
    takeOver: () => {
      goal.current = null;
      isByHand.current = true;
    },
    arrive: () => {
      if (goal.current !== null) runOnUI(glide)(live, goal.current, 0, tellRest);
    },
  };
}

const placeOf = ({ x, y, width, height }: Area): string => `${x}/${y}/${width}/${height}`;
