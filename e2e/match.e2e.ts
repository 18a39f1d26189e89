import { by, element, expect, waitFor } from 'detox';
import { expect as expectValue } from '@jest/globals';

import { chooseRandomMove } from '@/ai/random';
import { defaultOptions } from '@/core/options';
import { newRecord, type GameRecord, type Seat } from '@/core/record';
import { Rng } from '@/core/rng';
import { gameOf } from '@/games';
import { decodeRecord, encodeRecord } from '@/match/shareCode';

import { launchApp } from './launchApp';
import {
  attributesOf,
  chooseMove,
  fingers,
  isWeb,
  openMatch,
  positionOf,
  recordFor,
  TilePlayer,
  waitForId,
} from './tilePlayer';

const OPENING = 60_000;
jest.setTimeout(420_000);

const tap = (id: string) => element(by.id(id)).tap();

async function opens(id: string): Promise<void> {
  await waitFor(element(by.id(id)))
    .toExist()
    .withTimeout(OPENING);
}

/** Started again with its data, as after the system threw it out of memory. */
async function relaunch(): Promise<void> {
  await launchApp();
  await opens('home');
}

async function textOf(id: string): Promise<string> {
  const attributes = (await element(by.id(id)).getAttributes()) as { text?: string; label?: string };
  return attributes.text ?? attributes.label ?? '';
}

/** All moves of a game but the last ones, by a player who finishes what he can. */
function almostOver(game: 'classic' | 'hunters', seed: number, left: number): GameRecord {
  const rules = gameOf(game);
  const position = positionOf(recordFor(game, seed));
  const rng = Rng.fromSeed(7);
  const moves: string[] = [];
  while (!position.isOver) {
    const move = chooseMove(position, rng);
    moves.push(rules.encode(move));
    position.play(move);
  }
  return recordFor(game, seed, undefined, moves.slice(0, -left));
}

/** A whole game of chance moves. */
function chanceGame(game: 'settlers' | 'solo', seed: number, seats: readonly Seat[]): GameRecord {
  const rules = gameOf(game);
  const options = defaultOptions(rules.options);
  const position = rules.start(options, seed, seats.length);
  const rng = Rng.fromSeed(seed);
  const moves: string[] = [];
  while (!position.isOver) {
    const move = chooseRandomMove(position, rng);
    moves.push(rules.encode(move));
    position.play(move);
  }
  return { ...newRecord(game, options, seats, seed), moves };
}

function cutBy(record: GameRecord, moves: number): GameRecord {
  return { ...record, moves: record.moves.slice(0, -moves) };
}

/** The same match at the moment when the phone first goes to somebody else. */
function afterFirstTurn(record: GameRecord): GameRecord {
  const rules = gameOf(record.game);
  const end = record.moves.findIndex((text) => rules.decode(text)?.type === 'endTurn');
  return { ...record, moves: record.moves.slice(0, end + 1) };
}

describe('a new table', () => {
  it('is set with people and the computer; a tile being placed survives a kill', async () => {
    await launchApp({ isFresh: true });
    await opens('home');
    await tap('game-classic');
    await opens('new-classic');
    await tap('add-seat');
    await tap('seat-1');
    await opens('seat-sheet');
    await tap('level-beginner');
    await tap('style-builder');
    await tap('seat-sheet-close');
    await tap('who-starts');
    await tap('starts-0');
    await tap('start-sheet-close');
    await tap('start-match');
    await opens('land');
    await waitForId(/^cell-/);
    await element(by.id(/^cell-/))
      .atIndex(0)
      .tap();
    await waitForId('ghost');
    const before = await attributesOf('ghost');

    await relaunch();
    await tap('continue');
    await waitForId('ghost');
    expectValue((await attributesOf('ghost')).label).toBe(before.label);
  });

  it('of the card game hides every hand while the phone goes round, also after a kill', async () => {
    await launchApp({ isFresh: true });
    await opens('home');
    await tap('game-settlers');
    await opens('new-settlers');
    await tap('seat-1');
    await tap('seat-person');
    await element(by.id('seat-name')).replaceText('Rui');
    await tap('seat-sheet-close');
    await tap('add-seat');
    await tap('start-match');
    await opens('hand-over');
    await relaunch();
    await tap('continue');
    await opens('hand-over');
  });

  it('of the day is the same when one comes back to it', async () => {
    await launchApp({ isFresh: true });
    await opens('home');
    await tap('daily');
    await opens('land');
    await relaunch();
    await waitFor(element(by.text('Continue').withAncestor(by.id('daily'))))
      .toExist()
      .withTimeout(OPENING);
    await tap('daily');
    await opens('land');
  });
});

describe('taking back between people', () => {
  it('needs the word of everybody at an open table', async () => {
    const record = almostOver('classic', 21, 20);
    await openMatch(record);
    await waitForId('undo');
    await tap('undo');
    await opens('agreement');
    await tap('agreement-close');
    await expect(element(by.id('agreement'))).not.toExist();
    const [asked] = [0, 1].filter((seat) => seat !== positionOf(cutBy(record, 1)).decider);
    await tap('undo');
    await tap(`agree-${asked}`);
    await waitFor(element(by.id('agreement')))
      .not.toExist()
      .withTimeout(OPENING);
    await expect(element(by.id('undo'))).toExist();
  });

  it('hides every hand at the card table until the phone is where it belongs', async () => {
    const record = afterFirstTurn(chanceGame('settlers', 4, [{ name: 'Ana' }, { name: 'Rui' }]));
    await launchApp({ isFresh: true, isStill: true, url: `terreno://m/${encodeRecord(record)}` });
    await opens('import-found');
    await tap('open-import');
    await opens('hand-over');
    await tap('take-phone');
    // A first turn without a build leaves nothing to tell.
    await opens('table');
    await tap('menu');
    await tap('take-back');
    await opens('agreement');
    await expect(element(by.id('table'))).not.toExist();
    await tap('agree-1');
    await opens('hand-over');
    await expect(element(by.text('I am Ana, show my cards'))).toExist();
  });
});

describe('the end of a match', () => {
  it('shows the result, the replay, and a code that gives the same match in a clean profile', async () => {
    const record = almostOver('classic', 21, 2);
    await openMatch(record);
    const player = new TilePlayer(record, fingers());
    await player.play();
    await waitForId('see-result');
    await tap('see-result');
    await opens('result');
    const total = await attributesOf('total');

    await tap('replay');
    await opens('replay');
    await tap('next-scoring');
    expectValue(await textOf('said-title')).not.toBe('The start');
    await tap('step-forward');
    await tap('back');
    await opens('result');

    await tap('share');
    await opens('share-sheet');
    // The browser has it from its own machine: a link to that opens nowhere else.
    await (isWeb() ? expect(element(by.id('copy-link'))).not.toExist() : expect(element(by.id('copy-link'))).toExist());
    if (isWeb()) await expect(element(by.id('own-machine'))).toExist();
    const code = await textOf('share-code');
    const shared = decodeRecord(code);
    expectValue(shared.ok && shared.value.moves.slice(0, -2)).toEqual(record.moves);
    expectValue(shared.ok && positionOf(shared.value).viewFor()).toEqual(player.position.viewFor());

    await launchApp({ isFresh: true, url: `terreno://m/${code}` });
    await opens('import-found');
    await tap('open-import');
    await opens('result');
    expectValue((await attributesOf('total')).label).toBe(total.label);
  });

  for (const [game, record] of [
    ['settlers', chanceGame('settlers', 4, [{ name: 'Ana' }, { name: 'Rui' }, { name: 'Leonor' }])],
    ['solo', chanceGame('solo', 5, [{ name: 'Ana' }])],
  ] as const) {
    it(`of ${game} opens from its link and is kept`, async () => {
      await launchApp({ isFresh: true, url: `terreno://m/${encodeRecord(record)}` });
      await opens('import-found');
      await tap('open-import');
      await opens('result');
      await tap('share');
      await opens('share-sheet');
      const shared = decodeRecord(await textOf('share-code'));
      expectValue(shared.ok && shared.value).toEqual(record);
      await relaunch();
      await tap('open-stats');
      await opens('stats');
    });
  }

  it('refuses a code that is not whole, and keeps nothing of it', async () => {
    const code = encodeRecord(chanceGame('solo', 5, [{ name: 'Ana' }]));
    await launchApp({ isFresh: true, url: 'terreno://import' });
    await opens('import');
    await element(by.id('import-field')).replaceText(code.slice(0, -6));
    await expect(element(by.text('The code is not complete. Please copy all of it.'))).toExist();
    await expect(element(by.id('import-found'))).not.toExist();
  });
});
