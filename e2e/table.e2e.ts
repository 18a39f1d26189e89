import { readFileSync } from 'node:fs';

import { by, device, element, expect, waitFor } from 'detox';
import { expect as expectValue } from '@jest/globals';

import { settlers, type SettlersEvent, type SettlersMove } from '@/games/settlers';

import attack from './games/table-robber-attack.json';
import twoPeople from './games/table-two-people.json';
import { isThere, openTable, passTurn, recordOf, tap, TablePlayer, waitForId, type WrittenGame } from './tablePlayer';

const LONG = 600_000;

const decode = (moves: readonly string[]) =>
  moves.map((text) => {
    const move = settlers.decode(text);
    if (move === null) throw new Error(`no move: ${text}`);
    return move;
  });

/** Whatever shows a hand: in the tree of the page, and by the names that readers hear. */
async function expectNoHand(): Promise<void> {
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
        await openTable(recordOf({ ...game, seed }, []));
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

describe('six seats', () => {
  it(
    'fit a screen of 360 by 740 with nothing cut off',
    async () => {
      const names = ['Ana', 'Rui', 'Leonor', 'Tomás', 'Marta', 'Nuno'];
      const seats = names.map((name, colour) => ({ name, colour }));
      await openTable(recordOf({ seed: 4, options: {}, names, moves: [] }, [], seats), { viewport: '360x740' });
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
