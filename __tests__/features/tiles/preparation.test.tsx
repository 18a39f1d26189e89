import { Skia } from '@shopify/react-native-skia';
import { act, render, screen } from '@testing-library/react-native';

import { PAINTERS } from '@/board/art/painters';
import type { ArtTheme } from '@/board/art/palette';
import { bucketFor } from '@/board/art/tileImages';
import { LARGEST_FIT } from '@/board/geometry';
import { landScene } from '@/board/scene';
import { openWorkshop } from '@/board/Workshop';
import * as lazySkia from '@/board/lazySkia';
import { Preparation } from '@/features/tiles/Preparation';
import { prepareTable } from '@/features/tiles/prepareTable';
import { ROTATIONS, TileTable } from '@/games/tiles';
import { lastTable } from '@/match/history';
import { recordOf, type MatchSetup } from '@/match/start';
import * as spareTime from '@/platform/spareTime';
import { pictureQueue } from '@/ui/drawing/PictureQueue';

// Flat art: gradients do not cross the border of Jest's realm.
jest.mock('@/board/artTheme', () => ({ artThemeOf: () => 'contrastLight' }));
// The board's code is not what is prepared here, and Node cannot fetch it.
jest.mock('@/board/BoardLoader', () => ({ loadBoard: () => Promise.resolve() }));

const SETUP: MatchSetup = {
  game: 'hunters',
  options: {},
  seats: [
    { name: 'Ana', colour: 0 },
    { name: 'Rui', colour: 1 },
  ],
  seed: 5,
  aids: {} as MatchSetup['aids'],
  origin: { kind: 'new' },
  hasHandOver: false,
};

const turns: (() => void)[] = [];
const work = () => turns.splice(0).forEach((turn) => turn());

beforeEach(() => {
  jest.spyOn(pictureQueue, 'wish').mockImplementation(() => undefined);
  jest.spyOn(spareTime, 'inSpareTime').mockImplementation((turn) => {
    turns.push(turn);
    return () => undefined;
  });
});
afterEach(() => {
  work();
  expect(turns).toEqual([]);
  jest.restoreAllMocks();
});

/** Which of the first tiles of a match are painted for its board, the one in hand in all its turns. */
function paintedTiles(setup: MatchSetup): boolean[] {
  const table = lastTable(recordOf(setup));
  if (table === null || !TileTable.is(table)) throw new Error('no table of tiles');
  const { tiles, hand } = landScene(table, []);
  const all = [...tiles, ...ROTATIONS.map((rotation) => ({ ...hand!, rotation }))];
  const pixels = bucketFor(LARGEST_FIT * 2);
  return all.map(({ tile: design, rotation, variant }) => {
    const picture = { design, turns: rotation, variant, theme: 'contrastLight' as const, pixels };
    return openWorkshop(Skia).tiles.find(PAINTERS.hunters, picture) !== null;
  });
}

describe('a table that is being set', () => {
  it('has its first tiles painted for later', () => {
    expect(paintedTiles(SETUP)).toEqual([false, false, false, false, false]);
    prepareTable(SETUP, 'contrastLight', 112);
    const held = expect.stringMatching(/^tile\/hunters\//) as string;
    expect(pictureQueue.wish).toHaveBeenCalledWith(held, expect.anything(), { rank: 'ahead' });
    for (let turn = 0; turn < 5000 && turns.length > 0; turn++) work();
    expect(paintedTiles(SETUP)).toEqual([true, true, true, true, true]);
  });

  it('is painted for no longer than somebody sits at it', () => {
    const other = { ...SETUP, seed: 77 };
    const forget = jest.spyOn(pictureQueue, 'forget');
    const callOff = prepareTable(other, 'contrastLight', 112);
    work();
    callOff();
    for (let turn = 0; turn < 5000 && turns.length > 0; turn++) work();
    expect(forget).toHaveBeenCalledWith(expect.stringMatching(/^tile\/hunters\//));
    expect(paintedTiles(other).slice(1)).toEqual([false, false, false, false]);
  });
});

describe('the screen where a table is set', () => {
  const prepare = jest.fn((setup: MatchSetup, theme: ArtTheme, size: number) => {
    void [setup, theme, size];
    return callOff;
  });
  const callOff = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(lazySkia, 'withSkia').mockImplementation(() => Promise.resolve({ prepareTable: prepare }) as never);
    prepare.mockClear();
    callOff.mockClear();
  });
  afterEach(() => jest.useRealTimers());
  const wait = (time: number) => act(async () => jest.advanceTimersByTimeAsync(time));

  it('waits until it stands still, and shows nothing of what is painted', async () => {
    await render(<Preparation setup={SETUP} />);
    await wait(300);
    expect(prepare).not.toHaveBeenCalled();
    await wait(200);
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(screen.toJSON()).toBeNull();
    await screen.unmount();
    expect(callOff).toHaveBeenCalledTimes(1);
  });

  it('begins anew with another seed, and not with another name', async () => {
    await render(<Preparation setup={SETUP} />);
    await wait(500);
    const renamed = { ...SETUP, seats: [{ name: 'Eva', colour: 2 as const }, SETUP.seats[1]!] };
    await screen.rerender(<Preparation setup={renamed} />);
    await wait(500);
    expect(prepare).toHaveBeenCalledTimes(1);
    await screen.rerender(<Preparation setup={{ ...SETUP, seed: 6 }} />);
    expect(callOff).toHaveBeenCalledTimes(1);
    await wait(500);
    expect(prepare).toHaveBeenCalledTimes(2);
    expect(prepare.mock.calls[1]?.[0].seed).toBe(6);
  });

  it('stays as it is when the renderer cannot be loaded', async () => {
    jest.spyOn(lazySkia, 'withSkia').mockRejectedValue(new Error('offline'));
    await render(<Preparation setup={SETUP} />);
    await wait(500);
    expect(screen.toJSON()).toBeNull();
  });

  it('paints nothing for somebody who has left meanwhile', async () => {
    await render(<Preparation setup={SETUP} />);
    await wait(300);
    await screen.unmount();
    await wait(500);
    expect(prepare).not.toHaveBeenCalled();
  });
});
