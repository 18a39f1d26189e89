/** High contrast tells grounds apart by pattern, not by colour alone. The painted themes carve their skies instead. */
import { CARD_HEIGHT, CARD_WIDTH } from './layout';
import type { Scene } from './sky';

type PatternName = 'bond' | 'needles' | 'peaks' | 'dots' | 'waves';

/** One cell of each pattern, stroked; (x, y) is its upper left corner and 12 its side. */
const CELLS: Readonly<Record<PatternName, (x: number, y: number, odd: boolean) => string>> = {
  bond: (x, y, odd) => `M${x} ${y}h12M${x + (odd ? 6 : 0)} ${y}v12`,
  needles: (x, y) => `M${x} ${y + 12}L${x + 6} ${y}M${x + 6} ${y + 12}L${x + 12} ${y}`,
  peaks: (x, y) => `M${x} ${y + 9}L${x + 6} ${y + 2}L${x + 12} ${y + 9}`,
  dots: (x, y, odd) => `M${x + (odd ? 9 : 3)} ${y + 6}h.01`,
  waves: (x, y) => `M${x} ${y + 6}q3 -5 6 0q3 5 6 0`,
};

export function pattern({ press }: Scene, name: PatternName): void {
  if (!press.isContrast) return;
  const cell = CELLS[name];
  let path = '';
  for (let row = 0; row * 12 < CARD_HEIGHT + 12; row++) {
    for (let column = 0; column * 12 < CARD_WIDTH; column++) path += cell(column * 12, row * 12, row % 2 === 1);
  }
  press.line(path, name === 'dots' ? 1.6 : 0.6, press.plate.glow);
}
