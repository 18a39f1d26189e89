import { blob, circle, curve, ellipse } from '../../drawing/marks';
import { blot, crease, fine, fold, sheet, type Cut } from '../cut';
import { INK, type Paper } from '../papers';

/** Two braids that fall in front of the shoulders, tied at their ends. */
export function braids(hair: Paper, tie: Paper): Cut[] {
  const braid = (x: number, color: string) =>
    [
      [x, 66],
      [x - 1, 74],
      [x, 82],
      [x - 0.6, 90],
    ].map(([cx = 0, cy = 0]) => sheet(ellipse(cx, cy, 5.6, 5.4), color));
  return [
    ...braid(28, hair.plain),
    ...braid(72.6, hair.shade),
    sheet('M24.4 93.6H30.8V97.4H24.4Z', tie.plain),
    sheet('M68.8 93.6H75.2V97.4H68.8Z', tie.plain),
    sheet('M24.4 97.4H30.8L31.8 104H23.4Z', hair.plain),
    sheet('M68.8 97.4H75.2L76.2 104H67.8Z', hair.shade),
  ];
}

/** Hair that runs down beside the face into braids. */
export function beside(hair: Paper): Cut[] {
  return [
    sheet('M33 34C27 42 24 54 24.6 66H31C31.6 58 31 50 33.6 44Z', hair.plain),
    sheet('M67 34C73 42 76 54 75.4 66H69C68.4 58 69 50 66.4 44Z', hair.shade),
  ];
}

/** A fringe parted in the middle that shows under a hat. */
export function fringe(hair: Paper): Cut[] {
  return [
    sheet('M29.6 46C29 36 33 27 50 26C67 27 71 36 70.4 46C68 40 61 36.4 50.6 35C40 36.4 32.4 40 29.6 46Z', hair.plain),
    fold('M50.6 26C67 27 71 36 70.4 46C68 40 61 36.4 50.6 35Z', hair.shade),
  ];
}

/** Short hair at the temples, below a cap. */
export function temples(hair: Paper): Cut[] {
  return [
    sheet('M30.4 34H37C36 41 35 47 32.2 52C29.6 47 29.4 40 30.4 34Z', hair.plain),
    sheet('M69.6 34H63C64 41 65 47 67.8 52C70.4 47 70.6 40 69.6 34Z', hair.shade),
  ];
}

/** Curls down to the chin, behind the head. */
export function curlsBehind(hair: Paper): Cut[] {
  const left = [
    [34, 24],
    [27, 33],
    [24, 43],
    [23.6, 53],
    [26, 62],
    [31, 68],
  ] as const;
  const right = left.map(([x, y]) => [100 - x, y] as const);
  const crown = [
    [42, 18],
    [50, 16],
    [58, 18],
  ] as const;
  return [
    sheet([...left, ...crown].map(([x, y]) => circle(x, y, 8)).join('') + ellipse(40, 42, 16, 26), hair.plain),
    sheet(right.map(([x, y]) => circle(x, y, 8)).join('') + ellipse(60, 42, 16, 26), hair.shade),
  ];
}

/** Curls over the forehead. */
export function curlsInFront(hair: Paper): Cut[] {
  return [
    sheet(
      [
        [36, 30, 6.4],
        [44, 27, 6.8],
        [52, 27, 6.8],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r))
        .join(''),
      hair.plain,
    ),
    sheet(
      [
        [59, 28, 6.4],
        [65, 32, 6],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r))
        .join(''),
      hair.shade,
    ),
  ];
}

/** Grey hair combed back into a bun. */
export function bun(hair: Paper): Cut[] {
  return [
    sheet(circle(50, 15, 10.5), hair.plain),
    fold('M52 4.7A10.5 10.5 0 0 1 52 25.3C58 20 58 10 52 4.7Z', hair.shade),
    ...fine(crease(curve([43, 12], [48, 9], [54, 11]) + curve([43, 17], [49, 14.6], [56, 16.4]), hair.shade, 1.4)),
  ];
}

export function combedBack(hair: Paper): Cut[] {
  return [
    sheet('M29 50C26.4 32 34 20 50 20S73.6 32 71 50C69 41 63 34.4 50 33.4C37 34.4 31 41 29 50Z', hair.plain),
    fold('M50 20C66 20 73.6 32 71 50C69 41 63 34.4 50 33.4C58 31 58 24 50 20Z', hair.shade),
    ...fine(crease(curve([36, 38], [40, 30], [47, 24]) + curve([31.6, 42], [33.6, 34], [38, 27]), hair.light, 1.2)),
  ];
}

/** What is left round a bald head. */
export function wreath(hair: Paper): Cut[] {
  return [
    sheet(blob([30, 36], [33.4, 40], [32.6, 50], [30, 56], [25.6, 52], [25.4, 43]), hair.plain),
    sheet(blob([70, 36], [66.6, 40], [67.4, 50], [70, 56], [74.4, 52], [74.6, 43]), hair.shade),
  ];
}

/** A lock that escaped from the hood. */
export function lock(hair: Paper): Cut[] {
  return [
    sheet('M37 30C46 28 58 30 63 39C57 36.6 52 36.4 48 38.4C50 35.4 46 34.4 40 38.6C39 36 37.6 33 37 30Z', hair.plain),
  ];
}

/** Long hair that falls behind one shoulder, and a strand before the other. */
export function longBehind(hair: Paper): Cut[] {
  return [
    sheet('M30 30C22 40 22 60 20 76C18 86 22 92 30 92H70C78 92 82 86 80 76C78 60 78 40 70 30Z', hair.plain),
    fold('M62 30H70C78 40 78 60 80 76C82 86 78 92 70 92H62Z', hair.shade),
  ];
}

/** A parting at the side: one wave across the forehead. */
export function sideWave(hair: Paper): Cut[] {
  return [
    sheet(
      'M29 52C27 38 31 28 42 26.4C58 24.4 70 30 71 50C68.6 43 64 38.6 57 36.4C48 42 36 40 32 43C30.4 45 29.6 48 29 52Z',
      hair.plain,
    ),
    fold('M57 27C66 30 70.6 38 71 50C68.6 43 64 38.6 57 36.4C59 33 59 30 57 27Z', hair.shade),
  ];
}

/** Two puffs of tight curls, above and beside. */
export function puffs(hair: Paper): Cut[] {
  const puff = (x: number, y: number) =>
    [
      [x, y, 9.6],
      [x - 6.4, y + 4, 6.4],
      [x + 6.4, y + 3.4, 6.4],
      [x - 3, y - 6, 6.2],
      [x + 4.6, y - 5.4, 6.2],
    ]
      .map(([cx = 0, cy = 0, r = 0]) => circle(cx, cy, r))
      .join('');
  return [sheet(puff(24.6, 27), hair.plain), sheet(puff(75.4, 27), hair.shade)];
}

export function hairline(hair: Paper): Cut[] {
  return [sheet('M29.4 44C28 32 36 22 50 22S72 32 70.6 44C66 36 58 33.6 50 33.6S34 36 29.4 44Z', hair.plain)];
}

/** A pencil that lives behind the ear. */
export function pencil(wood: Paper): Cut[] {
  return [
    sheet('M64.2 52L76.6 37.4L81.4 34.4L79.4 39.8L67 54.4Z', wood.plain),
    fold('M67 54.4L79.4 39.8L78 38.6L65.6 53.2Z', wood.shade),
    ...fine(blot('M79.4 35.6L81.4 34.4L80.6 36.6Z', INK)),
  ];
}
