import { by, device, element, expect, waitFor } from 'detox';
import { expect as expectValue } from '@jest/globals';

import { brightness } from './brightness';
import { launchApp } from './launchApp';

const PAINTING = 60_000;

async function openGallery(options: Parameters<typeof launchApp>[0] = {}): Promise<void> {
  await launchApp({ isFresh: true, isSeen: true, ...options, url: 'terreno://gallery' });
  await waitFor(element(by.id('gallery')))
    .toBeVisible()
    .withTimeout(20_000);
}

async function expectPainted(id: string | RegExp): Promise<void> {
  await waitFor(element(by.id(typeof id === 'string' ? `painted-${id}` : id)).atIndex(0))
    .toExist()
    .withTimeout(PAINTING);
}

describe('the gallery', () => {
  it('is reached from About and shows a land, then its tiles with their names', async () => {
    await launchApp({ isFresh: true });
    await element(by.id('open-about')).tap();
    await element(by.id('open-gallery')).tap();
    await expectPainted(/^painted-hero\/classic\/day/);
    await expect(element(by.text('Walls & Fields'))).toBeVisible();
    await expect(element(by.text('72 tiles in 24 designs'))).toExist();
    await expectPainted('classic/C/0/day');
    await expect(element(by.text('City all around with a pennant'))).toExist();
  });

  it('paints by night what is bright by day, and by day on request', async () => {
    await openGallery({ scheme: 'light' });
    await expectPainted(/^painted-hero\/classic\/day/);
    const day = brightness(await device.takeScreenshot('gallery-day'));
    await openGallery({ scheme: 'dark' });
    await expectPainted(/^painted-hero\/classic\/dusk/);
    const dusk = brightness(await device.takeScreenshot('gallery-dusk'));
    expectValue(dusk).toBeLessThan(day - 60);
    await element(by.id('light-day')).tap();
    await expectPainted(/^painted-hero\/classic\/day/);
    expectValue(brightness(await device.takeScreenshot('gallery-day-at-night'))).toBeGreaterThan(dusk + 10);
  });

  it.each([
    ['hunters', 'hero\\/hunters', 'hunters/START/0/day'],
    ['cards', 'hero\\/cards', 'card/brick/day'],
    ['players', 'hero\\/pieces', 'face/leonor/day'],
  ])('has a room of %s with a large picture at its entrance', async (room, hero, first) => {
    await openGallery();
    await element(by.id(`room-${room}`)).tap();
    await expectPainted(new RegExp(`^painted-${hero}`));
    await expectPainted(first);
    await device.takeScreenshot(`gallery-${room}`);
  });

  it('leads from its large picture onto the land itself', async () => {
    await openGallery();
    await expectPainted(/^painted-hero\/classic\/day/);
    await element(by.id(/^picture-hero\/classic/)).tap();
    await waitFor(element(by.id('explore')))
      .toBeVisible()
      .withTimeout(PAINTING);
  });

  it('fits a tablet, brings a tile closer, turns it and says what it is', async () => {
    await openGallery({ viewport: '1024x1366' });
    await expectPainted('classic/D/0/day');
    await element(by.id('picture-classic/D/0/day')).tap();
    await waitFor(element(by.id('enlarged')))
      .toBeVisible()
      .withTimeout(PAINTING);
    await expect(element(by.id('story'))).toHaveText(
      'City: north; road: east, west; field: east, west; field: east, south, west',
    );
    await element(by.id('turn')).tap();
    await expect(element(by.id('story'))).toHaveText(
      'City: east; road: north, south; field: north, south; field: north, south, west',
    );
    await element(by.id('closer')).tap();
    await element(by.id('close')).tap();
    await expect(element(by.id('lightbox'))).not.toExist();
  });
});
