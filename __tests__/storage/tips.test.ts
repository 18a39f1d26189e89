import AsyncStorage from '@react-native-async-storage/async-storage';

import { keepStars, declineLesson } from '@/storage/lessons';
import { enterTips, keepSaid, parseTips, TIPS_KEY } from '@/storage/tips';

beforeEach(() => AsyncStorage.clear());

describe('tips', () => {
  it('are for whoever has done a chapter of the lesson of that game', async () => {
    expect(await enterTips('classic', 'm1')).toBeNull();
    await declineLesson('classic');
    expect(await enterTips('classic', 'm1')).toBeNull();
    await keepStars('classic', 'edges', 3);
    expect(await enterTips('classic', 'm1')).toEqual(new Set());
    expect(await enterTips('solo', 'm1')).toBeNull();
  });

  it('are for three matches, however often each of them is opened', async () => {
    await keepStars('classic', 'edges', 1);
    for (const match of ['m1', 'm2', 'm1', 'm3', 'm2']) expect(await enterTips('classic', match)).not.toBeNull();
    expect(await enterTips('classic', 'm4')).toBeNull();
    expect(await enterTips('classic', 'm3')).not.toBeNull();
    // Those of another game are counted for themselves.
    await keepStars('solo', 'must', 1);
    expect(await enterTips('solo', 'm4')).not.toBeNull();
  });

  it('come in what a lesson laid out too, and it takes no place among the three', async () => {
    expect(await enterTips('classic', null)).toBeNull();
    await keepStars('classic', 'edges', 1);
    expect(await enterTips('classic', null)).toEqual(new Set());
    for (const match of ['m1', 'm2', 'm3']) expect(await enterTips('classic', match)).not.toBeNull();
    expect(await enterTips('classic', null)).toBeNull();
  });

  it('are remembered when they were said, whatever the match', async () => {
    await keepStars('classic', 'edges', 1);
    await keepStars('hunters', 'forest', 1);
    await enterTips('classic', 'm1');
    await keepSaid('classic', 'field');
    await keepSaid('classic', 'field');
    await keepSaid('classic', 'home');
    expect(await enterTips('classic', 'm2')).toEqual(new Set(['field', 'home']));
    expect(await enterTips('hunters', 'm1')).toEqual(new Set());
    expect(parseTips(await AsyncStorage.getItem(TIPS_KEY)).classic).toEqual({
      matches: ['m1', 'm2'],
      said: ['field', 'home'],
    });
  });

  it('lose nothing but what makes no sense', async () => {
    const text = JSON.stringify({
      classic: { matches: ['m1', 7, 'no/id', 'm2', 'm3', 'm4'], said: ['field', '', null, 'x'.repeat(99)] },
      hunters: { matches: 'm1', said: { field: 1 } },
      solo: 7,
      chess: { matches: ['m1'] },
    });
    expect(parseTips(text)).toEqual({
      classic: { matches: ['m1', 'm2', 'm3'], said: ['field'] },
      hunters: { matches: [], said: [] },
    });
    expect(parseTips('{torn')).toEqual({});
    expect(parseTips('[]')).toEqual({});
    expect(parseTips(null)).toEqual({});
    await AsyncStorage.setItem(TIPS_KEY, '{torn');
    await keepStars('classic', 'edges', 1);
    expect(await enterTips('classic', 'm1')).toEqual(new Set());
  });

  it('are silent where the device does not answer', async () => {
    await keepStars('classic', 'edges', 1);
    jest.spyOn(AsyncStorage, 'multiGet').mockRejectedValueOnce(new Error('no'));
    expect(await enterTips('classic', 'm1')).toBeNull();
  });
});
