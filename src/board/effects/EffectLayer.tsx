import { Group, Image, Picture } from '@shopify/react-native-skia';
import { useState } from 'react';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';

import type { Point } from '../art/geometry/point';
import { pieceHeight } from '../art/pieces';
import { cameraNow, type LiveCamera } from '../camera/liveCamera';
import { PIECE_ROOM } from '../canvas/BoardSprites';
import type { ScenePainter } from '../canvas/ScenePainter';
import { cellToPoint } from '../geometry';
import type { Effect } from '../types';
import { arc, fall } from './curves';
import type { RunningEffect } from './EffectRunner';
import { Shine } from './Shine';
import { useCameraTransform } from './useCameraTransform';
import { useFarewell } from './useFarewell';

/** Side of a piece when it arrives at its seat, in points. */
const AT_SEAT = 26;
/** Device pixels of a piece that moves. */
const SPRITE = 80;

interface EffectProps<Type extends Effect['type']> {
  effect: Extract<Effect, { type: Type }>;
  progress: SharedValue<number>;
  painter: ScenePainter;
  live: LiveCamera;
}

/** Effects that are painted. Those in words are views (`PointsPop`). */
export function EffectLayer({
  running,
  painter,
  live,
  origin,
}: {
  running: readonly RunningEffect[];
  painter: ScenePainter;
  live: LiveCamera;
  /** The board's corner in the window. */
  origin: SharedValue<Point>;
}) {
  return running.map(({ id, effect, progress, isStill }) => {
    switch (effect.type) {
      case 'drop':
        return <Drop key={id} effect={effect} progress={progress} painter={painter} live={live} />;
      case 'claim':
        return <Claim key={id} effect={effect} progress={progress} painter={painter} live={live} />;
      case 'return':
        return <Return key={id} effect={effect} progress={progress} painter={painter} live={live} origin={origin} />;
      case 'shine':
        return <Shine key={id} effect={effect} progress={progress} isStill={isStill} painter={painter} live={live} />;
      case 'points':
        return null;
    }
  });
}

/** A tile comes down onto its place. */
function Drop({ effect, progress, painter, live }: EffectProps<'drop'>) {
  const { at } = effect;
  const [picture] = useState(() => painter.tilePicture(at));
  useFarewell(picture);
  const camera = useCameraTransform(live);
  const transform = useDerivedValue(() => {
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
      <Group transform={transform}>
        <Picture picture={picture} />
      </Group>
    </Group>
  );
}

/** A piece is set down where it stands. */
function Claim({ effect, progress, painter, live }: EffectProps<'claim'>) {
  const piece = painter.pieceAt(effect.at);
  const { at } = effect;
  const transform = useDerivedValue(() => {
    const { x, y, scale } = { ...cellToPoint(cameraNow(live), at), scale: live.scale.get() };
    const up = fall(progress.get());
    const side = pieceHeight(scale) * scale * PIECE_ROOM;
    return [{ translateX: x }, { translateY: y - 0.28 * scale * up }, { scale: side * (1 + 0.25 * up) }];
  });
  if (piece === null) return null;
  return <PieceImage painter={painter} stance={piece.stance} player={piece.player} transform={transform} />;
}

/** A piece flies home along an arc. */
function Return({ effect, progress, painter, live, origin }: EffectProps<'return'> & { origin: SharedValue<Point> }) {
  const { from, to } = effect;
  const transform = useDerivedValue(() => {
    const start = cellToPoint(cameraNow(live), from);
    const corner = origin.get();
    const share = progress.get();
    const at = arc(start, { x: to.x - corner.x, y: to.y - corner.y }, share);
    const side = pieceHeight(live.scale.get()) * live.scale.get() * PIECE_ROOM;
    return [{ translateX: at.x }, { translateY: at.y }, { scale: side + (AT_SEAT - side) * share }];
  });
  return <PieceImage painter={painter} stance={effect.stance} player={effect.player} transform={transform} />;
}

function PieceImage({
  painter,
  stance,
  player,
  transform,
}: {
  painter: ScenePainter;
  stance: Extract<Effect, { type: 'return' }>['stance'];
  player: Extract<Effect, { type: 'return' }>['player'];
  transform: SharedValue<({ translateX: number } | { translateY: number } | { scale: number })[]>;
}) {
  const { image } = painter.sprites.piece(stance, player, SPRITE, painter.theme);
  return (
    <Group transform={transform}>
      <Image image={image} x={-0.5} y={-0.5} width={1} height={1} />
    </Group>
  );
}
