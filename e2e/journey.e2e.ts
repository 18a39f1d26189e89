import { by, element, waitFor } from 'detox';
import { expect as expectValue } from '@jest/globals';

import { chooseRandomMove } from '@/ai/random';
import type { GameId } from '@/core/game';
import { defaultOptions } from '@/core/options';
import { newRecord, type GameRecord } from '@/core/record';
import { Rng } from '@/core/rng';
import { gameOf, replay } from '@/games';
import { decodeRecord, encodeRecord } from '@/match/shareCode';

import { launchApp } from './launchApp';
import { passTurn } from './tablePlayer';
import { attributesOf, exists, touch, waitForId } from './tilePlayer';

const LONG = 600_000;
const OPENING = 60_000;

const tap = (id: string) => element(by.id(id)).tap();

async function opens(id: string): Promise<void> {
  await waitFor(element(by.id(id)))
    .toExist()
    .withTimeout(OPENING);
}

async function isEnabled(id: string): Promise<boolean> {
  return ((await element(by.id(id)).getAttributes()) as { enabled?: boolean }).enabled ?? true;
}

/** A fresh profile in which nothing moves without need. */
async function stillAndInstant(): Promise<void> {
  await launchApp({ isFresh: true, isStill: true, url: 'terreno://settings' });
  await opens('speed-instant');
  await tap('speed-instant');
}

/** A table as a person sets it: themselves first, and the computer where the game has other seats. */
async function setTable(game: GameId): Promise<void> {
  await stillAndInstant();
  await launchApp({ isStill: true });
  await opens('home');
  await tap(`game-${game}`);
  await opens(`new-${game}`);
  if (game !== 'solo') {
    await tap('seat-1');
    await opens('seat-sheet');
    await tap('level-beginner');
    await tap('seat-sheet-close');
    await tap('who-starts');
    await tap('starts-0');
    await tap('start-sheet-close');
  }
  await tap('start-match');
}

/** Kills the app and goes on where it was. */
async function killAndContinue(): Promise<void> {
  await launchApp({ isStill: true });
  await opens('home');
  await tap('continue');
}

async function putTile(): Promise<void> {
  await touch(/^cell-/);
  await waitForId('ghost');
}

/** One thing that the screen of a tile game asks for, done in the first way it offers. */
async function playAnything(): Promise<void> {
  if (await exists('counting'))
    return element(by.id(/^count-/))
      .atIndex(0)
      .tap();
  if (await exists('held-tile')) await putTile();
  if (!(await exists('confirm'))) return new Promise((resolve) => setTimeout(resolve, 100));
  // Solo forces a follower wherever one can stand.
  if (!(await isEnabled('confirm'))) await touch(/^choice-/);
  await tap('confirm');
}

async function finish(game: GameId): Promise<void> {
  const end = Date.now() + LONG / 2;
  while (Date.now() < end) {
    if (await exists('result')) return;
    if (await exists('see-result')) return tap('see-result');
    await (game === 'settlers' ? passTurn() : playAnything());
  }
  throw new Error('the match did not end');
}

async function sharedCode(): Promise<string> {
  await tap('share');
  await opens('share-sheet');
  const { text = '' } = (await element(by.id('share-code')).getAttributes()) as { text?: string };
  return text;
}

const AI = { level: 'beginner', style: 'balanced' };

/** A match of a person and a computer that a move or two will end: what chance played, up to the last turns. */
function nearlyOver(game: GameId): GameRecord {
  const rules = gameOf(game);
  const options = defaultOptions(rules.options);
  const ana = { name: 'Ana', colour: 0 };
  const seats = game === 'solo' ? [ana] : [ana, { name: 'Leonor', colour: 1, ai: AI }];
  for (let seed = 31; ; seed++) {
    const position = rules.start(options, seed, seats.length);
    const rng = Rng.fromSeed(seed);
    const moves: string[] = [];
    let cut = 0;
    while (!position.isOver) {
      // Ana only passes at the card table, so it must be the computer that lacks one point.
      const isNear = game !== 'settlers' || position.scores()[1] === 9;
      if (position.decider === 0 && isNear) cut = moves.length;
      const move = chooseRandomMove(position, rng);
      moves.push(rules.encode(move));
      position.play(move);
    }
    if (game === 'settlers' && (cut === 0 || position.outcome()?.winners[0] !== 1)) continue;
    return { ...newRecord(game, options, seats, seed), moves: moves.slice(0, cut) };
  }
}

/** Begins a move, kills the app in the middle of it, and finds it as it was. */
async function survivesAKill(game: GameId): Promise<void> {
  const [first, sign] = game === 'settlers' ? [/^hand-/, 'trade-slot'] : [/^cell-/, 'ghost'];
  await waitForId(first);
  await (game === 'settlers' ? element(by.id(first)).atIndex(0).tap() : touch(first));
  await waitForId(sign);
  const before = await attributesOf(sign);
  await killAndContinue();
  await waitForId(sign);
  expectValue((await attributesOf(sign)).label).toBe(before.label);
  if (game === 'settlers') await tap('undo');
}

describe.each(['classic', 'hunters', 'solo', 'settlers'] as const)('%s', (game) => {
  it(
    'is set by a person, survives a kill in the middle of a move, and goes on',
    async () => {
      await setTable(game);
      await survivesAKill(game);
      for (let moves = 0; moves < 3; moves++) await (game === 'settlers' ? passTurn() : playAnything());
      await killAndContinue();
      await waitForId(game === 'settlers' ? 'table' : 'land');
    },
    LONG,
  );

  it(
    'is ended, replayed, shared and opened in a clean profile',
    async () => {
      const start = nearlyOver(game);
      await stillAndInstant();
      await launchApp({ isStill: true, url: `terreno://m/${encodeRecord(start)}` });
      await opens('open-import');
      await tap('open-import');
      await finish(game);
      await opens('result');
      const total = (await attributesOf('total')).label;
      await tap('replay');
      await opens('replay');
      await tap('step-forward');
      await tap('back');
      await opens('result');
      const code = await sharedCode();
      const record = decodeRecord(code);
      const played = record.ok ? replay(record.value) : null;
      expectValue(played?.ok && played.value.position.isOver).toBe(true);
      expectValue(record.ok && record.value.moves.slice(0, start.moves.length)).toEqual(start.moves);

      await launchApp({ isFresh: true, isStill: true, url: `terreno://m/${code}` });
      await opens('import-found');
      await tap('open-import');
      await opens('result');
      expectValue((await attributesOf('total')).label).toBe(total);
      // The same code is the same moves, and so the same final board.
      expectValue(await sharedCode()).toBe(code);
    },
    LONG,
  );
});
