import AsyncStorage from '@react-native-async-storage/async-storage';

import {
  declineLesson,
  keepPlace,
  keepStars,
  LESSONS_KEY,
  NO_PROGRESS,
  parseLessons,
  readLesson,
} from '@/storage/lessons';

const PLACE = { chapter: 'road', step: 1, moves: ['1,0,1'], misses: 2 };

beforeEach(() => AsyncStorage.clear());

describe('what is kept of a lesson', () => {
  it('is the place, the most stars of each chapter, and whether the offer was answered', async () => {
    expect(await readLesson('classic')).toEqual(NO_PROGRESS);
    await keepPlace('classic', PLACE);
    await keepStars('classic', 'edges', 2);
    await keepStars('classic', 'edges', 3);
    await keepStars('classic', 'edges', 1);
    expect(await readLesson('classic')).toEqual({ stars: { edges: 3 }, place: PLACE, isAnswered: true });
    expect(await readLesson('solo')).toEqual(NO_PROGRESS);
  });

  it('remembers a no and leaves the other lessons alone', async () => {
    await keepPlace('classic', PLACE);
    await declineLesson('solo');
    expect(await readLesson('solo')).toEqual({ ...NO_PROGRESS, isAnswered: true });
    expect((await readLesson('classic')).place).toEqual(PLACE);
  });

  it('loses nothing but what makes no sense', async () => {
    const text = JSON.stringify({
      classic: {
        stars: { edges: 3, road: 9, city: 'x' },
        place: { chapter: 'road', step: -1, moves: [] },
        isAnswered: 1,
      },
      hunters: { place: { ...PLACE, moves: [1] } },
      solo: 7,
    });
    await AsyncStorage.setItem(LESSONS_KEY, text);
    expect(await readLesson('classic')).toEqual({ stars: { edges: 3 }, place: null, isAnswered: false });
    expect(await readLesson('hunters')).toEqual(NO_PROGRESS);
    expect(await readLesson('solo')).toEqual(NO_PROGRESS);
    expect(parseLessons('{torn')).toEqual({});
    expect(parseLessons(null)).toEqual({});
  });
});
