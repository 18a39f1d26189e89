import { lineColour } from '@/ui/charts/StepChart';
import { themeFor } from '@/ui/look/theme';
import { contrastDark, contrastLight, dark, light, PLAYERS, type Palette } from '@/ui/look/tokens';

function channels(hex: string): [number, number, number] {
  const value = /^#([0-9A-Fa-f]{6})$/.exec(hex)?.[1];
  if (value === undefined) throw new Error(`not a plain colour: ${hex}`);
  return [0, 2, 4].map((at) => parseInt(value.slice(at, at + 2), 16)) as [number, number, number];
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2. */
function ratio(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** A translucent colour as it looks on its ground. */
function over(color: string, ground: string): string {
  const parts = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(color);
  if (parts === null) return color;
  const alpha = Number(parts[4]);
  const mixed = channels(ground).map((channel, i) => Math.round(Number(parts[i + 1]) * alpha + channel * (1 - alpha)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const TEXT = 4.5;
const MARK = 3;
const THEMES: Record<string, Palette> = { light, dark, contrastLight, contrastDark };

type Name = keyof Palette;
const READ: readonly (readonly [Name, Name])[] = [
  ...(['bg', 'table', 'panel', 'sunk', 'actionSoft'] as const).flatMap((ground) => [
    ['ink', ground] as const,
    ['ink2', ground] as const,
  ]),
  ['onAction', 'action'],
  ['onAction', 'actionPressed'],
  ['brass', 'panel'],
  ['brass', 'actionSoft'],
  ['bad', 'panel'],
  ['bad', 'bg'],
  ['bad', 'table'],
  ['good', 'panel'],
  ['good', 'bg'],
];
const SEEN: readonly (readonly [Name, Name])[] = [
  ['ink3', 'panel'],
  ['ink3', 'bg'],
  ['ring', 'table'],
  ['ring', 'bg'],
  ['ring', 'panel'],
  ['action', 'bg'],
  ['action', 'panel'],
  ['legal', 'table'],
];

describe.each(Object.entries(THEMES))('in the %s theme', (_name, palette) => {
  it.each(READ)('%s can be read on %s', (text, ground) => {
    expect(ratio(palette[text], palette[ground])).toBeGreaterThanOrEqual(TEXT);
  });
  it.each(SEEN)('%s can be seen on %s', (mark, ground) => {
    expect(ratio(palette[mark], palette[ground])).toBeGreaterThanOrEqual(MARK);
  });
  it('the mount of the tile in hand does not glare beside the panel it lies on', () => {
    expect(ratio(palette.mount, palette.panel)).toBeLessThan(3);
  });
  it('a legal mark can be read on its cell', () => {
    expect(ratio(palette.legal, over(palette.legalCell, palette.table))).toBeGreaterThanOrEqual(TEXT);
  });
});

describe('the ratios that the design names', () => {
  it.each([
    ['ink on bg', light.ink, light.bg, 13.4],
    ['ink on panel', light.ink, light.panel, 14.8],
    ['ink2 on panel', light.ink2, light.panel, 6.2],
    ['ink2 on bg', light.ink2, light.bg, 5.6],
    ['ink2 on sunk', light.ink2, light.sunk, 5.2],
    ['ink2 on actionSoft', light.ink2, light.actionSoft, 5.1],
    ['ink2 on table', light.ink2, light.table, 4.8],
    ['the button', light.onAction, light.action, 9.4],
    ['brass on panel', light.brass, light.panel, 5.7],
    ['brass on actionSoft', light.brass, light.actionSoft, 4.7],
    ['bad on panel', light.bad, light.panel, 6.7],
    ['bad on table', light.bad, light.table, 5.2],
    ['good on panel', light.good, light.panel, 6.2],
    ['legal on its cell', light.legal, light.legalCell, 4.9],
    ['legal on table', light.legal, light.table, 3.8],
    ['ring on table', light.ring, light.table, 3.5],
    ['ink3 on panel', light.ink3, light.panel, 3.9],
    ['dark ring on table', dark.ring, dark.table, 8.9],
    ['dark ink on panel', dark.ink, dark.panel, 12.4],
    ['dark ink2 on panel', dark.ink2, dark.panel, 7.4],
    ['dark ink3 on panel', dark.ink3, dark.panel, 4.5],
    ['the dark button', dark.onAction, dark.action, 10.8],
    ['dark brass on panel', dark.brass, dark.panel, 8.2],
    ['dark bad on panel', dark.bad, dark.panel, 7.3],
    ['dark good on panel', dark.good, dark.panel, 8.2],
  ])('%s', (_pair, one, other, named) => {
    // The table of the design is rounded, some of it down: a tenth and a half either way is the same colour pair.
    expect(Math.abs(ratio(one, other) - named)).toBeLessThan(0.16);
  });
});

describe.each(PLAYERS.map((player) => [player.shape, player] as const))('the player with the %s', (_shape, player) => {
  it('has a letter that can be read on its colour', () => {
    expect(ratio(player.onFill, player.fill)).toBeGreaterThanOrEqual(TEXT);
  });
  it('has a deep colour that can be read on paper', () => {
    expect(ratio(player.deep, light.panel)).toBeGreaterThanOrEqual(TEXT);
  });
  it('keeps its letter readable in high contrast', () => {
    const letter = player.shape === 'triangle' ? '#000000' : player.onFill;
    expect(ratio(letter, player.contrast)).toBeGreaterThanOrEqual(TEXT);
  });
});

describe.each([
  ['light', false],
  ['dark', false],
  ['light', true],
  ['dark', true],
] as const)('lines of a graph in the %s theme (high contrast: %s)', (scheme, isHighContrast) => {
  it('can be seen on their panel, whoever they belong to', () => {
    const theme = themeFor(scheme, isHighContrast);
    for (const player of [0, 1, 2, 3, 4, 5] as const) {
      expect([player, ratio(lineColour(theme, player), theme.colors.panel) >= MARK]).toEqual([player, true]);
    }
  });
});
