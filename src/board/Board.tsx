import { Canvas, Fill, Group, Picture, Skia } from '@shopify/react-native-skia';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { PixelRatio, StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import { runOnUI, useDerivedValue, useSharedValue } from 'react-native-reanimated';

import { useWheel } from '@/platform/wheel';
import { useMotion } from '@/ui/motion';
import { useTheme } from '@/ui/theme';

import { artThemeOf } from './artTheme';
import { makeBoardGesture, NO_DRAG, type Drag } from './camera/boardGesture';
import { EMPTY_HAND, type Hand } from './camera/hand';
import { cameraNow, glide, setCamera, type CameraRig, type Ground } from './camera/rig';
import { PICTURES, Stage, type PictureName } from './canvas/Stage';
import { Desk } from './Desk';
import {
  boundsOf,
  cellToPoint,
  clampCamera,
  FIT_MARGIN,
  fitCamera,
  freeArea,
  grown,
  LARGEST_FIT,
  onWholePixels,
  revealCamera,
  shownArea,
  zoomAbout,
  type Camera,
  type Size,
} from './geometry';
import type { Area, BoardEvents, BoardHandle, BoardScene, Cell, Insets } from './types';

export interface BoardProps extends BoardEvents {
  scene: BoardScene;
  /** What panels cover of the board. */
  insets: Insets;
  ref?: Ref<BoardHandle>;
}

const NO_GROUND: Ground = {
  land: { x: 0, y: 0, width: 1, height: 1 },
  free: { x: 0, y: 0, width: 1, height: 1 },
  legal: [],
  ghost: null,
  pixelRatio: 1,
  isReduced: false,
};

const emptyPicture = () => {
  const recorder = Skia.PictureRecorder();
  recorder.beginRecording(Skia.XYWHRect(0, 0, 1, 1));
  return recorder.finishRecordingAsPicture();
};

const GLIDE = 420;

/** The tile board: one canvas, one camera, one gesture. */
export default function Board({ scene, insets, ref, ...events }: BoardProps) {
  const theme = useTheme();
  const motion = useMotion();
  const art = artThemeOf(theme);
  const [size, setSize] = useState<Size | null>(null);
  const view = useRef<View>(null);

  const rig: CameraRig = {
    x: useSharedValue(0),
    y: useSharedValue(0),
    scale: useSharedValue(60),
    ground: useSharedValue(NO_GROUND),
    running: useSharedValue(0),
    fingers: useSharedValue(0),
    isHandled: useSharedValue(false),
  };
  const hand = useSharedValue<Hand>(EMPTY_HAND);
  const drag = useSharedValue<Drag>(NO_DRAG);
  const blank = useState(emptyPicture)[0];
  const pictures = {
    land: useSharedValue(blank),
    overlay: useSharedValue(blank),
    marks: useSharedValue(blank),
    legal: useSharedValue(blank),
    ghost: useSharedValue(blank),
    pieces: useSharedValue(blank),
  };
  const [desk] = useState(() => new Desk());
  const [stage] = useState(() => new Stage(Skia, (name: PictureName, picture) => pictures[name].set(picture)));
  const [gesture] = useState(() => makeBoardGesture(rig, hand, drag, desk));
  useEffect(() => () => stage.dispose(), [stage]);

  const free = size === null ? null : freeArea(size, insets);
  const land = boundsOf(scene.tiles);

  const showView = (camera: Camera) => {
    if (size === null || free === null) return;
    const screen: Area = { x: 0, y: 0, width: size.width, height: size.height };
    stage.setView({ area: shownArea(camera, screen), pixels: camera.scale * PixelRatio.get() });
    events.onCameraSettled?.({ free: shownArea(camera, free), scale: camera.scale });
  };
  const waiting = useRef<(() => void)[]>([]);
  const onRest = (camera: Camera | null) => {
    stage.setMoving(camera === null);
    if (camera === null) return;
    showView(camera);
    waiting.current.splice(0).forEach((done) => done());
  };
  const travel = (to: Camera, duration: number): Promise<void> =>
    new Promise((resolve) => {
      waiting.current.push(resolve);
      runOnUI(glide)(rig, to, motion.move(duration), desk.onRest);
    });
  const fitted = (cells: readonly Cell[], largest: number): Camera | null => {
    if (free === null) return null;
    return onWholePixels(fitCamera(grown(boundsOf(cells), FIT_MARGIN), free, largest), PixelRatio.get());
  };
  const fit = (duration = GLIDE) => {
    const to = fitted(scene.tiles, LARGEST_FIT);
    if (to === null) return;
    rig.isHandled.set(false);
    void travel(to, duration);
  };
  const zoomTo = (camera: Camera, duration: number) => {
    if (free !== null) void travel(clampCamera(camera, land, free), duration);
  };
  const middle = () => ({ x: (free?.x ?? 0) + (free?.width ?? 0) / 2, y: (free?.y ?? 0) + (free?.height ?? 0) / 2 });

  useEffect(() => desk.update(scene, events, { camera: () => cameraNow(rig), fit, onRest, skip: () => false }));
  useEffect(() => {
    if (free === null) return;
    const { ghost } = scene;
    rig.ground.set({
      land,
      free,
      legal: scene.legalCells.map(({ x, y }) => ({ x, y })),
      ghost: ghost === null ? null : { x: ghost.x, y: ghost.y },
      pixelRatio: PixelRatio.get(),
      isReduced: motion.isReduced,
    });
  });
  useEffect(() => stage.setScene(scene, art), [stage, scene, art]);
  // The first look, a turned phone, a panel that opened: as long as no hand chose the view, all the land is shown.
  const place = free === null ? '' : `${free.x}/${free.y}/${free.width}/${free.height}`;
  const isPlaced = useRef(false);
  useEffect(() => {
    if (place === '' || rig.isHandled.get()) return;
    const to = fitted(scene.tiles, LARGEST_FIT);
    if (to === null) return;
    if (isPlaced.current) return void travel(to, 0);
    isPlaced.current = true;
    setCamera(rig, to);
    onRest(to);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a changed place moves the camera by itself
  }, [place]);

  useWheel(view, ({ at, zoom, pan }) => {
    const camera = cameraNow(rig);
    rig.isHandled.set(true);
    const moved = { ...camera, x: camera.x + pan.x, y: camera.y + pan.y };
    zoomTo(zoom === 1 ? moved : zoomAbout(moved, at, camera.scale * zoom), 0);
  });

  useImperativeHandle(ref, () => ({
    fit: () => fit(),
    zoomBy: (factor) => zoomTo(zoomAbout(cameraNow(rig), middle(), rig.scale.get() * factor), 220),
    frame: async (cells, { largest = LARGEST_FIT * 2, isInstant = false } = {}) => {
      const to = fitted(cells, largest);
      if (to !== null && rig.fingers.get() === 0) await travel(to, isInstant ? 0 : GLIDE);
    },
    reveal: async (cells) => {
      if (free === null || rig.fingers.get() > 0) return;
      const camera = cameraNow(rig);
      const to = revealCamera(camera, grown(boundsOf(cells), 0.3), free);
      if (to !== camera) await travel(onWholePixels(to, PixelRatio.get()), GLIDE);
    },
    animate: async () => undefined,
    skip: () => undefined,
    toScreen: (at) => cellToPoint(cameraNow(rig), at),
  }));

  const transform = useDerivedValue(() => [
    { translateX: rig.x.get() },
    { translateY: rig.y.get() },
    { scale: rig.scale.get() },
  ]);

  return (
    <GestureDetector gesture={gesture}>
      <View
        ref={view}
        testID="board"
        collapsable={false}
        style={[StyleSheet.absoluteFill, { overflow: 'hidden', backgroundColor: theme.colors.table }]}
        onLayout={({ nativeEvent: { layout } }) => setSize({ width: layout.width, height: layout.height })}
      >
        <Canvas style={StyleSheet.absoluteFill}>
          <Fill color={theme.colors.table} />
          <Group transform={transform}>
            {PICTURES.map((name) => (
              <Picture key={name} picture={pictures[name]} />
            ))}
          </Group>
        </Canvas>
      </View>
    </GestureDetector>
  );
}
