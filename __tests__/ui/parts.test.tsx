import { fireEvent, render, screen, userEvent } from '@testing-library/react-native';
import { Text as NativeText } from 'react-native';
import { State } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';

import { dodgeOf, spreadEnds, StepChart, tickFor } from '@/ui/charts/StepChart';
import { ChoiceList } from '@/ui/controls/ChoiceList';
import { ReorderList } from '@/ui/controls/ReorderList';
import { Slider } from '@/ui/controls/Slider';
import { TextField } from '@/ui/controls/TextField';
import { Sheet } from '@/ui/frame/Sheet';
import { OverlayHost } from '@/ui/overlay/OverlayHost';

jest.useFakeTimers();
const user = userEvent.setup();

describe('a sheet', () => {
  it('is a dialog with one closing button, and the scrim closes it too', async () => {
    const onClose = jest.fn();
    render(
      <OverlayHost>
        <Sheet testID="sheet" title="Colours" closeLabel="Done" onClose={onClose}>
          <NativeText>inside</NativeText>
        </Sheet>
      </OverlayHost>,
    );
    expect(screen.getByTestId('sheet').props.role).toBe('dialog');
    await user.press(screen.getByRole('button', { name: 'Done' }));
    fireEvent.press(screen.getByTestId('sheet-scrim', { includeHiddenElements: true }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('tells what is missing on its button, and can still be left', () => {
    const onClose = jest.fn();
    const onDone = jest.fn();
    render(
      <OverlayHost>
        <Sheet
          testID="sheet"
          title="Code"
          closeLabel="Done"
          closeMissing="Type a code"
          onClose={onClose}
          onDone={onDone}
        >
          {null}
        </Sheet>
      </OverlayHost>,
    );
    expect(screen.getByRole('button', { name: 'Type a code' })).toBeDisabled();
    fireEvent.press(screen.getByTestId('sheet-scrim', { includeHiddenElements: true }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('closes by a long pull at its grip, and not by a short or a broken one', () => {
    const onClose = jest.fn();
    render(
      <OverlayHost>
        <Sheet testID="sheet" title="Colours" closeLabel="Done" onClose={onClose}>
          {null}
        </Sheet>
      </OverlayHost>,
    );
    const pull = (translationY: number, state: State = State.END) =>
      fireGestureHandler(getByGestureTestId('grip'), [
        { state: State.BEGAN },
        { state: State.ACTIVE, translationY: translationY / 2 },
        { state: State.ACTIVE, translationY },
        { state, translationY },
      ]);
    pull(60);
    pull(200, State.CANCELLED);
    jest.runAllTicks();
    expect(onClose).not.toHaveBeenCalled();
    pull(90);
    jest.runAllTicks();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('a list to be reordered', () => {
  it('is moved by the actions of a reader, and never beyond its ends', () => {
    const onMove = jest.fn();
    render(
      <ReorderList
        items={['a', 'b']}
        keyOf={(item) => item}
        gripLabel={(item) => `Move ${item}`}
        upLabel="Up"
        downLabel="Down"
        onMove={onMove}
        renderRow={(_, __, { grip }) => grip}
      />,
    );
    const act = (name: string, actionName: string) =>
      fireEvent(screen.getByRole('button', { name }), 'accessibilityAction', { nativeEvent: { actionName } });
    act('Move a', 'up');
    expect(onMove).not.toHaveBeenCalled();
    act('Move a', 'down');
    expect(onMove).toHaveBeenLastCalledWith(0, 1);
    act('Move b', 'up');
    expect(onMove).toHaveBeenLastCalledWith(1, 0);
  });
});

describe('a slider', () => {
  it('stays within its line', () => {
    const onChange = jest.fn();
    render(<Slider testID="slider" label="Move" valueText="the end" value={9} max={9} onChange={onChange} />);
    fireEvent(screen.getByRole('slider'), 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
    expect(onChange).toHaveBeenLastCalledWith(9);
    fireEvent(screen.getByRole('slider'), 'accessibilityAction', { nativeEvent: { actionName: 'decrement' } });
    expect(onChange).toHaveBeenLastCalledWith(8);
  });
});

describe('a chart', () => {
  it('says its summary to readers', () => {
    render(
      <StepChart
        series={[{ player: 0, values: [0, 3] }]}
        startLabel="start"
        endLabel="end"
        summary="Ana leads all the way"
      />,
    );
    expect(screen.getByLabelText('Ana leads all the way')).toBeOnTheScreen();
  });

  it('has round numbers on its lines, and at most five of them', () => {
    for (let highest = 1; highest < 400; highest++) {
      const tick = tickFor(highest);
      expect(Number.isInteger(tick)).toBe(true);
      expect(Math.ceil(highest / tick)).toBeLessThanOrEqual(5);
    }
  });

  it('keeps the shapes at the ends of its lines apart and in order', () => {
    const ends = spreadEnds([100, 100, 102, 20], 19);
    const sorted = [...ends].sort((one, other) => one - other);
    for (let index = 1; index < sorted.length; index++) {
      expect((sorted[index] ?? 0) - (sorted[index - 1] ?? 0)).toBeGreaterThanOrEqual(19);
    }
    expect(ends[3]).toBe(20);
  });
});

describe('lines of a chart', () => {
  it('of players who are level run side by side where a point is tall, and nobody seems a point ahead', () => {
    const places = [0, 1, 2, 3].map((index) => dodgeOf(index, 4, 16));
    expect(new Set(places).size).toBe(4);
    expect(Math.max(...places) - Math.min(...places)).toBeLessThan(16);
    expect(places.reduce((sum, place) => sum + place, 0)).toBe(0);
  });

  it('stay where they are where a point is a hair', () => {
    expect([0, 1, 2].map((index) => dodgeOf(index, 3, 1.6))).toEqual([0, 0, 0]);
  });
});

describe('a choice with explanations', () => {
  it('tells which is chosen', async () => {
    const onChange = jest.fn();
    render(
      <ChoiceList
        label="Who starts"
        value="lot"
        onChange={onChange}
        options={[
          { value: 'lot', label: 'By lot', detail: 'Drawn later' },
          { value: 'ana', label: 'Ana' },
        ]}
      />,
    );
    expect(screen.getByRole('radio', { name: 'By lot' })).toBeChecked();
    await user.press(screen.getByRole('radio', { name: 'Ana' }));
    expect(onChange).toHaveBeenCalledWith('ana');
  });
});

describe('a field to write in', () => {
  it('says what is wrong with what was written', () => {
    render(<TextField label="Name" fault="A seat needs a name." value="" />);
    expect(screen.getByLabelText('Name')).toBeOnTheScreen();
    expect(screen.getByRole('alert')).toHaveTextContent('A seat needs a name.');
  });
});
