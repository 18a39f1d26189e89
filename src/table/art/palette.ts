/** Themes, and the inks that all cards of a theme share. Dusk mixes its own set; it is not a dimmed day. */
export const CARD_THEMES = ['day', 'dusk', 'contrastLight', 'contrastDark'] as const;
export type CardTheme = (typeof CARD_THEMES)[number];

export const isContrast = (theme: CardTheme): boolean => theme === 'contrastLight' || theme === 'contrastDark';
export const isDark = (theme: CardTheme): boolean => theme === 'dusk' || theme === 'contrastDark';

/** What all cards of a theme share: stock, and the colours of things people build. */
export interface Studio {
  readonly paper: string;
  /** Paper in shade: the back of a pale thing, an unprinted sliver. */
  readonly paperShade: string;
  /** Hairline round the card, so that paper shows on paper. */
  readonly edge: string;
  readonly facade: string;
  readonly facadeShade: string;
  readonly roof: string;
  readonly roofLit: string;
  readonly slate: string;
  readonly slateLit: string;
  readonly stone: string;
  readonly stoneShade: string;
  readonly wood: string;
  readonly window: string;
  readonly gold: string;
  readonly goldLit: string;
  readonly leaf: string;
  readonly leafLit: string;
  readonly blood: string;
  readonly pine: string;
  readonly brass: string;
}

export const STUDIOS: Readonly<Record<CardTheme, Studio>> = {
  day: {
    paper: '#FFF8EA',
    paperShade: '#E9DCC2',
    edge: '#B9A37E',
    facade: '#F3E6C8',
    facadeShade: '#CDB88F',
    roof: '#B4533A',
    roofLit: '#D98A60',
    slate: '#5E7083',
    slateLit: '#93A3B0',
    stone: '#C9BBA2',
    stoneShade: '#9A8B78',
    wood: '#7A5233',
    window: '#4A382C',
    gold: '#D9A441',
    goldLit: '#F3D98C',
    leaf: '#54743F',
    leafLit: '#9DB36A',
    blood: '#7C2A1E',
    pine: '#1E4A40',
    brass: '#D9A441',
  },
  dusk: {
    paper: '#EADFC9',
    paperShade: '#C9BBA2',
    edge: '#0E0F12',
    facade: '#D9B795',
    facadeShade: '#6E6272',
    roof: '#7A3A40',
    roofLit: '#C07A62',
    slate: '#3C4A64',
    slateLit: '#7F8398',
    stone: '#A3948F',
    stoneShade: '#545266',
    wood: '#4C3640',
    window: '#FFCF73',
    gold: '#E0A848',
    goldLit: '#FFDC94',
    leaf: '#2C4A44',
    leafLit: '#7F8F68',
    blood: '#5E2028',
    pine: '#17403A',
    brass: '#E6BC6A',
  },
  contrastLight: {
    paper: '#FFFFFF',
    paperShade: '#FFFFFF',
    edge: '#000000',
    facade: '#FFFFFF',
    facadeShade: '#FFFFFF',
    roof: '#C8411F',
    roofLit: '#C8411F',
    slate: '#2C5FA8',
    slateLit: '#2C5FA8',
    stone: '#D9D9D9',
    stoneShade: '#A8A8A8',
    wood: '#7A3E00',
    window: '#000000',
    gold: '#FFC400',
    goldLit: '#FFC400',
    leaf: '#0C6B33',
    leafLit: '#0C6B33',
    blood: '#7A0000',
    pine: '#003A2E',
    brass: '#FFC400',
  },
  contrastDark: {
    paper: '#000000',
    paperShade: '#000000',
    edge: '#FFFFFF',
    facade: '#2E2E2E',
    facadeShade: '#2E2E2E',
    roof: '#A33413',
    roofLit: '#A33413',
    slate: '#1B4C92',
    slateLit: '#1B4C92',
    stone: '#555555',
    stoneShade: '#3A3A3A',
    wood: '#6B3A00',
    window: '#FFD84D',
    gold: '#FFD84D',
    goldLit: '#FFD84D',
    leaf: '#0A6A30',
    leafLit: '#0A6A30',
    blood: '#8A0000',
    pine: '#00241C',
    brass: '#FFD84D',
  },
};
