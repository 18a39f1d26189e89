/** Every colour, space, corner and size of the app. The design's tables are law; a test recomputes its contrasts. */

import type { Shape } from '@/core/seat';

export interface Palette {
  readonly bg: string;
  readonly table: string;
  readonly contour: string;
  readonly panel: string;
  readonly sunk: string;
  readonly line: string;
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
  readonly action: string;
  readonly actionPressed: string;
  readonly onAction: string;
  readonly actionSoft: string;
  readonly ring: string;
  readonly legal: string;
  readonly legalCell: string;
  readonly brass: string;
  readonly brassFill: string;
  readonly bad: string;
  readonly good: string;
  readonly rim: string;
  /** The paper that a tile in hand is mounted on. */
  readonly mount: string;
  readonly scrim: string;
}

export const light: Palette = {
  bg: '#F6EEDF',
  table: '#E9DDC4',
  contour: '#DCCDAF',
  panel: '#FFFAF0',
  sunk: '#F0E6D2',
  line: '#DFD1B6',
  ink: '#2B231C',
  ink2: '#6B5C4C',
  ink3: '#8D7C68',
  action: '#1E4A40',
  actionPressed: '#183B33',
  onAction: '#FFF8EA',
  actionSoft: '#DCE7DD',
  ring: '#9A6A12',
  legal: '#96640F',
  legalCell: '#FFFAE8',
  brass: '#8A5A0B',
  brassFill: '#D9A441',
  bad: '#A3301F',
  good: '#2C6B3F',
  rim: '#FFF8EA',
  mount: '#FFFAF0',
  scrim: 'rgba(43, 35, 28, 0.45)',
};

export const dark: Palette = {
  bg: '#171614',
  table: '#1F2320',
  contour: '#2B312C',
  panel: '#2A2823',
  sunk: '#1F1E1A',
  line: '#423E36',
  ink: '#F4EBDA',
  ink2: '#C2B6A2',
  ink3: '#988C79',
  action: '#EBD3A0',
  actionPressed: '#D9BF88',
  onAction: '#2B2113',
  actionSoft: '#3B3F35',
  ring: '#E6BC6A',
  legal: '#F1CE85',
  legalCell: 'rgba(255, 225, 150, 0.16)',
  brass: '#E6BC6A',
  brassFill: '#D9A441',
  bad: '#FF9C8A',
  good: '#93CFA0',
  rim: '#F4EBDA',
  mount: '#5E533F',
  scrim: 'rgba(0, 0, 0, 0.6)',
};

export const contrastLight: Palette = {
  bg: '#FFFFFF',
  table: '#FFFFFF',
  contour: '#FFFFFF',
  panel: '#FFFFFF',
  sunk: '#FFFFFF',
  line: '#000000',
  ink: '#000000',
  ink2: '#1F1F1F',
  ink3: '#3D3D3D',
  action: '#000000',
  actionPressed: '#2A2A2A',
  onAction: '#FFFFFF',
  actionSoft: '#FFE27A',
  ring: '#000000',
  legal: '#000000',
  legalCell: '#FFC400',
  brass: '#000000',
  brassFill: '#FFC400',
  bad: '#9B0000',
  good: '#00501E',
  rim: '#FFFFFF',
  mount: '#FFFFFF',
  scrim: 'rgba(0, 0, 0, 0.8)',
};

export const contrastDark: Palette = {
  bg: '#000000',
  table: '#000000',
  contour: '#000000',
  panel: '#000000',
  sunk: '#000000',
  line: '#FFFFFF',
  ink: '#FFFFFF',
  ink2: '#E6E6E6',
  ink3: '#C4C4C4',
  action: '#FFD84D',
  actionPressed: '#E5BE2E',
  onAction: '#000000',
  actionSoft: '#4A3A00',
  ring: '#FFD84D',
  legal: '#FFD84D',
  legalCell: '#000000',
  brass: '#FFD84D',
  brassFill: '#FFC400',
  bad: '#FFB3A7',
  good: '#9BF0B5',
  rim: '#FFFFFF',
  mount: '#000000',
  scrim: 'rgba(0, 0, 0, 0.8)',
};

export interface PlayerColours {
  readonly shape: Shape;
  readonly fill: string;
  /** The letter or mark that stands on the fill. */
  readonly onFill: string;
  /** Outlines, lines, patterns and text in the player's colour, on light ground. */
  readonly deep: string;
  readonly contrast: string;
}

const INK = '#2B231C';
const WHITE = '#FFFFFF';

/** A player is a colour and a shape together: neither is ever shown without the other. */
export const PLAYERS = [
  { shape: 'circle', fill: '#C8352E', onFill: WHITE, deep: '#B02A24', contrast: '#A3150F' },
  { shape: 'square', fill: '#2F6DB5', onFill: WHITE, deep: '#265E9F', contrast: '#0B4A94' },
  { shape: 'triangle', fill: '#E0A526', onFill: INK, deep: '#946300', contrast: '#F2B01E' },
  { shape: 'diamond', fill: '#25804E', onFill: WHITE, deep: '#1F6F44', contrast: '#0C5C33' },
  { shape: 'hexagon', fill: '#7A4EA3', onFill: WHITE, deep: '#6A4192', contrast: '#55248A' },
  { shape: 'star', fill: '#3A3A3A', onFill: WHITE, deep: '#2B2B2B', contrast: '#111111' },
] as const satisfies readonly PlayerColours[];

/** The dark hairline outside the cream rim of every piece on the land. */
export const HAIRLINE = 'rgba(58, 40, 20, 0.75)';

export const SPACE = { half: 4, inside: 8, between: 12, edge: 16, edgeTablet: 24, wide: 32 } as const;

export const CORNER = {
  tile: 10,
  tag: 8,
  control: 14,
  seat: 16,
  button: 18,
  panel: 20,
  card: 22,
  sheet: 28,
  sheetTablet: 32,
} as const;

/** Touch targets: the least there may be, the usual control, the control of a tablet, the main button. */
export const TARGET = { least: 44, control: 48, controlTablet: 56, button: 56, buttonTablet: 60 } as const;

export const BORDER = { contrast: 2, focus: 3, focusGap: 3 } as const;

const DEPTH_LIGHT = {
  flat: undefined,
  resting: '0 1px 2px rgba(70, 45, 15, 0.14), 0 2px 8px rgba(70, 45, 15, 0.08)',
  lifted: '0 2px 4px rgba(70, 45, 15, 0.12), 0 10px 28px rgba(70, 45, 15, 0.16)',
  tray: '0 -2px 4px rgba(70, 45, 15, 0.12), 0 -10px 28px rgba(70, 45, 15, 0.16)',
} as const;

/** At night depth is mostly the lighter panel; the shadow only grounds it. */
const DEPTH_DARK = {
  flat: undefined,
  resting: '0 1px 2px rgba(10, 7, 3, 0.4)',
  lifted: '0 2px 4px rgba(10, 7, 3, 0.4), 0 10px 28px rgba(10, 7, 3, 0.5)',
  tray: '0 -2px 4px rgba(10, 7, 3, 0.4), 0 -10px 28px rgba(10, 7, 3, 0.5)',
} as const;

const DEPTH_NONE = { flat: undefined, resting: undefined, lifted: undefined, tray: undefined } as const;

export type Depth = keyof typeof DEPTH_LIGHT;
export const DEPTHS: Record<'light' | 'dark' | 'contrast', Record<Depth, string | undefined>> = {
  light: DEPTH_LIGHT,
  dark: DEPTH_DARK,
  contrast: DEPTH_NONE,
};

export const MOTION = { press: 90, fade: 120, lift: 120, drop: 180, panel: 220, card: 260, flight: 420 } as const;
export const SPEEDS = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;
