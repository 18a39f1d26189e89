import { existsSync, readFileSync } from 'node:fs';

import { paintingsPrint } from '@/cli/paintedSvg';
import { inRoot } from '@/cli/root';
import { GAME_IDS } from '@/core/game';
import { paintingOf } from '@/ui/paintings';
import { placeOf } from '@/ui/paintings/window';

test('the shipped landscapes are those that the code paints', () => {
  expect(readFileSync(inRoot('assets', 'paintings', 'fingerprint.txt'), 'utf8').trim()).toBe(paintingsPrint());
  for (const game of GAME_IDS)
    for (const light of ['day', 'night'])
      expect(existsSync(inRoot('assets', 'paintings', `${game}-${light}.jpg`))).toBe(true);
});

test('the sky goes on above the picture in its own colour', () => {
  const code = readFileSync(inRoot('src', 'ui', 'paintings', 'shipped.ts'), 'utf8');
  for (const game of GAME_IDS) {
    for (const light of ['day', 'night'] as const) {
      const sky = paintingOf(game, light)[0]?.fill;
      if (typeof sky !== 'object') throw new Error(`${game} has no sky`);
      expect(code).toContain(`${game}-${light}.jpg'), sky: '${sky.stops[0]?.[1]}'`);
    }
  }
});

test('a picture stands on the bottom of its window and fills its width', () => {
  const place = placeOf({ width: 160, height: 200 }, false, 0);
  expect(place).toEqual({ left: -80, top: 65, width: 320, height: 135 });
});

test('a cropped window shows the middle at its full height', () => {
  const place = placeOf({ width: 100, height: 210 }, true, 0);
  expect(place).toEqual({ left: -270, top: -60, width: 640, height: 270 });
});

test('a window that shows more country than is on the picture has none', () => {
  expect(placeOf({ width: 1000, height: 132 }, false, 0)).toBeNull();
});
