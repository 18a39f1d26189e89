import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { bookOf } from '@/book';
import { COLOURS } from '@/core/seat';
import type LandPainter from '@/features/land/LandPainter';
import { LandFigure } from '@/features/tiles/figure/LandFigure';
import { TileTable } from '@/games/tiles';

const mockPainter: { onPainted: ((address: string) => void) | null } = { onPainted: null };
jest.mock('@/board/lazySkia', () => ({
  lazyPainter:
    () =>
    ({ onPainted }: Parameters<typeof LandPainter>[0]) => {
      mockPainter.onPainted = onPainted;
      return null;
    },
}));
jest.mock('@/features/tiles/figure/LivingLand', () => ({ LivingLand: () => null }));

const lines = ['Red', 'Blue'].map((name, index) => ({ index, name, number: COLOURS[index]!, isAi: false }));

test('a figure shows its tiles as drawings until they are painted, and never an empty table', async () => {
  const [figure] = bookOf('classic').figures('ties');
  if (figure === undefined) throw new Error('no figure');
  await render(<LandFigure id="ties" figure={figure} lines={lines} isPlaying={false} onPlayed={() => undefined} />);
  const frame = screen.root;
  await act(async () => fireEvent(frame, 'layout', { nativeEvent: { layout: { width: 340, height: 200 } } }));
  const hidden = { includeHiddenElements: true };
  const tiles = TileTable.of(figure.steps.at(-1)!.table).laidTiles();
  expect(screen.getAllByTestId('figure-sketch', hidden)).toHaveLength(tiles.length);
  await act(async () => mockPainter.onPainted?.('file:///land.png'));
  expect(screen.queryAllByTestId('figure-sketch', hidden)).toEqual([]);
});
