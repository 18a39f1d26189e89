import AsyncStorage from '@react-native-async-storage/async-storage';

import { BOOK_KEY, keepBookPlace, parseBookPlaces, readBookPlace } from '@/storage/bookPlaces';

beforeEach(async () => {
  await AsyncStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('the place in each book', () => {
  it('is nowhere at first', async () => {
    expect(await readBookPlace('classic')).toBeNull();
  });

  it('is where one was last, game by game', async () => {
    await keepBookPlace('classic', 'city');
    await keepBookPlace('hunters', 'gold');
    await keepBookPlace('classic', 'ties');
    expect(await readBookPlace('classic')).toBe('ties');
    expect(await readBookPlace('hunters')).toBe('gold');
    expect(await readBookPlace('solo')).toBeNull();
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '["ties"]'],
    ['a number', '{"classic":7}'],
    ['another game', '{"chess":"aim"}'],
    ['nothing', '{"classic":""}'],
    ['a very long text', `{"classic":"${'a'.repeat(61)}"}`],
  ])('is left out where the device has %s', (_, text) => {
    expect(parseBookPlaces(text)).toEqual({});
  });

  it('keeps what is whole of a damaged text, and goes on from it', async () => {
    await AsyncStorage.setItem(BOOK_KEY, '{"classic":7,"solo":"order"}');
    await keepBookPlace('classic', 'city');
    expect(JSON.parse((await AsyncStorage.getItem(BOOK_KEY)) ?? '')).toEqual({ classic: 'city', solo: 'order' });
  });

  it('stops nobody where the device refuses', async () => {
    jest.spyOn(AsyncStorage, 'getItem').mockRejectedValue(new Error('no store'));
    jest.spyOn(AsyncStorage, 'setItem').mockRejectedValue(new Error('no store'));
    await expect(keepBookPlace('classic', 'city')).resolves.toBeUndefined();
    expect(await readBookPlace('classic')).toBeNull();
  });
});
