import { Group, Image } from '@shopify/react-native-skia';
import { PixelRatio } from 'react-native';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';

import type { Theme } from '@/ui/look/theme';

import type { Point } from '../art/geometry/point';
import type { SkImage } from '../art/skia';
import type { Drag } from '../camera/drag';
import { cameraNow, type LiveCamera } from '../camera/liveCamera';
import { discScale } from '../choiceSpots';
import { cellToPoint } from '../geometry';
import type { BoardScene } from '../types';
import { DISC_ROOM, type BoardSprites } from './BoardSprites';

/** The pieces that might go on the ghost, each anchored on its segment, and the handle that turns the tile. */
export function Choices({
  scene,
  sprites,
  theme,
  live,
  drag,
}: {
  scene: BoardScene;
  sprites: BoardSprites;
  theme: Theme;
  live: LiveCamera;
  drag: SharedValue<Drag>;
}) {
  const { ghost, choices } = scene;
  const pixelRatio = PixelRatio.get();
  // What is chosen lies on top.
  const inOrder = [...choices].sort((one, other) => Number(one.state === 'chosen') - Number(other.state === 'chosen'));
  return (
    <>
      {inOrder.map((mark) => (
        <Disc
          key={`${mark.choice.kind}/${mark.choice.segment}`}
          at={mark.at}
          image={sprites.choice(mark, theme, pixelRatio)}
          live={live}
          drag={drag}
        />
      ))}
      {ghost !== null && ghost.canTurn && (
        <Disc
          at={{ x: ghost.x + 1, y: ghost.y + 1 }}
          image={sprites.handle(theme, pixelRatio)}
          live={live}
          drag={drag}
        />
      )}
    </>
  );
}

function Disc({ at, image, live, drag }: { at: Point; image: SkImage; live: LiveCamera; drag: SharedValue<Drag> }) {
  const transform = useDerivedValue(() => {
    const camera = cameraNow(live);
    const point = cellToPoint(camera, at);
    // Nothing is on offer while a tile is dragged.
    const scale = drag.get().from === 'none' ? discScale(camera.scale) : 0;
    return [{ translateX: point.x }, { translateY: point.y }, { scale }];
  });
  return (
    <Group transform={transform}>
      <Image image={image} x={-DISC_ROOM / 2} y={-DISC_ROOM / 2} width={DISC_ROOM} height={DISC_ROOM} />
    </Group>
  );
}
