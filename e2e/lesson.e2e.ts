import { by, element, waitFor } from 'detox';

import type { GameId } from '@/core/game';
import { wordsIn } from '@/i18n/words';
import { lessonOf, lineKey } from '@/lessons';

import { launchApp } from './launchApp';
import {
  Learner,
  listening,
  listeningToCards,
  touching,
  touchingCards,
  typing,
  type Language,
  type LearnersHands,
} from './learner';
import { isWeb, SMALL_PHONE } from './tilePlayer';

jest.setTimeout(600_000);
const SOON = 60_000;

/** Every lesson is cut by a kill somewhere in its middle. */
const CUTS: Readonly<Record<GameId, { readonly chapter: string; readonly step: number; readonly end: string }>> = {
  classic: { chapter: 'city', step: 1, end: 'held-tile' },
  solo: { chapter: 'order', step: 1, end: 'held-tile' },
  hunters: { chapter: 'hut', step: 1, end: 'held-tile' },
  settlers: { chapter: 'destiny', step: 1, end: 'hand' },
};

async function learn(game: GameId, language: Language, hands: LearnersHands): Promise<void> {
  const lesson = lessonOf(game);
  if (lesson === null) throw new Error(`no lesson of ${game}`);
  const launch = (isFresh: boolean) =>
    launchApp({ ...SMALL_PHONE, isFresh, isStill: true, language, url: `terreno://lesson/${game}` });
  await launch(true);
  const { chapter, step, end } = CUTS[game];
  const cut = {
    step: lesson.chapters.find(({ name }) => name === chapter)?.steps[step],
    again: () => launch(false),
  };
  await new Learner(lesson, language, hands, cut, end).learn();
}

describe('a lesson', () => {
  it('is done by touch, killed in the middle, gone on with, and ends in a match', () =>
    learn('classic', 'en', touching()));

  it('of solo is done by touch, and its order by dragging', () => learn('solo', 'en', touching()));

  it('of hunters is done by touch', () => learn('hunters', 'en', touching()));

  it('of settlers is done by touch', () => learn('settlers', 'pt', touchingCards()));

  it('is done with the keyboard only', async () => {
    if (isWeb()) await learn('hunters', 'en', typing());
  });

  it('is done through the accessibility tree only', async () => {
    if (isWeb()) await learn('classic', 'en', listening());
  });

  it('of settlers is done through the accessibility tree only', async () => {
    if (isWeb()) await learn('settlers', 'en', listeningToCards());
  });

  for (const [game, language] of [
    ['classic', 'pt'],
    ['classic', 'es'],
    ['solo', 'pt'],
    ['solo', 'es'],
    ['hunters', 'pt'],
    ['hunters', 'es'],
    ['settlers', 'es'],
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
