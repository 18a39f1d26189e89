import { render, screen } from '@testing-library/react-native';
import { StyleSheet, type ViewStyle } from 'react-native';

import { BoardA11y } from '@/board/BoardA11y';
import type { LiveCamera } from '@/board/camera/liveCamera';
import type { BoardScene } from '@/board/types';

const value = (number: number) => ({ get: () => number });
const live = { x: value(30), y: value(40), scale: value(50) } as unknown as LiveCamera;
const scene = {
  legalCells: [
    { x: -2, y: 0, label: 'left of the land' },
    { x: 1, y: 3, label: 'below the land' },
  ],
  ghost: null,
  choices: [],
  features: [],
  focusCell: null,
} as unknown as BoardScene;

type Box = Required<Pick<ViewStyle, 'left' | 'top' | 'width' | 'height' | 'transform' | 'pointerEvents'>>;
const boxOf = (testID: string) => StyleSheet.flatten(screen.getByTestId(testID).props.style as ViewStyle) as Box;

describe('the board for readers', () => {
  beforeEach(() => {
    render(<BoardA11y scene={scene} events={{}} live={live} land={{ x: -1, y: 0, width: 3, height: 2 }} />);
  });

  it('is one layer that has every place within it, and lets fingers through', () => {
    const layer = boxOf('readable');
    expect(layer).toMatchObject({ left: -200, top: 0, width: 400, height: 400, pointerEvents: 'box-none' });
    for (const id of ['cell--2-0', 'cell-1-3', 'land']) {
      const { left, top, width, height } = boxOf(id) as Record<'left' | 'top' | 'width' | 'height', number>;
      expect(Math.min(left, top, 400 - left - width, 400 - top - height)).toBeGreaterThanOrEqual(0);
    }
  });

  it('shows every place where the camera has it', () => {
    const layer = boxOf('readable') as unknown as Record<'left' | 'top' | 'width' | 'height', number> & {
      transform: readonly [{ translateX: number }, { translateY: number }, { scale: number }];
    };
    const cell = boxOf('cell-1-3') as unknown as Record<'left' | 'top', number>;
    const [{ translateX }, { translateY }, { scale }] = layer.transform;
    const onScreen = (start: number, side: number, at: number, shift: number) =>
      start + side / 2 + (at - side / 2) * scale + shift;
    expect(onScreen(layer.left, layer.width, cell.left, translateX)).toBeCloseTo(30 + 1 * 50);
    expect(onScreen(layer.top, layer.height, cell.top, translateY)).toBeCloseTo(40 + 3 * 50);
  });

  it('gives no English name to what a double tap does', () => {
    expect(screen.getByTestId('cell-1-3').props.accessibilityActions).toEqual([]);
    expect(screen.getByTestId('cell-1-3').props.onAccessibilityTap).toBeInstanceOf(Function);
  });
});
