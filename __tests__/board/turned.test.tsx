import { renderHook } from '@testing-library/react-native';

import { hitTest } from '@/board/hitTest';
import { landScene, spotOn } from '@/board/scene';
import {
  gainsByTurning,
  turnBack,
  turnCell,
  turnEvents,
  turnHandle,
  turnPoint,
  turnRotation,
  turnSpot,
  useTurnedScene,
} from '@/board/turned';
import type { BoardHandle } from '@/board/types';
import { legalCells } from '@/games/tiles/insight';
import type { Colour } from '@/core/seat';

import { tileTable } from '../support/positionOf';
import { somewhere } from '../support/tilePlay';

const COLOURS: readonly Colour[] = [5, 3];
const SCALE = 100;

describe('a land looked at from its side', () => {
  it('has its cells where its points are, and finds the way back', () => {
    for (const cell of [
      { x: 0, y: 0 },
      { x: 3, y: -2 },
      { x: -5, y: 7 },
    ]) {
      const middle = turnPoint({ x: cell.x + 0.5, y: cell.y + 0.5 });
      expect(turnCell(cell)).toEqual({ x: middle.x - 0.5, y: middle.y - 0.5 });
      expect(turnBack(turnCell(cell))).toEqual(cell);
    }
    // What was in the north is in the east now.
    expect(turnPoint({ x: 0, y: -1 })).toEqual({ x: 1, y: 0 });
    expect(turnRotation(3, 1)).toBe(0);
  });

  it.each(['classic', 'hunters'] as const)('in %s has every segment and every piece on its turned tile', (game) => {
    const position = somewhere({ game, seats: 2 }, 5, 30);
    const scene = landScene(tileTable(game, position), COLOURS);
    const { result } = renderHook(() => useTurnedScene(scene));
    expect(result.current.pieces.length).toBeGreaterThan(2);
    result.current.pieces.forEach((piece, index) => {
      const before = scene.pieces[index]!;
      expect(turnBack({ x: piece.x, y: piece.y })).toEqual({ x: before.x, y: before.y });
      const { tile, variant, rotation } = result.current.tiles.find(({ x, y }) => x === piece.x && y === piece.y)!;
      expect(piece.at).toEqual(spotOn(game, { tile, variant, rotation, x: piece.x, y: piece.y }, piece.segment));
      expect(turnSpot(scene, result.current.pieces, before.at)).toEqual(piece.at);
    });
    // A finger on the turned land means what lay there before it was turned.
    const bare = { ...result.current, pieces: [] };
    let touched = 0;
    for (const { tile, x, y, rotation, variant } of scene.tiles) {
      for (const segment of ['road0', 'city0', 'forest0', 'meadow0']) {
        let spot;
        try {
          spot = spotOn(game, { tile, ...turnCell({ x, y }), rotation: turnRotation(rotation, 1), variant }, segment);
        } catch {
          continue;
        }
        const hit = hitTest(bare, { x: 0, y: 0, scale: SCALE }, { x: spot.x * SCALE, y: spot.y * SCALE });
        touched++;
        if (hit.type !== 'land') throw new Error('a finger missed the land');
        expect(turnBack(hit.ref)).toMatchObject({ x, y });
      }
    }
    expect(touched).toBeGreaterThan(20);
  });

  it('turns what is asked of it, and turns back what it reports', () => {
    const position = somewhere({ game: 'classic', seats: 2 }, 5, 30);
    const [cell] = legalCells(position);
    const onTapCell = jest.fn();
    turnEvents({ onTapCell }).onTapCell?.(turnCell({ x: cell!.x, y: cell!.y }));
    expect(onTapCell).toHaveBeenCalledWith({ x: cell!.x, y: cell!.y });
    const onDropAstray = jest.fn();
    turnEvents({ onDropAstray }).onDropAstray?.(turnCell({ x: 3, y: -2 }));
    expect(onDropAstray).toHaveBeenCalledWith({ x: 3, y: -2 });
    const handle: BoardHandle = {
      show: jest.fn(),
      zoomBy: jest.fn(),
      prepare: jest.fn(),
      animate: jest.fn(),
      skip: jest.fn(),
      toScreen: (at) => at,
    };
    void turnHandle(handle, turnPoint).show([{ x: 2, y: 1 }], { largest: 100 });
    expect(handle.show).toHaveBeenCalledWith([{ x: -2, y: 2 }], { largest: 100 });
    void turnHandle(handle, turnPoint).show('home');
    expect(handle.show).toHaveBeenLastCalledWith('home', undefined);
    expect(turnHandle(handle, turnPoint).toScreen({ x: 2, y: 1 })).toEqual({ x: -1, y: 2 });
  });

  it('is offered where that makes it larger by a third, and nowhere else', () => {
    const tall = { width: 360, height: 480 };
    expect(gainsByTurning({ width: 16, height: 8 }, tall, 88)).toBe(true);
    expect(gainsByTurning({ width: 8, height: 16 }, tall, 88)).toBe(false);
    expect(gainsByTurning({ width: 9, height: 8 }, tall, 88)).toBe(false);
    // A few tiles are shown no larger than that anyway.
    expect(gainsByTurning({ width: 4, height: 1 }, tall, 88)).toBe(false);
  });
});
