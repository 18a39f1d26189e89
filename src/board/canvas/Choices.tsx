import { Group, Image } from '@shopify/react-native-skia';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';

import type { Theme } from '@/ui/theme';

import type { Point } from '../art/geometry/point';
import type { SkImage } from '../art/skia';
import type { Drag } from '../camera/drag';
import { cameraNow, type LiveCamera } from '../camera/liveCamera';
import { DISC } from '../choiceSpots';
import { cellToPoint, clamp } from '../geometry';
import type { BoardScene } from '../types';
import type { Stage } from './Stage';

/** A disc is never too small for a finger nor larger than its design, in points. */
const [LEAST, FULL] = [30, 46];
const ROOM = 64;

/** The pieces that might go on the ghost, and the handle that turns it: at the size of a finger at any zoom. */
export function Choices({
  scene,
  stage,
  theme,
  live,
  drag,
}: {
  scene: BoardScene;
  stage: Stage;
  theme: Theme;
  live: LiveCamera;
  drag: SharedValue<Drag>;
}) {
  const { ghost, choices } = scene;
  // What is chosen lies on top.
  const inOrder = [...choices].sort((one, other) => Number(one.state === 'chosen') - Number(other.state === 'chosen'));
  return (
    <>
      {inOrder.map((mark) => (
        <Disc
          key={`${mark.choice.kind}/${mark.choice.segment}`}
          at={mark.at}
          image={stage.choiceImage(mark, theme)}
          live={live}
          drag={drag}
        />
      ))}
      {ghost !== null && ghost.canTurn && (
        <Disc at={{ x: ghost.x + 1, y: ghost.y + 1 }} image={stage.handleImage(theme)} live={live} drag={drag} />
      )}
    </>
  );
}

function Disc({ at, image, live, drag }: { at: Point; image: SkImage; live: LiveCamera; drag: SharedValue<Drag> }) {
  const transform = useDerivedValue(() => {
    const camera = cameraNow(live);
    const point = cellToPoint(camera, at);
    // Nothing is on offer while the tile is on its way.
    const scale = drag.get().from === 'none' ? clamp(camera.scale * DISC, LEAST, FULL) / FULL : 0;
    return [{ translateX: point.x }, { translateY: point.y }, { scale }];
  });
  return (
    <Group transform={transform}>
      <Image image={image} x={-ROOM / 2} y={-ROOM / 2} width={ROOM} height={ROOM} />
    </Group>
  );
}
