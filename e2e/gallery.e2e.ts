import { by, device, element, expect, waitFor } from 'detox';
import { expect as expectValue } from '@jest/globals';

import { brightness } from './brightness';
import { launchApp } from './launchApp';

const PAINTING = 60_000;

async function openGallery(options: Parameters<typeof launchApp>[0] = {}): Promise<void> {
  await launchApp({ isFresh: true, ...options, url: 'terreno://gallery' });
  await waitFor(element(by.id('gallery')))
    .toBeVisible()
    .withTimeout(20_000);
}

async function expectPainted(id: string): Promise<void> {
  await waitFor(element(by.id(`painted-${id}`)))
    .toExist()
    .withTimeout(PAINTING);
}

describe('the gallery', () => {
  it('is reached from About and shows the first tile in its four turns', async () => {
    await launchApp({ isFresh: true });
    await element(by.id('open-about')).tap();
    await element(by.id('open-gallery')).tap();
    for (const turns of [0, 1, 2, 3]) await expectPainted(`classic/A/${turns}/day`);
  });

  it('paints by night what is bright by day', async () => {
    await openGallery({ scheme: 'light' });
    await expectPainted('classic/B/0/day');
    const day = brightness(await device.takeScreenshot('gallery-day'));
    await openGallery({ scheme: 'dark' });
    await expectPainted('classic/B/0/dusk');
    expectValue(brightness(await device.takeScreenshot('gallery-dusk'))).toBeLessThan(day - 60);
  });

  it.each([
    ['hunters', 'hunters/START/0'],
    ['cards', 'card/brick'],
    ['pieces', 'piece/standing/0'],
    ['posters', 'poster/classic'],
  ])('shows %s in high contrast on request', async (section, first) => {
    await openGallery();
    await element(by.id(`section-${section}`)).tap();
    await element(by.id('art-contrastLight')).tap();
    await expectPainted(`${first}/contrastLight`);
    await device.takeScreenshot(`gallery-${section}-contrast`);
  });

  it('fits a tablet and enlarges a picture', async () => {
    await openGallery({ viewport: '1024x1366' });
    await expectPainted('classic/D/0/day');
    await element(by.id('picture-classic/D/0/day')).tap();
    await waitFor(element(by.id('enlarged')))
      .toBeVisible()
      .withTimeout(PAINTING);
    await element(by.id('closer')).tap();
    await element(by.id('close')).tap();
    await expect(element(by.id('lightbox'))).not.toExist();
  });
});
