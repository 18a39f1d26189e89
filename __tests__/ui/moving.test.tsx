import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Profiler, useState, type ReactNode } from 'react';
import { State } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';

import { shiftOf, targetOf } from '@/ui/controls/reorder';
import { ReorderList } from '@/ui/controls/ReorderList';
import { Slider } from '@/ui/controls/Slider';

/** What a finger does in so many small movements, and how often React had to render for them. */
async function drag(testID: string, movements: readonly object[], last: State = State.END): Promise<void> {
  await act(async () => {
    fireGestureHandler(getByGestureTestId(testID), [
      { state: State.BEGAN, ...movements[0] },
      ...movements.map((movement) => ({ state: State.ACTIVE, ...movement })),
      { state: last, ...movements.at(-1) },
    ]);
  });
}

const commits = { count: 0 };
const Counted = ({ children }: { children: ReactNode }) => (
  <Profiler id="moving" onRender={() => (commits.count += 1)}>
    {children}
  </Profiler>
);
const steps = (count: number, by: number) => Array.from({ length: count }, (_, index) => (index + 1) * by);

describe('a list under the finger', () => {
  const onMove = jest.fn();
  function Fruit() {
    const [items, setItems] = useState(['apple', 'pear', 'plum']);
    return (
      <ReorderList
        items={items}
        keyOf={(item) => item}
        gripLabel={(item) => `Move ${item}`}
        upLabel="Up"
        downLabel="Down"
        onMove={(from, to) => {
          onMove(from, to);
          const rest = items.filter((_, index) => index !== from);
          setItems([...rest.slice(0, to), items[from] ?? '', ...rest.slice(to)]);
        }}
        renderRow={(_, __, { grip }) => grip}
      />
    );
  }
  const laidOut = () => {
    for (const row of screen.UNSAFE_getAllByProps({ role: 'listitem' })) {
      fireEvent(row, 'layout', { nativeEvent: { layout: { height: 60 } } });
    }
  };
  const order = () => screen.getAllByRole('button').map((grip) => grip.props.accessibilityLabel as string);

  beforeEach(() => {
    onMove.mockClear();
    render(<Counted>{<Fruit />}</Counted>);
    laidOut();
    commits.count = 0;
  });

  it('moves without a render for every movement, and drops where it is', async () => {
    await drag(
      'grip-0',
      steps(40, 2).map((translationY) => ({ translationY })),
    );
    expect(onMove.mock.calls).toEqual([[0, 1]]);
    expect(order()).toEqual(['Move pear', 'Move apple', 'Move plum']);
    expect(commits.count).toBeLessThan(5);
  });

  it('goes back where it came from when the finger is lost', async () => {
    await drag('grip-0', [{ translationY: 100 }], State.CANCELLED);
    expect(onMove).not.toHaveBeenCalled();
    expect(order()[0]).toBe('Move apple');
  });

  it('passes a neighbour when it covers half of it, and the others make way', () => {
    const heights = [60, 40, 80];
    expect([20, 21, 79, 81, 900].map((by) => targetOf(0, by, heights))).toEqual([0, 1, 1, 2, 2]);
    expect([-20, -21, -900].map((by) => targetOf(2, by, heights))).toEqual([2, 1, 0]);
    expect([0, 1, 2].map((index) => shiftOf(index, 0, 1, heights))).toEqual([0, -60, 0]);
    expect([0, 1, 2].map((index) => shiftOf(index, 2, 0, heights))).toEqual([80, 80, 0]);
  });
});

describe('a slider under the finger', () => {
  it('tells a value once, however many movements there are at it', async () => {
    const onChange = jest.fn();
    render(<Slider testID="slider" label="Move" valueText="1" value={1} max={3} onChange={onChange} />);
    await act(async () => {
      fireEvent(screen.getByRole('slider'), 'layout', { nativeEvent: { layout: { width: 330 } } });
    });
    await drag(
      'slider',
      steps(60, 5).map((x) => ({ x })),
    );
    expect(onChange.mock.calls).toEqual([[0], [1], [2], [3]]);
  });
});
