import { by, device, element, waitFor } from 'detox';
import { expect } from '@jest/globals';

import { defaultOptions } from '@/core/options';
import { newRecord } from '@/core/record';
import { classic } from '@/games/classic';
import { encodeRecord } from '@/match/shareCode';

import type { App } from './chromium/app';
import { launchApp, type Start } from './launchApp';
import { difference, readPixels, type Pixels } from './pixels';

const OPENING = 60_000;
/** A browser without a graphics processor paints slowly, and more so beside others. */
jest.setTimeout(300_000);
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function frameOf(id: string): Promise<Frame> {
  const { frame } = (await element(by.id(id)).getAttributes()) as { frame: Frame };
  return frame;
}

/** Where the land is on the screen, once the camera rests: its scale and its place are the camera's. */
async function land(): Promise<Frame> {
  let last = await frameOf('land');
  for (;;) {
    await rest(250);
    const now = await frameOf('land');
    if (now.x === last.x && now.y === last.y && now.width === last.width) return now;
    last = now;
  }
}

/** The screen once nothing on it changes any more: tiles are painted a few at a time. */
async function finished(name: string): Promise<Pixels> {
  let last = readPixels(await device.takeScreenshot(name));
  for (let times = 0; times < 40; times++) {
    await rest(700);
    const now = readPixels(await device.takeScreenshot(name));
    if (now.rgb.every((value, i) => value === last.rgb[i])) return now;
    last = now;
  }
  throw new Error('the board is never done');
}

/** The point of the land under a point of the screen, as shares of its width and height. */
const under = (frame: Frame, { x, y }: { x: number; y: number }) => ({
  x: (x - frame.x) / frame.width,
  y: (y - frame.y) / frame.height,
});

const middleOf = ({ x, y, width, height }: Frame) => ({ x: x + width / 2, y: y + height / 2 });

/** The browser has a wheel and lets fingers come one after the other; a simulator does neither. */
const isWeb = () => (device.getPlatform() as string) === 'web';
const browser = (): App => (device as unknown as { deviceDriver: { app: App } }).deviceDriver.app;

async function explore(start: Start = {}): Promise<void> {
  await launchApp({ isFresh: true, ...start, url: 'terreno://explore/classic?tiles=20' });
  await waitFor(element(by.id('land')))
    .toExist()
    .withTimeout(OPENING);
}

describe('the camera of the board', () => {
  it('zooms about the fingers and keeps under them what was there', async () => {
    await explore();
    const board = await frameOf('board');
    const before = await land();
    await element(by.id('board')).pinch(2);
    const after = await land();
    expect(after.width / before.width).toBeGreaterThan(1.7);
    expect(after.width / before.width).toBeLessThan(2.3);
    const middle = middleOf(board);
    expect(under(after, middle).x).toBeCloseTo(under(before, middle).x, 1);
    expect(under(after, middle).y).toBeCloseTo(under(before, middle).y, 1);
    await element(by.id('board')).pinch(0.5);
    expect((await land()).width).toBeLessThan(after.width * 0.75);
  });

  it('follows the finger, in numbers and in pixels', async () => {
    await explore({ isSeen: true });
    const before = await land();
    const first = await finished('board-before-pan');
    await element(by.id('board')).longPressAndDrag(20, 0.5, 0.75, element(by.id('board')), 0.62, 0.68, 'slow', 400);
    const after = await land();
    const board = await frameOf('board');
    // The first few points of a drag are lost while it may still be a tap.
    expect(after.x - before.x).toBeGreaterThan(0.12 * board.width - 14);
    expect(after.x - before.x).toBeLessThan(0.12 * board.width + 2);
    expect(after.y - before.y).toBeLessThan(-0.07 * board.height + 14);
    expect(after.width).toBe(before.width);

    const second = await finished('board-after-pan');
    const density = first.width / board.width;
    const patch = (frame: Frame) => ({
      x: Math.round((frame.x + frame.width * 0.4) * density),
      y: Math.round((frame.y + frame.height * 0.5) * density),
    });
    const side = Math.round(50 * density);
    const isMoved = difference(first, second, patch(before), patch(after), side);
    const hasStayed = difference(first, second, patch(before), patch(before), side);
    expect(isMoved).toBeLessThan(hasStayed / 3);
  });

  it('stops with the land still in sight, however often it is thrown', async () => {
    await explore();
    const before = await land();
    for (let times = 0; times < 4; times++) await element(by.id('board')).swipe('left', 'fast', 0.6, 0.75, 0.25);
    const after = await land();
    const board = await frameOf('board');
    expect(after.x).toBeLessThan(before.x);
    expect(after.x + after.width).toBeGreaterThan(board.x + board.width * 0.3);
  });

  it('shows all the land again on a double tap and on a button', async () => {
    await explore();
    const fitted = await land();
    await element(by.id('zoom-in')).tap();
    const zoomed = await land();
    expect(zoomed.width).toBeGreaterThan(fitted.width * 1.2);
    await element(by.id('zoom-fit')).tap();
    expect(await land()).toEqual(fitted);
    await element(by.id('zoom-out')).tap();
    const far = await land();
    expect(far.width).toBeLessThan(fitted.width);
    await element(by.id('board')).multiTap(2);
    expect(await land()).toEqual(fitted);
  });

  it('lights what a finger asks about, and the whole overlay of fields', async () => {
    await explore({ isSeen: true });
    const frame = await land();
    const middle = middleOf(frame);
    const dark = await finished('board-plain');
    await element(by.id('overlay')).tap();
    const fields = await finished('board-fields');
    const density = dark.width / (await frameOf('board')).width;
    const at = { x: Math.round((middle.x - 40) * density), y: Math.round((middle.y - 40) * density) };
    expect(difference(dark, fields, at, at, Math.round(80 * density))).toBeGreaterThan(6);
  });

  it('zooms with the wheel about the pointer and pans with a trackpad', async () => {
    if (!isWeb()) return;
    await explore();
    const before = await land();
    const pointer = { x: Math.round(before.x + before.width * 0.7), y: Math.round(before.y + before.height * 0.4) };
    const { mouse } = browser().page;
    await mouse.move(pointer.x, pointer.y);
    // What a turn of the wheel is in points depends on the density of the screen.
    await mouse.wheel(0, -240);
    const zoomed = await land();
    expect(zoomed.width / before.width).toBeGreaterThan(1.15);
    expect(zoomed.width / before.width).toBeLessThan(1.5);
    expect(under(zoomed, pointer).x).toBeCloseTo(under(before, pointer).x, 2);
    expect(under(zoomed, pointer).y).toBeCloseTo(under(before, pointer).y, 2);
    await mouse.wheel(-30, 18);
    const moved = await land();
    // The layer that is measured is scaled about its middle, which costs the last digits of a width.
    expect(moved.width).toBeCloseTo(zoomed.width, 2);
    expect(moved.x - zoomed.x).toBeGreaterThan(9);
    expect((zoomed.y - moved.y) / (moved.x - zoomed.x)).toBeCloseTo(0.6, 1);
  });
});

describe('a tile in the hand', () => {
  async function openMatch(): Promise<void> {
    const people = ['Ana', 'Rui'].map((name, colour) => ({ name, colour }));
    const record = newRecord('classic', defaultOptions(classic.options), people, 5);
    await launchApp({ isFresh: true, url: `terreno://m/${encodeRecord({ ...record, moves: [] })}` });
    await waitFor(element(by.id('open-import')))
      .toBeVisible()
      .withTimeout(OPENING);
    await element(by.id('open-import')).tap();
    await waitFor(element(by.id('held-tile')))
      .toBeVisible()
      .withTimeout(OPENING);
    await land();
  }

  /** A legal cell of the first move, by the rules alone. */
  function legalCell(): string {
    const position = classic.start(defaultOptions(classic.options), 5, 2);
    for (const move of position.legalMoves()) if (move.type === 'place') return `cell-${move.x}-${move.y}`;
    throw new Error('no tile can be placed');
  }

  it('is put back by a second finger, and nothing is placed', async () => {
    if (!isWeb()) return;
    await openMatch();
    const home = await frameOf('held-tile');
    const { x, y } = middleOf(await frameOf(legalCell()));
    const finger = { x, y: y + 56 };
    await browser().fingers.dragAndJoin([middleOf(home), finger], { x: finger.x + 60, y: finger.y + 60 }, 500);
    await land();
    expect(middleOf(await frameOf('held-tile')).x).toBeCloseTo(middleOf(home).x, 0);
    expect(middleOf(await frameOf('held-tile')).y).toBeCloseTo(middleOf(home).y, 0);
    expect(
      await element(by.id('ghost'))
        .getAttributes()
        .then(Boolean, () => false),
    ).toBe(false);
  });

  it('lies where the finger let it go', async () => {
    await openMatch();
    const cell = legalCell();
    const { x, y, width } = await frameOf(cell);
    const board = await frameOf('board');
    // The tile is held above the finger, so that the finger does not hide it.
    const share = { x: (x + width / 2) / board.width, y: (y + width / 2 + 56) / board.height };
    await element(by.id('held-tile')).longPressAndDrag(
      40,
      0.5,
      0.5,
      element(by.id('board')),
      share.x,
      share.y,
      'slow',
      200,
    );
    await waitFor(element(by.id('ghost')))
      .toExist()
      .withTimeout(OPENING);
  });

  it('is looked at closely when a key puts it down, even while the key is still held', async () => {
    if (!isWeb()) return;
    await openMatch();
    const before = await land();
    const { page } = browser();
    await page.locator(`[data-testid="${legalCell()}"]`).focus();
    await page.keyboard.down('Enter');
    await waitFor(element(by.id('ghost')))
      .toExist()
      .withTimeout(OPENING);
    const after = await land();
    await page.keyboard.up('Enter');
    expect(after.width / before.width).toBeGreaterThan(1.1);
  });
});

describe('the canvas of a browser', () => {
  it('is painted again after the graphics were taken away', async () => {
    if (!isWeb()) return;
    await explore({ isSeen: true });
    const before = await finished('board-before-loss');
    await browser().page.evaluate(async () => {
      const canvas = document.querySelector<HTMLCanvasElement>('[data-testid=board] canvas');
      const loss = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      if (loss == null) throw new Error('there is no context to lose');
      loss.loseContext();
      await new Promise((resolve) => setTimeout(resolve, 300));
      loss.restoreContext();
    });
    const after = await finished('board-after-loss');
    expect(after.rgb.every((value, i) => value === before.rgb[i])).toBe(true);
  });
});
