import { by, device, element, expect, waitFor } from 'detox';
import { expect as expectValue } from '@jest/globals';

import { brightness } from './brightness';
import { launchApp } from './launchApp';

const GAMES = {
  en: ['Walls & Fields', 'Three Colours', 'Hunters & Gatherers', 'Villages & Knights'],
  es: ['Murallas y Campos', 'Tres Colores', 'Cazadores y Recolectores', 'Aldeas y Caballeros'],
  pt: ['Muralhas e Campos', 'Três Cores', 'Caçadores e Coletores', 'Aldeias e Cavaleiros'],
} as const;
const CARDS = ['game-classic', 'game-solo', 'game-hunters', 'game-settlers'] as const;

async function expectHome(language: keyof typeof GAMES): Promise<void> {
  await waitFor(element(by.id('home')))
    .toBeVisible()
    .withTimeout(20_000);
  for (const [i, card] of CARDS.entries()) {
    await expect(element(by.id(card))).toExist();
    await expect(element(by.text(GAMES[language][i]!).withAncestor(by.id(card)))).toExist();
  }
}

describe('home', () => {
  for (const language of ['en', 'es', 'pt'] as const) {
    for (const scheme of ['light', 'dark'] as const) {
      it(`speaks ${language} and wears ${scheme} as the device does`, async () => {
        await launchApp({ isFresh: true, isSeen: true, language, scheme });
        await expectHome(language);
        const shot = await device.takeScreenshot(`home-${language}-${scheme}`);
        const level = brightness(shot);
        if (scheme === 'dark') expectValue(level).toBeLessThan(110);
        else expectValue(level).toBeGreaterThan(140);
      });
    }
  }

  it('opens again without a network after the first load', async () => {
    await launchApp({ isFresh: true });
    await expectHome('en');
    await launchApp({ isOffline: true });
    await expectHome('en');
  });

  it('stays whole when the phone is turned', async () => {
    await launchApp();
    await device.setOrientation('landscape');
    await expectHome('en');
    await device.setOrientation('portrait');
  });
});

describe('an unknown address', () => {
  it('shows a friendly way home', async () => {
    await launchApp({ url: 'terreno://no/such/place' });
    await waitFor(element(by.id('not-found')))
      .toBeVisible()
      .withTimeout(20_000);
    await element(by.id('go-home')).tap();
    await expectHome('en');
  });
});
