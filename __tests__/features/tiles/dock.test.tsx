import { act, screen } from '@testing-library/react-native';
import { Dimensions } from 'react-native';

import { dockOf } from '@/features/tiles/dock';
import { rowHeight } from '@/features/tiles/seats/Seats';
import type { Seat } from '@/core/seat';
import { layoutFor } from '@/ui/frame/layout';

import { everyView, SmallScreen, type LaidView } from '../../support/laid/lay';
import { activate, movesUntil, openTable } from './openTable';

jest.setTimeout(30_000);
jest.mock('expo-router', () => ({ router: { replace: jest.fn(), push: jest.fn() } }));
jest.mock('@/features/tiles/tray/TilePicture', () => ({ TilePicture: () => null, TilesAhead: () => null }));
jest.mock('@/board/BoardLoader', () => {
  const { BoardA11y } = jest.requireActual<typeof import('@/board/BoardA11y')>('@/board/BoardA11y');
  return {
    BoardLoader: ({ scene, link, insets, ref, ...events }: import('@/board/Board').BoardProps) => (
      <BoardA11y scene={scene} events={events} live={link!.live} land={{ x: 0, y: 0, width: 1, height: 1 }} />
    ),
  };
});

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const NAMES = ['Ana', 'Rui', 'Leonor', 'Tomás', 'Clara'];
const layoutOf = (width: number, height: number, textScale = 1) => layoutFor(width, height, textScale, NONE);

describe('the dock of a tablet held upright', () => {
  it.each([
    [412, 915],
    [915, 412],
    [700, 1100],
    [1180, 820],
  ])('is not there on %i × %i', (width, height) => {
    expect(dockOf(layoutOf(width, height))).toBeNull();
  });

  it.each([
    [744, 1133],
    [820, 1180],
    [1024, 1366],
  ])('leaves more than half of %i × %i to the board, and has room for five seats and a tray', (width, height) => {
    for (const textScale of [1, 1.5, 2]) {
      const layout = layoutOf(width, height, textScale);
      const dock = dockOf(layout)!;
      expect(dock.height).toBeLessThan(height / 2);
      expect(dock.tray).toBeGreaterThanOrEqual(340);
      expect(width - dock.tray).toBeGreaterThan(340);
      expect(dock.hasStory).toBe(width >= 1000);
      expect(5 * rowHeight(layout, 5)!).toBeLessThanOrEqual(Math.max(dock.rows, 5 * 44));
    }
  });
});

interface Frames {
  readonly byId: ReadonlyMap<string, LaidView['frame']>;
  readonly texts: readonly LaidView[];
}

/** A table on a screen of this size, and where everything lies on it. */
async function openOn(width: number, height: number, seats: readonly Seat[]): Promise<{ look: () => Frames }> {
  act(() => Dimensions.set({ window: { ...upright, width, height, fontScale: 1 } }));
  const paper = await SmallScreen.open({ width, height });
  const moves = movesUntil('classic', seats.length, 1, (_, plies) => plies === 6)!;
  await openTable('classic', { seats, moves });
  const look = () => {
    const views = [...everyView(paper.lay(screen.toJSON()))].map(({ view }) => view);
    const byId = new Map(views.flatMap(({ testID, frame }) => (testID === null ? [] : [[testID, frame] as const])));
    return { byId, texts: views.filter(({ name }) => name === 'Paragraph') };
  };
  return { look };
}
const upright = Dimensions.get('window');
afterEach(() => act(() => Dimensions.set({ window: upright })));

const isWithin = (one: LaidView['frame'], other: LaidView['frame']) =>
  one.x >= other.x - 0.5 &&
  one.y >= other.y - 0.5 &&
  one.x + one.width <= other.x + other.width + 0.5 &&
  one.y + one.height <= other.y + other.height + 0.5;
const isBeside = (one: LaidView['frame'], other: LaidView['frame']) => one.x + one.width <= other.x + 0.5;

describe.each([
  [820, 1180, 2],
  [820, 1180, 5],
  [1024, 1366, 5],
])('on a tablet of %i × %i, with %i at the table', (width, height, count) => {
  it('seats, last moves and tray stand below the board, all in sight and none over another', async () => {
    const seats = NAMES.slice(0, count).map((name, colour) => ({ name, colour }) as Seat);
    const { look } = await openOn(width, height, seats);
    const { byId, texts } = look();
    const panel = byId.get('panel')!;
    expect(panel).toMatchObject({ x: 0, width });
    expect(panel.y + panel.height).toBe(height);
    expect(panel.y).toBeGreaterThan(height / 2);

    const rows = seats.map((_, index) => byId.get(`seat-${index}`)!);
    const newest = texts.find(({ text }) => /^(Ana|Rui|Leonor|Tomás|Clara) (laid|put|finished)/.test(text))!.frame;
    const tray = byId.get('held-tile')!;
    const all = [...rows, byId.get('history-all')!, newest, tray];
    for (const frame of all) expect(isWithin(frame, panel)).toBe(true);
    for (const row of rows) {
      expect(row.height).toBeGreaterThanOrEqual(44);
      expect(isBeside(row, tray)).toBe(true);
      // Last moves have a column where there is room, and else stand below the last seat.
      if (width >= 900) expect(isBeside(row, newest)).toBe(true);
      else expect(newest.y).toBeGreaterThanOrEqual(row.y + row.height);
    }
    expect(isBeside(newest, tray)).toBe(true);

    // The tray keeps its place when a tile lies, with its button as wide as the thumb expects.
    await activate(String(screen.getAllByTestId(/^cell-/)[0]!.props.testID));
    const later = look().byId;
    const button = later.get('confirm')!;
    expect(isWithin(button, later.get('panel')!)).toBe(true);
    expect(button.width).toBeGreaterThan(300);
    expect(isBeside(rows[0]!, button)).toBe(true);
  });
});
