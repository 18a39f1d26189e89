import { by, device, element, waitFor } from 'detox';
import { expect } from '@jest/globals';

import { Rng } from '@/core/rng';
import { parseMatch } from '@/storage/savedMatch';
import { readSlots, slotKeys } from '@/storage/slots';

import twoPeople from '../games/table-two-people.json';
import { by as anyBy } from '../driver/matcher';
import { launchApp } from '../launchApp';
import { isThere, openTable, recordOf, tap, type WrittenGame } from '../tablePlayer';
import { openMatch, recordFor, touch, waitForId, type TileGame } from '../tilePlayer';
import type { Phone } from './phone';

const LONG = 600_000;
const SOON = 30_000;
const DROPS = 5;
/** The phone lives on for at most so many milliseconds after the finger has left the button. */
const AFTERLIFE = 400;

const phone = (): Phone => (device as unknown as { deviceDriver: { app: Phone } }).deviceDriver.app;

const isOnScreen = async (id: string | RegExp) => (await phone().query(anyBy.id(id).clauses)).length > 0;

function matchId(): string {
  const ids = [...phone().disk.store.keys()].map((key) => /^terreno\/match\/([^/]+)\/[ab]$/.exec(key)?.[1]);
  const id = ids.find((found) => found !== undefined);
  if (id === undefined) throw new Error('there is no match on this phone');
  return id;
}

/** The moves of the match that the disk has. */
function movesOnDisk(): readonly string[] {
  const id = matchId();
  const [a = null, b = null] = slotKeys(`terreno/match/${id}`).map((key) => phone().disk.store.get(key) ?? null);
  const { newest } = readSlots(a, b);
  const match = newest === null ? null : parseMatch(newest.body, id);
  if (!match?.ok) throw new Error('the match cannot be read');
  return match.value.record.moves;
}

async function comeBack(): Promise<void> {
  await launchApp({ isStill: true });
  await waitForId('continue');
  await tap('continue');
}

/** Something that can be confirmed lies there, and what says on the screen that it was accepted. */
interface Confirming {
  readonly prepare: () => Promise<void>;
  readonly button: string;
  readonly isAccepted: () => Promise<boolean>;
}

const tiles: Confirming = {
  prepare: async () => {
    // Dropped before it was accepted, the tile lies where it lay.
    await waitForId(/^(held-tile|ghost)$/);
    if (!(await isOnScreen('ghost'))) await touch(/^cell-/);
    await waitForId('ghost');
    const { enabled } = (await element(by.id('confirm')).getAttributes()) as { enabled?: boolean };
    // In solo a follower must stand wherever one can.
    if (enabled === false) await touch(/^choice-/);
  },
  button: 'confirm',
  isAccepted: async () => !(await isOnScreen('ghost')),
};

const cards: Confirming = {
  prepare: async () => {
    await tap('take-phone');
    if (await isThere('skip-story')) await tap('skip-story');
    await waitForId('main');
    // From trading to building, and the next press ends the turn.
    await tap('main');
    if (await isThere('take-phone')) await cards.prepare();
  },
  button: 'main',
  isAccepted: () => isOnScreen('take-phone'),
};

/** Drops the phone ever later after the button, at random moments; how often the move had been accepted on the screen by then. */
async function dropOften({ prepare, button, isAccepted }: Confirming, rng: Rng): Promise<number> {
  let accepted = 0;
  for (let drop = 0; drop < DROPS; drop++) {
    await prepare();
    const before = movesOnDisk();
    await device.disableSynchronization();
    await element(by.id(button)).tap();
    await phone().rest(((drop + rng.below(100) / 100) / DROPS) ** 2 * AFTERLIFE);
    const isKnown = await isAccepted();
    await device.terminateApp();
    await device.enableSynchronization();
    const now = movesOnDisk();
    expect(now.slice(0, before.length)).toEqual(before);
    if (isKnown) {
      accepted++;
      expect(now.length).toBeGreaterThan(before.length);
    }
    await comeBack();
  }
  return accepted;
}

describe('a phone that is dropped right after a confirmed move', () => {
  it.each(['classic', 'hunters', 'solo'] as const)(
    'has the move in %s',
    async (game: TileGame) => {
      await openMatch(recordFor(game, 21, game === 'solo' ? [{ name: 'Ana', colour: 0 }] : undefined));
      expect(await dropOften(tiles, Rng.fromSeed(3))).toBeGreaterThan(0);
    },
    LONG,
  );

  it(
    'has the turn in settlers',
    async () => {
      const game = twoPeople as WrittenGame;
      await openTable(recordOf(game, []));
      expect(await dropOften(cards, Rng.fromSeed(4))).toBeGreaterThan(0);
    },
    LONG,
  );
});

describe('a link over a match', () => {
  it('never puts a second table of it beside the first, and the one in front plays', async () => {
    await openMatch(recordFor('classic', 21));
    await tap('menu');
    await tap('menu-settings');
    await waitForId('settings');
    const lands = async () => (await phone().query(anyBy.id('land').clauses)).length;
    await device.openURL({ url: `terreno://match/${matchId()}` });
    await waitForId('land');
    expect(await lands()).toBe(1);
    await tiles.prepare();
    await element(by.id('confirm')).tap();
    await waitFor(element(by.id('ghost')))
      .not.toExist()
      .withTimeout(SOON);
    expect(movesOnDisk()).toHaveLength(1);
    expect(await lands()).toBe(1);
  });
});
