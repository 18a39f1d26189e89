import { View, type ViewProps } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';

import { activation } from '@/platform/activation';

import type { CameraRig } from './camera/rig';
import type { Area, BoardEvents, BoardScene, Cell } from './types';

/** A cell in this layer, in points; the camera scales the whole layer, so nothing in it moves by itself. */
const UNIT = 100;

interface Item {
  readonly id: string;
  readonly label: string;
  readonly area: Area;
  readonly isSelected?: boolean;
  readonly isDisabled?: boolean;
  onActivate(): void;
  onFocus?(): void;
}

const spot = ({ x, y }: Cell, side: number): Area => ({ x: x - side / 2, y: y - side / 2, width: side, height: side });
const cellArea = ({ x, y }: Cell): Area => ({ x, y, width: 1, height: 1 });
/** Row by row, as one reads. */
const inOrder = <T extends Cell>(cells: readonly T[]): T[] =>
  [...cells].sort((one, other) => one.y - other.y || one.x - other.x);

/** Everything that can be done on the board, for readers and the keyboard: the same list and the same actions as touch. */
export function BoardA11y({
  scene,
  events,
  rig,
  land,
}: {
  scene: BoardScene;
  events: BoardEvents;
  rig: CameraRig;
  land: Area;
}) {
  // Without a size of its own the layer scales about its corner, which is the board's origin.
  const style = useAnimatedStyle(() => ({
    transform: [{ translateX: rig.x.get() }, { translateY: rig.y.get() }, { scale: rig.scale.get() / UNIT }],
  }));
  const groups = [ghostItems(scene, events), cellItems(scene, events), featureItems(scene, events)];
  const { focusCell } = scene;
  const isFocus = (id: string) => focusCell !== null && id === `cell-${focusCell.x}-${focusCell.y}`;
  return (
    <Animated.View style={[{ position: 'absolute', left: 0, top: 0, width: 0, height: 0 }, style]}>
      <View testID="land" style={placed(land)} pointerEvents="none" />
      {groups.flatMap((items) => {
        const hasFocus = items.some(({ id }) => isFocus(id));
        return items.map((item, index) => (
          <A11yItem key={item.id} item={item} isFirst={hasFocus ? isFocus(item.id) : index === 0} />
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
      isDisabled: state === 'refused',
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
    onFocus: () => events.onFocusCell?.({ x: cell.x, y: cell.y }),
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

function A11yItem({ item, isFirst }: { item: Item; isFirst: boolean }) {
  const state: ViewProps = { 'aria-disabled': item.isDisabled, 'aria-selected': item.isSelected };
  return (
    <View
      testID={item.id}
      role="button"
      aria-label={item.label}
      {...(item.isSelected === undefined ? {} : state)}
      {...activation(item.onActivate, isFirst)}
      onFocus={item.onFocus}
      style={placed(item.area)}
    />
  );
}

function placed({ x, y, width, height }: Area) {
  return {
    position: 'absolute' as const,
    left: x * UNIT,
    top: y * UNIT,
    width: width * UNIT,
    height: height * UNIT,
  };
}
