import { GAME_IDS } from '@/core/game';
import { SHAPES } from '@/core/seat';
import { appMark } from '@/ui/drawing/appMark';
import { ICONS, type IconPaths } from '@/ui/drawing/icons';
import type { Mark } from '@/ui/drawing/marks';
import { shapePath } from '@/ui/drawing/shapes';
import { follower, placed } from '@/ui/drawing/traveller';
import { FRAME, paintingOf } from '@/ui/paintings';

const PATH = /^M[-\d.\sMLHVCSQAZmlhvcsqaz,e]+$/;

function expectDrawable(marks: readonly Mark[]) {
  for (const mark of marks) {
    expect(mark.d).toMatch(PATH);
    expect(mark.d).not.toContain('NaN');
    expect(mark.fill ?? mark.stroke).toBeDefined();
  }
}

describe('pictures', () => {
  it.each(GAME_IDS)('the landscape of %s is drawable by day and by night', (game) => {
    expectDrawable(paintingOf(game, 'day'));
    expectDrawable(paintingOf(game, 'night'));
  });

  it.each(GAME_IDS)('the landscape of %s has another light at night', (game) => {
    const colours = (light: 'day' | 'night') =>
      new Set(paintingOf(game, light).map((mark) => (typeof mark.fill === 'string' ? mark.fill : '')));
    const [day, night] = [colours('day'), colours('night')];
    const shared = [...day].filter((color) => night.has(color));
    expect(shared.length).toBeLessThan(day.size / 2);
  });

  it.each(GAME_IDS)('the landscape of %s begins with a sky far wider than its frame', (game) => {
    const numbers = (paintingOf(game, 'day')[0]?.d.match(/-?\d+/g) ?? []).map(Number);
    expect(Math.min(...numbers)).toBeLessThan(-FRAME.width / 2);
    expect(Math.max(...numbers)).toBeGreaterThan(FRAME.width * 1.5);
  });

  it('a landscape is painted once and then reused', () => {
    expect(paintingOf('solo', 'day')).toBe(paintingOf('solo', 'day'));
  });

  it('the mark of the app is drawable', () => expectDrawable(appMark()));

  it.each(Object.entries<IconPaths>(ICONS))('the icon %s is drawable and stays on its grid', (_name, icon) => {
    const paths = [icon.body, icon.stroke, icon.solid].filter((path) => path !== undefined);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      expect(path).toMatch(PATH);
      for (const number of path.match(/\d+(\.\d+)?/g) ?? []) expect(Number(number)).toBeLessThanOrEqual(24);
    }
  });

  it('each shape has an outline of its own', () => {
    expect(new Set(SHAPES.map((shape) => shapePath(shape, 0, 0, 10))).size).toBe(SHAPES.length);
  });

  it('moving a follower moves every point of it and scales its lines', () => {
    const [cloak] = placed(
      [{ d: 'M10 20h4C1 2 3 4 5 6a2 2 0 1 0 4 0V9H8Z', stroke: '#000000', width: 2 }],
      100,
      200,
      2,
    );
    expect(cloak).toEqual({
      d: 'M120 240h8C102 204 106 208 110 212a4 4 0 1 0 8 0V218H116Z',
      stroke: '#000000',
      width: 4,
    });
    expect(placed(follower({ shape: 'star', fill: '#111111', onFill: '#FFFFFF' }), 5, 5, 0.5).length).toBeGreaterThan(
      5,
    );
  });
});
