import { act, renderHook } from '@testing-library/react-native';
import type { ReactNode } from 'react';

import type { Painted } from '@/platform/pictureShelf';
import { CardPictures, PicturesContext, useCardPicture, type PictureWish } from '@/table/art/pictures';

import { painted, queueInMemory } from '../support/pictureMemory';

/** A print room that says what was printed, and works through every frame at once. */
async function printed(pictures: CardPictures) {
  await act(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });
  return pictures;
}

function* print({ id, width }: PictureWish): Generator<void, Painted> {
  yield;
  return painted(`${id}-${width}`);
}

describe('a card that is wanted in another size', () => {
  const pictures = new CardPictures(queueInMemory());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PicturesContext value={pictures}>{children}</PicturesContext>
  );

  it('shows the print there is until its own is made, unless that has a number for another size', async () => {
    pictures.useAs(print);
    const small = renderHook(() => useCardPicture('wool', 44), { wrapper });
    const city = renderHook(() => useCardPicture('city', 44), { wrapper });
    await printed(pictures);
    expect([small.result.current, city.result.current]).toEqual(['wool-44', 'city-44']);
    const seen: (string | null)[] = [];
    renderHook(() => seen.push(useCardPicture('wool', 112)), { wrapper });
    expect(seen).toEqual(['wool-44']);
    await printed(pictures);
    expect(seen.at(-1)).toBe('wool-112');
    const front: (string | null)[] = [];
    renderHook(() => front.push(useCardPicture('city', 112)), { wrapper });
    expect(front).toEqual([null]);
  });
});
