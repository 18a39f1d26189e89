import { Skia } from '@shopify/react-native-skia';
import { act, fireEvent, screen } from '@testing-library/react-native';

import type { BoardProps } from '@/board/Board';

import { openTable, positionOf, press, settle } from './openTable';

jest.mock('expo-router', () => ({ router: { replace: jest.fn(), push: jest.fn() } }));
// The real board, without the wait for its renderer.
jest.mock('@/board/BoardLoader', () => {
  const { default: Board } = jest.requireActual<typeof import('@/board/Board')>('@/board/Board');
  return { BoardLoader: (props: BoardProps) => <Board {...props} /> };
});
// Flat art: gradients do not cross the border of Jest's realm.
jest.mock('@/board/artTheme', () => ({ artThemeOf: () => 'contrastLight' }));
jest.mock('@/features/tiles/tray/TilePicture', () => ({ TilePicture: () => null, TilesAhead: () => null }));

const surfaces = jest.spyOn(Skia.Surface, 'Make');
const hidden = { includeHiddenElements: true };

/** Until nothing is painted any more. */
async function painted(): Promise<number> {
  for (let before = -1; before !== surfaces.mock.calls.length;) {
    before = surfaces.mock.calls.length;
    for (let waits = 0; waits < 5; waits++) await settle();
  }
  return surfaces.mock.calls.length;
}

describe('the phone goes round a table of tiles', () => {
  it('and nothing of the land is painted again for whoever takes it', async () => {
    const match = await openTable('classic', { hasHandOver: true });
    act(() => {
      fireEvent(screen.getByTestId('board', hidden), 'layout', {
        nativeEvent: { layout: { x: 0, y: 0, width: 400, height: 800 } },
      });
    });
    await press('take-phone');
    await act(async () => void (await match.play(positionOf(match).legalMoves()[0] as never)));
    expect(screen.getByTestId('hand-over')).toBeOnTheScreen();
    const before = await painted();
    expect(before).toBeGreaterThan(0);
    await press('take-phone');
    expect(await painted()).toBe(before);
  }, 60_000);

  it('and what lies under the curtain can be neither read nor pressed', async () => {
    await openTable('classic', { hasHandOver: true });
    expect(screen.getByTestId('hand-over')).toBeOnTheScreen();
    expect(screen.queryByTestId('table-classic')).toBeNull();
    expect(screen.queryByTestId('menu')).toBeNull();
    expect(screen.getByTestId('table-classic', hidden)).toBeOnTheScreen();
    await press('take-phone');
    expect(screen.getByTestId('table-classic')).toBeOnTheScreen();
    expect(screen.queryByTestId('hand-over')).toBeNull();
  });
});
