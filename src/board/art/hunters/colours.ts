/** Pigments of the cave: what only the hunters' tiles need, by day and by dusk, and flat for high contrast. */
import { type Hex, mix } from '../colour';
import { lit, type PaintedTheme, type Palette, PALETTES, shaded } from '../palette';

export interface Pigments {
  readonly palette: Palette;
  readonly ink: Hex;
  readonly charcoal: Hex;
  readonly rim: Hex;
  readonly ochre: Hex;
  readonly redOchre: Hex;
  readonly lichen: Hex;
  readonly berry: Hex;
  readonly stone: { readonly light: Hex; readonly mid: Hex; readonly dark: Hex };
  readonly floor: Hex;
  /** Dark, mid, light and dab of the eight leafy crowns, the fir, and two crowns of rims in the sun. */
  readonly canopies: readonly { readonly dark: Hex; readonly mid: Hex; readonly light: Hex; readonly dab: Hex }[];
  readonly glow: number;
}

function canopies(palette: Palette, ochres: readonly [Hex, Hex, Hex], blue: Hex): Pigments['canopies'] {
  const { canopy } = palette;
  const towards = (hexes: readonly [Hex, Hex, Hex], amount: number) => ({
    dark: mix(canopy.dark, hexes[0], amount),
    mid: mix(canopy.mid, hexes[1], amount),
    light: mix(canopy.light, hexes[2], amount),
    dab: mix(canopy.dab, hexes[2], amount * 0.7),
  });
  const plain = towards(ochres, 0);
  const deep = {
    dark: shaded(palette, canopy.dark, 0.12),
    mid: mix(canopy.mid, canopy.dark, 0.35),
    light: mix(canopy.light, canopy.mid, 0.4),
    dab: canopy.light,
  };
  const bluish = towards([blue, blue, blue], 0.22);
  const sunlit = (amount: number) => ({
    dark: lit(palette, canopy.dark, amount * 0.4),
    mid: lit(palette, mix(canopy.mid, canopy.light, 0.45), amount * 0.6),
    light: lit(palette, mix(canopy.light, canopy.dab, 0.4), amount),
    dab: lit(palette, canopy.dab, amount * 1.4),
  });
  return [
    plain,
    plain,
    deep,
    plain,
    towards(ochres, 0.3),
    towards(ochres, 0.75),
    bluish,
    deep,
    bluish,
    sunlit(palette.theme === 'dusk' ? 0.22 : 0.1),
    sunlit(palette.theme === 'dusk' ? 0.32 : 0.18),
  ];
}

const PIGMENTS: Readonly<Record<PaintedTheme, Pigments>> = {
  day: {
    palette: PALETTES.day,
    ink: PALETTES.day.steppeInk,
    charcoal: '#2A1F19',
    rim: '#F8EBCB',
    ochre: '#C08A3A',
    redOchre: '#9C4424',
    lichen: '#8F9A4E',
    berry: '#C8322B',
    stone: { light: '#D9CDB8', mid: '#AFA08B', dark: '#7A6C5C' },
    floor: mix(PALETTES.day.canopy.dark, '#16200F', 0.42),
    canopies: canopies(PALETTES.day, ['#6B5A24', '#9A8436', '#C9AC4E'], '#5E8F86'),
    glow: 0,
  },
  dusk: {
    palette: PALETTES.dusk,
    ink: PALETTES.dusk.steppeInk,
    charcoal: '#15101A',
    rim: '#DCC2A0',
    ochre: '#C08A54',
    redOchre: '#6E2F26',
    lichen: '#6E7A52',
    berry: '#C04A40',
    stone: { light: '#AFA0A0', mid: '#787080', dark: '#454052' },
    floor: mix(PALETTES.dusk.canopy.dark, '#07090F', 0.45),
    canopies: canopies(PALETTES.dusk, ['#443A22', '#7E6A38', '#B8924E'], '#3E6672'),
    glow: 0.2,
  },
};

export const pigments = (theme: PaintedTheme): Pigments => PIGMENTS[theme];

export interface FlatColours {
  readonly steppe: Hex;
  readonly dot: Hex;
  readonly forest: Hex;
  readonly tree: Hex;
  readonly water: Hex;
  readonly wave: Hex;
  readonly line: Hex;
  readonly paper: Hex;
  readonly stone: Hex;
}

/** Three grounds three patterns: dots, trees, waves; black or white lines between them. */
export const FLAT: Readonly<Record<'contrastLight' | 'contrastDark', FlatColours>> = {
  contrastLight: {
    steppe: '#FBEBC0',
    dot: '#B88A3C',
    forest: '#3F9B4B',
    tree: '#0F4A1C',
    water: '#8FD3FF',
    wave: '#0A4F8A',
    line: '#000000',
    paper: '#FFFFFF',
    stone: '#D8D8D8',
  },
  contrastDark: {
    steppe: '#2E2109',
    dot: '#8A6A2C',
    forest: '#0E4A1B',
    tree: '#6FD080',
    water: '#0B3C78',
    wave: '#9AD2FF',
    line: '#FFFFFF',
    paper: '#000000',
    stone: '#5A5A5A',
  },
};
