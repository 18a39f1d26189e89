import { paintLegalCell, paintLegalRim } from '@/board/art/overlays';
import type { Brush, Line } from '@/board/art/brush';
import { LANDSCAPES } from '@/board/art/landscapes';
import { PIECE_HEIGHT, pieceHeight } from '@/board/art/pieces';
import type { SkCanvas } from '@/board/art/skia';
import { isAfar, pennantsOf, thinned } from '@/board/canvas/afar';
import { drawLegalCells, drawMarks, drawPieces } from '@/board/canvas/drawScene';
import type { BoardSprites } from '@/board/canvas/BoardSprites';
import { landScene } from '@/board/scene';
import type { BoardScene, ScenePiece, SceneTile } from '@/board/types';
import type { Colour } from '@/core/seat';
import { CLASSIC_TILES, CLASSIC_TILE_IDS, type ClassicTile } from '@/games/classic';
import { ROTATIONS } from '@/games/tiles';

import { tileTable } from '../support/positionOf';
import { somewhere } from '../support/tilePlay';

/** The last tile of a phone, and a tile that fills half of it. */
const [FAR, NEAR] = [23, 180];
const CANVAS = null as unknown as SkCanvas;

const pieceAt = (x: number, y: number, player: Colour): ScenePiece => ({
  x: Math.floor(x),
  y: Math.floor(y),
  segment: 's',
  player,
  stance: 'standing',
  at: { x, y },
});

/** Sprites that only write down which of them is drawn, how large, in points, and how many of each. */
function drawn(scale: number, draw: (sprites: BoardSprites) => void): Map<string, number[]> {
  const sizes = new Map<string, number[]>();
  const sprites = new Proxy({} as BoardSprites, {
    get: (_, name: string) => {
      if (name !== 'draw') return () => name;
      return (_canvas: unknown, sprite: string, _at: unknown, { side = 1 }: { side?: number } = {}) =>
        sizes.set(sprite, [...(sizes.get(sprite) ?? []), side * scale]);
    },
  });
  draw(sprites);
  return sizes;
}

const SCENE = landScene(tileTable('classic', somewhere({ game: 'classic', seats: 3 }, 3, 60)), [0, 1, 2]);

describe('a land seen from afar', () => {
  it('has followers no lower than a letter, and larger ones than the land’s scale from there on', () => {
    for (let scale = 10; scale < 240; scale++) {
      expect(pieceHeight(scale) * scale).toBeGreaterThanOrEqual(17);
      expect(pieceHeight(scale)).toBeGreaterThanOrEqual(PIECE_HEIGHT);
    }
    expect(pieceHeight(FAR) / PIECE_HEIGHT).toBeGreaterThan(2);
    expect(pieceHeight(NEAR)).toBe(PIECE_HEIGHT);
  });

  it('shows one of each player where their followers would cover each other', () => {
    const crowd = [pieceAt(0.5, 0.5, 0), pieceAt(0.7, 0.5, 1), pieceAt(0.9, 0.5, 0), pieceAt(0.6, 0.6, 1)];
    const alone = pieceAt(3.5, 0.5, 0);
    expect(thinned([...crowd, alone], pieceHeight(FAR))).toEqual([crowd[0], crowd[1], alone]);
    // Those that have room for themselves are all shown.
    expect(thinned([...crowd, alone], 0.1)).toEqual([...crowd, alone]);
    // Whoever stands somewhere is still seen near there.
    for (const piece of SCENE.pieces) {
      const near = thinned(SCENE.pieces, pieceHeight(FAR)).filter(
        ({ player, at }) => player === piece.player && Math.hypot(at.x - piece.at.x, at.y - piece.at.y) < 1,
      );
      expect(near).not.toEqual([]);
    }
    const scene: BoardScene = { ...SCENE, pieces: crowd };
    const look = { theme: 'day', pixels: 1, hidden: [] } as const;
    const count = (scale: number) =>
      drawn(scale, (sprites) => drawPieces(CANVAS, sprites, scene, { ...look, scale, height: pieceHeight(scale) })).get(
        'piece',
      )?.length;
    expect([count(FAR), count(NEAR)]).toEqual([2, 4]);
  });

  it('shows each pennant once, on its city, at a size of its own', () => {
    let pennants = 0;
    for (const tile of CLASSIC_TILE_IDS) {
      for (const rotation of ROTATIONS) {
        const laid: SceneTile = { tile, x: 3, y: -2, rotation, variant: 1 };
        const { cities = [] }: ClassicTile = CLASSIC_TILES[tile];
        const spots = pennantsOf({ ...SCENE, tiles: [laid] });
        expect(spots).toHaveLength(cities.filter(({ pennant }) => pennant === true).length);
        for (const { x, y } of spots) {
          expect(LANDSCAPES.classic.segmentAt(laid, { x: x - 3, y: y + 2 })).toMatch(/^city/);
          pennants++;
        }
      }
    }
    expect(pennants).toBeGreaterThan(16);
    const marks = (scale: number, scene: BoardScene = SCENE) =>
      drawn(scale, (sprites) => drawMarks(CANVAS, sprites, scene, { theme: 'day', scale })).get('pennant');
    const all = pennantsOf(SCENE);
    expect(all.length).toBeGreaterThan(3);
    expect(marks(FAR)).toEqual(all.map(() => 12));
    // They are painted on the tiles, and while fields are counted they do not matter.
    expect(marks(NEAR)).toBeUndefined();
    expect(marks(FAR, { ...SCENE, fields: [] })).toBeUndefined();
  });

  it('shows what is pointed at as a cell of its own at any size, and no other legal cell', () => {
    const legalCells = [0, 1, 2].map((x) => ({ x, y: 9, label: '' }));
    const scene = { ...SCENE, legalCells, pointed: [{ x: 1, y: 9 }] };
    for (const [scale, areCellsHidden] of [
      [FAR, false],
      [NEAR, false],
      [NEAR, true],
    ] as const) {
      const all = drawn(scale, (sprites) =>
        drawLegalCells(CANVAS, sprites, { ...scene, areCellsHidden }, { theme: 'day', alpha: 1, scale }),
      );
      expect([...all].map(([name, sizes]) => [name, sizes.length])).toEqual([['legalCell', 1]]);
    }
  });

  it('has a soft rim of legal cells where a dashed box each could not be read', () => {
    expect([39, 40].map(isAfar)).toEqual([true, false]);
    const legalCells = [0, 1, 2].map((x) => ({ x, y: 9, label: '' }));
    const cells = (scale: number) => [
      ...drawn(scale, (sprites) =>
        drawLegalCells(CANVAS, sprites, { ...SCENE, legalCells }, { theme: 'day', alpha: 1, scale }),
      ),
    ];
    expect(cells(FAR).map(([name, all]) => [name, all.length])).toEqual([['legalRim', 3]]);
    expect(cells(NEAR).map(([name, all]) => [name, all.length])).toEqual([['legalCell', 3]]);

    for (const theme of ['day', 'dusk', 'contrastLight', 'contrastDark'] as const) {
      const fills: Line[] = [];
      const strokes: Line[] = [];
      const brush = {
        fill: (_shape: unknown, _colour: string, look: Line) => fills.push(look),
        stroke: (_shape: unknown, _colour: string, _width: number, look: Line) => strokes.push(look),
      } as unknown as Brush;
      paintLegalRim(brush, { x: 0, y: 0 }, theme);
      expect(strokes).toEqual([]);
      expect(fills).toHaveLength(1);
      expect(fills[0]!.alpha).toBeLessThan(0.75);
      // In high contrast nothing is blurred.
      expect((fills[0]!.blur ?? 0) > 0).toBe(theme === 'day' || theme === 'dusk');
      paintLegalCell(brush, { x: 0, y: 0 }, theme);
      expect(strokes.some((look) => look?.dash !== undefined)).toBe(theme === 'day' || theme === 'dusk');
    }
  });
});
