import { GROUND_PERIOD } from '@/board/art/ground';
import type { SkiaApi, SkPicture } from '@/board/art/skia';
import { BREATHS, ScenePainter, type PictureName } from '@/board/canvas/ScenePainter';
import { playLand } from '@/board/playedLand';
import { landScene, litFeature } from '@/board/scene';
import type { BoardScene } from '@/board/types';
import { Workshop } from '@/board/Workshop';
import { paintImage } from '@/cli/art/headless';

import { countingSkia, openBox } from './support';

jest.setTimeout(300_000);

const TABLE = playLand('classic', 3, 5, 14);
const SCENE = landScene(TABLE, [0, 1, 2]);
const [TILE] = SCENE.tiles;
const GHOST = { ...TILE!, x: 40, isBonus: false, misfits: [], canTurn: true, label: '' };
const VIEW = { area: { x: -6, y: -6, width: 12, height: 12 }, scale: 48, pixelRatio: 1 };

async function openPainter(scene: BoardScene = SCENE) {
  const { skia } = await openBox();
  const shown = new Map<PictureName, SkPicture>();
  const told: string[] = [];
  let breaths = 0;
  let time = 0;
  const painter = new ScenePainter(
    skia,
    {
      show: (name, picture) => {
        shown.set(name, picture);
        told.push(name);
      },
      showLegal: (all) => {
        breaths = all.length;
        told.push('legal');
      },
    },
    () => (time += 0.5),
    new Workshop(skia),
  );
  painter.setScene(scene, 'day');
  expect(told).toEqual([]);
  painter.setView(VIEW);
  expect(breaths).toBe(BREATHS.length);
  const seen = (name: PictureName) => isInk(skia, shown.get(name)!);
  /** Names of the pictures that this changes at once. */
  const news = (act: () => void): string[] => {
    told.length = 0;
    act();
    return [...told].sort();
  };
  return { painter, seen, news };
}

/** Whether a picture draws anything within the view. */
function isInk(skia: SkiaApi, picture: SkPicture): boolean {
  const image = paintImage(skia, 300, 300, (canvas) => {
    canvas.scale(25, 25);
    canvas.translate(6, 6);
    canvas.drawPicture(picture);
  });
  return (image.readPixels() as Uint8Array).some((value) => value > 0);
}

async function idle(painter: ScenePainter): Promise<void> {
  while (painter.isBusy) await new Promise((resolve) => setTimeout(resolve, 0));
}

describe('the painter of scenes', () => {
  it('shows the land at once and is done some slices later', async () => {
    const { painter, seen } = await openPainter();
    expect(painter.isBusy).toBe(true);
    expect(seen('land')).toBe(true);
    expect(seen('pieces')).toBe(SCENE.pieces.length > 0);
    await idle(painter);
    expect(seen('land')).toBe(true);
    painter.dispose();
  });

  it('paints again only what has changed', async () => {
    const { painter, news } = await openPainter();
    await idle(painter);
    expect(news(() => painter.setScene({ ...SCENE }, 'day'))).toEqual([]);
    expect(news(() => painter.setScene({ ...SCENE, deadCells: [{ x: 5, y: 5, label: '' }] }, 'day'))).toEqual([
      'marks',
    ]);
    expect(news(() => painter.setScene({ ...SCENE, legalCells: [{ x: 5, y: 5, label: '' }] }, 'day'))).toEqual([
      'legal',
      'marks',
    ]);
    expect(news(() => painter.setScene(SCENE, 'dusk'))).toEqual(expect.arrayContaining(['land', 'overlay', 'pieces']));
    painter.dispose();
  });

  it('lights a feature at once, and paints fields in slices', async () => {
    const { painter, seen } = await openPainter();
    await idle(painter);
    expect(seen('overlay')).toBe(false);
    const lit = litFeature(TABLE, { x: TILE!.x, y: TILE!.y, segment: 'road0' });
    expect(lit).not.toBeNull();
    painter.setScene({ ...SCENE, lit }, 'day');
    expect(seen('overlay')).toBe(true);
    painter.setScene({ ...SCENE, fields: [] }, 'day');
    expect(seen('overlay')).toBe(false);
    await idle(painter);
    expect(seen('overlay')).toBe(true);
    painter.dispose();
  });

  it('draws no piece that an effect shows instead', async () => {
    const { painter, seen } = await openPainter();
    painter.hidePieces(SCENE.pieces.map(({ at }) => at));
    expect(seen('pieces')).toBe(false);
    painter.hidePieces([]);
    expect(seen('pieces')).toBe(true);
    painter.dispose();
  });

  it('says when a tile can be drawn that nobody has seen', async () => {
    const { painter } = await openPainter();
    let isReady = false;
    const ready = painter.prepare({ ...GHOST, rotation: 3 }).then(() => (isReady = true));
    await Promise.resolve();
    expect(isReady).toBe(false);
    await ready;
    painter.dispose();
  });

  it.each(['at once', 'in the middle of it', 'when all is painted'])(
    'leaves nothing behind but tiles and ground for the next match when it goes %s',
    async (when) => {
      const { skia, live } = countingSkia((await openBox()).skia);
      const workshop = new Workshop(skia);
      const output = { show: () => undefined, showLegal: () => undefined };
      const painter = new ScenePainter(skia, output, () => performance.now(), workshop);
      painter.setScene({ ...SCENE, fields: [], legalCells: [{ x: 5, y: 5, label: '' }] }, 'day');
      painter.setView(VIEW);
      const rests = when === 'at once' ? 0 : when === 'in the middle of it' ? 25 : Infinity;
      for (let i = 0; i < rests && painter.isBusy; i++) await new Promise((resolve) => setTimeout(resolve, 0));
      painter.dispose();
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(live.surfaces).toBe(0);
      const grounds = live.images - workshop.tiles.count;
      expect(grounds).toBeGreaterThanOrEqual(0);
      expect(grounds).toBeLessThanOrEqual(GROUND_PERIOD ** 2);
    },
  );

  it('has a line for light to run along a road, and none through a field', async () => {
    const { painter } = await openPainter();
    const paths = (segment: string) => {
      const lit = litFeature(TABLE, { x: TILE!.x, y: TILE!.y, segment })!;
      const { area, line } = painter.pathsOf(lit, { x: 0, y: 0 });
      return [area !== null, line !== null];
    };
    expect(paths('road0')).toEqual([false, true]);
    expect(paths('field0')).toEqual([true, false]);
    expect(paths('city0')).toEqual([true, true]);
    painter.dispose();
  });
});
