import * as SkiaModule from '@shopify/react-native-skia';

import { CITY_EVENTS, DESTINIES, EXPANSIONS, RESOURCES } from '@/games/settlers';
import {
  CARD_IDS,
  CARD_RATIO,
  CARD_THEMES,
  CARDS,
  cityCard,
  destinyCard,
  knightCard,
  paintCardInSlices,
  roadCard,
  SIDES,
} from '@/table/art';
import { PLATE_NAMES, plateFor } from '@/table/art/plates';
import * as numbers from '@/table/art/skia';

import { grid, greys, mean, meanDifference, print, readImage, unlikeness } from './print';

describe('the registry of cards', () => {
  test('knows every card that the rules can name', () => {
    const named = [
      ...RESOURCES,
      ...SIDES.flatMap((side) => [roadCard(side), knightCard(side)]),
      'settlement',
      cityCard(null),
      ...CITY_EVENTS.map(cityCard),
      ...EXPANSIONS,
      ...DESTINIES.map(destinyCard),
      'back',
    ];
    for (const id of named) expect(CARD_IDS).toContain(id);
    expect([...CARD_IDS].sort()).toEqual(Object.keys(CARDS).sort());
    expect(new Set(CARD_IDS).size).toBe(CARD_IDS.length);
  });

  test('gives the same points as the rules, and work only to a side that has none', () => {
    expect(CARDS.settlement.points).toBe(1);
    for (const event of [null, ...CITY_EVENTS]) expect(CARDS[cityCard(event)].points).toBe(2);
    for (const side of SIDES) {
      for (const id of [roadCard(side), knightCard(side)]) {
        expect(CARDS[id].points).toBe(side === 'B' ? 1 : 0);
        expect(CARDS[id].work === null).toBe(side === 'B');
      }
    }
    expect(EXPANSIONS.filter((id) => CARDS[id].points === 4)).toEqual(['townHall']);
  });

  test('every plate has eight inks in every theme', () => {
    for (const theme of CARD_THEMES) {
      for (const name of PLATE_NAMES) {
        const inks = Object.values(plateFor(theme, name));
        expect(inks).toHaveLength(8);
        for (const ink of inks) expect(ink).toMatch(/^#[0-9A-F]{6}$/);
      }
    }
  });

  test('uses the numbers of Skia’s own enums', () => {
    expect([numbers.FILL, numbers.STROKE]).toEqual([SkiaModule.PaintStyle.Fill, SkiaModule.PaintStyle.Stroke]);
    expect([numbers.CAP_BUTT, numbers.CAP_ROUND]).toEqual([SkiaModule.StrokeCap.Butt, SkiaModule.StrokeCap.Round]);
    expect([numbers.JOIN_MITER, numbers.JOIN_ROUND]).toEqual([
      SkiaModule.StrokeJoin.Miter,
      SkiaModule.StrokeJoin.Round,
    ]);
    expect(numbers.CLIP_INTERSECT).toBe(SkiaModule.ClipOp.Intersect);
  });
});

describe('a printed card', () => {
  test.each(CARD_THEMES)('fills its picture and leaves its corners bare, %s', (theme) => {
    for (const id of CARD_IDS) {
      const made = print(id, { theme, width: 48 });
      const { pixels, width, height } = made;
      const alpha = (x: number, y: number) => pixels[(y * width + x) * 4 + 3];
      expect(alpha(0, 0)).toBeLessThan(40);
      expect(alpha(width - 1, height - 1)).toBeLessThan(40);
      expect(alpha(width >> 1, height >> 1)).toBe(255);
      const cells = greys(grid(made));
      expect(Math.max(...cells) - Math.min(...cells)).toBeGreaterThan(40);
    }
  });

  test('is the same picture every time for one seed, and another print for another', () => {
    for (const id of ['lumber', 'knightA', 'library'] as const) {
      const look = { theme: 'day', width: 150, seed: 5 } as const;
      const first = print(id, look);
      expect(Buffer.from(print(id, look).pixels).equals(Buffer.from(first.pixels))).toBe(true);
      const other = print(id, { ...look, seed: 6 });
      expect(Buffer.from(other.pixels).equals(Buffer.from(first.pixels))).toBe(false);
      expect(meanDifference(grid(other), grid(first))).toBeLessThan(6);
    }
  });

  test('leaves the canvas as it found it', () => {
    const surface = SkiaModule.Skia.Surface.Make(20, 20);
    const canvas = surface?.getCanvas();
    const depth = canvas?.save() ?? 0;
    canvas?.restore();
    const { paintCard } = jest.requireActual<typeof import('@/table/art')>('@/table/art');
    if (canvas) paintCard(SkiaModule.Skia, canvas, 'wool', { theme: 'day', width: 20 });
    expect(canvas?.save()).toBe(depth);
  });
});

describe('cards told apart', () => {
  // Measured when painted: grey 25–66, form 0.20–0.94. A hand read in bad light must still sort itself.
  test.each(CARD_THEMES)('the five resources differ in grey at 40 px, %s', (theme) => {
    const prints = RESOURCES.map((id) => greys(grid(print(id, { theme, width: 40 }))));
    prints.forEach((a, i) => {
      prints.slice(i + 1).forEach((b) => {
        expect(meanDifference(a, b)).toBeGreaterThan(20);
        expect(unlikeness(a, b)).toBeGreaterThan(0.15);
      });
    });
  });

  test.each(CARD_THEMES)('the two sides of roads and knights cannot be mistaken, %s', (theme) => {
    for (const card of [roadCard, knightCard]) {
      const a = grid(print(card('A'), { theme, width: 40 }));
      const b = grid(print(card('B'), { theme, width: 40 }));
      expect(meanDifference(a, b)).toBeGreaterThan(38);
      expect(unlikeness(greys(a), greys(b))).toBeGreaterThan(0.3);
    }
  });

  test('side A is a bright landscape and side B a dark honour, by day and at dusk', () => {
    for (const theme of ['day', 'dusk'] as const) {
      for (const card of [roadCard, knightCard]) {
        const a = mean(greys(grid(print(card('A'), { theme, width: 64 }))));
        const b = mean(greys(grid(print(card('B'), { theme, width: 64 }))));
        expect(a - b).toBeGreaterThan(20);
      }
    }
  });

  test.each(CARD_THEMES)('no two cards look alike, %s', (theme) => {
    const cells = CARD_IDS.map((id) => grid(print(id, { theme, width: 64 })));
    cells.forEach((a, i) => {
      cells.slice(i + 1).forEach((b) => expect(meanDifference(a, b)).toBeGreaterThan(7));
    });
  });
});

describe('a card printed in slices', () => {
  test.each(['lumber', 'cityMarketDay', 'back'] as const)('%s is the same picture, in several steps', (id) => {
    const look = { theme: 'day', width: 180 } as const;
    const surface = SkiaModule.Skia.Surface.Make(180, Math.round(180 * CARD_RATIO))!; // a test surface is always made
    const steps = [...paintCardInSlices(SkiaModule.Skia, surface.getCanvas(), id, look)].length;
    surface.flush();
    const sliced = readImage(surface.makeImageSnapshot());
    expect(steps).toBeGreaterThan(3);
    expect(meanDifference(grid(sliced), grid(print(id, look)))).toBeLessThan(0.2);
    const whole = print(id, look).pixels;
    const changed = sliced.pixels.filter((value, index) => Math.abs(value - whole[index]!) > 8).length; // same size
    // Skia smooths a long path a little differently under another clip; a seam would change whole rows.
    expect(changed / whole.length).toBeLessThan(0.01);
  });
});
