import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { GalleryScreen } from '@/features/gallery/GalleryScreen';
import { ThemeProvider } from '@/ui/look/theme';
import { OverlayHost } from '@/ui/overlay/OverlayHost';

const mockPush = jest.fn();
const mockWish = jest.fn();
jest.mock('expo-router', () => ({ router: { push: (to: unknown) => mockPush(to), canGoBack: () => false } }));
jest.mock('@shopify/react-native-skia', () => ({ Skia: {} }));
// Every picture is painted already: what is shown of them is tested, not the paint.
jest.mock('@/ui/drawing/PictureQueue', () => ({
  pictureQueue: {
    subscribe: () => () => undefined,
    find: (key: string) => key,
    wish: (key: string, _: unknown, order: string) => mockWish(key, order),
    forget: () => undefined,
  },
}));
jest.mock('@/board/lazySkia', () => ({
  lazySkia: () => jest.requireActual<typeof import('@/features/gallery/Hall')>('@/features/gallery/Hall').default,
}));

async function open(scheme: 'light' | 'dark' = 'light', isHighContrast = false): Promise<void> {
  render(
    <ThemeProvider choice={scheme} isHighContrast={isHighContrast}>
      <OverlayHost>
        <GalleryScreen />
      </OverlayHost>
    </ThemeProvider>,
  );
  await act(async () => undefined);
}

async function press(name: string | RegExp): Promise<void> {
  await act(async () => {
    fireEvent.press(screen.getByRole('button', { name }));
  });
}

describe('the gallery', () => {
  it('begins with a land, its name, and how much there is to see', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Walls & Fields' })).toBeOnTheScreen();
    expect(screen.getByText('72 tiles in 24 designs')).toBeOnTheScreen();
    expect(screen.getByRole('heading', { name: 'Cities' })).toBeOnTheScreen();
    expect(screen.getByText('City all around with a pennant')).toBeOnTheScreen();
    expect(screen.getAllByText('One in the box')[0]).toBeOnTheScreen();
  });

  it('paints the large picture first and the others as they hang', async () => {
    await open();
    expect(mockWish).toHaveBeenCalledWith(expect.stringMatching(/^gallery\/hero\/classic/), { order: 'newestFirst' });
    expect(mockWish).toHaveBeenCalledWith(expect.stringMatching(/^gallery\/classic\/C/), { order: 'inOrder' });
  });

  it('leads from its large picture onto the land', async () => {
    await open();
    await press(/^Wander about: Walls & Fields/);
    expect(mockPush).toHaveBeenCalledWith({ pathname: '/explore/[game]', params: { game: 'classic' } });
  });

  it('brings a tile closer, says what it is, and turns both the picture and the words', async () => {
    await open();
    await press(/^Look closer: Edge of a city and straight road/);
    expect(screen.getByTestId('story')).toHaveTextContent(/^City: north; road: east, west/);
    await press('Turn the tile');
    expect(screen.getByTestId('story')).toHaveTextContent(/^City: east; road: north, south/);
    expect(screen.getByTestId('enlarged').props.source.uri).toContain('classic/D/1/day');
    await press('Close');
    expect(screen.queryByTestId('lightbox')).toBeNull();
  });

  it('shows the cards without a mount and without a turn', async () => {
    await open();
    await act(async () => {
      fireEvent.press(screen.getByRole('radio', { name: 'Cards' }));
    });
    expect(screen.getByRole('heading', { name: 'Villages & Knights' })).toBeOnTheScreen();
    await press(/^Look closer: Brick. 11 in the box/);
    expect(screen.queryByRole('button', { name: 'Turn the tile' })).toBeNull();
  });

  it('has the light of the app, and the other on request', async () => {
    await open('dark');
    expect(screen.getByTestId('painted-classic/C/0/dusk')).toBeOnTheScreen();
    await press('See it by day');
    expect(screen.getByTestId('painted-classic/C/0/day')).toBeOnTheScreen();
  });

  it('shows whoever needs contrast the flat pictures, in the one light they have', async () => {
    await open('dark', true);
    expect(screen.getByTestId('painted-classic/C/0/contrastDark')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'See it by day' })).toBeNull();
  });
});
