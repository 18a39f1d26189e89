import { circle, curve, ellipse, line } from '../../drawing/marks';
import { crease, fine, fold, ink, sheet, type Cut } from '../cut';
import type { Paper } from '../papers';

/** A straw hat against the sun, with an ear of wheat under its ribbon. */
export function strawHat(straw: Paper, ribbon: Paper, wheat: Paper): Cut[] {
  const ear = [
    [67.6, 21, 0],
    [71.4, 17, 1],
    [74.6, 13, 2],
  ] as const;
  return [
    sheet('M31 34C29 16 37 7 50 7S71 16 69 34Z', straw.plain),
    fold('M52 7C64 7.6 71 16 69 34H58C61 24 60 13 52 7Z', straw.shade),
    sheet('M30.6 27C37 31.4 63 31.4 69.4 27L69.8 34.4C62 38 38 38 30.2 34.4Z', ribbon.plain),
    sheet(
      'M5 37C7 30.4 20 29 30.6 31C40 35 60 35 69.4 31C80 29 93 30.4 95 37C86 44.4 66 41.6 50 41.6S14 44.4 5 37Z',
      straw.light,
    ),
    fold('M50 41.6C66 41.6 86 44.4 95 37C84 41 66 38 50 38S16 41 5 37C14 44.4 34 41.6 50 41.6Z', straw.shade),
    ...fine(
      crease(
        curve([12, 35.4], [24, 33.4], [34, 35.4]) +
          curve([88, 35.4], [76, 33.4], [66, 35.4]) +
          curve([37, 14], [50, 11.4], [60, 13.4]) +
          curve([34.4, 21], [48, 18.6], [62, 20.4]),
        straw.shade,
        1.1,
      ),
    ),
    ink(line([63, 33], [77, 10]), wheat.shade, 1.6),
    ...ear.map(([x, y]) =>
      sheet(
        `M${x} ${y + 3}C${x - 5} ${y + 1} ${x - 6} ${y - 4} ${x - 4} ${y - 7}C${x - 0.4} ${y - 5} ${x + 1} ${y - 1} ${x} ${y + 3}ZM${x} ${y + 3}C${x + 5} ${y + 3} ${x + 8} ${y - 0.6} ${x + 8} ${y - 4.4}C${x + 4} ${y - 4.4} ${x + 0.6} ${y - 1.4} ${x} ${y + 3}Z`,
        wheat.plain,
      ),
    ),
  ];
}

/** A mason's cap: folded linen, grey with dust at its edge. */
export function masonsCap(linen: Paper, band: Paper): Cut[] {
  return [
    sheet('M28 33C25.4 16 36 9 50 9S74.6 16 72 33Z', linen.plain),
    fold('M54 9.2C67 10.4 74 18 72 33H61C64 24 62 14 54 9.2Z', linen.shade),
    ...fine(crease(curve([39, 12.4], [36, 20], [37, 30]) + curve([50, 9.6], [49, 18], [50, 30]), linen.shade, 1.3)),
    sheet(
      'M26.6 29C36 33.6 64 33.6 73.4 29C75.4 32 75.4 36.4 74 39C64 42.8 36 42.8 26 39C24.6 36.4 24.6 32 26.6 29Z',
      band.plain,
    ),
    fold('M60 32.4C66 31.8 70.6 30.6 73.4 29C75.4 32 75.4 36.4 74 39C70.4 40.4 65.4 41.2 60 41.6Z', band.shade),
  ];
}

/** A band of brass through the hair. */
export function circlet(brass: Paper): Cut[] {
  return [
    sheet('M29.6 33C38 26.4 62 26.4 70.4 33L70.8 37C62 30.6 38 30.6 29.2 37Z', brass.plain),
    sheet('M50 24.4L53.6 29.2L50 34L46.4 29.2Z', brass.light),
  ];
}

/** The back of a hood lies behind the head. */
export function hoodBehind(cloth: Paper): Cut[] {
  return [sheet('M50 5C28 7 19 28 21 50C22 64 26 74 32 84H68C74 74 78 64 79 50C81 28 72 7 50 5Z', cloth.shade)];
}

/** The rim of the hood, drawn low over the brow and down both cheeks. */
export function hood(cloth: Paper): Cut[] {
  return [
    sheet(
      'M50 3C27 5 16 27 18 51C19 65 23 76 31 86C33 80 33.6 74 32 67C29.6 58 29 50 30.6 44C33 36 41 32.6 50 32.6S67 36 69.4 44C71 50 70.4 58 68 67C66.4 74 67 80 69 86C77 76 81 65 82 51C84 27 73 5 50 3Z',
      cloth.plain,
    ),
    fold(
      'M52 3.2C74 6 83.6 28 82 51C81 65 77 76 69 86C67 80 66.4 74 68 67C70.4 58 71 50 69.4 44C68.4 40.6 66.4 38 63.8 36.2C70 26 64 9 52 3.2Z',
      cloth.shade,
    ),
    fold(
      'M59 34.2C56 33 53 32.6 50 32.6C41 32.6 33 36 30.6 44C29 50 29.6 58 32 67C27.6 58 26 49 27.6 42.6C30.4 34 43 28.4 59 34.2Z',
      cloth.light,
    ),
  ];
}

/** The dark inside of a hood over the brow. */
export function hoodShade(color: string): Cut[] {
  return [fold('M30 46C32 36 40 31.6 50 31.6S68 36 70 46C64 40.6 57 39 50 39S36 40.6 30 46Z', color)];
}

/** A wide hat worn aslant, with a feather. */
export function featherHat(felt: Paper, band: Paper, feather: Paper): Cut[] {
  return [
    sheet('M29 33C26 17 35 9 47 9C60 8 70 14 70 27Z', felt.plain),
    fold('M50 8.8C62 8.6 70 15 70 27L60 29.6C62 21 58 13 50 8.8Z', felt.shade),
    sheet('M28.4 27.6C38 30.4 60 27.4 69.8 20.6L70.4 28C60 34.6 38 37.4 29 34.6Z', band.plain),
    sheet(
      'M6 45C6 38 18 34 30 34.6C44 35.4 60 32 71 26C80 21 91 20 95 25C90 35 72 39 54 41.4C36 43.4 18 50 6 45Z',
      felt.light,
    ),
    fold('M6 45C18 50 36 43.4 54 41.4C72 39 90 35 95 25C86 32 70 35 54 37.4C36 39.6 18 46 6 45Z', felt.shade),
    sheet(
      'M54 30C53 22 57 13 64 8C69 4.4 75 3.4 80 4.6C77.6 6.6 79.4 8.6 77 11C78.6 12.4 76.6 15 74 16.6C74.6 18.6 71.6 21 69 22C68.6 24.6 62 29 54 30Z',
      feather.plain,
    ),
    fold(
      'M54.6 29.8C64 24 72 15 80 4.6C77.6 6.6 79.4 8.6 77 11C78.6 12.4 76.6 15 74 16.6C74.6 18.6 71.6 21 69 22C68.6 24.6 62 28.8 54.6 29.8Z',
      feather.shade,
    ),
    crease('M52.6 33C60 27 70 16 77 7.4', band.shade, 1.3),
  ];
}

/** A soft cap of velvet with a brim of fur. */
export function furCap(velvet: Paper, fur: Paper): Cut[] {
  const tufts = (y: number, xs: readonly number[]) =>
    xs.map((x) => ellipse(x, y + Math.abs(x - 50) * 0.09, 5.6, 5.8)).join('');
  return [
    sheet('M27 31C21 20 28 7 46 6C64 4 82 10 80 22C79 28 74 31 71 32Z', velvet.plain),
    fold('M52 5.6C68 4.6 82 11 80 22C79 28 74 31 71 32L60 31C68 24 64 12 52 5.6Z', velvet.shade),
    sheet(tufts(31.6, [28, 34, 40, 46, 51]), fur.plain),
    sheet(tufts(31.6, [57, 63, 68, 73]), fur.shade),
    fold(tufts(31.6, [51, 53]), fur.plain),
  ];
}

/** A kerchief with its knot above the brow. */
export function kerchief(cloth: Paper): Cut[] {
  const dots = [
    [37, 27],
    [44, 22],
    [45, 31],
    [53, 26],
    [60, 22],
    [62, 31],
    [37, 35],
  ] as const;
  return [
    sheet('M45 17C38 9 35 7 33 8C31 12 38 18 46 22ZM55 17C62 9 66 8 68 10C69 14 62 19 54 22Z', cloth.shade),
    sheet('M28.4 42C26.4 26 36 17.4 50 17.4S73.6 26 71.6 42C64 35.4 57 33.4 50 33.4S36 35.4 28.4 42Z', cloth.plain),
    fold('M54 17.6C67 19.4 73.4 27 71.6 42C68 38.8 64.6 36.8 61 35.4C64 29 61 21 54 17.6Z', cloth.shade),
    ...fine(fold(dots.map(([x, y]) => circle(x, y, 1.3)).join(''), '#F7F0DF')),
    sheet(ellipse(50, 18.6, 4.8, 4.2), cloth.light),
  ];
}

/** A shepherd's beret, pulled towards the weather. */
export function beret(felt: Paper): Cut[] {
  return [
    crease('M53 14C52.6 11 53.4 9 55.4 7.6', felt.plain, 2.4),
    sheet('M29 38C18 30 22 18 40 14C60 10 82 16 83 27C83.4 34 78 38 71 38C64 33.6 38 33.6 29 38Z', felt.plain),
    fold('M58 12.6C74 13.8 82.6 19 83 27C83.4 34 78 38 71 38C68 36.2 63 35.2 58 34.8C68 30 68 18 58 12.6Z', felt.shade),
    fold('M27 27C29 21 36 17.6 45 16.4C38 19.4 32 23 30.6 29C29.6 29.4 27 29 27 27Z', felt.light),
  ];
}
