import { blob, curve } from '../../drawing/marks';
import { crease, fine, fold, ink, sheet, type Cut } from '../cut';
import { INK, type Paper } from '../papers';

/** A moustache with its ends turned down. */
export function moustache(hair: Paper): Cut[] {
  return [
    sheet(
      'M50 58.4C44 56.6 37.4 59.4 34.6 67C39.6 66.6 45 66 50 62.6C55 66 60.4 66.6 65.4 67C62.6 59.4 56 56.6 50 58.4Z',
      hair.plain,
    ),
    fold('M50 58.4C56 56.6 62.6 59.4 65.4 67C60.4 66.6 55 66 50 62.6Z', hair.shade),
  ];
}

/** A beard as wide as the face, with room for a laugh. */
export function fullBeard(hair: Paper): Cut[] {
  return [
    sheet(
      blob(
        [27.4, 48],
        [31, 56],
        [38, 60.4],
        [50, 59],
        [62, 60.4],
        [69, 56],
        [72.6, 48],
        [75.4, 60],
        [73, 74],
        [64, 86],
        [50, 90],
        [36, 86],
        [27, 74],
        [24.6, 60],
      ),
      hair.plain,
    ),
    fold(blob([69, 57], [72.6, 50], [75, 60], [73, 74], [64, 85.6], [52, 89.6], [60, 80], [65, 70]), hair.shade),
    ...fine(
      crease(
        curve([34, 70], [37, 77], [42, 82]) + curve([46, 78], [48, 83], [52, 86]) + curve([30, 62], [31, 68], [33, 72]),
        hair.light,
        1.5,
      ),
    ),
  ];
}

/** The mouth and moustache that belong on a full beard. */
export function laugh(hair: Paper): Cut[] {
  return [
    sheet('M43 66H57C57 72 54 74.6 50 74.6S43 72 43 66Z', '#5E2A22'),
    fold('M44 66H56C55.6 68.2 44.4 68.2 44 66Z', '#FFF8EA'),
    sheet(
      'M50 60C44 57.4 36 60 31.4 66.6C38 69 45 68.4 50 65.4C55 68.4 62 69 68.6 66.6C64 60 56 57.4 50 60Z',
      hair.light,
    ),
  ];
}

/** A pointed beard and a thin moustache. */
export function goatee(hair: Paper): Cut[] {
  return [
    sheet('M43 70C46 68.6 54 68.6 57 70C58 78 55 86 50 93C45 86 42 78 43 70Z', hair.plain),
    fold('M51 69C54 68.8 56 69.4 57 70C58 78 55 86 50 93C52.4 84 53 76 51 69Z', hair.shade),
    sheet(
      'M50 62.4C46 60.6 41 62 37.6 67.6C42 67 46.6 66.4 50 64.8C53.4 66.4 58 67 62.4 67.6C59 62 54 60.6 50 62.4Z',
      hair.plain,
    ),
  ];
}

/** A white beard down to the chest. */
export function longBeard(hair: Paper): Cut[] {
  return [
    sheet('M28.4 50C31 58 37 61 43 60.6H57C63 61 69 58 71.6 50C76 66 70 90 50 106C30 90 24 66 28.4 50Z', hair.plain),
    fold('M62 60C67 58.4 70 55 71.6 50C76 66 70 90 50 106C62 90 66 76 62 60Z', hair.shade),
    ...fine(
      crease(
        curve([36, 68], [38, 80], [44, 90]) +
          curve([46, 76], [47.6, 88], [50, 96]) +
          curve([57, 74], [56.4, 84], [54, 92]),
        hair.shade,
        1.5,
      ),
    ),
    sheet(
      'M50 60C43.6 57.6 35 60.6 31 69C38.6 70.4 45.4 69 50 65.6C54.6 69 61.4 70.4 69 69C65 60.6 56.4 57.6 50 60Z',
      hair.light,
    ),
    ink(curve([46.6, 68.6], [50, 70.4], [53.4, 68.6]), INK, 1.8),
  ];
}

/** A day without a razor. */
export function stubble(color: string): Cut[] {
  return [
    fold(
      blob(
        [31.6, 56],
        [36, 61],
        [43, 60.6],
        [50, 59.6],
        [57, 60.6],
        [64, 61],
        [68.4, 56],
        [66, 65],
        [60, 71.4],
        [50, 73.4],
        [40, 71.4],
        [34, 65],
      ),
      color,
    ),
  ];
}
