import { by, element, waitFor } from 'detox';
import { expect as expectValue } from '@jest/globals';

import { chooseRandomMove } from '@/ai/random';
import type { GameId } from '@/core/game';
import { defaultOptions } from '@/core/options';
import { newRecord, type GameRecord } from '@/core/record';
import { Rng } from '@/core/rng';
import { gameOf } from '@/games';
import { piecesAt } from '@/games/tiles/insight';
import type { PieceOption } from '@/games/tiles';
import type { TileMove } from '@/games/tiles/types';
import { rulesIn } from '@/i18n/book';
import { encodeRecord } from '@/match/shareCode';

import twoPeople from './games/table-two-people.json';
import { launchApp, type Start } from './launchApp';
import { openTable, recordOf, type WrittenGame } from './tablePlayer';
import { attributesOf, openMatch, positionOf, recordFor, touch, waitForId, type Place } from './tilePlayer';

jest.setTimeout(300_000);
const OPENING = 60_000;

const tap = (id: string) => element(by.id(id)).atIndex(0).tap();

async function seen(id: string): Promise<void> {
  await waitFor(element(by.id(id)).atIndex(0))
    .toBeVisible()
    .withTimeout(OPENING);
}

/** The book is open at a rule, which is in sight; closing it leads back. */
async function readAndClose(game: GameId, rule: string): Promise<void> {
  const { title } = rulesIn('en', game)[rule] ?? { title: rule };
  await seen('book');
  // Its title stands in sight; the rule itself may be longer than the screen.
  await waitFor(element(by.text(title).withAncestor(by.id(`rule-${rule}`))))
    .toBeVisible()
    .withTimeout(OPENING);
  await tap('book-close');
  await waitFor(element(by.id('book')))
    .not.toExist()
    .withTimeout(OPENING);
}

async function textOf(id: string): Promise<string> {
  const { text, label } = (await element(by.id(id)).atIndex(0).getAttributes()) as { text?: string; label?: string };
  return text ?? label ?? '';
}

/** A match in which the tile in hand can be laid where somebody else's feature refuses a follower. */
function withRefusal(): { readonly record: GameRecord; readonly place: Place; readonly refused: PieceOption } {
  for (let seed = 1; seed < 200; seed++) {
    const start = recordFor('classic', seed);
    const position = positionOf(start);
    const rng = Rng.fromSeed(seed);
    const moves: string[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const move = chooseRandomMove(position, rng) as TileMove;
      moves.push(gameOf('classic').encode(move));
      position.play(move);
    }
    for (const move of position.legalMoves()) {
      if (move.type !== 'place') continue;
      const options = piecesAt(position, move.x, move.y, move.rotation);
      const refused = options.find(({ objection }) => objection?.code === 'taken');
      if (refused !== undefined) return { record: { ...start, moves }, place: move, refused };
    }
  }
  throw new Error('nobody is refused anything');
}

/** A whole solo game of chance that ends because no follower is left. */
function endedEarly(): GameRecord {
  const rules = gameOf('solo');
  const options = defaultOptions(rules.options);
  for (let seed = 1; seed < 200; seed++) {
    const position = rules.start(options, seed, 1);
    const rng = Rng.fromSeed(seed);
    const moves: string[] = [];
    let isEarly = false;
    while (!position.isOver) {
      const move = chooseRandomMove(position, rng);
      moves.push(rules.encode(move));
      for (const event of position.play(move) as { type: string; reason?: string }[])
        isEarly ||= event.type === 'ended' && event.reason === 'followers';
    }
    if (isEarly) return { ...newRecord('solo', options, [{ name: 'Ana', colour: 0 }], seed), moves };
  }
  throw new Error('no game ends early');
}

function wholeGame(game: 'classic'): GameRecord {
  const position = positionOf(recordFor(game, 3));
  const rng = Rng.fromSeed(3);
  const moves: string[] = [];
  while (!position.isOver) {
    const move = chooseRandomMove(position, rng) as TileMove;
    moves.push(gameOf(game).encode(move));
    position.play(move);
  }
  return recordFor(game, 3, undefined, moves);
}

async function openResult(record: GameRecord, start: Start = {}): Promise<void> {
  await launchApp({ isFresh: true, isStill: true, ...start, url: `terreno://m/${encodeRecord(record)}` });
  await waitForId('open-import');
  await tap('open-import');
  await seen('result');
}

describe('from where a rule speaks, one tap shows it, and closing the book changes nothing', () => {
  it('where a follower may not stand', async () => {
    const { record, place, refused } = withRefusal();
    await openMatch(record);
    await waitForId('held-tile');
    await touch(`cell-${place.x}-${place.y}`);
    await waitForId('ghost');
    for (let turns = 0; turns < 4; turns++) {
      const { label = '' } = await attributesOf('ghost');
      if (label.includes(`${90 * place.rotation}°`)) break;
      await tap('turn');
    }
    const choice = `choice-${refused.piece.kind}-${refused.piece.segment}`;
    await waitForId(choice);
    await touch(choice);
    await seen('refused-rule');
    const before = [await textOf('ghost'), await textOf('confirm'), await textOf('refused-text')];
    await tap('refused-rule');
    await readAndClose('classic', 'occupied');
    expectValue([await textOf('ghost'), await textOf('confirm'), await textOf('refused-text')]).toEqual(before);
    await tap('confirm');
    await waitForId('held-tile');
  });

  it('at a line of the result', async () => {
    await openResult(wholeGame('classic'));
    const before = await textOf('total');
    await tap('rule-of-road');
    await readAndClose('classic', 'road');
    expectValue(await textOf('total')).toBe(before);
  });

  it('at a card, over the sheet that shows it', async () => {
    await openTable(recordOf(twoPeople as WrittenGame, []));
    await tap('take-phone');
    await waitForId('stacks');
    await tap('stack-knight');
    await seen('stack-sheet');
    await tap('rule-of-knight');
    await readAndClose('settlers', 'knight');
    await seen('stack-sheet');
    await tap('stack-sheet-close');
    await seen('hand');
  });

  it('at the early end of a game for one', async () => {
    await openResult(endedEarly());
    const before = await textOf('early-end');
    await tap('early-rule');
    await readAndClose('solo', 'no-follower-left');
    expectValue(await textOf('early-end')).toBe(before);
  });
});

describe('the search', () => {
  for (const [language, question] of [
    ['pt', 'fazendeiro'],
    ['es', 'campesino'],
    ['en', 'farmer'],
  ] as const) {
    it(`finds "${question}"`, async () => {
      await launchApp({ isFresh: true, isStill: true, language, url: 'terreno://rules/classic' });
      await seen('book-search');
      await element(by.id('book-search')).replaceText(question);
      await tap('to-farmers');
      await seen('rule-farmers');
    });
  }
});

describe('an address', () => {
  it('opens its rule', async () => {
    await launchApp({ isFresh: true, isStill: true, url: 'terreno://rules/hunters/tigers' });
    // The rule itself is longer than the screen of a phone: its head stands above what is read.
    await seen('heading-tigers');
    const { frame } = await attributesOf('heading-tigers');
    const book = await attributesOf('book');
    expectValue(frame.y).toBeLessThan(book.frame.y + book.frame.height / 2);
  });
});
