import { by, device, element, expect, waitFor } from 'detox';
import { expect as expectValue } from '@jest/globals';

import { Rng } from '@/core/rng';
import { gameOf } from '@/games';
import { settlers, type SettlersMove } from '@/games/settlers';
import { encodeRecord } from '@/match/shareCode';

import { launchApp, type Start } from '../launchApp';
import { isThere, openTable, recordOf, tap, TablePlayer, type WrittenGame } from '../tablePlayer';
import {
  attributesOf,
  chooseMove,
  fingers,
  openMatch,
  positionOf,
  recordFor,
  TilePlayer,
  waitForId,
} from '../tilePlayer';
import attack from '../games/table-robber-attack.json';
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
async function meetTheComputer(start: Start = {}): Promise<void> {
  await launchApp({ isFresh: true, ...start });
  await tap('game-classic');
  await tap('start-match');
  await waitForId('land');
}

const isThereNow = async (id: RegExp) => {
  const found = (await phone().query(anyBy.id(id).clauses)).filter(({ enabled }) => enabled);
  return found.length > 0;
};

/** A match that has been played for a while, so that its fields lie beside each other. */
function fieldsRecord() {
  const record = recordFor('classic', 21);
  const position = positionOf(record);
  const rng = Rng.fromSeed(5);
  const moves: string[] = [];
  for (let turn = 0; turn < 40; turn++) {
    const legal = position.legalMoves();
    const onField = legal.find((move) => move.type === 'place' && move.piece !== null && turn % 3 === 0);
    const move = onField ?? chooseMove(position, rng);
    moves.push(gameOf('classic').encode(move));
    position.play(move);
  }
  return { ...record, moves };
}

/** A match of the hunters in which the next move closes a river with somebody on it. */
function riverRecord() {
  for (let seed = 1; seed < 200; seed++) {
    const record = recordFor('hunters', seed);
    const position = positionOf(record);
    const rng = Rng.fromSeed(seed);
    const moves: string[] = [];
    for (let turn = 0; turn < 30 && !position.isOver; turn++) {
      const closing = position
        .legalMoves()
        .find(
          (move) =>
            move.type === 'place' &&
            position.preview(move).some((event) => event.type === 'scored' && event.because.feature === 'river'),
        );
      if (closing !== undefined) return { record: { ...record, moves }, move: closing };
      const move = chooseMove(position, rng);
      moves.push(gameOf('hunters').encode(move));
      position.play(move);
    }
  }
  throw new Error('no river is ever closed');
}

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
      await element(by.id('leaf')).swipe('left', 'fast', 0.4, 0.6, 0.5);
      await waitForId('ghost');
      await element(by.id('undo')).tap();
      for (let turn = 0; turn < 6; turn++) await playATile(turn % 3 !== 2);
      await myTurn();
      await element(by.id('held-tile')).tap();
      await element(by.id('held-tile')).longPressAndDrag(40, 0.5, 0.5, element(by.id('board')), 0.2, 0.2, 'slow', 60);
      const { fingers: ownFingers } = phone();
      const { frame } = await attributesOf('held-tile');
      const from = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
      await ownFingers.dragAndJoin([from, { x: from.x + 60, y: from.y - 240 }], { x: 40, y: 300 }, 300);
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

describe('what moves', () => {
  const middleOf = ({ frame }: Awaited<ReturnType<typeof attributesOf>>) => ({
    x: frame.x + frame.width / 2,
    y: frame.y + frame.height / 2,
  });

  it('a sheet follows its grip, springs back, and goes when it is pulled far', async () => {
    await meetTheComputer();
    await myTurn();
    await tap('menu');
    await waitForId('play-menu');
    const { frame } = await attributesOf('play-menu');
    const grip = { x: frame.x + frame.width / 2, y: frame.y + 12 };
    await phone().fingers.drag([[grip, { ...grip, y: grip.y + 40 }]], 200);
    await phone().settle();
    await expect(element(by.id('play-menu'))).toExist();
    await phone().fingers.drag([[grip, { ...grip, y: grip.y + 200 }]], 200);
    await waitFor(element(by.id('play-menu')))
      .not.toExist()
      .withTimeout(SOON);
  });

  it('a drag that the system takes away leaves the tile in hand and the land where it was', async () => {
    await openMatch(recordFor('classic', 21), { isStill: false });
    const held = middleOf(await attributesOf('held-tile'));
    await phone().fingers.interrupted([held, { x: held.x + 80, y: held.y - 300 }]);
    await phone().fingers.interrupted([
      { x: 200, y: 300 },
      { x: 120, y: 260 },
    ]);
    await phone().settle();
    await expect(element(by.id('held-tile'))).toExist();
    await expect(element(by.id('ghost'))).not.toExist();
  });

  it('labels of fields make room for each other while the land is pinched', async () => {
    await openMatch(fieldsRecord(), { isStill: false });
    await tap('overlay');
    await element(by.id('board')).pinch(0.4);
    await phone().settle();
    await element(by.id('board')).pinch(2);
  });

  it('foam runs along a river that is closed', async () => {
    const { record, move } = riverRecord();
    await launchApp({ isFresh: true, url: `terreno://m/${encodeRecord(record)}` });
    await tap('open-import');
    await waitForId('land');
    await new TilePlayer(record, fingers()).playOne(move);
    await phone().settle();
  });

  it('seats change their places by a drag, and a replay follows its slider', async () => {
    await launchApp({ isFresh: true });
    await tap('game-classic');
    await waitForId('grip-1');
    const [first, second] = [middleOf(await attributesOf('grip-0')), middleOf(await attributesOf('grip-1'))];
    await phone().fingers.drag([[first, { x: second.x, y: second.y + 20 }]], 400, 400, 100);
    await phone().settle();
    // A match that was called off: of one under way there is no replay.
    await launchApp({ url: `terreno://m/${encodeRecord(fieldsRecord(), true)}` });
    await tap('open-import');
    await waitForId('result');
    await tap('replay');
    await waitForId('replay-slider');
    const { frame } = await attributesOf('replay-slider');
    const at = (share: number) => ({ x: frame.x + frame.width * share, y: frame.y + frame.height / 2 });
    await phone().fingers.tap(at(0.3));
    await phone().settle();
    await phone().fingers.drag([[at(0.3), at(0.8)]], 300);
    await phone().settle();
  });

  it(
    'cards fly and a city is revealed before the robbers come',
    async () => {
      const game = attack as WrittenGame;
      const before = game.moves.slice(0, -1);
      await launchApp({ isFresh: true, url: `terreno://m/${encodeRecord(recordOf(game, before))}` });
      await tap('open-import');
      const decode = (moves: readonly string[]) => moves.map((text) => settlers.decode(text) as SettlersMove);
      const player = new TablePlayer(game, decode(game.moves.slice(-1)), decode(before));
      await player.takePhone();
      await player.playAll();
      await waitFor(element(by.id('attack')))
        .toExist()
        .withTimeout(SOON);
    },
    LONG,
  );
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

describe('the screen of a phone', () => {
  it('is painted: home, a tile table and the card table', async () => {
    const platform = device.getPlatform();
    await launchApp({ isFresh: true, isSeen: true, language: 'pt' });
    await waitForId('home');
    await device.takeScreenshot(`phone-${platform}-home`);
    await meetTheComputer({ isSeen: true });
    await myTurn();
    await phone().rest(PAINTED);
    await device.takeScreenshot(`phone-${platform}-tiles`);
    const game = twoPeople as WrittenGame;
    await openTable(recordOf(game, game.moves.slice(0, 4)), { isSeen: true });
    await tap('take-phone');
    if (await isThere('skip-story')) await tap('skip-story');
    await waitForId('hand');
    await phone().rest(PAINTED);
    await device.takeScreenshot(`phone-${platform}-cards`);
  });
});
