import { by, element, waitFor } from 'detox';

import type { GameId } from '@/core/game';
import { gameOf } from '@/games';
import { sameRef, type TileMove } from '@/games/tiles';
import { startIntent } from '@/games/tiles/intent';
import { TilePosition } from '@/games/tiles/position';
import { wordsIn } from '@/i18n/words';
import {
  answerToMove,
  lessonOf,
  lineKey,
  positionAfter,
  replyAt,
  waitsFor,
  type Chapter,
  type Lesson,
  type Step,
} from '@/lessons';

import { tileHands } from '../__tests__/lessons/tileHands';
import { launchApp, type Start } from './launchApp';
import { activate, keys, reader } from './otherHands';
import {
  attributesOf,
  fingers,
  isChosen,
  isWeb,
  SMALL_PHONE,
  touch,
  waitForId,
  type Hands,
  type Place,
} from './tilePlayer';

jest.setTimeout(600_000);
const SOON = 60_000;

type Language = NonNullable<Start['language']>;

/** Where the app is killed in the middle of the first lesson. */
const CUT = { chapter: 'city', step: 1 };

interface LearningHands extends Hands {
  /** A line was read. */
  goOn(): Promise<void>;
}

const touching = (): LearningHands => ({
  ...fingers(),
  goOn: () => element(by.id('go-on')).tap(),
  put: async ({ x, y }) => {
    await waitForId(`cell-${x}-${y}`);
    await touch(`cell-${x}-${y}`);
  },
});

/** Enter does what the main button says. */
const typing = (): LearningHands => ({ ...keys(), goOn: () => keys().confirm() });

const listening = (): LearningHands => ({ ...reader(), goOn: () => activate('go-on') });

/** Goes through a lesson as a learner who always does what is wanted. */
class Learner {
  constructor(
    private readonly lesson: Lesson,
    private readonly language: Language,
    private readonly hands: LearningHands,
    private readonly again: () => Promise<void>,
  ) {}

  async learn(): Promise<void> {
    for (const chapter of this.lesson.chapters) await this.read(chapter);
    await waitFor(element(by.id('speech')))
      .not.toExist()
      .withTimeout(SOON);
    await waitForId('held-tile');
  }

  private async read(chapter: Chapter): Promise<void> {
    const moves: string[] = [];
    let isInMind = false;
    for (const [index, step] of chapter.steps.entries()) {
      await this.hears(step.says);
      if (chapter.name === CUT.chapter && index === CUT.step) {
        await this.again();
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
      if (move.type === 'place') {
        await waitForId(isInMind ? 'ghost' : 'held-tile');
        // What is in mind already stays there.
        if (!isInMind) await this.hands.put(move, position);
        isInMind = isMind;
        if (isMind) continue;
        await this.confirm(move);
      } else await this.moveUp(move, position);
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

  private at(chapter: Chapter, moves: readonly string[]): TilePosition {
    const position = positionAfter(this.lesson, chapter, moves);
    if (position === null) throw new Error(`${chapter.name} cannot be played`);
    return TilePosition.of(position);
  }

  /** The wanted move that takes the fewest touches. */
  private wanted(chapter: Chapter, step: Step, moves: readonly string[]): { move: TileMove; position: TilePosition } {
    const position = this.at(chapter, moves);
    const wanted = position
      .legalMoves()
      .filter((move) => answerToMove(this.lesson, step, position, move).kind === 'right');
    const [move] = wanted.sort((one, other) => tileHands.tapsFor(position, one) - tileHands.tapsFor(position, other));
    if (move === undefined) throw new Error(`${step.says} cannot be done`);
    return { move, position };
  }

  /** Solo: drags what is to score next to the head of the list. */
  private async moveUp(move: TileMove, position: TilePosition): Promise<void> {
    const intent = startIntent(position);
    const at =
      intent.stage === 'ordering' && move.type === 'score' ? intent.order.findIndex((ref) => sameRef(ref, move)) : 0;
    await waitForId('order');
    if (at > 0) {
      const grip = element(by.id(`grip-${at}`));
      await grip.longPressAndDrag(20, 0.5, 0.5, element(by.id('grip-0')), 0.5, 0.3, 'slow', 120);
    }
    await this.hands.confirm();
  }

  private async confirm({ rotation, piece }: Place): Promise<void> {
    await waitForId('ghost');
    for (let turns = 0; turns < 4; turns++) {
      const { label = '' } = await attributesOf('ghost');
      if (label.includes(`${90 * rotation}°`)) break;
      await this.hands.turn();
    }
    if (piece !== null && !(await isChosen(piece))) await this.hands.choose(piece);
    await this.hands.confirm();
  }
}

async function learn(game: GameId, language: Language, hands: LearningHands): Promise<void> {
  const lesson = lessonOf(game);
  if (lesson === null) throw new Error(`no lesson of ${game}`);
  const launch = (isFresh: boolean) =>
    launchApp({ ...SMALL_PHONE, isFresh, isStill: true, language, url: `terreno://lesson/${game}` });
  await launch(true);
  await new Learner(lesson, language, hands, () => launch(false)).learn();
}

describe('a lesson', () => {
  it('is done by touch, killed in the middle, gone on with, and ends in a match', () =>
    learn('classic', 'en', touching()));

  it('of solo is done by touch, and its order by dragging', () => learn('solo', 'en', touching()));

  it('is done with the keyboard only', async () => {
    if (isWeb()) await learn('hunters', 'en', typing());
  });

  it('is done through the accessibility tree only', async () => {
    if (isWeb()) await learn('classic', 'en', listening());
  });

  for (const [game, language] of [
    ['classic', 'pt'],
    ['solo', 'es'],
    ['hunters', 'pt'],
    ['hunters', 'es'],
  ] as const) {
    it(`of ${game} opens in ${language}`, async () => {
      await launchApp({ ...SMALL_PHONE, isFresh: true, isStill: true, language, url: `terreno://lesson/${game}` });
      const [first] = lessonOf(game)?.chapters ?? [];
      const says = first?.steps[0]?.says ?? '';
      await waitFor(element(by.id('line')))
        .toHaveText(wordsIn(language).say({ key: lineKey({ game }, says), values: {} }))
        .withTimeout(SOON);
    });
  }
});
