import { RESOURCES } from '@/games/settlers';
import { priceInk } from '@/table/parts/priceInk';
import { dark, light } from '@/ui/look/tokens';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('the marks of a price', () => {
  it.each([
    ['by day', 'day', light.panel],
    ['by night', 'dusk', dark.panel],
  ] as const)('stand out from their paper %s', (_, theme, panel) => {
    for (const card of RESOURCES) {
      const [low = 0, high = 0] = [luminance(priceInk(theme, card)), luminance(panel)].sort((a, b) => a - b);
      expect([card, (high + 0.05) / (low + 0.05) >= 3]).toEqual([card, true]);
    }
  });
});
