import { by, element, waitFor } from 'detox';

import type { Position, Tagged } from '@/core/game';
import { gameOf } from '@/games';
import { CardTable, type SettlersMove } from '@/games/settlers';
import { sameRef, type TileMove } from '@/games/tiles';
import { startIntent } from '@/games/tiles/intent';
import { TilePosition } from '@/games/tiles/position';
import { wordsIn } from '@/i18n/words';
import {
  answerToMove,
  lineKey,
  positionAfter,
  replyAt,
  waitsFor,
  type Chapter,
  type Lesson,
  type Step,
} from '@/lessons';
import { buildOffers, isPlain } from '@/table/model/builds';
import { offersAt } from '@/table/model/offers';

import { handsFor } from '../__tests__/lessons/hands';
import type { Start } from './launchApp';
import { activate, keys, reader } from './otherHands';
import { tap } from './tablePlayer';
import { attributesOf, fingers, isChosen, touch, waitForId, type Hands } from './tilePlayer';

const SOON = 60_000;

export type Language = NonNullable<Start['language']>;

/** What somebody who learns does at a table, by whatever means. */
export interface LearnersHands {
  /** A line was read. */
  goOn(): Promise<void>;
  /** Has something in mind without playing it. */
  mean(move: Tagged, position: Position): Promise<void>;
  play(move: Tagged, position: Position, isInMind: boolean): Promise<void>;
}

/** Goes through a lesson as a learner who always does what is wanted. */
export class Learner {
  constructor(
    private readonly lesson: Lesson,
    private readonly language: Language,
    private readonly hands: LearnersHands,
    /** Where the app is killed, and started again. */
    private readonly cut: { readonly step: Step | undefined; readonly again: () => Promise<void> },
    /** What is on the screen when one plays on. */
    private readonly end: string,
  ) {}

  async learn(): Promise<void> {
    for (const chapter of this.lesson.chapters) await this.read(chapter);
    await waitFor(element(by.id('speech')))
      .not.toExist()
      .withTimeout(SOON);
    await waitForId(this.end);
  }

  private async read(chapter: Chapter): Promise<void> {
    const moves: string[] = [];
    let isInMind = false;
    for (const [index, step] of chapter.steps.entries()) {
      await this.hears(step.says);
      if (step === this.cut.step) {
        await this.cut.again();
        await this.hears(step.says);
      }
      if (waitsFor(step) === 'reader') {
        await this.hands.goOn();
        continue;
      }
      const isMind = waitsFor(step) === 'mind';
      const deed = isMind ? chapter.steps[index + 1] : step;
      if (deed === undefined) throw new Error(`${step.says} leads nowhere`);
      const { move, position } = this.wanted(chapter, deed, moves);
      if (isMind) {
        await this.hands.mean(move, position);
        isInMind = true;
        continue;
      }
      await this.hands.play(move, position, isInMind);
      isInMind = false;
      moves.push(gameOf(this.lesson.game).encode(move));
      for (const reply of step.replies ?? []) {
        const text = replyAt(this.lesson, this.at(chapter, moves), reply);
        if (text !== null) moves.push(text);
      }
    }
  }

  /** The line is on the screen, in the language of the phone. */
  private async hears(line: string): Promise<void> {
    const text = wordsIn(this.language).say({ key: lineKey(this.lesson, line), values: {} });
    await waitFor(element(by.id('line')))
      .toHaveText(text)
      .withTimeout(SOON);
  }

  private at(chapter: Chapter, moves: readonly string[]): Position {
    const position = positionAfter(this.lesson, chapter, moves);
    if (position === null) throw new Error(`${chapter.name} cannot be played`);
    return position;
  }

  /** The wanted move that takes the fewest touches. */
  private wanted(chapter: Chapter, step: Step, moves: readonly string[]): { move: Tagged; position: Position } {
    const position = this.at(chapter, moves);
    const { tapsFor } = handsFor(this.lesson.game);
    const wanted = position
      .legalMoves()
      .filter((move) => answerToMove(this.lesson, step, position, move).kind === 'right');
    const [move] = wanted.sort((one, other) => tapsFor(position, one) - tapsFor(position, other));
    if (move === undefined) throw new Error(`${step.says} cannot be done`);
    return { move, position };
  }
}

/** At a table of tiles. */
function atTiles(hands: Hands, goOn: () => Promise<void>): LearnersHands {
  const put = async (move: TileMove, table: Position) => {
    if (move.type !== 'place') throw new Error('only tiles are put');
    await waitForId('held-tile');
    await hands.put(move, TilePosition.of(table));
  };
  const lay = async ({ rotation, piece }: Extract<TileMove, { type: 'place' }>) => {
    await waitForId('ghost');
    for (let turns = 0; turns < 4; turns++) {
      const { label = '' } = await attributesOf('ghost');
      if (label.includes(`${90 * rotation}°`)) break;
      await hands.turn();
    }
    if (piece !== null && !(await isChosen(piece))) await hands.choose(piece);
    await hands.confirm();
  };
  /** Solo: drags what is to score next to the head of the list. */
  const moveUp = async (move: TileMove, table: Position) => {
    const intent = startIntent(TilePosition.of(table));
    const at =
      intent.stage === 'ordering' && move.type === 'score' ? intent.order.findIndex((ref) => sameRef(ref, move)) : 0;
    await waitForId('order');
    if (at > 0) {
      const grip = element(by.id(`grip-${at}`));
      await grip.longPressAndDrag(20, 0.5, 0.5, element(by.id('grip-0')), 0.5, 0.3, 'slow', 120);
    }
    await hands.confirm();
  };
  return {
    goOn,
    mean: (move, position) => put(move as TileMove, position),
    play: async (played, position, isInMind) => {
      const move = played as TileMove;
      if (move.type !== 'place') return moveUp(move, position);
      // What is in mind already stays there.
      if (!isInMind) await put(move, position);
      await lay(move);
    },
  };
}

export const touching = (): LearnersHands =>
  atTiles(
    {
      ...fingers(),
      put: async ({ x, y }) => {
        await waitForId(`cell-${x}-${y}`);
        await touch(`cell-${x}-${y}`);
      },
    },
    () => element(by.id('go-on')).tap(),
  );

/** Enter does what the main button says. */
export const typing = (): LearnersHands => atTiles(keys(), () => keys().confirm());

export const listening = (): LearnersHands => atTiles(reader(), () => activate('go-on'));

/** At the table of cards. */
function atCards(press: (id: string) => Promise<void>): LearnersHands {
  const play = async (move: SettlersMove, position: Position) => {
    const table = CardTable.of(gameOf('settlers').tableFor(position, position.decider));
    const isTrading = table.view.stage === 'trade';
    switch (move.type) {
      case 'takeOpen':
        return press(`market-${move.card}`);
      case 'giveBack':
        return press(`hand-${move.card}`);
      case 'discard':
        await press(`more-${move.card}`);
        return press('discard');
      case 'endTurn':
        if (isTrading) await press('main');
        return press('main');
      case 'build': {
        if (isTrading) await press('main');
        await press(`build-${move.what}`);
        const offer = buildOffers(table, offersAt(table)).find(({ what }) => what === move.what);
        if (offer === undefined) throw new Error(`no row for ${move.what}`);
        if (isPlain(offer)) return;
        if (move.what === 'expansion') await press(`expansion-${move.card}`);
        if (move.what === 'settlement' && move.turnDestiny) await press('destiny-turn');
        return press('build-sheet-close');
      }
      default:
        throw new Error(`no lesson wants ${move.type}`);
    }
  };
  return {
    goOn: () => press('go-on'),
    mean: () => Promise.reject(new Error('nothing is only meant at the table of cards')),
    play: (move, position) => play(move as SettlersMove, position),
  };
}

export const touchingCards = (): LearnersHands => atCards(tap);

export const listeningToCards = (): LearnersHands =>
  atCards(async (id) => {
    await waitForId(id);
    await activate(id, id.startsWith('destiny-') ? 'radio' : 'button');
  });
