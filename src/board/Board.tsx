import { Fill, Group, ImageShader, Picture, Skia, type SkPicture } from '@shopify/react-native-skia';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { PixelRatio, StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import { useDerivedValue, useSharedValue, type SharedValue } from 'react-native-reanimated';

import { useMotion } from '@/ui/look/motion';
import { useTheme } from '@/ui/look/theme';

import { TABLE_PERIOD } from './art/contour';
import { artThemeOf } from './artTheme';
import { BoardA11y } from './BoardA11y';
import { makeBoardGesture } from './camera/boardGesture';
import { dragPoint } from './camera/drag';
import { cameraNow } from './camera/liveCamera';
import { useBoardFacts } from './camera/useBoardFacts';
import { useCamera } from './camera/useCamera';
import { useCameraWheel } from './camera/useCameraWheel';
import { Canvas } from './canvas/Canvas';
import { Choices } from './canvas/Choices';
import { letGo } from './canvas/letGo';
import { BREATHS, ScenePainter, type PictureName } from './canvas/ScenePainter';
import { EffectLayer } from './effects/EffectLayer';
import { EffectRunner, type RunningEffect } from './effects/EffectRunner';
import { PointsPop } from './effects/PointsPop';
import { boundsOf, cellToPoint, freeArea, shownArea, type Size } from './geometry';
import { useBoardLink, type BoardLink } from './link';
import { Pins } from './pins/Pins';
import type { Area, BoardEvents, BoardHandle, BoardScene, Insets } from './types';

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
  const picture = recorder.finishRecordingAsPicture();
  recorder.dispose();
  return picture;
};

const TABLE = { x: 0, y: 0, width: TABLE_PERIOD, height: TABLE_PERIOD };
const NO_ISLANDS: readonly Area[] = [];
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
  const { live, touch, drag, pull, origin, reporter } = link ?? own;

  const [blank] = useState(emptyPicture);
  const land = useSharedValue(blank);
  const overlay = useSharedValue(blank);
  const marks = useSharedValue(blank);
  const ghost = useSharedValue(blank);
  const pieces = useSharedValue(blank);
  const breaths = useSharedValue<SkPicture[]>([blank]);
  const breath = useSharedValue(0);
  const [painter] = useState(() => {
    const pictures: Record<PictureName, SharedValue<SkPicture>> = { land, overlay, marks, ghost, pieces };
    return new ScenePainter(Skia, {
      show: (name, picture) => pictures[name].set(picture),
      showLegal: (all) => breaths.set(all),
    });
  });
  useEffect(
    () => () => {
      painter.dispose();
      letGo(blank);
    },
    [painter, blank],
  );
  const [gesture] = useState(() => makeBoardGesture({ live, touch, drag, pull }, reporter));
  const [running, setRunning] = useState<readonly RunningEffect[]>([]);
  const [effects] = useState(() => new EffectRunner(setRunning));

  const free = size === null ? null : freeArea(size, insets);
  const bounds = boundsOf(scene.tiles);
  useBoardFacts(live, scene, bounds, free);
  useEffect(() => painter.setScene(scene, art), [painter, scene, art]);

  const camera = useCamera({
    live,
    tellRest: reporter.onRest,
    size,
    free,
    islands,
    tiles: scene.tiles,
    onRest: (rested) => {
      painter.setMoving(rested === null);
      if (rested === null || size === null || free === null) return;
      const screen: Area = { x: 0, y: 0, width: size.width, height: size.height };
      painter.setView({ area: shownArea(rested, screen), scale: rested.scale, pixelRatio: PixelRatio.get() });
      events.onCameraSettled?.({ free: shownArea(rested, free), scale: rested.scale });
    },
  });
  useCameraWheel(view, live, { onRest: reporter.onRest, takeOver: camera.takeOver }, bounds, free);
  const skip = () => {
    const wasBusy = effects.isBusy;
    effects.skip();
    camera.arrive();
    return wasBusy;
  };
  useEffect(() =>
    reporter.update(scene, events, {
      camera: () => cameraNow(live),
      showAll: () => void camera.show('all'),
      onRest: camera.onRest,
      skip,
    }),
  );

  const isBreathing = scene.legalCells.length > 0 && !scene.areCellsHidden && !motion.isReduced;
  useEffect(() => {
    if (!isBreathing) return;
    let step = 0;
    const timer = setInterval(
      () => {
        step = (step + 1) % (2 * BREATHS.length - 2);
        // Painting and fingers come first.
        if (live.fingers.get() === 0 && !painter.isBusy) breath.set(Math.min(step, 2 * BREATHS.length - 2 - step));
      },
      BREATH / (2 * BREATHS.length - 2),
    );
    return () => clearInterval(timer);
  }, [isBreathing, breath, live, painter]);

  useImperativeHandle(ref, () => ({
    show: camera.show,
    zoomBy: camera.zoomBy,
    prepare: (tile) => painter.prepare(tile),
    animate: async (...all) => {
      painter.hidePieces(all.flatMap((effect) => (effect.type === 'claim' && !motion.isReduced ? [effect.at] : [])));
      await effects.start(all, motion);
      painter.hidePieces([]);
    },
    skip: () => void skip(),
    toScreen: (at) => cellToPoint(cameraNow(live), at),
  }));

  // What the canvas shows.

  const transform = useDerivedValue(() => [
    { translateX: live.x.get() },
    { translateY: live.y.get() },
    { scale: live.scale.get() },
  ]);
  const table = painter.sprites.table(theme);
  const legal = useDerivedValue(() => breaths.get()[breath.get()] ?? blank);
  const ghostShift = useDerivedValue(() => {
    const { ghost: cell } = live.facts.get();
    // What comes from the tray is a view of its own.
    if (cell === null || drag.get().from === 'tray') return [{ translateX: 0 }, { translateY: 0 }];
    const home = cellToPoint(cameraNow(live), { x: cell.x + 0.5, y: cell.y + 0.5 });
    const at = dragPoint({ live, drag, pull }, home);
    return [{ translateX: (at.x - home.x) / live.scale.get() }, { translateY: (at.y - home.y) / live.scale.get() }];
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
          <Group transform={transform}>
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
          <Choices scene={scene} sprites={painter.sprites} theme={theme} live={live} drag={drag} />
          <EffectLayer running={running} painter={painter} live={live} origin={origin} />
        </Canvas>
        <Pins scene={scene} live={live} />
        {running.map(({ id, effect, progress, isStill }) =>
          effect.type === 'points' ? (
            <PointsPop key={id} effect={effect} progress={progress} isStill={isStill} live={live} />
          ) : null,
        )}
        {/* Before the first look nothing is where it will be, and readers must not be led there. */}
        {size !== null && <BoardA11y scene={scene} events={events} live={live} land={bounds} />}
      </View>
    </GestureDetector>
  );
}
