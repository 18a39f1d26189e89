import { Canvas, Fill, Group, ImageShader, Picture, Skia, type SkPicture } from '@shopify/react-native-skia';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { PixelRatio, StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import { runOnUI, useDerivedValue, useSharedValue, type SharedValue } from 'react-native-reanimated';

import { useWheel } from '@/platform/wheel';
import { useMotion } from '@/ui/motion';
import { useTheme } from '@/ui/theme';

import { TABLE_PERIOD } from './art/contour';
import { artThemeOf } from './artTheme';
import { BoardA11y } from './BoardA11y';
import { makeBoardGesture } from './camera/boardGesture';
import { dragPoint } from './camera/drag';
import { cameraNow, glide, setCamera, stopCamera } from './camera/rig';
import { Choices } from './canvas/Choices';
import { BREATHS, Stage, type PictureName } from './canvas/Stage';
import { EffectDesk, type RunningEffect } from './effects/EffectDesk';
import { EffectLayer } from './effects/EffectLayer';
import { PointsPop } from './effects/PointsPop';
import { clearCamera, frameCamera, isClear, rowsOf, withNeighbours, type Room, type Subject } from './framing';
import {
  boundsOf,
  cellToPoint,
  clamp,
  clampCamera,
  freeArea,
  grown,
  LARGEST_FIT,
  onWholePixels,
  scaleLimits,
  shownArea,
  zoomAbout,
  type Camera,
  type Size,
} from './geometry';
import { useBoardLink, type BoardLink } from './link';
import { Pins } from './pins/Pins';
import type { Area, BoardEvents, BoardHandle, BoardScene, Cell, Insets } from './types';

export interface BoardProps extends BoardEvents {
  scene: BoardScene;
  /** What panels cover of the board. */
  insets: Insets;
  /** What floats on the rest, in points from the corner of the board: what is framed keeps clear of it. */
  islands?: readonly Area[];
  /** Shared with the tile in the tray, where there is one. */
  link?: BoardLink;
  ref?: Ref<BoardHandle>;
}

const emptyPicture = () => {
  const recorder = Skia.PictureRecorder();
  recorder.beginRecording(Skia.XYWHRect(0, 0, 1, 1));
  return recorder.finishRecordingAsPicture();
};

const TABLE = { x: 0, y: 0, width: TABLE_PERIOD, height: TABLE_PERIOD };
const NO_ISLANDS: readonly Area[] = [];
/** Around the outermost cells when all the land is shown, in cells. */
const AIR = 0.1;
/** A tile that is looked at is seen with nearly all of its neighbours. */
const AROUND = 0.92;
/** Around a tile: what hangs over its edges must be clear of the buttons too. */
const OVERHANG = 0.18;
const GLIDE = 420;
const ZOOM = 220;
const SETTLING = 800;
/** After so many milliseconds without another turn the wheel is at rest. */
const WHEEL_REST = 140;
/** Legal cells breathe once in 2.4 seconds, in steps too small to be seen: redrawing at every frame would warm the phone. */
const BREATH = 2400;

/** The tile board: one canvas, one camera, one gesture. */
export default function Board({ scene, insets, islands = NO_ISLANDS, link, ref, ...events }: BoardProps) {
  const theme = useTheme();
  const motion = useMotion();
  const art = artThemeOf(theme);
  const [size, setSize] = useState<Size | null>(null);
  const view = useRef<View>(null);
  const own = useBoardLink();
  const { rig, hand, drag, pull, origin, desk } = link ?? own;

  const [blank] = useState(emptyPicture);
  const land = useSharedValue(blank);
  const overlay = useSharedValue(blank);
  const marks = useSharedValue(blank);
  const ghost = useSharedValue(blank);
  const pieces = useSharedValue(blank);
  const breaths = useSharedValue<SkPicture[]>([blank]);
  const breath = useSharedValue(0);
  const [stage] = useState(() => {
    const pictures: Record<PictureName, SharedValue<SkPicture>> = { land, overlay, marks, ghost, pieces };
    return new Stage(Skia, {
      show: (name, picture) => pictures[name].set(picture),
      showLegal: (all) => breaths.set(all),
    });
  });
  useEffect(() => () => stage.dispose(), [stage]);
  const [gesture] = useState(() => makeBoardGesture({ rig, hand, drag, pull }, desk));
  const [running, setRunning] = useState<readonly RunningEffect[]>([]);
  const [effects] = useState(() => new EffectDesk(setRunning));

  const free = size === null ? null : freeArea(size, insets);
  const bounds = boundsOf(scene.tiles);

  // Where the camera goes.

  const waiting = useRef<(() => void)[]>([]);
  /** Where the camera is travelling to. */
  const goal = useRef<Camera | null>(null);
  /** Whether it was last asked to show all the land. */
  const showsAll = useRef(true);
  const lastSize = useRef<Size | null>(null);
  /** For a moment after the first look panels still find their sizes: the view is set along with them. */
  const settling = useRef(true);
  useEffect(() => {
    const timer = setTimeout(() => (settling.current = false), SETTLING);
    return () => clearTimeout(timer);
  }, []);
  const onRest = (camera: Camera | null) => {
    stage.setMoving(camera === null);
    if (camera === null || size === null || free === null) return;
    goal.current = null;
    const screen: Area = { x: 0, y: 0, width: size.width, height: size.height };
    stage.setView({ area: shownArea(camera, screen), scale: camera.scale, pixelRatio: PixelRatio.get() });
    events.onCameraSettled?.({ free: shownArea(camera, free), scale: camera.scale });
    waiting.current.splice(0).forEach((done) => done());
  };
  const travel = (to: Camera, duration: number): Promise<void> =>
    new Promise((resolve) => {
      waiting.current.push(resolve);
      goal.current = to;
      runOnUI(glide)(rig, to, motion.move(duration), desk.onRest);
    });
  const room: Room | null = free === null ? null : { free, islands, pixelRatio: PixelRatio.get() };
  const fitted = (): Camera | null => (room === null ? null : frameCamera(wholeLand(scene.tiles), room, LARGEST_FIT));
  const fit = () => {
    const to = fitted();
    if (to === null) return;
    rig.isHandled.set(false);
    showsAll.current = true;
    void travel(to, GLIDE);
  };
  const zoomTo = (camera: Camera, duration: number) => {
    if (free === null) return;
    rig.isHandled.set(true);
    void travel(clampCamera(camera, bounds, free), duration);
  };
  const skip = () => {
    const wasBusy = effects.isBusy;
    effects.skip();
    if (goal.current !== null) runOnUI(glide)(rig, goal.current, 0, desk.onRest);
    return wasBusy;
  };

  useEffect(() => desk.update(scene, events, { camera: () => cameraNow(rig), fit, onRest, skip }));
  useEffect(() => {
    if (free === null) return;
    rig.ground.set({
      land: bounds,
      free,
      legal: scene.legalCells.map(({ x, y }) => ({ x, y })),
      ghost: scene.ghost === null ? null : { x: scene.ghost.x, y: scene.ghost.y },
      pixelRatio: PixelRatio.get(),
      isReduced: motion.isReduced,
    });
  });
  useEffect(() => stage.setScene(scene, art), [stage, scene, art]);

  // The first look and a turned phone are set at once. A panel that grew over the land moves it aside; nothing else does.
  const place = free === null ? '' : [free, ...islands].map(placeOf).join(' ');
  useEffect(() => {
    if (size === null || free === null || room === null) return;
    const isNew = lastSize.current?.width !== size.width || lastSize.current.height !== size.height;
    lastSize.current = size;
    const isHandled = rig.isHandled.get();
    if (isNew || settling.current) {
      const camera = clampCamera(isHandled ? cameraNow(rig) : (fitted() ?? cameraNow(rig)), bounds, free);
      setCamera(rig, camera);
      onRest(camera);
    } else if (
      !isHandled &&
      showsAll.current &&
      !isClear(goal.current ?? cameraNow(rig), wholeLand(scene.tiles), room)
    ) {
      fit();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a changed place moves the camera by itself
  }, [place]);

  const isBreathing = scene.legalCells.length > 0 && !scene.areCellsHidden && !motion.isReduced;
  useEffect(() => {
    if (!isBreathing) return;
    let step = 0;
    const timer = setInterval(
      () => {
        step = (step + 1) % (2 * BREATHS.length - 2);
        // Painting comes first, and so does the hand.
        if (rig.fingers.get() === 0 && !stage.isBusy) breath.set(Math.min(step, 2 * BREATHS.length - 2 - step));
      },
      BREATH / (2 * BREATHS.length - 2),
    );
    return () => clearInterval(timer);
  }, [isBreathing, breath, rig, stage]);

  const wheelEnd = useRef<ReturnType<typeof setTimeout> | null>(null);
  useWheel(view, ({ at, zoom, pan }) => {
    if (free === null) return;
    // Set at once: several turns may come in one frame, and each goes on from where the last one left.
    stopCamera(rig);
    rig.isHandled.set(true);
    stage.setMoving(true);
    const now = cameraNow(rig);
    const { smallest, largest } = scaleLimits(bounds, free);
    const moved = { ...now, x: now.x + pan.x, y: now.y + pan.y };
    setCamera(rig, clampCamera(zoomAbout(moved, at, clamp(now.scale * zoom, smallest, largest)), bounds, free));
    if (wheelEnd.current !== null) clearTimeout(wheelEnd.current);
    wheelEnd.current = setTimeout(() => desk.onRest(cameraNow(rig)), WHEEL_REST);
  });

  useImperativeHandle(ref, () => ({
    fit,
    zoomBy: (factor) => {
      if (free === null) return;
      const middle = { x: free.x + free.width / 2, y: free.y + free.height / 2 };
      zoomTo(zoomAbout(cameraNow(rig), middle, rig.scale.get() * factor), ZOOM);
    },
    frame: async (cells, { largest = LARGEST_FIT * 2, around = AROUND, isInstant = false } = {}) => {
      if (room === null || rig.fingers.get() > 0) return;
      const subject = {
        bounds: grown(boundsOf(cells), around),
        parts: rowsOf(cells).map((row) => grown(row, OVERHANG)),
      };
      showsAll.current = false;
      await travel(frameCamera(subject, room, largest), isInstant ? 0 : GLIDE);
    },
    reveal: async (cells, { least = 0, most = Infinity } = {}) => {
      if (room === null || rig.fingers.get() > 0) return;
      const camera = cameraNow(rig);
      const to = clearCamera(camera, grown(boundsOf(cells), 0.3), room);
      const isFar = camera.scale < least || (camera.scale > most && to !== camera);
      // Where nothing glides, cuts to and fro would only confuse; and a view that a hand chose stays as large as it is.
      if (isFar && !rig.isHandled.get() && motion.move(GLIDE) > 0) {
        const subject = { bounds: grown(boundsOf(cells), 1), parts: rowsOf(cells).map((row) => grown(row, 0.3)) };
        showsAll.current = false;
        return travel(frameCamera(subject, room, clamp(camera.scale, least, most)), GLIDE);
      }
      if (to !== camera) await travel(onWholePixels(to, PixelRatio.get()), GLIDE);
    },
    prepare: (tile) => stage.prepare(tile),
    animate: async (...all) => {
      stage.hidePieces(all.flatMap((effect) => (effect.type === 'claim' && !motion.isReduced ? [effect.at] : [])));
      await effects.start(all, motion);
      stage.hidePieces([]);
    },
    skip: () => void skip(),
    toScreen: (at) => cellToPoint(cameraNow(rig), at),
  }));

  // What the canvas shows.

  const camera = useDerivedValue(() => [
    { translateX: rig.x.get() },
    { translateY: rig.y.get() },
    { scale: rig.scale.get() },
  ]);
  const table = stage.tableImage(theme);
  const legal = useDerivedValue(() => breaths.get()[breath.get()] ?? blank);
  const ghostShift = useDerivedValue(() => {
    const { ghost: cell } = rig.ground.get();
    // What comes from the tray is a view of its own.
    if (cell === null || drag.get().from === 'tray') return [{ translateX: 0 }, { translateY: 0 }];
    const home = cellToPoint(cameraNow(rig), { x: cell.x + 0.5, y: cell.y + 0.5 });
    const at = dragPoint({ rig, drag, pull }, home);
    return [{ translateX: (at.x - home.x) / rig.scale.get() }, { translateY: (at.y - home.y) / rig.scale.get() }];
  });

  return (
    <GestureDetector gesture={gesture}>
      <View
        ref={view}
        testID="board"
        collapsable={false}
        style={[StyleSheet.absoluteFill, { overflow: 'hidden', backgroundColor: theme.colors.table }]}
        onLayout={({ nativeEvent: { layout } }) => {
          setSize({ width: layout.width, height: layout.height });
          view.current?.measureInWindow((x, y) => origin.set({ x, y }));
        }}
      >
        <Canvas style={StyleSheet.absoluteFill}>
          <Fill color={theme.colors.table} />
          <Group transform={camera}>
            {table !== null && (
              <Fill>
                <ImageShader image={table} tx="repeat" ty="repeat" fit="fill" rect={TABLE} />
              </Fill>
            )}
            <Picture picture={land} />
            <Picture picture={overlay} />
            <Picture picture={marks} />
            <Picture picture={legal} />
            <Picture picture={pieces} />
            <Group transform={ghostShift}>
              <Picture picture={ghost} />
            </Group>
          </Group>
          <Choices scene={scene} stage={stage} theme={theme} rig={rig} drag={drag} />
          <EffectLayer running={running} stage={stage} rig={rig} origin={origin} />
        </Canvas>
        <Pins scene={scene} rig={rig} />
        {running.map(({ id, effect, progress, isStill }) =>
          effect.type === 'points' ? (
            <PointsPop key={id} effect={effect} progress={progress} isStill={isStill} rig={rig} />
          ) : null,
        )}
        <BoardA11y scene={scene} events={events} rig={rig} land={bounds} />
      </View>
    </GestureDetector>
  );
}

const placeOf = ({ x, y, width, height }: Area): string => `${x}/${y}/${width}/${height}`;

/** All the land, and the cells beside it where it goes on. */
function wholeLand(tiles: readonly Cell[]): Subject {
  const cells = withNeighbours(tiles.length === 0 ? [{ x: 0, y: 0 }] : tiles);
  return { bounds: grown(boundsOf(cells), AIR), parts: rowsOf(cells) };
}
