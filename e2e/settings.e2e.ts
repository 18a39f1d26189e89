import { by, device, element, expect, waitFor } from 'detox';
import { expect as expectValue } from '@jest/globals';

import { brightness } from './brightness';
import { launchApp } from './launchApp';

describe('settings', () => {
  it('keep the language and the theme over a relaunch', async () => {
    await launchApp({ isFresh: true, isSeen: true, language: 'en', scheme: 'light' });
    await waitFor(element(by.id('home')))
      .toBeVisible()
      .withTimeout(20_000);
    await element(by.id('open-settings')).tap();
    await expect(element(by.id('settings'))).toBeVisible();
    await element(by.id('language-pt')).tap();
    await element(by.id('theme-dark')).tap();

    await launchApp({ isSeen: true, language: 'en', scheme: 'light' });
    await waitFor(element(by.id('home')))
      .toBeVisible()
      .withTimeout(20_000);
    await expect(element(by.text('Muralhas e Campos').withAncestor(by.id('game-classic')))).toExist();
    expectValue(brightness(await device.takeScreenshot('settings-kept'))).toBeLessThan(110);
  });

  it('follow the device again when asked to', async () => {
    await launchApp({ isSeen: true, language: 'es', scheme: 'light' });
    await waitFor(element(by.id('home')))
      .toBeVisible()
      .withTimeout(20_000);
    await element(by.id('open-settings')).tap();
    await element(by.id('language-system')).tap();
    await element(by.id('theme-system')).tap();
    await element(by.id('back')).tap();
    await expect(element(by.text('Murallas y Campos').withAncestor(by.id('game-classic')))).toExist();
    expectValue(brightness(await device.takeScreenshot('settings-system'))).toBeGreaterThan(140);
  });
});
