/** The colours of the painted themes. Dusk is its own palette, not a dimmed day: lit faces peach, shades indigo. */
import { type Hex, mix } from './colour';

export const ART_THEMES = ['day', 'dusk', 'contrastLight', 'contrastDark'] as const;
export type ArtTheme = (typeof ART_THEMES)[number];
export type PaintedTheme = 'day' | 'dusk';

export const isPainted = (theme: ArtTheme): theme is PaintedTheme => theme === 'day' || theme === 'dusk';

export interface Ground {
  readonly light: Hex;
  readonly mid: Hex;
  readonly deep: Hex;
  readonly accent: Hex;
}

export interface Palette {
  readonly theme: PaintedTheme;
  readonly meadow: Ground;
  readonly steppe: Ground;
  readonly parchment: Ground;
  readonly road: { light: Hex; mid: Hex; edge: Hex; rut: Hex };
  readonly roofs: readonly [Hex, Hex, Hex, Hex, Hex];
  readonly slate: Hex;
  readonly thatch: Hex;
  readonly facade: { lit: Hex; shaded: Hex; window: Hex; door: Hex };
  readonly wall: { dark: Hex; mid: Hex; top: Hex; ground: Hex; street: Hex };
  readonly tree: { dark: Hex; mid: Hex; light: Hex; dab: Hex };
  readonly canopy: { dark: Hex; mid: Hex; light: Hex; dab: Hex };
  readonly water: { deep: Hex; mid: Hex; light: Hex; foam: Hex; sand: Hex };
  readonly crops: readonly [Hex, Hex, Hex, Hex];
  readonly hay: Hex;
  readonly flowers: readonly [Hex, Hex, Hex, Hex];
  readonly wool: Hex;
  readonly gold: Hex;
  readonly ink: Hex;
  readonly steppeInk: Hex;
  readonly shadow: Hex;
  readonly shadowAlpha: number;
  readonly highlight: Hex;
  readonly lowlight: Hex;
  /** Warm light breathing over towns, 0 by day. */
  readonly glow: { colour: Hex; alpha: number };
}

const DAY: Palette = {
  theme: 'day',
  meadow: { light: '#D2CF8C', mid: '#B5BC70', deep: '#93A459', accent: '#DCC67E' },
  steppe: { light: '#DFC890', mid: '#D0B276', deep: '#BA9A60', accent: '#A3A068' },
  parchment: { light: '#E4D4B2', mid: '#DBC9A4', deep: '#CFBB93', accent: '#E4D4B2' },
  road: { light: '#EBDCB6', mid: '#CDB98C', edge: '#9C8256', rut: '#B79F70' },
  roofs: ['#B9573F', '#A34A35', '#C96F4A', '#D08A5A', '#8F4A3C'],
  slate: '#66788A',
  thatch: '#C9AE6A',
  facade: { lit: '#E9DABB', shaded: '#C8B48E', window: '#5A4536', door: '#6B4630' },
  wall: { dark: '#7C6F66', mid: '#A3968A', top: '#DCD1BA', ground: '#C2A87C', street: '#DCC59A' },
  tree: { dark: '#4A6138', mid: '#6B8546', light: '#9FB562', dab: '#C8D284' },
  canopy: { dark: '#3F5233', mid: '#5C7440', light: '#8FA45B', dab: '#BCC67E' },
  water: { deep: '#3F7183', mid: '#5E96A3', light: '#9CC7C8', foam: '#EAF3EC', sand: '#E9D9AC' },
  crops: ['#D3C777', '#A9B75C', '#C69A5E', '#E0CE8C'],
  hay: '#D9B765',
  flowers: ['#C8553D', '#E8C24A', '#8E7CB0', '#F4EBD8'],
  wool: '#F6F0E2',
  gold: '#E3AE2E',
  ink: '#43332A',
  steppeInk: '#33261E',
  shadow: '#3A3020',
  shadowAlpha: 0.34,
  highlight: '#FFF3D8',
  lowlight: '#1C1420',
  glow: { colour: '#FF9A3C', alpha: 0 },
};

const DUSK: Palette = {
  theme: 'dusk',
  meadow: { light: '#6E8474', mid: '#577064', deep: '#445B58', accent: '#8A7768' },
  steppe: { light: '#9C8068', mid: '#836A59', deep: '#6A554C', accent: '#5E6A60' },
  parchment: { light: '#3A342F', mid: '#2E2A28', deep: '#242124', accent: '#3A342F' },
  road: { light: '#B3A58F', mid: '#8D806F', edge: '#5A5049', rut: '#776B5E' },
  roofs: ['#7A3E3E', '#653240', '#8A4A48', '#8C5A50', '#583048'],
  slate: '#46566A',
  thatch: '#8C7650',
  facade: { lit: '#8E8078', shaded: '#5C5360', window: '#FFD27A', door: '#3A2A30' },
  wall: { dark: '#4C4852', mid: '#6E6A72', top: '#A7A09C', ground: '#6A5C58', street: '#7E6E66' },
  tree: { dark: '#243633', mid: '#36504A', light: '#557062', dab: '#7F947A' },
  canopy: { dark: '#1F2E2B', mid: '#304A40', light: '#4E6854', dab: '#758A6C' },
  water: { deep: '#22405C', mid: '#38607C', light: '#8A9DB0', foam: '#F0CDB0', sand: '#A3947C' },
  crops: ['#857C55', '#5F7A58', '#7E6450', '#958A66'],
  hay: '#94794E',
  flowers: ['#A65A50', '#C9A860', '#8478A0', '#CFC4BC'],
  wool: '#D5C9C4',
  gold: '#F0B84A',
  ink: '#1E1A22',
  steppeInk: '#17131A',
  shadow: '#0E1020',
  shadowAlpha: 0.42,
  highlight: '#FFC69A',
  lowlight: '#0D0C2C',
  glow: { colour: '#FF9A3C', alpha: 0.14 },
};

export const PALETTES: Readonly<Record<PaintedTheme, Palette>> = { day: DAY, dusk: DUSK };

/** Towards the sun's colour, or away from it: the only way painters shade. */
export const lit = (palette: Palette, colour: Hex, amount: number): Hex => mix(colour, palette.highlight, amount);
export const shaded = (palette: Palette, colour: Hex, amount: number): Hex => mix(colour, palette.lowlight, amount);

/** Flat colours for high contrast; the same outlines, no texture, no scatter, no shadow. */
export interface ContrastPalette {
  readonly field: Hex;
  readonly dot: Hex;
  readonly city: Hex;
  readonly brick: Hex;
  readonly wall: Hex;
  readonly wallCore: Hex;
  readonly roadEdge: Hex;
  readonly road: Hex;
  readonly roadDash: Hex;
  readonly cloister: Hex;
  readonly cloisterBody: Hex;
  readonly shield: Hex;
  readonly shieldRim: Hex;
  readonly shieldCross: Hex;
  readonly ink: Hex;
  readonly paper: Hex;
}

export const CONTRAST: Readonly<Record<'contrastLight' | 'contrastDark', ContrastPalette>> = {
  contrastLight: {
    field: '#DDF0B8',
    dot: '#6E9A3C',
    city: '#F59B4B',
    brick: '#8A3F00',
    wall: '#000000',
    wallCore: '#FFFFFF',
    roadEdge: '#000000',
    road: '#FFFFFF',
    roadDash: '#000000',
    cloister: '#D9C8EC',
    cloisterBody: '#FFFFFF',
    shield: '#0B3FA0',
    shieldRim: '#FFFFFF',
    shieldCross: '#FFFFFF',
    ink: '#000000',
    paper: '#FFFFFF',
  },
  contrastDark: {
    field: '#0B2A12',
    dot: '#4E8A58',
    city: '#7A2E00',
    brick: '#FFB27A',
    wall: '#FFFFFF',
    wallCore: '#000000',
    roadEdge: '#FFFFFF',
    road: '#2A2A2A',
    roadDash: '#FFFFFF',
    cloister: '#4A2A72',
    cloisterBody: '#000000',
    shield: '#5AA8FF',
    shieldRim: '#000000',
    shieldCross: '#000000',
    ink: '#FFFFFF',
    paper: '#000000',
  },
};
