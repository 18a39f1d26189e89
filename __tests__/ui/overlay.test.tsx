import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Pressable, Text } from 'react-native';

import { Sheet } from '@/ui/frame/Sheet';
import { LayerTurn } from '@/ui/overlay/LayerTurn';
import { Overlay } from '@/ui/overlay/Overlay';
import { OverlayHost } from '@/ui/overlay/OverlayHost';

const mockLayers = { mounted: 0, shown: 0, most: 0 };
jest.mock('react-native/Libraries/Modal/Modal', () => {
  const { useEffect } = jest.requireActual<typeof import('react')>('react');
  const { default: Layer } = jest.requireActual<typeof import('../support/mockModal')>('../support/mockModal');
  return {
    __esModule: true,
    default: function CountedLayer(props: Parameters<typeof Layer>[0]) {
      useEffect(() => {
        mockLayers.mounted += 1;
      }, []);
      useEffect(() => {
        if (props.visible === false) return undefined;
        mockLayers.shown += 1;
        mockLayers.most = Math.max(mockLayers.most, mockLayers.shown);
        return () => {
          mockLayers.shown -= 1;
        };
      }, [props.visible]);
      return <Layer {...props} />;
    },
  };
});
beforeEach(() => Object.assign(mockLayers, { mounted: 0, shown: 0, most: 0 }));

type Opened = 'menu' | 'history' | null;

function Screen() {
  const [opened, setOpened] = useState<Opened>(null);
  return (
    <>
      <Pressable testID="open" onPress={() => setOpened('menu')} />
      {opened === 'menu' && (
        <Sheet testID="menu" title="Menu" closeLabel="Close" onClose={() => setOpened(null)}>
          <Pressable testID="to-history" onPress={() => setOpened('history')} />
        </Sheet>
      )}
      {opened === 'history' && (
        <Sheet testID="history" title="History" closeLabel="Close" onClose={() => setOpened(null)}>
          <Text>first move</Text>
        </Sheet>
      )}
    </>
  );
}

describe('what lies over a screen', () => {
  it('goes from one sheet to the next in one layer that stays up', () => {
    render(
      <OverlayHost>
        <Screen />
      </OverlayHost>,
    );
    expect(screen.queryByTestId('native-layer')).toBeNull();
    fireEvent.press(screen.getByTestId('open'));
    expect(screen.getByTestId('menu')).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId('to-history'));
    expect(screen.queryByTestId('menu')).toBeNull();
    expect(screen.getByText('first move')).toBeOnTheScreen();
    expect(mockLayers).toEqual({ mounted: 1, shown: 1, most: 1 });
    fireEvent.press(screen.getByTestId('history-close'));
    expect(screen.queryByTestId('native-layer')).toBeNull();
    expect(mockLayers.shown).toBe(0);
  });

  it('shows the newest of several, keeps what is below it, and closes from the top', () => {
    const close = { below: jest.fn(), above: jest.fn() };
    const both = (isAbove: boolean) => (
      <OverlayHost>
        <Overlay onRequestClose={close.below}>
          <Text>below</Text>
        </Overlay>
        {isAbove && (
          <Overlay onRequestClose={close.above}>
            <Text>above</Text>
          </Overlay>
        )}
      </OverlayHost>
    );
    render(both(true));
    expect(screen.getByText('above')).toBeVisible();
    expect(screen.getByText('below', { includeHiddenElements: true })).not.toBeVisible();
    fireEvent(screen.getByTestId('native-layer'), 'accessibilityEscape');
    expect(close.above).toHaveBeenCalledTimes(1);
    screen.rerender(both(false));
    expect(screen.getByText('below')).toBeVisible();
    fireEvent(screen.getByTestId('native-layer'), 'accessibilityEscape');
    expect(close.below).toHaveBeenCalledTimes(1);
    expect(mockLayers.mounted).toBe(1);
  });

  it('never shows two hosts at once: the second waits until the first is gone', () => {
    const both = (isFirst: boolean) => (
      <>
        <OverlayHost>
          {isFirst && (
            <Overlay onRequestClose={() => undefined}>
              <Text>first</Text>
            </Overlay>
          )}
        </OverlayHost>
        <OverlayHost>
          <Overlay onRequestClose={() => undefined}>
            <Text>second</Text>
          </Overlay>
        </OverlayHost>
      </>
    );
    render(both(true));
    expect(screen.getByText('first')).toBeVisible();
    expect(screen.queryByText('second')).toBeNull();
    screen.rerender(both(false));
    expect(screen.queryByText('first')).toBeNull();
    expect(screen.getByText('second')).toBeVisible();
    expect(mockLayers.most).toBe(1);
  });

  it('is refused where there is no host', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Overlay onRequestClose={() => undefined}>{null}</Overlay>)).toThrow('no overlay host');
    jest.mocked(console.error).mockRestore();
  });
});

describe('the turn of the native layer', () => {
  const [one, other] = [Symbol('one'), Symbol('other')];

  it('lets a layer go only when it has come, and the next one come only when it has gone', () => {
    const turn = new LayerTurn(true);
    turn.wish(one);
    turn.letGo(one);
    turn.wish(other);
    expect([turn.stateOf(one), turn.stateOf(other)]).toEqual(['shown', 'hidden']);
    turn.hasCome();
    expect([turn.stateOf(one), turn.stateOf(other)]).toEqual(['leaving', 'hidden']);
    turn.hasGone();
    expect([turn.stateOf(one), turn.stateOf(other)]).toEqual(['hidden', 'shown']);
    turn.reset();
  });

  it('comes again when it is wanted while it goes', () => {
    const turn = new LayerTurn(true);
    turn.wish(one);
    turn.hasCome();
    turn.letGo(one);
    turn.wish(one);
    expect(turn.stateOf(one)).toBe('leaving');
    turn.hasGone();
    expect(turn.stateOf(one)).toBe('shown');
    turn.reset();
  });

  it('does not wait for ever for a layer that says nothing', () => {
    jest.useFakeTimers();
    const turn = new LayerTurn(true);
    turn.wish(one);
    turn.letGo(one);
    turn.wish(other);
    act(() => jest.advanceTimersByTime(2000));
    expect(turn.stateOf(other)).toBe('shown');
    turn.reset();
    jest.useRealTimers();
  });

  it('is instant where layers take no time', () => {
    const turn = new LayerTurn(false);
    turn.wish(one);
    turn.letGo(one);
    turn.wish(other);
    expect([turn.stateOf(one), turn.stateOf(other)]).toEqual(['hidden', 'shown']);
  });
});
