import { Group, Image, Picture } from '@shopify/react-native-skia';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';

import type { Point } from '../art/geometry/point';
import { pieceHeight } from '../art/pieces';
import { cameraNow, type LiveCamera } from '../camera/liveCamera';
import { PIECE_ROOM, type Stage } from '../canvas/Stage';
import { cellToPoint } from '../geometry';
import type { Effect } from '../types';
import { arc, fall } from './curves';
import type { RunningEffect } from './EffectDesk';
import { Shine } from './Shine';
import { useCameraTransform } from './useCameraTransform';

interface EffectProps<Type extends Effect['type']> {
  effect: Extract<Effect, { type: Type }>;
  progress: SharedValue<number>;
  stage: Stage;
  live: LiveCamera;
}

/** Effects that are painted. Those in words are views (`PointsPop`). */
export function EffectLayer({
  running,
  stage,
  live,
  origin,
}: {
  running: readonly RunningEffect[];
  stage: Stage;
  live: LiveCamera;
  /** The board's corner in the window. */
  origin: SharedValue<Point>;
}) {
  return running.map(({ id, effect, progress, isStill }) => {
    switch (effect.type) {
      case 'land':
        return <Landing key={id} effect={effect} progress={progress} stage={stage} live={live} />;
      case 'claim':
        return <Claim key={id} effect={effect} progress={progress} stage={stage} live={live} />;
      case 'return':
        return <Return key={id} effect={effect} progress={progress} stage={stage} live={live} origin={origin} />;
      case 'shine':
        return <Shine key={id} effect={effect} progress={progress} isStill={isStill} stage={stage} live={live} />;
      case 'points':
        return null;
    }
  });
}

/** A tile comes down onto its place on the land. */
function Landing({ effect, progress, stage, live }: EffectProps<'land'>) {
  const { at } = effect;
  const camera = useCameraTransform(live);
  const drop = useDerivedValue(() => {
    const up = fall(progress.get());
    return [
      { translateX: at.x + 0.5 },
      { translateY: at.y + 0.5 - 0.1 * up },
      { scale: 1 + 0.14 * up },
      { translateX: -at.x - 0.5 },
      { translateY: -at.y - 0.5 },
    ];
  });
  return (
    <Group transform={camera}>
      <Group transform={drop}>
        <Picture picture={stage.tilePicture(at)} />
      </Group>
    </Group>
  );
}

/** A piece is set down where it stands. */
function Claim({ effect, progress, stage, live }: EffectProps<'claim'>) {
  const piece = stage.pieceAt(effect.at);
  const { at } = effect;
  const transform = useDerivedValue(() => {
    const { x, y, scale } = { ...cellToPoint(cameraNow(live), at), scale: live.scale.get() };
    const up = fall(progress.get());
    const side = pieceHeight(scale) * scale * PIECE_ROOM;
    return [{ translateX: x }, { translateY: y - 0.28 * scale * up }, { scale: side * (1 + 0.25 * up) }];
  });
  if (piece === null) return null;
  return <PieceImage stage={stage} stance={piece.stance} player={piece.player} transform={transform} />;
}

/** A piece flies home along an arc. */
function Return({ effect, progress, stage, live, origin }: EffectProps<'return'> & { origin: SharedValue<Point> }) {
  const { from, to } = effect;
  const transform = useDerivedValue(() => {
    const start = cellToPoint(cameraNow(live), from);
    const corner = origin.get();
    const share = progress.get();
    const at = arc(start, { x: to.x - corner.x, y: to.y - corner.y }, share);
    const side = pieceHeight(live.scale.get()) * live.scale.get() * PIECE_ROOM;
    // It shrinks to the size of a pip on its seat.
    return [{ translateX: at.x }, { translateY: at.y }, { scale: side + (26 - side) * share }];
  });
  return <PieceImage stage={stage} stance={effect.stance} player={effect.player} transform={transform} />;
}

function PieceImage({
  stage,
  stance,
  player,
  transform,
}: {
  stage: Stage;
  stance: Extract<Effect, { type: 'return' }>['stance'];
  player: Extract<Effect, { type: 'return' }>['player'];
  transform: SharedValue<({ translateX: number } | { translateY: number } | { scale: number })[]>;
}) {
  const { image } = stage.pieceSprite(stance, player, 80);
  return (
    <Group transform={transform}>
      <Image image={image} x={-0.5} y={-0.5} width={1} height={1} />
    </Group>
  );
}
