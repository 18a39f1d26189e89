import { act, render, renderHook, screen, userEvent } from '@testing-library/react-native';
import { AppState, type AppStateStatus } from 'react-native';

import { HandOver, Story, usePrivacy, type StoryCard } from '@/features/handOver';
import { layerTurn } from '@/ui/overlay/LayerTurn';
import { Text } from '@/ui/text/Text';

const user = userEvent.setup();
afterEach(() => jest.restoreAllMocks());

describe('the hand-over', () => {
  it('names who takes the phone, and the button says what it shows', async () => {
    const onTake = jest.fn();
    render(<HandOver game="settlers" player={1} name="Rui" news={3} onTake={onTake} />);
    expect(screen.getByRole('heading', { name: 'Rui' })).toBeOnTheScreen();
    expect(screen.getByText('3 things happened since their last turn')).toBeOnTheScreen();
    await user.press(screen.getByRole('button', { name: 'I am Rui, show my cards' }));
    expect(onTake).toHaveBeenCalledTimes(1);
  });

  it('speaks of no cards where there are none to hide', () => {
    render(<HandOver game="classic" player={1} name="Rui" onTake={() => undefined} />);
    expect(screen.getByRole('button', { name: 'I am Rui, my turn' })).toBeOnTheScreen();
    expect(screen.queryByText(/cards/)).toBeNull();
  });

  /** What the system says of the app: the state that it goes to, or that its window lost the focus. */
  const listeners = new Map<string, (state: AppStateStatus) => void>();
  const tell = (event: 'change' | 'blur', state: AppStateStatus) => act(() => listeners.get(event)?.(state));
  beforeEach(() => {
    jest.spyOn(AppState, 'addEventListener').mockImplementation((event, listener) => {
      listeners.set(event, listener);
      return { remove: () => undefined } as ReturnType<typeof AppState.addEventListener>;
    });
  });

  it('is wanted as soon as the window loses the focus, before Android takes its picture', () => {
    const { result } = renderHook(() => usePrivacy(true));
    tell('blur', 'active');
    expect(result.current.cover).toBe('away');
  });

  it('is not wanted when the focus only goes to a sheet of our own', () => {
    const { result } = renderHook(() => usePrivacy(true));
    act(() => layerTurn.wish(Symbol('sheet')));
    tell('blur', 'active');
    expect(result.current.cover).toBeNull();
    tell('change', 'background');
    expect(result.current.cover).toBe('away');
  });

  it('is wanted as soon as the app leaves the foreground, until somebody says that they are back', () => {
    const { result } = renderHook(() => usePrivacy(true));
    expect(result.current.cover).toBeNull();
    tell('change', 'inactive');
    tell('change', 'active');
    expect(result.current.cover).toBe('away');
    act(() => result.current.uncover());
    expect(result.current.cover).toBeNull();
  });
});

describe('the story', () => {
  const cards: StoryCard[] = [1, 2, 3, 4].map((n) => ({
    key: String(n),
    player: 2,
    name: 'Leonor',
    title: `Thing ${n}`,
  }));
  const secret = { title: 'Into your hand', content: <Text>one grain</Text> };

  it('tells three things at a time, and private ones last', async () => {
    const onDone = jest.fn();
    render(<Story player={1} name="Rui" cards={cards} secret={secret} onDone={onDone} />);
    expect(screen.getByText('Thing 3')).toBeOnTheScreen();
    expect(screen.queryByText('Thing 4')).toBeNull();
    expect(screen.queryByText('one grain')).toBeNull();
    await user.press(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Thing 4')).toBeOnTheScreen();
    expect(screen.getByText('one grain')).toBeOnTheScreen();
    await user.press(screen.getByRole('button', { name: 'Play my turn' }));
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('can be skipped at once', async () => {
    const onDone = jest.fn();
    render(<Story player={1} name="Rui" cards={cards} onDone={onDone} />);
    await user.press(screen.getByRole('button', { name: 'Skip' }));
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});
