import { act, render, screen } from '@testing-library/react-native';
import { Profiler } from 'react';
import { View } from 'react-native';
import { GestureDetector, State } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';
import { useSharedValue } from 'react-native-reanimated';

import type { AnchorName, Point } from '@/table/parts/anchors';
import { panOf, type Drag, type Spot } from '@/table/parts/drag';

const told: string[] = [];
const PILE: Spot = { name: 'pile', rect: { x: 100, y: 0, width: 50, height: 80 } };
const seen = { finger: { x: 0, y: 0 }, renders: 0 };

function Thing() {
  const finger = useSharedValue<Point>({ x: 0, y: 0 });
  const spots = useSharedValue<readonly Spot[]>([]);
  const aim = useSharedValue<AnchorName | null>(null);
  const drag: Drag<'ore'> = {
    finger,
    spots,
    aim,
    onStart: (thing) => {
      told.push(`start ${thing}`);
    },
    onAim: (name) => {
      told.push(`aim ${name ?? 'nothing'}`);
    },
    onEnd: (thing, at, isCancelled) => {
      Object.assign(seen.finger, finger.get());
      told.push(`${isCancelled ? 'lost' : 'end'} ${thing} at ${at.x}`);
    },
  };
  // Places are measured once the drag has begun.
  const pan = panOf(drag, 'ore', true).onChange(() => {
    'worklet';
    spots.set([PILE]);
  });
  return (
    <GestureDetector gesture={pan}>
      <View testID="thing" />
    </GestureDetector>
  );
}

async function move(xs: readonly number[], last: State): Promise<void> {
  const at = (state: State, absoluteX: number) => ({ state, absoluteX, absoluteY: 40 });
  await act(async () => {
    fireGestureHandler(getByGestureTestId('pan-ore'), [
      at(State.BEGAN, xs[0] ?? 0),
      ...xs.map((x) => at(State.ACTIVE, x)),
      at(last, xs.at(-1) ?? 0),
    ]);
  });
}

describe('a card under the finger', () => {
  beforeEach(() => {
    told.length = 0;
    seen.renders = 0;
    render(
      <Profiler id="thing" onRender={() => (seen.renders += 1)}>
        <Thing />
      </Profiler>,
    );
  });

  it('tells only what changes: that it was lifted, what it is over, where it was let go', async () => {
    await move([10, 20, 60, 110, 120, 130, 200, 210, 120], State.END);
    expect(screen.getByTestId('thing')).toBeOnTheScreen();
    expect(told).toEqual(['start ore', 'aim pile', 'aim nothing', 'aim pile', 'end ore at 120']);
    expect(seen.finger).toEqual({ x: 120, y: 40 });
    expect(seen.renders).toBe(1);
  });

  it('is lost with the finger', async () => {
    await move([10, 20], State.CANCELLED);
    expect(told).toEqual(['start ore', 'lost ore at 20']);
  });
});
