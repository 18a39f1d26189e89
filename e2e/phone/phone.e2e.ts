import { by, device, element, expect, waitFor } from 'detox';
import { expect as expectValue } from '@jest/globals';

import { launchApp } from '../launchApp';
import { isThere, openTable, recordOf, tap, type WrittenGame } from '../tablePlayer';
import { attributesOf, openMatch, recordFor, waitForId } from '../tilePlayer';
import twoPeople from '../games/table-two-people.json';
import { by as anyBy } from '../driver/matcher';
import type { Phone } from './phone';

const LONG = 600_000;
const SOON = 30_000;
/** Tiles and cards are painted in spare moments. */
const PAINTED = 5_000;
const phone = (): Phone => (device as unknown as { deviceDriver: { app: Phone } }).deviceDriver.app;
const isAndroid = () => device.getPlatform() === 'android';

/** A match against the computer with everything moving, as a person finds it. */
async function meetTheComputer(): Promise<void> {
  await launchApp({ isFresh: true });
  await tap('game-classic');
  await tap('start-match');
  await waitForId('land');
}

const isThereNow = async (id: RegExp) => {
  const found = (await phone().query(anyBy.id(id).clauses)).filter(({ enabled }) => enabled);
  return found.length > 0;
};

async function myTurn(): Promise<void> {
  await waitForId('held-tile');
  await waitForId(/^cell-/);
}

/** Puts the tile on the first cell that is offered, and a follower where one may stand. */
async function playATile(withFollower: boolean): Promise<void> {
  await myTurn();
  const { frame: board } = await attributesOf('board');
  const touch = async (id: RegExp) => {
    const { frame } = (await element(by.id(id)).atIndex(0).getAttributes()) as unknown as Awaited<
      ReturnType<typeof attributesOf>
    >;
    await element(by.id('board')).tap({
      x: frame.x + frame.width / 2 - board.x,
      y: frame.y + frame.height / 2 - board.y,
    });
  };
  await touch(/^cell-/);
  await waitForId('ghost');
  if (withFollower && (await isThereNow(/^choice-/))) await touch(/^choice-/);
  await element(by.id('confirm')).tap();
}

describe('a hand on the board', () => {
  it(
    'pans, pinches, taps twice and plays against the computer while everything moves',
    async () => {
      await meetTheComputer();
      await myTurn();
      const before = (await attributesOf('land')).frame;
      await element(by.id('board')).swipe('left', 'slow', 0.2, 0.5, 0.35);
      const panned = (await attributesOf('land')).frame;
      expectValue(panned.x).toBeLessThan(before.x);
      await element(by.id('board')).pinch(1.6);
      const pinched = (await attributesOf('land')).frame;
      expectValue(pinched.width).toBeGreaterThan(panned.width * 1.2);
      await element(by.id('board')).swipe('up', 'fast', 0.3, 0.5, 0.5);
      await element(by.id('zoom-fit')).tap();
      for (let turn = 0; turn < 6; turn++) await playATile(turn % 3 !== 2);
      await myTurn();
      await element(by.id('held-tile')).tap();
      await element(by.id('held-tile')).longPressAndDrag(40, 0.5, 0.5, element(by.id('board')), 0.2, 0.2, 'slow', 60);
      const { fingers } = phone();
      const { frame } = await attributesOf('held-tile');
      const from = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
      await fingers.dragAndJoin([from, { x: from.x + 60, y: from.y - 240 }], { x: 40, y: 300 }, 300);
      await phone().settle();
      await expect(element(by.id('held-tile'))).toExist();
    },
    LONG,
  );

  it('goes from sheet to sheet without two native layers, and back closes them', async () => {
    await openMatch(recordFor('classic', 21));
    await tap('menu');
    await tap('menu-history');
    await waitForId('history');
    if (isAndroid()) await device.pressBack();
    else await element(by.id('history-close')).tap();
    await waitFor(element(by.id('history')))
      .not.toExist()
      .withTimeout(SOON);
    await tap('tiles-left');
    await waitForId('tiles-left-sheet');
  });
});

describe('the system', () => {
  it('turns the phone in the middle of a match and the tile stays in hand', async () => {
    await openMatch(recordFor('classic', 21));
    await device.setOrientation('landscape');
    await expect(element(by.id('held-tile'))).toBeVisible();
    await device.setOrientation('portrait');
    await expect(element(by.id('held-tile'))).toBeVisible();
  });

  it('does not leave a match by a swipe from the edge; the button of Android does what the screen does', async () => {
    await openMatch(recordFor('classic', 21));
    await device.pressBack();
    if (isAndroid()) await waitForId('home');
    else await expect(element(by.id('land'))).toExist();
  });

  it('covers a hidden hand as soon as the app is left', async () => {
    const game = twoPeople as WrittenGame;
    await openTable(recordOf(game, game.moves.slice(0, 2)));
    await tap('take-phone');
    if (await isThere('skip-story')) await tap('skip-story');
    await waitForId('hand');
    await device.sendToHome();
    await waitFor(element(by.id('hand')))
      .not.toExist()
      .withTimeout(SOON);
    await device.launchApp({ newInstance: false });
    await waitForId('take-phone');
  });

  it('shows set-up and settings in the largest letters, in Portuguese, by night', async () => {
    await launchApp({ isFresh: true, language: 'pt', scheme: 'dark', textScale: 2 });
    await waitForId('home');
    await expect(element(by.text('Muralhas e Campos').withAncestor(by.id('game-classic')))).toExist();
    await tap('open-settings');
    await waitForId('settings');
  });

  it('writes a name', async () => {
    await launchApp({ isFresh: true, language: 'en' });
    await tap('game-classic');
    await tap('seat-0');
    await waitForId('seat-name');
    await element(by.id('seat-name')).replaceText('Joana');
    await expect(element(by.id('seat-name'))).toHaveValue('Joana');
  });
});

describe('memory', () => {
  it(
    'of pictures is bounded however often a match is opened',
    async () => {
      await openMatch(recordFor('classic', 21));
      const open = async () => {
        await tap('menu');
        await tap('menu-home');
        await waitForId('continue');
        await tap('continue');
        await waitForId('land');
        await phone().settle();
      };
      for (let times = 0; times < 3; times++) await open();
      const early = phone().graphics.skia.census();
      for (let times = 0; times < 8; times++) await open();
      const late = phone().graphics.skia.census();
      process.stdout.write(
        `pictures: ${(late.bytes / 1e6).toFixed(1)} MB live, ${(late.peakBytes / 1e6).toFixed(1)} MB at most\n`,
      );
      expectValue(late.bytes).toBeLessThan(1.25 * early.bytes + 1e6);
    },
    LONG,
  );
});

describe('the screen of a phone', () => {
  it('is painted: home, a tile table and the card table', async () => {
    const platform = device.getPlatform();
    await launchApp({ isFresh: true, language: 'pt' });
    await waitForId('home');
    await device.takeScreenshot(`phone-${platform}-home`);
    await meetTheComputer();
    await myTurn();
    await phone().rest(PAINTED);
    await device.takeScreenshot(`phone-${platform}-tiles`);
    const game = twoPeople as WrittenGame;
    await openTable(recordOf(game, game.moves.slice(0, 4)));
    await tap('take-phone');
    if (await isThere('skip-story')) await tap('skip-story');
    await waitForId('hand');
    await phone().rest(PAINTED);
    await device.takeScreenshot(`phone-${platform}-cards`);
  });
});
