import { View, type ViewProps } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';

import { activation } from '@/platform/activation';

import type { LiveCamera } from './camera/liveCamera';
import type { Area, BoardEvents, BoardScene, Cell } from './types';

/** A cell in this layer, in points; the camera scales the whole layer, so nothing in it moves by itself. */
const UNIT = 100;

interface Item {
  readonly id: string;
  readonly label: string;
  readonly area: Area;
  readonly isSelected?: boolean;
  onActivate(): void;
}

const spot = ({ x, y }: Cell, side: number): Area => ({ x: x - side / 2, y: y - side / 2, width: side, height: side });
const ORIGIN: Cell = { x: 0, y: 0 };
const cellArea = ({ x, y }: Cell): Area => ({ x, y, width: 1, height: 1 });
/** Row by row, as one reads. */
const inOrder = <T extends Cell>(cells: readonly T[]): T[] =>
  [...cells].sort((one, other) => one.y - other.y || one.x - other.x);

/** Everything that can be done on the board, for readers and the keyboard: the same list and the same actions as touch. */
export function BoardA11y({
  scene,
  events,
  live,
  land,
}: {
  scene: BoardScene;
  events: BoardEvents;
  live: LiveCamera;
  land: Area;
}) {
  const groups = [ghostItems(scene, events), cellItems(scene, events), featureItems(scene, events)];
  const { focusCell } = scene;
  const isFocus = (id: string) => focusCell !== null && id === `cell-${focusCell.x}-${focusCell.y}`;
  // A reader's finger finds a view only inside its parents, so the layer is as large as everything in it.
  const room = around([land, ...groups.flatMap((items) => items.map(({ area }) => area))]);
  const middleX = (room.x + room.width / 2) * UNIT;
  const middleY = (room.y + room.height / 2) * UNIT;
  const style = useAnimatedStyle(() => {
    const scale = live.scale.get() / UNIT;
    // A view is scaled about its middle, and the land about its origin.
    return {
      transform: [
        { translateX: live.x.get() + (scale - 1) * middleX },
        { translateY: live.y.get() + (scale - 1) * middleY },
        { scale },
      ],
    };
  });
  return (
    <Animated.View testID="readable" style={[placed(room, ORIGIN), { pointerEvents: 'box-none' }, style]}>
      <View testID="land" style={placed(land, room)} pointerEvents="none" />
      {groups.flatMap((items) => {
        const hasFocus = items.some(({ id }) => isFocus(id));
        return items.map((item, index) => (
          <A11yItem key={item.id} item={item} room={room} isFirst={hasFocus ? isFocus(item.id) : index === 0} />
        ));
      })}
    </Animated.View>
  );
}

function ghostItems({ ghost, choices }: BoardScene, events: BoardEvents): Item[] {
  if (ghost === null) return [];
  const turn: Item = {
    id: 'ghost',
    label: ghost.label,
    area: cellArea(ghost),
    onActivate: () => events.onTapGhost?.(),
  };
  const pieces = choices.map(({ choice, at, label, state }): Item => {
    return {
      id: `choice-${choice.kind}-${choice.segment}`,
      label,
      area: spot(at, 0.3),
      isSelected: state === 'chosen',
      // One that is refused says so in its label, and is no disabled view: whoever activates it is led to the rule.
      onActivate: () => events.onTapPiece?.(choice),
    };
  });
  return [turn, ...pieces];
}

function cellItems({ legalCells }: BoardScene, events: BoardEvents): Item[] {
  return inOrder(legalCells).map((cell) => ({
    id: `cell-${cell.x}-${cell.y}`,
    label: cell.label,
    area: cellArea(cell),
    onActivate: () => events.onTapCell?.({ x: cell.x, y: cell.y }),
  }));
}

function featureItems({ features }: BoardScene, events: BoardEvents): Item[] {
  return features.map(({ ref, at, label }) => ({
    id: `feature-${ref.x}-${ref.y}-${ref.segment}`,
    label,
    area: spot(at, 0.3),
    onActivate: () => events.onTapLand?.(ref),
  }));
}

function A11yItem({ item, room, isFirst }: { item: Item; room: Area; isFirst: boolean }) {
  const state: ViewProps = { 'aria-selected': item.isSelected };
  return (
    <View
      testID={item.id}
      role="button"
      aria-label={item.label}
      {...(item.isSelected === undefined ? {} : state)}
      {...activation(item.onActivate, isFirst)}
      style={placed(item.area, room)}
    />
  );
}

/** An area within a view that begins at `corner`. */
function placed({ x, y, width, height }: Area, corner: Cell) {
  return {
    position: 'absolute' as const,
    left: (x - corner.x) * UNIT,
    top: (y - corner.y) * UNIT,
    width: width * UNIT,
    height: height * UNIT,
  };
}

/** The smallest area that has all of these within it. */
function around(areas: readonly Area[]): Area {
  const left = Math.min(...areas.map(({ x }) => x));
  const top = Math.min(...areas.map(({ y }) => y));
  const right = Math.max(...areas.map(({ x, width }) => x + width));
  const bottom = Math.max(...areas.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
