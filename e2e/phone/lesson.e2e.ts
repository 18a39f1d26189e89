import { lessonOf } from '@/lessons';

import { launchApp } from '../launchApp';
import { Learner, touchingCards } from '../learner';

jest.setTimeout(300_000);

describe('a lesson on a phone', () => {
  it('points, lets the others play, survives being killed and ends in a match', async () => {
    const lesson = lessonOf('settlers');
    if (lesson === null) throw new Error('no lesson of settlers');
    const launch = (isFresh: boolean) => launchApp({ isFresh, isStill: true, url: 'terreno://lesson/settlers' });
    await launch(true);
    const cut = { step: lesson.chapters.at(2)?.steps[1], again: () => launch(false) };
    await new Learner(lesson, 'en', touchingCards(), cut, 'hand').learn();
  });
});
