/** What each animal is painted with. Dusk is its own coat and not a dimmed one: warm where it is lit, deep where not. */
import type { Animal } from '@/games/hunters';

import type { Hex } from '../../colour';
import type { PaintedTheme } from '../../palette';

export interface Coat {
  readonly light: Hex;
  readonly mid: Hex;
  readonly dark: Hex;
  /** Its own darkest colour, which draws the edge: black would cut it out of the land. */
  readonly line: Hex;
  readonly pale: Hex;
  /** Tusk, horn and fang. */
  readonly ivory: Hex;
}

export const COATS: Readonly<Record<PaintedTheme, Readonly<Record<Animal, Coat>>>> = {
  day: {
    deer: { light: '#D88A4C', mid: '#B3622F', dark: '#7E3D1E', line: '#3B1C10', pale: '#F3DDB4', ivory: '#FFF8E4' },
    mammoth: { light: '#8F6340', mid: '#62402B', dark: '#3A2419', line: '#1E130E', pale: '#B98D64', ivory: '#FFF8E4' },
    aurochs: { light: '#FBEDCB', mid: '#E6CB9A', dark: '#AC8454', line: '#3A2B21', pale: '#FFF9E8', ivory: '#FFF8E4' },
    tiger: { light: '#F9BC55', mid: '#E28C31', dark: '#A4551F', line: '#331A0E', pale: '#FBE8BE', ivory: '#FFF8E4' },
  },
  dusk: {
    deer: { light: '#D27E4A', mid: '#A4552F', dark: '#642C24', line: '#220E14', pale: '#EBCBA6', ivory: '#F3E0CC' },
    mammoth: { light: '#70493A', mid: '#47292A', dark: '#281721', line: '#100910', pale: '#94694E', ivory: '#F3E0CC' },
    aurochs: { light: '#F3DCBC', mid: '#CDAF90', dark: '#80665E', line: '#211722', pale: '#FBE6CC', ivory: '#F3E0CC' },
    tiger: { light: '#F2A94C', mid: '#CD742C', dark: '#7F3C22', line: '#200E12', pale: '#F1D3A6', ivory: '#F3E0CC' },
  },
};
