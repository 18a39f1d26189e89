import { by, element, waitFor } from 'detox';

import { chooseRandomMove } from '@/ai/random';
import { defaultOptions } from '@/core/options';
import { newRecord, type GameRecord } from '@/core/record';
import { Rng } from '@/core/rng';
import { gameOf } from '@/games';
import { encodeRecord } from '@/match/shareCode';

import { launchApp, type Start } from './launchApp';
import { exists, PEOPLE, waitForId } from './tilePlayer';

const OPENING = 60_000;
/** A machine without a graphics processor paints the gallery's largest picture first. */
const PAINTING = 180_000;

const tap = (id: string | RegExp) => element(by.id(id)).atIndex(0).tap();

async function opens(id: string): Promise<void> {
  await waitFor(element(by.id(id)))
    .toExist()
    .withTimeout(OPENING);
}

/** So many moves of chance, or a whole game. */
function played(game: 'classic' | 'settlers', seed: number, most = Infinity): GameRecord {
  const rules = gameOf(game);
  const start = newRecord(game, defaultOptions(rules.options), PEOPLE, seed);
  const position = rules.start(start.options, seed, PEOPLE.length);
  const rng = Rng.fromSeed(seed);
  const moves: string[] = [];
  while (!position.isOver && moves.length < most) {
    const move = chooseRandomMove(position, rng);
    moves.push(rules.encode(move));
    position.play(move);
  }
  return { ...start, moves };
}

/** A device with a finished match, one of cards and one of tiles under way. */
export async function setTheTables(start: Start = {}): Promise<void> {
  await launchApp({ ...start, isFresh: true, url: 'terreno://settings' });
  await opens('speed-instant');
  await tap('speed-instant');
  for (const [record, screen] of [
    [played('classic', 3), 'result'],
    [played('settlers', 4, 6), 'hand-over'],
    [played('classic', 21, 12), 'land'],
  ] as const) {
    await launchApp({ ...start, url: `terreno://m/${encodeRecord(record)}` });
    await opens('open-import');
    await tap('open-import');
    await opens(screen);
  }
  await leave();
}

async function leave(row = 'menu-home'): Promise<void> {
  await tap('menu');
  await tap(row);
  await opens('continue');
}

const VISITS: readonly (() => Promise<void>)[] = [
  async function opening() {
    await tap('continue');
    await opens('land');
    await waitForId(/^(cell-.*|leaf-next|ghost)$/);
    await leave();
  },
  async function book() {
    await tap('continue');
    await opens('land');
    await tap('menu');
    await tap('menu-rules');
    await waitForId(/^figure-/);
    await tap('book-close');
    await waitForId(/^(cell-.*|leaf-next|ghost)$/);
    await leave();
  },
  async function handOver() {
    await tap('more-matches');
    await waitForId(/^match-/);
    await tap(/^match-/);
    await opens('hand-over');
    await tap('take-phone');
    if (await exists('skip-story')) await tap('skip-story');
    await waitForId('hand');
    await leave('leave');
  },
  async function resultAndReplay() {
    await tap('open-stats');
    await opens('latest-0');
    await tap('latest-0');
    await opens('result');
    await tap('replay');
    await opens('replay');
    await opens('land');
    await tap('step-back');
    await tap('back');
    await opens('close-result');
    await tap('close-result');
    await opens('continue');
  },
  async function gallery() {
    // Under the edge of a small screen.
    await element(by.id('home')).swipe('up', 'slow', 0.4);
    await tap('open-about');
    await opens('open-gallery');
    await tap('open-gallery');
    await opens('gallery');
    await waitFor(element(by.id(/^painted-/)).atIndex(0))
      .toExist()
      .withTimeout(PAINTING);
    await tap('back');
    await opens('open-gallery');
    await tap('back');
    await opens('continue');
  },
];

/** Opens everything that is painted, once each, and ends where it began. */
export async function goRound(): Promise<void> {
  for (const visit of VISITS) await visit();
}
