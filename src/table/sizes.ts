import type { Layout } from '@/ui/layout';
import { SPACE } from '@/ui/tokens';

import type { SeatDensity } from './Seat';

/** How large everything is, so that one table fits one screen. Pure: tests ask for any screen. */
export interface TableSizes {
  /** `column`: everything under one another. `beside`: seats left, table in the middle, the own panel right. */
  readonly shape: 'column' | 'beside';
  /** Width of the column or of the middle. */
  readonly width: number;
  /** Little height: no headings, a flat tray. */
  readonly isTight: boolean;
  /** Between the rows of the table: what room is left over goes here first. */
  readonly gap: number;
  readonly seats: { readonly columns: number; readonly height: number; readonly density: SeatDensity };
  readonly side: number;
  readonly panel: number;
  readonly market: number;
  readonly hand: number;
  readonly stack: number;
  readonly slot: number;
  readonly own: number;
}

const SEATS_A_ROW = 3;
/** What a column needs with one row of seats, measured at the type sizes of the style sheet. */
const COLUMN_NEEDS = 770;
const SEAT_ROW = 90;
const WIDEST = 760;

export function sizesFor(layout: Layout, seats: number, page: 'trade' | 'build'): TableSizes {
  return layout.isWide ? besideSizes(layout, seats, page) : columnSizes(layout, seats, page);
}

function columnSizes({ width, height, insets, kind, textScale }: Layout, seats: number, page: string): TableSizes {
  const column = Math.min(width, WIDEST);
  const free = height - insets.top - insets.bottom;
  const others = seats - 1;
  const rows = Math.ceil(others / SEATS_A_ROW);
  const isTight = free < COLUMN_NEEDS + (rows - 1) * SEAT_ROW;
  const isTablet = kind === 'tablet';
  const spare = Math.max(0, free - COLUMN_NEEDS - (rows - 1) * SEAT_ROW);
  const roomy = isTablet ? Math.min(1.7, 1 + spare / 500) : 1;
  const isFlat = isTight && page === 'build';
  return {
    shape: 'column',
    width: column,
    isTight,
    gap: Math.min(26, (isTight ? 8 : 14) + spare / 14),
    seats: {
      columns: Math.min(others, SEATS_A_ROW),
      height: (isFlat ? 50 : isTight ? 72 : 84) * Math.min(textScale, 1.6),
      density: isFlat ? 'flat' : 'full',
    },
    side: 0,
    panel: 0,
    market: Math.floor(Math.min((column - 90) / 6.2, (isTight ? 48 : 54) * roomy)),
    hand: Math.floor(Math.min((column - 24) / 5 - 10, (isTight ? 54 : 68) * roomy)),
    stack: isTight ? 70 : Math.min(96, 84 + spare / 10) * Math.min(roomy, 1.25),
    slot: isTight ? 56 : Math.min(92, 78 + spare / 8) * roomy,
    own: isTight ? 46 : 60,
  };
}

function besideSizes({ width, height, insets, kind, textScale }: Layout, seats: number, page: string): TableSizes {
  const isTablet = kind === 'tablet';
  const side = isTablet ? 260 : 182;
  const panel = isTablet ? 360 : 236;
  const middle = width - insets.left - insets.right - side - panel - 48;
  const free = height - insets.top - insets.bottom;
  const others = seats - 1;
  const seat = (free - 16 - 56 - (others - 1) * 6) / others;
  const tall = Math.max(0, free - 400);
  return {
    shape: 'beside',
    width: middle,
    isTight: !isTablet,
    // On the table rings need room between the rows; builds are close together.
    gap: page === 'build' && !isTablet ? SPACE.inside : 14 + tall * 0.02,
    seats: { columns: 1, height: Math.min(112, seat), density: seat < 76 * textScale ? 'flat' : 'full' },
    side,
    panel,
    market: Math.floor(Math.min((middle - 70) / 6.2, 52 + tall * 0.08)),
    hand: Math.floor(Math.min((middle - 20) / 5 - 12, page === 'build' && !isTablet ? 40 : 62 + tall * 0.1)),
    stack: 78 + tall * 0.04,
    slot: isTablet ? 96 : 60,
    own: 60,
  };
}
