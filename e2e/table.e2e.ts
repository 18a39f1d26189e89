import { readFileSync } from 'node:fs';
import { by, device, element, expect, waitFor } from 'detox';
import { expect as expectValue } from '@jest/globals';

import { defaultOptions } from '@/core/options';
import { RESOURCES, settlers, type Bundle, type SettlersEvent, type SettlersMove } from '@/games/settlers';
import { wordsIn } from '@/i18n/words';
import { cardWords } from '@/table/words/cardWords';

import guild from './games/table-guild.json';
import library from './games/table-library.json';
import attack from './games/table-robber-attack.json';
import twoPeople from './games/table-two-people.json';
import { isThere, openTable, passTurn, recordOf, tap, TablePlayer, waitForId, type WrittenGame } from './tablePlayer';
import { browser, isWeb } from './tilePlayer';

const LONG = 600_000;

const decode = (moves: readonly string[]) =>
  moves.map((text) => {
    const move = settlers.decode(text);
    if (move === null) throw new Error(`no move: ${text}`);
    return move;
  });

/** Every name and value in the accessibility tree, as a reader is given it. */
async function spokenTree(): Promise<string> {
  const { page } = browser();
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .flatMap(({ name, description, value }) => [name?.value, description?.value, value?.value])
    .filter((text): text is string => typeof text === 'string')
    .join('\n');
}

/** Whatever shows a hand: in the tree of the page, and by the names that readers hear. */
async function expectNoHand(): Promise<void> {
  if (isWeb()) {
    const cards = /\b(lumber|brick|grain|wool|ore)\b/i;
    const tree = await spokenTree();
    // It is the tree of this screen, and it names nobody's cards.
    expectValue(tree).toContain('Pass the phone to');
    expectValue(tree).not.toMatch(cards);
    const html = await browser().page.content();
    expectValue(html).not.toMatch(/data-testid="(hand"|market|seat-|choose-|own-display)/);
    expectValue(html.replace(/<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>/g, '')).not.toMatch(cards);
  }
  await expect(element(by.id('table'))).not.toExist();
  await expect(element(by.id('hand'))).not.toExist();
  for (const card of ['lumber', 'brick', 'grain', 'wool', 'ore']) {
    await expect(element(by.id(`hand-${card}`))).not.toExist();
    for (let count = 1; count <= 5; count++) {
      await expect(element(by.label(`${count} ${card} in your hand`))).not.toExist();
      await expect(element(by.label(`${count} ${card} in your hand. Lift one`))).not.toExist();
    }
  }
}

describe('two people with one phone', () => {
  const game = twoPeople as WrittenGame;

  it(
    'play a whole game with taps and drags: every trade, every build and a theft',
    async () => {
      const moves = decode(game.moves);
      await openTable(recordOf(game, []));
      await waitForId('hand-over');
      const player = new TablePlayer(game, [...moves]);
      await player.takePhone();
      await player.playAll();
      for (const [gesture, times] of Object.entries(player.gestures)) {
        expectValue([gesture, times > 0]).toEqual([gesture, true]);
      }
      const events = player.played.flatMap((move) => move.events);
      const kinds = new Set<SettlersMove['type']>(moves.map((move) => move.type));
      for (const kind of ['lay', 'draw', 'takeOpen', 'takeBlind', 'giveBack', 'endTurn'] as const) {
        expectValue(kinds).toContain(kind);
      }
      const built = events.filter(
        (event): event is Extract<SettlersEvent, { type: 'built' }> => event.type === 'built',
      );
      expectValue([...new Set(built.map((event) => event.what))].sort()).toEqual([
        'city',
        'expansion',
        'knight',
        'road',
        'settlement',
      ]);
      expectValue(built.some((event) => event.takenFrom !== null)).toBe(true);
      // The screen counted the same game: it ends where the written one does.
      await waitFor(element(by.id('result')))
        .toExist()
        .withTimeout(20_000);
      await expect(element(by.text('Ana won'))).toExist();
      await expect(element(by.id('table'))).not.toExist();
      expectValue(player.position.outcome()?.winners).toEqual([0]);
    },
    LONG,
  );

  it(
    'hide the hand while the phone is on its way: in the page, from readers and in the picture',
    async () => {
      const shots: Buffer[] = [];
      const tables: Buffer[] = [];
      for (const seed of [1, 2]) {
        // The same game from another shuffle: the hands differ, and nothing else that may be seen.
        await openTable(recordOf({ ...game, seed }, []), { isSeen: true });
        await waitForId('hand-over');
        await expectNoHand();
        shots.push(readFileSync(await device.takeScreenshot(`hand-over-${seed}`)));
        await tap('take-phone');
        await waitForId('hand');
        await expect(element(by.id('hand-over'))).not.toExist();
        tables.push(readFileSync(await device.takeScreenshot(`own-hand-${seed}`)));
        await tap('main');
        await waitForId('build-rows');
        await tap('main');
        await waitForId('hand-over');
        await expectNoHand();
      }
      expectValue(shots[0]?.equals(shots[1] as Buffer)).toBe(true);
      expectValue(tables[0]?.equals(tables[1] as Buffer)).toBe(false);
    },
    LONG,
  );

  it(
    'open a hand with the Library, choose a card of it and give one back',
    async () => {
      const opened = library as WrittenGame;
      const before = opened.moves.slice(0, -3);
      await openTable(recordOf(opened, before));
      const player = new TablePlayer(opened, decode(opened.moves.slice(-3)), decode(before));
      const seat = player.position.decider;
      const [chosen] = decode(opened.moves.slice(-2));
      if (chosen?.type !== 'choose') throw new Error('a card was to be chosen');
      await player.takePhone();
      await player.playNext();
      // The open hand lies there, and what must go back is said.
      for (const card of Object.keys(player.position.viewFor(1 - seat).hand)) {
        await expect(element(by.id(`choose-${card}`))).toBeVisible();
      }
      await expect(element(by.id('trade-slot'))).toBeVisible();
      await player.playNext();
      await expect(element(by.id('trade-slot'))).toBeVisible();
      await player.playNext();
      expectValue(player.position.viewFor(seat).trade).toBe(null);
      await waitForId('market');
    },
    LONG,
  );

  it(
    'both discard when robbers come, each from their own hand',
    async () => {
      const robbed = attack as WrittenGame;
      const before = robbed.moves.slice(0, -1);
      const [city] = decode(robbed.moves.slice(-1));
      await openTable(recordOf(robbed, before));
      const player = new TablePlayer(robbed, [city as SettlersMove], decode(before));
      const after = player.position.clone();
      after.play(city as SettlersMove);
      const discarders = new Set<number>();
      while (after.stage === 'attack') {
        discarders.add(after.decider);
        const move = after.legalMoves()[0] as SettlersMove;
        player.write([move]);
        after.play(move);
      }
      expectValue(discarders.size).toBe(2);
      await player.takePhone();
      await player.playAll();
      for (const seat of [0, 1]) expectValue(player.position.viewFor(seat).players[seat]?.cards).toBe(7);
      await waitForId('table');
      await expect(element(by.id('attack'))).not.toExist();
    },
    LONG,
  );
});

describe('three people with one phone', () => {
  it(
    'send the Merchant Guild to somebody with as many points, and the card comes into the hand',
    async () => {
      const robbed = guild as WrittenGame;
      const before = robbed.moves.slice(0, -1);
      await openTable(recordOf(robbed, before));
      const player = new TablePlayer(robbed, decode(robbed.moves.slice(-1)), decode(before));
      const seat = player.position.decider;
      const [theft] = decode(robbed.moves.slice(-1));
      if (theft?.type !== 'guild') throw new Error('the last move was to be the Guild');
      const held = player.position.viewFor(seat).players[theft.from]?.cards ?? 0;
      await player.takePhone();
      await expect(element(by.label(new RegExp(`, ${held} cards? in hand\\.`))).atIndex(0)).toExist();
      await player.playNext();
      // Once a turn: what it took is in the hand, and it cannot be sent again.
      await waitFor(element(by.id('use-guild')))
        .not.toExist()
        .withTimeout(10_000);
      const { hand, players } = player.position.viewFor(seat);
      expectValue(players[theft.from]?.cards).toBe(held - 1);
      await expectHand(hand);
    },
    LONG,
  );
});

/** The piles of the hand on the screen hold these cards, and no others. */
async function expectHand(hand: Bundle): Promise<void> {
  for (const card of RESOURCES) {
    const count = hand[card] ?? 0;
    const pile = element(by.id(`hand-${card}`));
    if (count === 0) await expect(pile).not.toExist();
    else
      await expect(pile).toHaveLabel(
        wordsIn('en').t('table.hand.pile', { cards: cardWords(wordsIn('en'), card, count) }),
      );
  }
}

describe('one person', () => {
  it(
    'plays against three computers until somebody has won',
    async () => {
      const ai = { level: 'beginner', style: 'balanced' };
      const seats = ['Ana', 'Rui', 'Leonor', 'Tomás'].map((name, colour) =>
        colour === 0 ? { name, colour } : { name, colour, ai },
      );
      const game: WrittenGame = { seed: 12, options: { target: 8 }, names: seats.map(({ name }) => name), moves: [] };
      await openTable(recordOf(game, [], seats));
      // The person only passes; the computers must come to an end without them.
      const end = Date.now() + LONG / 2;
      while (!(await isThere('result')) && Date.now() < end) {
        await passTurn();
      }
      await expect(element(by.id('result'))).toExist();
    },
    LONG,
  );
});

/** Presses Tab until a control has the focus, which must be seen, and then Enter. */
async function pressByKeyboard(id: string): Promise<void> {
  const { page } = browser();
  await waitForId(id);
  for (let stops = 0; stops < 60; stops++) {
    const focus = await page.evaluate(() => {
      const control = document.activeElement as HTMLElement;
      return { id: control.dataset.testid, ring: parseFloat(getComputedStyle(control).outlineWidth) };
    });
    if (focus.id === id) {
      expectValue([id, focus.ring]).toEqual([id, 3]);
      await page.keyboard.press('Enter');
      await browser().settle();
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard never came to ${id}`);
}

describe('without fingers', () => {
  it(
    'a whole turn is played with the keyboard alone: trade, take back, trade again, build, end',
    async () => {
      if (!isWeb()) return;
      const names = ['Ana', 'Rui'];
      const { game, moves, give, want } = firstTurnToTradeAndBuild(names);
      await openTable(recordOf(game, moves));
      const { page } = browser();
      await pressByKeyboard('take-phone');
      if (await isThere('skip-story')) await pressByKeyboard('skip-story');
      await waitForId('hand');
      await pressByKeyboard(`hand-${give}`);
      await expect(element(by.text(`Trade 1 ${give}: with whom?`))).toExist();
      await page.keyboard.press('Escape');
      await expect(element(by.text('Trade or build'))).toExist();
      await pressByKeyboard(`hand-${give}`);
      await pressByKeyboard(`market-${want}`);
      await waitFor(element(by.text('No trades left')))
        .toExist()
        .withTimeout(10_000);
      // Nothing hidden was seen: U takes back what was given, and what was taken.
      await page.keyboard.press('u');
      await waitFor(element(by.text('Give 1 card to the market')))
        .toExist()
        .withTimeout(10_000);
      await page.keyboard.press('u');
      await waitFor(element(by.text('Trade or build')))
        .toExist()
        .withTimeout(10_000);
      // Arrows go from one thing to the next as the eye does: from the hand up to the market.
      await pressByKeyboard(`hand-${give}`);
      for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
      expectValue(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.testid)).toMatch(
        /^market-/,
      );
      await pressByKeyboard(`market-${want}`);
      await waitFor(element(by.text('No trades left')))
        .toExist()
        .withTimeout(10_000);
      await pressByKeyboard('main');
      await waitForId('build-rows');
      await pressByKeyboard('build-road');
      if (await isThere('build-sheet')) await pressByKeyboard('build-sheet-close');
      await waitFor(element(by.label(/^Road, .*Built this turn/)))
        .toExist()
        .withTimeout(10_000);
      await pressByKeyboard('main');
      await waitForId('hand-over');
      await expectNoHand();
    },
    LONG,
  );
});

/** The first turn, by seed, in which one card can be traded for another of the market and a road be built besides. */
function firstTurnToTradeAndBuild(names: readonly string[]) {
  for (let seed = 1; seed < 200; seed++) {
    const game: WrittenGame = { seed, options: {}, names, moves: [] };
    const position = settlers.start({ ...defaultOptions(settlers.options), ...game.options }, seed, names.length);
    const moves: string[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const { hand, market } = position.viewFor(position.decider);
      const give = RESOURCES.find((card) => (hand[card] ?? 0) > (card === 'lumber' || card === 'brick' ? 1 : 0));
      const want = RESOURCES.find((card) => card !== give && (market[card] ?? 0) > 0);
      const canBuild = position.legalMoves().some((move) => move.type === 'build' && move.what === 'road');
      if (position.decider === 0 && give !== undefined && want !== undefined && canBuild && (hand.lumber ?? 0) > 0) {
        return { game, moves, give, want };
      }
      moves.push('end');
      position.play({ type: 'endTurn' });
    }
  }
  throw new Error('nobody can trade and build');
}

describe('large letters', () => {
  it(
    'leave both: a finger that moves at once scrolls the table, one that rests first drags a build',
    async () => {
      if (!isWeb()) return;
      const names = ['Ana', 'Rui'];
      const { game, moves } = firstTurnToTradeAndBuild(names);
      await openTable(recordOf(game, moves), { textScale: 2 });
      await tap('take-phone');
      if (await isThere('skip-story')) await tap('skip-story');
      await tap('main');
      await waitForId('build-rows');
      const { page } = browser();
      const road = page.getByTestId('row-road');
      const top = async () => (await road.boundingBox())?.y ?? NaN;
      const rested = await top();
      // A page too busy to see the finger move takes it for resting; nobody scrolls only once.
      for (let tries = 0; tries < 5 && (await top()) === rested; tries++) {
        await element(by.id('row-road')).swipe('up', 'fast', 0.15);
      }
      expectValue(await top()).toBeLessThan(rested - 40);
      for (let tries = 0; tries < 5 && (await top()) !== rested; tries++) {
        await element(by.id('row-road')).swipe('down', 'fast', 0.4);
      }
      expectValue(await top()).toBe(rested);
      // The own display has scrolled away; the place above the tray stands in for it.
      const table = await frameOf('table');
      const share = ((await frameOf('tray')).y - 40 - table.y) / table.height;
      await element(by.id('row-road')).longPressAndDrag(
        400,
        0.4,
        0.5,
        element(by.id('table')),
        0.5,
        share,
        'slow',
        100,
      );
      await waitFor(element(by.label(/^Road, .*Built this turn/)))
        .toExist()
        .withTimeout(10_000);
      // Nothing scrolled away under the finger; the frame of the row has changed.
      expectValue(Math.abs((await top()) - rested)).toBeLessThan(3);
    },
    LONG,
  );
});

describe('six seats', () => {
  it(
    'fit a screen of 360 by 740 with nothing cut off',
    async () => {
      // A window of that size: the bars of a phone take more of it, and there the table scrolls.
      if (!isWeb()) return;
      const names = ['Ana', 'Rui', 'Leonor', 'Tomás', 'Marta', 'Nuno'];
      const seats = names.map((name, colour) => ({ name, colour }));
      await openTable(recordOf({ seed: 4, options: {}, names, moves: [] }, [], seats), {
        viewport: '360x740',
        isSeen: true,
      });
      await tap('take-phone');
      await waitForId('hand');
      const parts = ['menu', 'ribbon', 'rules', 'market', 'stacks', 'own-display', 'hand', 'main', 'destiny'];
      await expectWhole([...parts, ...[1, 2, 3, 4, 5].map((seat) => `seat-${seat}`)]);
      await device.takeScreenshot('six-seats-trade');
      await tap('main');
      await waitForId('build-rows');
      await expectWhole([
        ...['road', 'knight', 'settlement', 'city', 'expansion'].map((what) => `row-${what}`),
        'hand',
      ]);
      await device.takeScreenshot('six-seats-build');
    },
    LONG,
  );
});

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function frameOf(id: string): Promise<Frame> {
  const attributes = await element(by.id(id)).atIndex(0).getAttributes();
  return (attributes as { frame: Frame }).frame;
}

/** Each part lies inside the table and above the tray, and can be seen. */
async function expectWhole(ids: readonly string[]): Promise<void> {
  const table = await frameOf('table');
  const tray = await frameOf('tray');
  for (const id of ids) {
    await expect(element(by.id(id)).atIndex(0)).toBeVisible();
    const { x, y, width, height } = await frameOf(id);
    const floor = id === 'main' ? table.y + table.height : tray.y;
    expectValue([id, x >= 0 && y >= 0]).toEqual([id, true]);
    expectValue([id, x + width <= table.x + table.width + 1]).toEqual([id, true]);
    expectValue([id, y + height <= floor + 1]).toEqual([id, true]);
  }
}
