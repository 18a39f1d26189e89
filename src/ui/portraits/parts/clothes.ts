import { circle, curve, line, polygon, type Point } from '../../drawing/marks';
import { crease, fine, fold, ink, sheet, type Cut } from '../cut';
import { PAPERS, type Paper } from '../papers';

/** Shoulders from edge to edge; they run on below the frame. */
const SHOULDERS = 'M4 112C4 90 20 81 38 77.5C44 82 56 82 62 77.5C80 81 96 90 96 112Z';
const BROAD = 'M-4 112C-4 88 14 79 37 76C43 82 57 82 63 76C86 79 104 88 104 112Z';
const AWAY = 'M62 77.5C80 81 96 90 96 112H70C76 98 72 86 62 77.5Z';
const BROAD_AWAY = 'M63 76C86 79 104 88 104 112H74C80 98 75 85 63 76Z';

function tunic(cloth: Paper, isBroad = false): Cut[] {
  return [sheet(isBroad ? BROAD : SHOULDERS, cloth.plain), fold(isBroad ? BROAD_AWAY : AWAY, cloth.shade)];
}

/** A blouse under a pinafore with straps. */
export function pinafore(blouse: Paper, cloth: Paper): Cut[] {
  return [
    ...tunic(blouse),
    sheet('M29 112V87.6C37 91 63 91 71 87.6V112Z', cloth.plain),
    fold('M61 89.6C65 89.2 68.6 88.6 71 87.6V112H62Z', cloth.shade),
    sheet('M29 80.4L35.6 78.2L37 91L30.4 89.4Z', cloth.plain),
    sheet('M71 80.4L64.4 78.2L63 91L69.6 89.4Z', cloth.shade),
    sheet('M39 77C43 84 57 84 61 77L64.5 80C59 89 41 89 35.5 80Z', blouse.light),
  ];
}

/** A leather apron over rolled sleeves. */
export function apron(shirt: Paper, leather: Paper): Cut[] {
  return [
    ...tunic(shirt, true),
    sheet('M38 76.5L50 86L62 76.5L66 80L53 90H47L34 80Z', shirt.light),
    sheet('M28 112C28 98 31 90 35 87.4H65C69 90 72 98 72 112Z', leather.plain),
    fold('M60 87.4H65C69 90 72 98 72 112H64C65 104 64 94 60 87.4Z', leather.shade),
    sheet('M24 80L29.4 78L37.6 88.6L33 90.6Z', leather.plain),
    sheet('M76 80L70.6 78L62.4 88.6L67 90.6Z', leather.shade),
    ...fine(sheet(circle(36, 90.2, 1.9) + circle(64, 90.2, 1.9), PAPERS.brass.plain)),
  ];
}

/** A cloak that a brooch holds together. */
export function cloak(cloth: Paper, lining: Paper): Cut[] {
  return [
    ...tunic(lining),
    sheet('M4 112C4 90 18 80.5 37 76.5C40 82 45 86 50 88.6C46 94 43 102 42 112Z', cloth.plain),
    sheet('M96 112C96 90 82 80.5 63 76.5C60 82 55 86 50 88.6C54 94 57 102 58 112Z', cloth.shade),
    fold('M37 76.5C40 82 45 86 50 88.6L47 91.4C40.6 88 35.6 83.4 33 77.6Z', cloth.light),
    sheet(circle(50, 88.4, 4.8), PAPERS.brass.plain),
    ...fine(fold(circle(48.8, 87.2, 1.9), PAPERS.brass.light)),
  ];
}

/** A scarf wound round the neck, its end over the shoulder. */
export function scarf(cloth: Paper): Cut[] {
  return [
    sheet('M60 84C68 88 72 98 70 110L79 112C84 100 80 88 72 80Z', cloth.shade),
    sheet('M28 75C36 81 64 81 72 75C77 80 76 89 70 92C58 97 42 97 30 92C24 89 23 80 28 75Z', cloth.plain),
    fold('M28 75C36 81 64 81 72 75L73.6 77.4C64 84.6 36 84.6 26.4 77.4Z', cloth.light),
    ...fine(
      crease(curve([30, 88], [44, 91.4], [60, 89.6]), cloth.shade, 1.6),
      ink(curve([40, 84.6], [54, 86.4], [70, 83.6]), cloth.shade, 1.6),
    ),
  ];
}

export function jacket(cloth: Paper): Cut[] {
  return [...tunic(cloth), ...fine(crease(line([50, 94], [50, 112]), cloth.shade, 1.8))];
}

/** A shawl crossed in front. */
export function shawl(cloth: Paper, dress: Paper): Cut[] {
  return [
    ...tunic(dress),
    sheet('M2 112C3 92 16 81 36 76C38 84 44 92 56 100L50 112Z', cloth.plain),
    sheet('M98 112C97 92 84 81 64 76C62 84 54 93 40 103L46 112Z', cloth.shade),
    fold('M36 76C38 84 44 92 56 100L53.4 102C42 95 35 87 32.4 77Z', cloth.light),
  ];
}

/** A knitted jersey with a rolled collar. */
export function jersey(wool: Paper): Cut[] {
  const knit = [12, 22, 32, 42, 58, 68, 78, 88].map((x) => line([x, 92], [x + (50 - x) * 0.04, 112])).join('');
  return [
    ...tunic(wool, true),
    ...fine(crease(knit, wool.shade, 1.4)),
    sheet('M33 75C40 83 60 83 67 75C71 79 71 85 66 88C58 92 42 92 34 88C29 85 29 79 33 75Z', wool.light),
  ];
}

/** A collar of fur as broad as a purse allows, with a chain of office. */
export function furCollar(cloth: Paper, fur: Paper): Cut[] {
  return [
    ...tunic(cloth),
    sheet('M14 86C18 78 28 74 37 73C40 82 46 90 50 96L46 112C30 108 14 100 14 86Z', fur.plain),
    sheet('M86 86C82 78 72 74 63 73C60 82 54 90 50 96L54 112C70 108 86 100 86 86Z', fur.shade),
    ...fine(
      crease('M22 86l2.4 3M30 82l2 3.4M28 93l2.6 3M36 88l2 3.6M37 99l2.4 3', fur.shade, 1.5),
      crease('M78 86l-2.4 3M70 82l-2 3.4M72 93l-2.6 3M64 88l-2 3.6M63 99l-2.4 3', fur.light, 1.5),
    ),
  ];
}

/** A purse on its cord: where others wear a locket. */
export function purse(leather: Paper): Cut[] {
  return [
    ink('M38 78C41 81 45 82.4 50 83C55 82.4 59 81 62 78', leather.shade, 1.7),
    sheet(
      'M46.4 82.4L44.4 79.4C47 78.4 53 78.4 55.6 79.4L53.6 82.4C60.4 85.4 61 94 50 94S39.6 85.4 46.4 82.4Z',
      leather.plain,
    ),
    fold('M52 82.6L53.6 82.4C60.4 85.4 61 94 50 94C55.4 91.4 55.4 86.4 52 82.6Z', leather.shade),
    ink(line([46, 82.6], [54, 82.6]), PAPERS.brass.plain, 2.2),
    ...fine(fold(circle(49, 88, 2.3), PAPERS.brass.plain)),
  ];
}

/** A chain of office. */
export function chain(brass: Paper): Cut[] {
  return [
    ink('M36 79C39 84 43 86.4 50 87.4C57 86.4 61 84 64 79', brass.plain, 2.4),
    sheet(circle(50, 88.6, 4.6), brass.plain),
    ...fine(fold(circle(48.8, 87.4, 1.8), brass.light)),
  ];
}

/** Dungarees with brass buttons over a striped shirt. */
export function dungarees(shirt: Paper, cloth: Paper): Cut[] {
  const stripes = [84, 90, 96, 102]
    .map((y) => curve([6, y + 12], [22, y], [36, y - 3]) + curve([94, y + 12], [78, y], [64, y - 3]))
    .join('');
  return [
    ...tunic(shirt),
    ...fine(crease(stripes, shirt.shade, 2)),
    sheet('M40 77C44 82.6 56 82.6 60 77L63 79.4C58 87 42 87 37 79.4Z', shirt.light),
    sheet('M31 112V88.6H69V112Z', cloth.plain),
    fold('M62 88.6H69V112H62Z', cloth.shade),
    sheet('M29 80L35 78.4L38 92H31.6Z', cloth.plain),
    sheet('M71 80L65 78.4L62 92H68.4Z', cloth.shade),
    sheet(circle(34.8, 90.6, 2.2) + circle(65.2, 90.6, 2.2), PAPERS.brass.plain),
  ];
}

/** A sheepskin with its wool turned out. */
export function sheepskin(wool: Paper, shirt: Paper): Cut[] {
  const curls = [
    [39, 78, 5.4],
    [32, 79.4, 5.4],
    [25, 82, 5.6],
    [18, 86, 6],
    [12, 92, 6],
    [8, 99, 6.4],
    [42, 85, 5.6],
    [43, 93, 5.8],
    [42, 101, 6],
  ] as const;
  const body = [
    [42, 84],
    [42, 114],
    [6, 114],
    [10, 94],
    [22, 84],
    [38, 79],
  ] as const;
  const left = polygon(...[...body].reverse()) + curls.map(([x, y, size]) => circle(x, y, size)).join('');
  // Turned the other way round, or the curls would be holes in the mirrored body.
  const right =
    polygon(...body.map(([x, y]): Point => [100 - x, y])) +
    curls.map(([x, y, size]) => circle(100 - x, y, size)).join('');
  return [
    ...tunic(shirt, true),
    sheet(left, wool.plain),
    sheet(right, wool.shade),
    ...fine(
      crease('M20 92c2 3 5 3 7 0M30 88c2 3 5 3 7 0M28 98c2 3 5 3 7 0M16 101c2 3 5 3 7 0', wool.shade, 1.5),
      crease('M80 92c-2 3 -5 3 -7 0M70 88c-2 3 -5 3 -7 0M72 98c-2 3 -5 3 -7 0M84 101c-2 3 -5 3 -7 0', wool.plain, 1.5),
    ),
  ];
}
