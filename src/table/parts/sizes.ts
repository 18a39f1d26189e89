import type { Layout } from '@/ui/frame/layout';

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
  readonly seats: {
    readonly columns: number;
    readonly width: number;
    readonly height: number;
    readonly density: SeatDensity;
  };
  readonly side: number;
  readonly panel: number;
  readonly market: number;
  readonly hand: number;
  readonly stack: number;
  readonly slot: number;
  readonly own: number;
}

const SEATS_A_ROW = 3;
/** Between two seats: their rings must not touch. */
export const SEAT_GAP = 8;
/** From the screen's edge to the seats of a column. */
export const COLUMN_EDGE = 12;
/** What a column needs with one row of seats, measured at the type sizes of the style sheet. */
const COLUMN_NEEDS = 770;
const SEAT_ROW = 90;
const LARGE_TEXT_NEEDS = 200;
/** Four lines and the face beside them, and the air that the rows of the builds then lack. */
const SPEECH_NEEDS = 190;
/** A column wider than this would tear apart what belongs together. */
export const WIDEST = 880;

export function sizesFor(
  layout: Layout,
  seats: number,
  page: 'trade' | 'build',
  /** Somebody who teaches speaks above the table. */
  isTaught = false,
): TableSizes {
  return layout.isWide ? besideSizes(layout, seats, page) : columnSizes(layout, seats, page, isTaught);
}

function columnSizes(
  { width, height, insets, kind, textScale, isLargeText }: Layout,
  seats: number,
  page: string,
  isTaught: boolean,
): TableSizes {
  const column = Math.min(width, WIDEST);
  const free = height - insets.top - insets.bottom;
  const others = seats - 1;
  const rows = Math.ceil(others / SEATS_A_ROW);
  const columns = Math.min(others, SEATS_A_ROW);
  // Large letters take the room of the headings, or the hand would lie under the tray.
  const needs = COLUMN_NEEDS + (rows - 1) * SEAT_ROW + (isTaught ? SPEECH_NEEDS * Math.max(1, textScale) : 0);
  const isTight = free < needs + (isLargeText ? LARGE_TEXT_NEEDS : 0);
  const isTablet = kind === 'tablet';
  const spare = Math.max(0, free - needs);
  // What a tablet has to spare goes into the cards first, then between the rows.
  const roomy = isTablet ? Math.min(2.1, 1 + spare / 580) : 1;
  const isFlat = isTight && (page === 'build' || isTaught);
  // On a low screen the cards give way to the words, most where the rows of the builds say what is held.
  const shrunk = isTaught && free < COLUMN_NEEDS ? (page === 'build' ? 0.7 : 0.85) : 1;
  const isLarge = isTablet && roomy > 1.3;
  return {
    shape: 'column',
    width: column,
    isTight,
    gap: isTablet ? 14 + spare / 18 : Math.min(26, (isTight ? 8 : 14) + spare / 14),
    seats: {
      columns,
      width: (column - 2 * COLUMN_EDGE - (columns - 1) * SEAT_GAP) / columns,
      height: (isFlat ? 50 : isTight ? 72 : isLarge ? 109 : 84) * Math.min(textScale, 1.6),
      density: isFlat ? 'flat' : isLarge ? 'large' : 'full',
    },
    side: 0,
    panel: 0,
    market: Math.floor(Math.min((column - 90) / 6.4, (isTight ? 48 : 54) * roomy)),
    hand: Math.floor(Math.min((column - 24) / 5 - 10, (isTight ? 54 * shrunk : 68) * roomy)),
    stack: isTight ? 70 : Math.min(96, 84 + spare / 10) * Math.min(roomy, 1.5),
    slot: isTight ? 56 : Math.min(92, 78 + spare / 8) * Math.min(roomy, 1.6),
    own: isTight ? 46 : isLarge ? 76 : 60,
  };
}

function besideSizes({ width, height, insets, kind, textScale }: Layout, seats: number, page: string): TableSizes {
  const isTablet = kind === 'tablet';
  const isRoomy = isTablet && width >= 1200;
  const side = isRoomy ? 260 : isTablet ? 200 : 182;
  const panel = isRoomy ? 360 : isTablet ? 290 : width >= 880 ? 256 : 236;
  const middle = width - insets.left - insets.right - side - panel - 48;
  const free = height - insets.top - insets.bottom;
  const others = seats - 1;
  const seat = (free - 16 - 56 - (others - 1) * SEAT_GAP) / others;
  const tall = Math.max(0, free - 400);
  return {
    shape: 'beside',
    width: middle,
    isTight: !isTablet,
    // On the table rings need room between the rows; the five builds of a low screen need all there is.
    gap: page === 'build' && !isTablet ? 5 : 14 + tall * 0.04,
    seats: {
      columns: 1,
      width: side,
      height: Math.min(isRoomy ? 150 : 112, seat),
      density: seat < 76 * textScale ? 'flat' : isRoomy && seat > 120 ? 'large' : 'full',
    },
    side,
    panel,
    market: Math.floor(Math.min((middle - 70) / 6.4, 52 + tall * 0.08)),
    hand: Math.floor(Math.min((middle - 20) / 5 - 12, page === 'build' && !isTablet ? 37 : 62 + tall * 0.1)),
    stack: 78 + tall * 0.1,
    slot: isTablet ? 96 + tall * 0.06 : 60,
    own: 60,
  };
}
