import { CLASSIC_POINTS, type ClassicOptions } from '@/games/classic/types';

import type { SummaryRow } from '../types';
import { medievalWorth } from './worth';

export function summaryOf(options: ClassicOptions): readonly SummaryRow[] {
  const worth = medievalWorth(options);
  return CLASSIC_POINTS.map((kind) => ({
    kind,
    ...worth[kind],
    isOff: kind === 'field' && !options.fields ? 'fields' : null,
  }));
}
